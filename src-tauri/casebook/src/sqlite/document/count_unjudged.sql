SELECT count(*) FROM body b
WHERE NOT EXISTS (SELECT 1 FROM judgement_detail j WHERE j.knowledge = ?1 AND j.document = b.document)
