-- Step 2: sections, drafts of rounds, FIDE mode. The journal stays; the tables beside it are made anew and
-- filled from it when the event is opened.

DROP VIEW scores;

DROP VIEW round_points;

DROP TABLE forbidden;

DROP TABLE byes;

DROP TABLE games;

DROP TABLE round_numbers;

DROP TABLE rounds;

DROP TABLE requested_byes;

DROP TABLE players;

DROP TABLE event;

-- One row for each section. Points are counted in tenths.
CREATE TABLE event (
    section                TEXT PRIMARY KEY, -- empty: the only one of the file
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
    zero_point_bye         INTEGER NOT NULL,
    fide_mode              TEXT NOT NULL CHECK (fide_mode IN ('yes', 'left')),
    fide_mode_left_in      INTEGER -- round
) STRICT;

CREATE TABLE players (
    section        TEXT NOT NULL REFERENCES event DEFERRABLE INITIALLY DEFERRED,
    id             INTEGER NOT NULL,
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
    withdrawn_from INTEGER,
    PRIMARY KEY (section, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_number ON players (section, number);

-- Byes asked for in rounds that are not paired yet.
CREATE TABLE requested_byes (
    section TEXT NOT NULL,
    player  INTEGER NOT NULL,
    round   INTEGER NOT NULL,
    kind    TEXT NOT NULL CHECK (kind IN ('full-point', 'half-point', 'zero-point')),
    PRIMARY KEY (section, player, round),
    FOREIGN KEY (section, player) REFERENCES players DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE rounds (
    section TEXT NOT NULL REFERENCES event DEFERRABLE INITIALLY DEFERRED,
    number  INTEGER NOT NULL,
    state   TEXT NOT NULL CHECK (state IN ('draft', 'published', 'complete')),
    edition TEXT NOT NULL,
    engine  TEXT NOT NULL,
    PRIMARY KEY (section, number)
) STRICT, WITHOUT ROWID;

-- The pairing numbers that a round was paired with: what a checker needs.
CREATE TABLE round_numbers (
    section TEXT NOT NULL,
    round   INTEGER NOT NULL,
    player  INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    PRIMARY KEY (section, round, player),
    FOREIGN KEY (section, round) REFERENCES rounds DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (section, player) REFERENCES players DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
    section TEXT NOT NULL,
    round   INTEGER NOT NULL,
    board   INTEGER NOT NULL,
    white   INTEGER NOT NULL,
    black   INTEGER NOT NULL,
    result  TEXT NOT NULL, -- 1-0 = 0-1 +- -+ -- ½-0 0-½ 0-0 1-0u =u 0-1u, * open, adjourned
    PRIMARY KEY (section, round, board),
    FOREIGN KEY (section, round) REFERENCES rounds DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (section, white) REFERENCES players DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (section, black) REFERENCES players DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Who had no opponent in a paired round, and why.
CREATE TABLE byes (
    section TEXT NOT NULL,
    round   INTEGER NOT NULL,
    player  INTEGER NOT NULL,
    kind    TEXT NOT NULL
            CHECK (kind IN ('pairing-allocated', 'full-point', 'half-point', 'zero-point', 'not paired')),
    PRIMARY KEY (section, round, player),
    FOREIGN KEY (section, round) REFERENCES rounds DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (section, player) REFERENCES players DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Members of one group do not meet in the rounds first to last.
CREATE TABLE forbidden (
    section      TEXT NOT NULL,
    group_number INTEGER NOT NULL,
    player       INTEGER NOT NULL,
    first_round  INTEGER NOT NULL,
    last_round   INTEGER,
    PRIMARY KEY (section, group_number, player),
    FOREIGN KEY (section, player) REFERENCES players DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- The points of each player in each paired round, in tenths.
CREATE VIEW round_points AS
    SELECT section, round, white AS player,
           CASE
               WHEN result IN ('1-0', '1-0u') THEN win
               WHEN result IN ('=', '=u', '½-0') THEN draw
               WHEN result IN ('0-1', '0-1u', '0-½', '0-0') THEN loss
               WHEN result = '+-' THEN forfeit_win
               WHEN result IN ('-+', '--') THEN forfeit_loss
               ELSE 0
           END AS points
      FROM games JOIN event USING (section)
    UNION ALL
    SELECT section, round, black,
           CASE
               WHEN result IN ('0-1', '0-1u') THEN win
               WHEN result IN ('=', '=u', '0-½') THEN draw
               WHEN result IN ('1-0', '1-0u', '½-0', '0-0') THEN loss
               WHEN result = '-+' THEN forfeit_win
               WHEN result IN ('+-', '--') THEN forfeit_loss
               ELSE 0
           END
      FROM games JOIN event USING (section)
    UNION ALL
    SELECT section, round, player,
           CASE kind
               WHEN 'pairing-allocated' THEN pairing_allocated_bye
               WHEN 'full-point' THEN full_point_bye
               WHEN 'half-point' THEN half_point_bye
               ELSE zero_point_bye
           END
      FROM byes JOIN event USING (section);

-- The score of each player, in tenths, best first.
CREATE VIEW scores AS
    SELECT players.section, players.id AS player, players.number, players.name,
           coalesce(sum(round_points.points), 0) AS points
      FROM players LEFT JOIN round_points
           ON round_points.section = players.section AND round_points.player = players.id
     GROUP BY players.section, players.id
     ORDER BY players.section, points DESC, players.number;
