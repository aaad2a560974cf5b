SELECT c.id, c.name, d.id, d.file_name, d.added, d.status, d.reason,
    j.sort, j.verdict, j.tiers, j.flags, j.flag_line, j.points_to, j.quote, j.quote_start, j.quote_end,
    NULL, NULL, NULL, p.title, p.employer
FROM candidate c
JOIN document d ON d.candidate = c.number AND d.dismissed_at IS NULL
LEFT JOIN judgement j ON j.knowledge = ?1 AND j.role = ?2 AND j.document = d.number
LEFT JOIN position p ON p.document = d.number
ORDER BY c.number, j.sort IS NULL, j.sort, d.number
