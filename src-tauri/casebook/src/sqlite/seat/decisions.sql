SELECT call, by, reason, at FROM decision WHERE seat = ?1 ORDER BY number
