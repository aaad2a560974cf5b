SELECT what, by, at FROM export WHERE seat = ?1 ORDER BY number
