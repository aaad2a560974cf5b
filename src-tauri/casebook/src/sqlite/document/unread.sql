SELECT d.number, d.id, c.id, c.number, c.name, d.file_name, d.status, d.reason, d.added, d.dismissed_at IS NOT NULL
FROM document d JOIN candidate c ON c.number = d.candidate
WHERE d.status <> 'read' AND d.dismissed_at IS NULL ORDER BY d.number
