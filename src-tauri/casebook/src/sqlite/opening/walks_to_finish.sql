SELECT count(*) FROM seat s
JOIN walk w ON w.seat = s.number AND w.person = ?2 AND w.status = 'draft'
WHERE s.opening = ?1 AND s.stage NOT IN ('new', 'closed')
