INSERT INTO opening (id, role, title, place, hiring_manager, status, knowledge, created, created_by)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
