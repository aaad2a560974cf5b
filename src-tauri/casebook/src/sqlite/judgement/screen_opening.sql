SELECT c.id, c.name, d.id, d.file_name, d.added, d.status, d.reason,
    j.sort, j.verdict, j.tiers, j.flags, j.flag_line, j.points_to, j.quote, j.quote_start, j.quote_end,
    s.verdict, s.stage,
    CASE WHEN s.verdict IS NOT NULL THEN
        (SELECT v.by FROM verdict_change v WHERE v.seat = s.number ORDER BY v.number DESC LIMIT 1)
    END,
    p.title, p.employer
FROM seat s
JOIN candidate c ON c.number = s.candidate
JOIN document d ON d.candidate = c.number AND d.dismissed_at IS NULL
LEFT JOIN judgement j ON j.knowledge = ?1 AND j.role = ?2 AND j.document = d.number
LEFT JOIN position p ON p.document = d.number
WHERE s.opening = ?3
ORDER BY c.number, j.sort IS NULL, j.sort, d.number
