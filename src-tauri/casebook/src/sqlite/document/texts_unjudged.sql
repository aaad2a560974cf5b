SELECT d.number, d.id, b.text
FROM document d JOIN body b ON b.document = d.number
WHERE d.number > ?2
  AND NOT EXISTS (SELECT 1 FROM judgement_detail j WHERE j.knowledge = ?1 AND j.document = d.number)
ORDER BY d.number LIMIT ?3
