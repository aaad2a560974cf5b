-- Ground: what came in and what people wrote. Derived: judgement, judgement_detail.
-- Times are UTC milliseconds. `number` gives every list a stable order.

CREATE TABLE meta (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    db_id TEXT NOT NULL,
    seq INTEGER NOT NULL
) STRICT;

CREATE TABLE person (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE opening (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,
    title TEXT NOT NULL,
    place TEXT NOT NULL,
    status TEXT NOT NULL,
    knowledge TEXT NOT NULL,
    created INTEGER NOT NULL,
    created_by TEXT NOT NULL REFERENCES person (id)
) STRICT;

CREATE TABLE candidate (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE document (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    candidate INTEGER NOT NULL REFERENCES candidate (number),
    file_name TEXT NOT NULL,
    status TEXT NOT NULL,
    reason TEXT NOT NULL,
    added INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    dismissed_by TEXT REFERENCES person (id),
    dismissed_reason TEXT,
    dismissed_at INTEGER
) STRICT;
CREATE INDEX document_of_candidate ON document (candidate);
CREATE INDEX document_by_seq ON document (seq);

CREATE TABLE original (
    document INTEGER PRIMARY KEY REFERENCES document (number),
    bytes BLOB NOT NULL
) STRICT;

CREATE TABLE body (
    document INTEGER PRIMARY KEY REFERENCES document (number),
    text BLOB NOT NULL,
    words BLOB NOT NULL
) STRICT;

-- Documents that are gone, so that the index forgets them.
CREATE TABLE tombstone (
    document TEXT PRIMARY KEY,
    seq INTEGER NOT NULL
) STRICT;

CREATE TABLE seat (
    number INTEGER PRIMARY KEY,
    opening INTEGER NOT NULL REFERENCES opening (number),
    candidate INTEGER NOT NULL REFERENCES candidate (number),
    stage TEXT NOT NULL,
    verdict TEXT,
    added INTEGER NOT NULL,
    UNIQUE (opening, candidate)
) STRICT;
CREATE INDEX seat_of_candidate ON seat (candidate);

CREATE TABLE stage_change (
    number INTEGER PRIMARY KEY,
    seat INTEGER NOT NULL REFERENCES seat (number),
    stage TEXT NOT NULL,
    by TEXT NOT NULL REFERENCES person (id),
    reason TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX stage_change_of_seat ON stage_change (seat);

CREATE TABLE verdict_change (
    number INTEGER PRIMARY KEY,
    seat INTEGER NOT NULL REFERENCES seat (number),
    verdict TEXT,
    by TEXT NOT NULL REFERENCES person (id),
    reason TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX verdict_change_of_seat ON verdict_change (seat);

CREATE TABLE decision (
    number INTEGER PRIMARY KEY,
    seat INTEGER NOT NULL REFERENCES seat (number),
    call TEXT NOT NULL,
    by TEXT NOT NULL REFERENCES person (id),
    reason TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX decision_of_seat ON decision (seat);

CREATE TABLE note (
    number INTEGER PRIMARY KEY,
    candidate INTEGER NOT NULL REFERENCES candidate (number),
    opening INTEGER REFERENCES opening (number),
    by TEXT NOT NULL REFERENCES person (id),
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX note_of_candidate ON note (candidate);

CREATE TABLE scorecard (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE walk (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    seat INTEGER NOT NULL REFERENCES seat (number),
    person TEXT NOT NULL REFERENCES person (id),
    scorecard TEXT NOT NULL REFERENCES scorecard (hash),
    content TEXT NOT NULL,
    status TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    submitted INTEGER,
    UNIQUE (seat, person)
) STRICT;

CREATE TABLE walk_version (
    number INTEGER PRIMARY KEY,
    walk INTEGER NOT NULL REFERENCES walk (number),
    content TEXT NOT NULL,
    reason TEXT NOT NULL,
    replaced INTEGER NOT NULL
) STRICT;
CREATE INDEX walk_version_of_walk ON walk_version (walk);

-- The rows of the screening table, ready to be shown.
CREATE TABLE judgement (
    knowledge TEXT NOT NULL,
    role TEXT NOT NULL,
    document INTEGER NOT NULL REFERENCES document (number),
    verdict TEXT NOT NULL,
    sort INTEGER NOT NULL,
    tiers TEXT NOT NULL,
    flags TEXT NOT NULL,
    flag_line TEXT NOT NULL,
    points_to TEXT,
    quote TEXT NOT NULL,
    quote_start INTEGER,
    quote_end INTEGER,
    PRIMARY KEY (knowledge, role, document)
) STRICT, WITHOUT ROWID;

-- Every judgement of a document in full, as one packed list.
CREATE TABLE judgement_detail (
    knowledge TEXT NOT NULL,
    document INTEGER NOT NULL REFERENCES document (number),
    judgements BLOB NOT NULL,
    PRIMARY KEY (knowledge, document)
) STRICT;

CREATE TABLE audit (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    by TEXT,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    mac BLOB NOT NULL
) STRICT;

CREATE TABLE audit_head (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    number INTEGER NOT NULL,
    mac BLOB NOT NULL
) STRICT;

CREATE TRIGGER audit_is_never_changed BEFORE UPDATE ON audit
BEGIN SELECT RAISE (ABORT, 'the audit chain is append-only'); END;

CREATE TRIGGER audit_is_never_cut BEFORE DELETE ON audit
BEGIN SELECT RAISE (ABORT, 'the audit chain is append-only'); END;
