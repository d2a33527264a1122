// What is decided about an event before it starts: name, rounds, points, tie-breaks; and the house presets.
// Make one from a preset, change what differs, and create the event with it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pairing/model/tournament.hpp"

namespace arbiter::app {

// What the rules of the event allow in byes that are asked for (FIDE C.04.2 art. 3.3, C.05 art. 6.7).
struct ByeRules {
    std::optional<std::uint16_t> mostHalfPoint; // for each player; none: no limit
    std::uint16_t lastRoundsWithout = 0;        // no half- and full-point byes in that many rounds at the end
    friend bool operator==(const ByeRules&, const ByeRules&) = default;
};

// What the rules of the event say of those who do not come, or come late.
struct EventRules {
    std::optional<std::uint16_t> defaultTimeMinutes; // Laws of Chess art. 6.7.1; none: not announced
    bool noShowsPlayOn = false; // without a word; otherwise they are withdrawn (FIDE C.05 art. 6.5)
    bool halfPointForMissedRounds = false; // of late entries, within the limits of the byes
    friend bool operator==(const EventRules&, const EventRules&) = default;
};

struct EventSettings {
    pairing::TournamentInfo info;
    pairing::RuleEdition edition = pairing::RuleEdition::Fide2026;
    pairing::RoundNumber plannedRounds{5};
    pairing::ScoringSystem scoring;
    std::vector<std::string> tieBreaks; // codes after the points, e.g. "BH/C1"
    std::string preset;                 // the name of the preset it came from, for information
    std::uint64_t seed = 0;             // all lots of the event are drawn from it
    // Set it only when the colour was drawn by hand; otherwise it is drawn from the seed with round 1.
    std::optional<pairing::Colour> initialColour;
    // A round robin by the Berger tables (FIDE C.05 Annex 1); none: a Swiss. Its rounds follow from the
    // players.
    std::optional<pairing::RoundRobin> roundRobin{};
    bool baku = false; // FIDE C.04.7 art. 1

    friend bool operator==(const EventSettings&, const EventSettings&) = default;
};

struct Preset {
    std::string_view name;
    std::string_view summary; // one line for a list of presets
    EventSettings settings;
};

// club (1 ½ 0; BH/C1,BH,SB,DE,WON), children (2 1 0; SOS,PS,WR), fide (1 ½ 0; BH/C1,BH,SB,DE).
[[nodiscard]] const std::vector<Preset>& presets();
[[nodiscard]] std::optional<EventSettings> presetNamed(std::string_view name);

// The lot for the initial colour (FIDE C.04.3 art. 5.1): the same seed always gives the same colour.
[[nodiscard]] pairing::Colour drawInitialColour(std::uint64_t seed);

} // namespace arbiter::app
