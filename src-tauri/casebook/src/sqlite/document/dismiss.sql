UPDATE document SET dismissed_by = ?2, dismissed_reason = ?3, dismissed_at = ?4 WHERE number = ?1
