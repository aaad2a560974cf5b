INSERT INTO document (id, candidate, file_name, status, reason, added, seq)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) RETURNING number
