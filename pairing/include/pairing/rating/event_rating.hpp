// What an event does to a player's rating: game by game, expected score, K, change; or a first rating.
// FIDE B.02 art. 8; a pure function of the tournament. All numbers are exact, in hundredths where they say
// so.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/rating/rating_rules.hpp"
#include "rules/base/text.hpp"

namespace pairing::rating {

// B.02 art. 8.3.3.
enum class KReason {
    Given,       // said by the arbiter
    NewPlayer,   // fewer than 30 games completed: 40
    Junior,      // until the end of the year of the 18th birthday, below 2300: 40
    Below2400,   // 20
    Reached2400, // has had 2400 at some time: 10
};

struct KFactor {
    int value = 20;
    KReason reason = KReason::Below2400;
    bool reduced = false; // K × games would be more than 700: lowered to 700 ÷ games, rounded down
    friend bool operator==(const KFactor&, const KFactor&) = default;
};

// What no tournament file says about its players.
struct RatingHistory {
    std::optional<int> kOfAll;
    std::set<PairingNumber> newPlayers;  // fewer than 30 games
    std::set<PairingNumber> reached2400; // in an earlier list
};

// A game that counts for the rating of the player.
struct RatedGame {
    RoundNumber round;
    PairingNumber opponent;
    int opponentRating = 0;
    int difference = 0;   // own minus opponent's, as counted
    bool limited = false; // it was more than 400 and counts as 400
    int expected = 0;     // hundredths; 0 for a player without a rating
    int score = 0;        // hundredths: 100, 50, 0
    friend bool operator==(const RatedGame&, const RatedGame&) = default;
};

// Why a round is none.
enum class NotRated {
    NotPlayed,       // forfeit, bye, no result (art. 5.1)
    NotStarted,      // less than one move by each side (art. 5.1)
    OpponentUnrated, // changes nothing for a rated player
    GapTooWide       // rapid and blitz: 600 or more, and one above 2600
};

struct UnratedRound {
    RoundNumber round;
    std::optional<PairingNumber> opponent;
    NotRated why = NotRated::NotPlayed;
    friend bool operator==(const UnratedRound&, const UnratedRound&) = default;
};

// B.02 art. 8.2: of a player without a rating, from this event alone.
struct FirstRating {
    enum class Status {
        Enough,      // could be published from this event alone
        TooFewGames, // fewer than five; pooled with other events
        NoPoints,    // a zero score in the first event is disregarded (8.2.1)
        BelowFloor   // lower than the least rating that is published
    };
    Status status = Status::Enough;
    int averageHundredths = 0; // Ra with the hypothetical opponents, in hundredths, half up
    int scoreHundredths = 0;   // p
    int difference = 0;        // what p adds
    int rating = 0;            // at most 2200; 0 where there is no game
};

struct EventRating {
    PairingNumber player;
    std::optional<Rating> rating;
    std::vector<RatedGame> games;
    std::vector<UnratedRound> others;
    std::optional<int> averageOpponents; // Ra, rounded half up
    std::optional<int> performance;      // Rp = Ra + dp(p)
    int score = 0;                       // hundredths, of the games that count
    int expected = 0;                    // hundredths; of a rated player
    std::optional<KFactor> k;            // of a rated player
    int change = 0;                      // K × (score - expected), hundredths
    std::optional<FirstRating> first;    // of a player without a rating

    // As at the end of a period: a whole number, a half away from zero (8.3.4).
    [[nodiscard]] int roundedChange() const noexcept;
};

// All players, by pairing number; only the first `rounds` rounds.
[[nodiscard]] std::vector<EventRating> eventRatings(const Tournament& tournament, RoundNumber rounds,
                                                    const RatingRules& rules,
                                                    const RatingHistory& history = {});

[[nodiscard]] rules::Text describe(KReason reason);
[[nodiscard]] rules::Text describe(NotRated why);
[[nodiscard]] rules::Text describe(FirstRating::Status status);

} // namespace pairing::rating
