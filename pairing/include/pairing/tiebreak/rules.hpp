// The settings of an event that decide how a tie-break is computed: edition, kind of event, readings.
// A value of the event; passed to every computation, never inferred from today's date.
#pragma once

#include <optional>
#include <string_view>

#include "pairing/model/numbers.hpp"
#include "pairing/model/player.hpp"

namespace pairing::tiebreak {

// Editions of FIDE C.07.
enum class Edition {
    Until2023, // before 1 September 2023: virtual opponent for unplayed rounds
    Fide2024,  // 1 September 2023 to 28 February 2026: dummy without a cap
    Fide2026   // from 1 March 2026
};

// The edition in force on the first day of the event; the newest one where the day is not known.
[[nodiscard]] Edition editionOn(const std::optional<PartialDate>& firstDay);
[[nodiscard]] std::string_view nameOf(Edition edition); // "2026"
[[nodiscard]] std::optional<Edition> editionFromName(std::string_view name);

// FIDE C.07 art. 15: what unplayed rounds are depends on how the pairings come about.
enum class EventKind {
    Swiss,        // art. 15.3: article 16 applies
    Predetermined // art. 15.2: round robin, Scheveningen, Schiller: forfeits are regular games
};

// How players without a rating enter the tie-breaks of article 10.
struct UnratedPlayers {
    enum class Treatment {
        DropCodes,   // art. 10: those tie-breaks leave the list
        FixedRating, // one rating for all of them, `rating`
        LowestOfField,
        AverageOfField // rounded, half up
    };
    Treatment treatment = Treatment::DropCodes;
    std::optional<Rating> rating{};
    friend bool operator==(const UnratedPlayers&, const UnratedPlayers&) = default;
};

// What STD (art. 7.7) compares the points of a round with.
enum class StandardPointsAgainst {
    Opponent, // the literal text: with the scheduled opponent's points (reading R2)
    Draw      // as the FIDE commission's own checker does: with a draw's points
};

struct Rules {
    Edition edition = Edition::Fide2026;
    EventKind kind = EventKind::Swiss;
    UnratedPlayers unrated{};
    StandardPointsAgainst standardPoints = StandardPointsAgainst::Opponent;
    // Art. 16.6: the rules of the competition may lift the caps of art. 16.4.
    bool dummyCapped = true;
    friend bool operator==(const Rules&, const Rules&) = default;
};

} // namespace pairing::tiebreak
