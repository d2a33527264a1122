// What a generated tournament is to be like: only what somebody asked for; the rest is drawn from the seed.
// Read one from the configuration files of bbpPairings and JaVaFo (formats 7.3) and from our own keys.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace pairing::generate {

// What can happen to players or games of a round.
enum class Happening {
    FullPointByes,  // the deprecated kind; per player
    HalfPointByes,  // not in the last round; per player
    ZeroPointByes,  // per player
    Withdrawals,    // for the rest of the tournament; per player
    ForfeitWins,    // per game
    DoubleForfeits, // per game
    UnusualResults, // ½-0, 0-½, a played 0-0; per game
    ShortGames      // less than one move by each side, not rated; per game
};
inline constexpr int happenings = 8;

// So many in a round, or so many out of a million.
struct Amount {
    enum class Unit { Count, Millionths } unit = Unit::Millionths;
    std::int64_t value = 0;
    friend bool operator==(const Amount&, const Amount&) = default;
};

struct Amounts {
    std::optional<Amount> everyRound;
    std::map<RoundNumber, Amount> rounds; // go before the general one
    friend bool operator==(const Amounts&, const Amounts&) = default;
};

struct Configuration {
    std::optional<int> players; // 2 to 9999
    std::optional<int> rounds;  // 1 to 99
    std::optional<RuleEdition> edition;
    std::optional<bool> baku;
    std::optional<Colour> initialColour;
    std::optional<std::vector<std::string>> tieBreaks; // codes after the points; empty: none
    std::vector<int> ratings;                          // from the first player on; 0: without one
    std::optional<int> highestRating, lowestRating, ratingStep;
    std::optional<int> groups;    // JaVaFo: the more, the closer the ratings are to their middle
    std::optional<int> separator; // JaVaFo: percent by which that lies below the middle of the range
    std::optional<int> drawPercentage;
    std::optional<int> lateEntries, forbiddenPairs;
    std::map<Happening, Amounts> amounts;
    // Points that were given; what is not given follows from win, draw and loss.
    std::optional<Points> win, draw, loss, forfeitWin, forfeitLoss, pairingAllocatedBye, fullPointBye,
        halfPointBye, zeroPointBye;

    friend bool operator==(const Configuration&, const Configuration&) = default;
};

// Whose reading of ForfeitRate: one game in N (bbpPairings) or N games of a thousand (JaVaFo). Automatic:
// JaVaFo's if one of its own keys occurs.
enum class ConfigurationDialect { Automatic, Bbp, Javafo };

// "Name=Value" on each line, "#" for comments, any line ends. All faults at once: keys that do not exist are
// refused by name, values that are out of range, a key given twice.
[[nodiscard]] rules::Expected<Configuration, rules::Diagnostics>
readConfiguration(std::string_view text, const std::string& source,
                  ConfigurationDialect dialect = ConfigurationDialect::Automatic);

// All keys, for help pages.
[[nodiscard]] std::vector<std::string_view> configurationKeys();

} // namespace pairing::generate
