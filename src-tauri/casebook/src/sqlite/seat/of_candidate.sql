SELECT s.number, o.id, o.role, s.stage FROM seat s
JOIN opening o ON o.number = s.opening
WHERE s.candidate = ?1 ORDER BY s.number
