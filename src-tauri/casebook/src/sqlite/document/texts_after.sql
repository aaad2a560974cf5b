SELECT d.number, d.id, b.text, d.seq
FROM document d JOIN body b ON b.document = d.number
WHERE (d.seq, d.number) > (?1, ?2) ORDER BY d.seq, d.number LIMIT ?3
