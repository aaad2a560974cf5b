-- What of a candidate left the casebook as a file.

CREATE TABLE export (
    number INTEGER PRIMARY KEY,
    seat INTEGER NOT NULL REFERENCES seat (number),
    what TEXT NOT NULL,
    by TEXT NOT NULL REFERENCES person (id),
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX export_of_seat ON export (seat);
