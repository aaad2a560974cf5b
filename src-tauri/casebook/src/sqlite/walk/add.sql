INSERT INTO walk (id, seat, person, scorecard, content, status, created, updated)
VALUES (?1, ?2, ?3, ?4, ?5, 'draft', ?6, ?6)
