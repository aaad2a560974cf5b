SELECT o.id, n.by, n.text, n.at FROM note n
LEFT JOIN opening o ON o.number = n.opening
WHERE n.candidate = ?1 ORDER BY n.number
