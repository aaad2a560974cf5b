SELECT stage, by, reason, at FROM stage_change WHERE seat = ?1 ORDER BY number
