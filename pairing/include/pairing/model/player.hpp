// A player as the tournament knows him: number, name, strength, and what happened round by round.
// Use it as a value; everything derived (score, colours, floats) is recomputed from `rounds`.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pairing/model/numbers.hpp"
#include "pairing/model/round_event.hpp"

namespace pairing {

// In the order of FIDE C.04.2 art. 2.2.2, strongest first.
enum class Title { Gm, Im, Wgm, Fm, Wim, Cm, Wfm, Wcm, None };

enum class Sex { Unknown, Male, Female };

// A date whose day or month may be unknown (0), as TRF and entry lists have them.
struct PartialDate {
    int year = 0;  // four digits
    int month = 0; // 1-12, 0 = unknown
    int day = 0;   // 1-31, 0 = unknown
    friend auto operator<=>(const PartialDate&, const PartialDate&) = default;
};

struct Player {
    PairingNumber number;
    std::string name; // UTF-8, "Lastname, Firstname"
    Title title = Title::None;
    Sex sex = Sex::Unknown;
    std::optional<Rating> rating;
    std::string federation; // three letters or empty
    std::string fideId;     // digits or empty
    std::optional<PartialDate> birth;
    std::string club;

    // What happened in round 1, 2, …; the same length for all players of a tournament (its recorded rounds).
    std::vector<RoundEvent> rounds;
    // Byes asked for in rounds that are not recorded yet.
    std::map<RoundNumber, RequestedBye> requestedByes;

    friend bool operator==(const Player&, const Player&) = default;
};

[[nodiscard]] std::string_view abbreviation(Title title);                   // "WGM"; empty for none
[[nodiscard]] std::optional<Title> titleFromAbbreviation(std::string_view); // "WGM", any case

} // namespace pairing
