-- One row a candidate of the opening: the person's verdict, else the best reading of its documents.
SELECT coalesce(s.verdict, (
    SELECT j.verdict FROM document d
    JOIN judgement j ON j.knowledge = ?2 AND j.role = ?3 AND j.document = d.number
    WHERE d.candidate = s.candidate ORDER BY j.sort, d.number LIMIT 1
), 'not-assessed') AS standing, count(*)
FROM seat s WHERE s.opening = ?1 GROUP BY 1
