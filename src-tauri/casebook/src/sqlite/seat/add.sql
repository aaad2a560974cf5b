INSERT OR IGNORE INTO seat (opening, candidate, stage, added) VALUES (?1, ?2, ?3, ?4)
