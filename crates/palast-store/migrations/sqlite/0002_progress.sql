-- Migration 2. What lists and wake-ups need is stored with the table, so that neither replays a match.
--
-- `touched`, the time of the last write, goes: half of a sealed choice is a write, so a list sorted by
-- it would tell everybody that somebody has chosen.

DROP INDEX matches_by_status;

ALTER TABLE matches ADD COLUMN asked   INTEGER NOT NULL DEFAULT 0; -- seats everybody knows to be asked, a bit each
ALTER TABLE matches ADD COLUMN awaited INTEGER NOT NULL DEFAULT 0; -- seats whose person has to answer; secret from others
ALTER TABLE matches ADD COLUMN seen    INTEGER NOT NULL DEFAULT 0; -- time of the last change that everybody could see
ALTER TABLE matches ADD COLUMN due     INTEGER;                    -- when the server has to act unasked; NULL: never

UPDATE matches SET seen = touched;
-- What a running table waits for is in its record only: it is due at once, so that the server loads it
-- and fills these columns.
UPDATE matches SET due = 0 WHERE status = 'running';

ALTER TABLE matches DROP COLUMN touched;

CREATE INDEX matches_by_seen ON matches (status, visibility, seen);
CREATE INDEX matches_by_due ON matches (due, id) WHERE status = 'running' AND due IS NOT NULL;
