// A player as a rating list has him: one line of FIDE's list or of a list of one's own.
// Use it between the readers of lists and the database of them.
#pragma once

#include <optional>
#include <string>

#include "arbiter/exchange/rate_of_play.hpp"
#include "pairing/model/player.hpp"

namespace arbiter::exchange {

struct ListedRating {
    std::optional<pairing::Rating> rating;
    std::optional<int> k;
    friend bool operator==(const ListedRating&, const ListedRating&) = default;
};

struct ListedPlayer {
    std::string fideId; // digits, or empty
    std::string ownId;  // of a list of one's own: licence number, letters and digits
    std::string name;
    std::string federation;
    pairing::Sex sex = pairing::Sex::Unknown;
    pairing::Title title = pairing::Title::None;
    std::string otherTitles; // "IA,NI"
    ListedRating standard;
    ListedRating rapid;
    ListedRating blitz;
    std::optional<int> birthYear;
    std::string flag; // "i" inactive, "w", "wi"
    std::string club; // of lists of one's own

    [[nodiscard]] const ListedRating& of(RateOfPlay rate) const;
    friend bool operator==(const ListedPlayer&, const ListedPlayer&) = default;
};

} // namespace arbiter::exchange
