-- Migration 3. Reviews of finished matches: opaque text of the server, one for each seat. They take
-- minutes to work out, so they are kept; they go with their table.

CREATE TABLE reviews (
    match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    seat  INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    body  TEXT    NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
