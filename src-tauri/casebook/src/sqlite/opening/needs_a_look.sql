SELECT count(*) FROM seat s
JOIN document d ON d.candidate = s.candidate
WHERE s.opening = ?1 AND d.status <> 'read' AND d.dismissed_at IS NULL
