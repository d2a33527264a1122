// Which text of the FIDE rating regulations (B.02) an event is rated by: its pace and its date decide.
// A value of the event; passed to every computation of ratings.
#pragma once

#include <optional>
#include <string_view>

#include "pairing/model/player.hpp"

namespace pairing::rating {

// Standard: B.02, chapter of standard chess. The rapid and blitz chapter has the same articles one number on.
enum class Pace { Standard, Rapid, Blitz };

// Editions of what changed in B.02; each from its first day.
enum class Edition {
    Until2021, // differences above 400 count as 400 in every game
    From2022,  // 1 January 2022: in one game only, that of the greatest difference
    From2024,  // 1 March 2024: in every game again; first rating with two hypothetical opponents; floor 1400
    From2025   // 1 October 2025: as 2024, but from 2650 the real difference counts (standard chess)
};

struct RatingRules {
    Edition edition = Edition::From2025;
    Pace pace = Pace::Standard;
    // Rapid and blitz from 1 December 2024: a difference of 600 or more is not rated where one is above 2600.
    bool widestGapNotRated = false;

    friend bool operator==(const RatingRules&, const RatingRules&) = default;
};

// Those in force on that day; the newest where it is not known.
[[nodiscard]] RatingRules rulesOn(const std::optional<PartialDate>& day, Pace pace);
// The same edition whatever the day.
[[nodiscard]] RatingRules rulesOf(Edition edition, Pace pace);

[[nodiscard]] std::string_view nameOf(Edition edition); // "2021", "2022", "2024", "2025"
[[nodiscard]] std::string_view nameOf(Pace pace);       // "standard", "rapid", "blitz"

} // namespace pairing::rating
