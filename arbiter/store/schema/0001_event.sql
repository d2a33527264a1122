-- Step 1: the journal of an event, and the tables kept beside it for everyone to query.
-- A statement ends with a semicolon before a blank line; nothing else may stand so.

-- What was done, in order. The state of the event is what these entries add up to; nothing is ever changed
-- or taken away. hash = SHA-256 over the entry and the hash before it.
CREATE TABLE journal (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    time   TEXT NOT NULL, -- UTC, 2026-11-30T18:05:12Z
    who    TEXT NOT NULL,
    verb   TEXT NOT NULL,
    facts  TEXT NOT NULL, -- JSON
    hash   TEXT NOT NULL CHECK (length(hash) = 64)
) STRICT;

CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal
BEGIN
    SELECT raise(ABORT, 'the journal is only ever appended to');
END;

CREATE TRIGGER journal_is_not_deleted BEFORE DELETE ON journal
BEGIN
    SELECT raise(ABORT, 'the journal is only ever appended to');
END;

-- One row. Points are counted in tenths.
CREATE TABLE event (
    id                     INTEGER PRIMARY KEY CHECK (id = 1),
    name                   TEXT NOT NULL,
    city                   TEXT NOT NULL,
    federation             TEXT NOT NULL,
    first_day              TEXT NOT NULL, -- 2026-11-30; unknown parts are 00
    last_day               TEXT NOT NULL,
    chief_arbiter          TEXT NOT NULL,
    deputy_arbiters        TEXT NOT NULL, -- JSON
    time_control           TEXT NOT NULL,
    system                 TEXT NOT NULL,
    edition                TEXT NOT NULL,
    planned_rounds         INTEGER NOT NULL,
    paired_rounds          INTEGER NOT NULL,
    initial_colour         TEXT CHECK (initial_colour IN ('white', 'black')),
    preset                 TEXT NOT NULL,
    seed                   TEXT NOT NULL, -- all lots are drawn from it
    tie_breaks             TEXT NOT NULL, -- BH/C1,BH,SB
    win                    INTEGER NOT NULL,
    draw                   INTEGER NOT NULL,
    loss                   INTEGER NOT NULL,
    forfeit_win            INTEGER NOT NULL,
    forfeit_loss           INTEGER NOT NULL,
    pairing_allocated_bye  INTEGER NOT NULL,
    full_point_bye         INTEGER NOT NULL,
    half_point_bye         INTEGER NOT NULL,
    zero_point_bye         INTEGER NOT NULL
) STRICT;

CREATE TABLE players (
    id             INTEGER PRIMARY KEY,
    number         INTEGER NOT NULL, -- the tournament pairing number as it stands now
    name           TEXT NOT NULL,
    title          TEXT NOT NULL,
    sex            TEXT NOT NULL,
    rating         INTEGER,
    federation     TEXT NOT NULL,
    fide_id        TEXT NOT NULL,
    birth          TEXT NOT NULL,
    club           TEXT NOT NULL,
    first_round    INTEGER NOT NULL,
    withdrawn_from INTEGER
) STRICT;

CREATE INDEX players_by_number ON players (number);

-- Byes asked for in rounds that are not paired yet.
CREATE TABLE requested_byes (
    player INTEGER NOT NULL REFERENCES players DEFERRABLE INITIALLY DEFERRED,
    round  INTEGER NOT NULL,
    kind   TEXT NOT NULL CHECK (kind IN ('full-point', 'half-point', 'zero-point')),
    PRIMARY KEY (player, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE rounds (
    number  INTEGER PRIMARY KEY,
    state   TEXT NOT NULL CHECK (state IN ('running', 'complete')),
    edition TEXT NOT NULL,
    engine  TEXT NOT NULL
) STRICT;

-- The pairing numbers that a round was paired with: what a checker needs.
CREATE TABLE round_numbers (
    round  INTEGER NOT NULL REFERENCES rounds DEFERRABLE INITIALLY DEFERRED,
    player INTEGER NOT NULL REFERENCES players DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL,
    PRIMARY KEY (round, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
    round  INTEGER NOT NULL REFERENCES rounds DEFERRABLE INITIALLY DEFERRED,
    board  INTEGER NOT NULL,
    white  INTEGER NOT NULL REFERENCES players DEFERRABLE INITIALLY DEFERRED,
    black  INTEGER NOT NULL REFERENCES players DEFERRABLE INITIALLY DEFERRED,
    result TEXT NOT NULL, -- 1-0 = 0-1 +- -+ -- ½-0 0-½ 0-0 1-0u =u 0-1u, * open, adjourned
    PRIMARY KEY (round, board)
) STRICT, WITHOUT ROWID;

-- Who had no opponent in a paired round, and why.
CREATE TABLE byes (
    round  INTEGER NOT NULL REFERENCES rounds DEFERRABLE INITIALLY DEFERRED,
    player INTEGER NOT NULL REFERENCES players DEFERRABLE INITIALLY DEFERRED,
    kind   TEXT NOT NULL
           CHECK (kind IN ('pairing-allocated', 'full-point', 'half-point', 'zero-point', 'not paired')),
    PRIMARY KEY (round, player)
) STRICT, WITHOUT ROWID;

-- Members of one group do not meet in the rounds first to last.
CREATE TABLE forbidden (
    group_number INTEGER NOT NULL,
    player       INTEGER NOT NULL REFERENCES players DEFERRABLE INITIALLY DEFERRED,
    first_round  INTEGER NOT NULL,
    last_round   INTEGER,
    PRIMARY KEY (group_number, player)
) STRICT, WITHOUT ROWID;

-- The points of each player in each paired round, in tenths.
CREATE VIEW round_points AS
    SELECT round, white AS player,
           CASE
               WHEN result IN ('1-0', '1-0u') THEN win
               WHEN result IN ('=', '=u', '½-0') THEN draw
               WHEN result IN ('0-1', '0-1u', '0-½', '0-0') THEN loss
               WHEN result = '+-' THEN forfeit_win
               WHEN result IN ('-+', '--') THEN forfeit_loss
               ELSE 0
           END AS points
      FROM games, event
    UNION ALL
    SELECT round, black,
           CASE
               WHEN result IN ('0-1', '0-1u') THEN win
               WHEN result IN ('=', '=u', '0-½') THEN draw
               WHEN result IN ('1-0', '1-0u', '½-0', '0-0') THEN loss
               WHEN result = '-+' THEN forfeit_win
               WHEN result IN ('+-', '--') THEN forfeit_loss
               ELSE 0
           END
      FROM games, event
    UNION ALL
    SELECT round, player,
           CASE kind
               WHEN 'pairing-allocated' THEN pairing_allocated_bye
               WHEN 'full-point' THEN full_point_bye
               WHEN 'half-point' THEN half_point_bye
               ELSE zero_point_bye
           END
      FROM byes, event;

-- The score of each player, in tenths, best first.
CREATE VIEW scores AS
    SELECT players.id AS player, players.number, players.name, coalesce(sum(round_points.points), 0) AS points
      FROM players LEFT JOIN round_points ON round_points.player = players.id
     GROUP BY players.id
     ORDER BY points DESC, players.number;
