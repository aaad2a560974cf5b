-- The latest position that a document states, so that the screening table is one scan. Derived, like the judgements,
-- and made together with them: those that have none yet are made anew.

CREATE TABLE position (
    document INTEGER PRIMARY KEY REFERENCES document (number),
    title TEXT NOT NULL,
    employer TEXT NOT NULL
) STRICT;

DELETE FROM judgement;
DELETE FROM judgement_detail;

CREATE INDEX audit_of_subject ON audit (subject);
