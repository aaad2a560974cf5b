INSERT OR REPLACE INTO judgement
    (knowledge, role, document, verdict, sort, tiers, flags, flag_line, points_to, quote, quote_start, quote_end)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
