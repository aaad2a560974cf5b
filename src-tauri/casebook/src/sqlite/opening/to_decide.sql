-- Two or more scorecards, all handed in, and no decision yet.
SELECT count(*) FROM seat s
WHERE s.opening = ?1 AND s.stage NOT IN ('new', 'closed')
    AND (SELECT count(*) >= 2 AND count(*) = count(w.submitted) FROM walk w WHERE w.seat = s.number)
    AND NOT EXISTS (SELECT 1 FROM decision d WHERE d.seat = s.number)
