INSERT INTO audit (number, at, by, action, subject, detail, mac) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
