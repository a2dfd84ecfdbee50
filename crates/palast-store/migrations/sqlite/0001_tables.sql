-- Migration 1. Once released, a migration is never edited: databases in the field have run it as it
-- stands. Change the schema by adding the next number. `user_version` is set by the program.

PRAGMA application_id = 0x50616c61; -- "Pala"; a file without it is not ours

CREATE TABLE matches (
    key        INTEGER PRIMARY KEY,          -- short, because every line repeats it
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    header     TEXT    NOT NULL,
    seed       BLOB    NOT NULL CHECK (length(seed) = 32),
    setup      TEXT    NOT NULL,
    visibility TEXT    NOT NULL CHECK (visibility IN ('public', 'private')),
    status     TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over')),
    len        INTEGER NOT NULL CHECK (len >= 0), -- number of lines; what appends are compared with
    created    INTEGER NOT NULL,
    touched    INTEGER NOT NULL
) STRICT;

CREATE INDEX matches_by_status ON matches (status, touched);

CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    seat  INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    kind  TEXT    NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    owner BLOB    CHECK (length(owner) = 32),
    bot   TEXT,
    name  TEXT    NOT NULL,
    extra TEXT    NOT NULL,
    PRIMARY KEY (match, seat),
    CHECK ((kind = 'person') = (owner IS NOT NULL)),
    CHECK ((kind = 'bot') = (bot IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_owner ON seats (owner) WHERE owner IS NOT NULL;

CREATE TABLE lines (
    match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    n     INTEGER NOT NULL CHECK (n >= 0),
    line  TEXT    NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL CHECK (length(bytes) = 32)
) STRICT, WITHOUT ROWID;
