-- Migration 1: the schema of SQLite's migration 3. Once released, a migration is never edited: databases in the
-- field have run it as it stands. The program keeps the number in `palast_schema`.
--
-- Ids are compared byte by byte (COLLATE "C"), so that lists are in the same order on every back end.

CREATE TABLE matches (
    key        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- short, because every line repeats it
    id         text COLLATE "C" NOT NULL UNIQUE,
    game       text   NOT NULL,
    header     text   NOT NULL,
    seed       bytea  NOT NULL CHECK (octet_length(seed) = 32),
    setup      text   NOT NULL,
    visibility text   NOT NULL CHECK (visibility IN ('public', 'private')),
    status     text   NOT NULL CHECK (status IN ('lobby', 'running', 'over')),
    len        bigint NOT NULL CHECK (len >= 0), -- number of lines; what appends are compared with
    created    bigint NOT NULL,
    asked      bigint NOT NULL DEFAULT 0, -- seats everybody knows to be asked, a bit each
    awaited    bigint NOT NULL DEFAULT 0, -- seats whose person has to answer; secret from others
    seen       bigint NOT NULL,           -- time of the last change that everybody could see
    due        bigint                     -- when the server has to act unasked; NULL: never
);

CREATE INDEX matches_by_seen ON matches (status, visibility, seen);
CREATE INDEX matches_by_due ON matches (due, id) WHERE status = 'running' AND due IS NOT NULL;

CREATE TABLE seats (
    match bigint   NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    seat  smallint NOT NULL CHECK (seat BETWEEN 0 AND 255),
    kind  text     NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    owner bytea    CHECK (octet_length(owner) = 32),
    bot   text,
    name  text     NOT NULL,
    extra text     NOT NULL,
    PRIMARY KEY (match, seat),
    CHECK ((kind = 'person') = (owner IS NOT NULL)),
    CHECK ((kind = 'bot') = (bot IS NOT NULL))
);

CREATE INDEX seats_by_owner ON seats (owner) WHERE owner IS NOT NULL;

CREATE TABLE lines (
    match bigint NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    n     bigint NOT NULL CHECK (n >= 0),
    line  text   NOT NULL,
    PRIMARY KEY (match, n)
);

CREATE TABLE reviews (
    match bigint   NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    seat  smallint NOT NULL CHECK (seat BETWEEN 0 AND 255),
    body  text     NOT NULL,
    PRIMARY KEY (match, seat)
);

CREATE TABLE secrets (
    name  text  NOT NULL PRIMARY KEY,
    bytes bytea NOT NULL CHECK (octet_length(bytes) = 32)
);
