-- Step 3: rulings at the board, beside the games that they are about.

CREATE TABLE incidents (
    section    TEXT NOT NULL,
    number     INTEGER NOT NULL,
    round      INTEGER NOT NULL,
    board      INTEGER NOT NULL,
    white      INTEGER NOT NULL, -- as they sat on the sheet
    black      INTEGER NOT NULL,
    time       TEXT NOT NULL, -- UTC, 2026-11-30T18:05:12Z
    arbiter    TEXT NOT NULL,
    kind       TEXT NOT NULL, -- flag, illegal act, late …
    rules      TEXT NOT NULL, -- fide2023 …
    level      TEXT NOT NULL, -- standard, rapid-A4 …
    verdict    TEXT NOT NULL, -- goes on, over, new game …
    articles   TEXT NOT NULL, -- 7.5.1, 7.5.5
    ruling     TEXT NOT NULL, -- sentences, in English
    clocks     TEXT NOT NULL, -- seconds added: {"black": 60}
    result     TEXT NOT NULL, -- of the board by it; empty: it was left as it was
    white_acts INTEGER NOT NULL, -- illegal acts counted by it, 7.5.5
    black_acts INTEGER NOT NULL,
    note       TEXT NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('stands', 'appealed', 'upheld', 'overruled')),
    PRIMARY KEY (section, number),
    FOREIGN KEY (section, round) REFERENCES rounds DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (section, white) REFERENCES players DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (section, black) REFERENCES players DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE INDEX incidents_by_game ON incidents (section, round, board);
