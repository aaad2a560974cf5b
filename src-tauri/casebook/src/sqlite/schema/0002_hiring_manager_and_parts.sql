-- The hiring manager of an opening stood behind its place. What people do here is kept in their own words.

ALTER TABLE opening ADD COLUMN hiring_manager TEXT NOT NULL DEFAULT '';

UPDATE opening SET
    hiring_manager = trim(substr(place, instr(place, '/ hiring manager: ') + 18)),
    place = trim(substr(place, 1, instr(place, '/ hiring manager: ') - 1))
WHERE instr(place, '/ hiring manager: ') > 0;

UPDATE person SET role = CASE role
    WHEN 'recruiter' THEN 'Recruiter'
    WHEN 'hiring-manager' THEN 'Hiring manager'
    ELSE role
END;
