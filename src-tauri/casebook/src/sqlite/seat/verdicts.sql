SELECT verdict, by, reason, at FROM verdict_change WHERE seat = ?1 ORDER BY number
