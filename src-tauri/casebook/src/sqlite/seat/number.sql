SELECT s.number FROM seat s
JOIN opening o ON o.number = s.opening
JOIN candidate c ON c.number = s.candidate
WHERE o.id = ?1 AND c.id = ?2
