SELECT id, content FROM walk
UNION ALL
SELECT w.id, v.content FROM walk_version v JOIN walk w ON w.number = v.walk
ORDER BY 1
