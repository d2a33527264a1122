// One function for each act that may need a warning; every other act has none.
// Called by warningsOf(); split by what they concern: warnings_event.cpp, warnings_people.cpp,
// warnings_rounds.cpp, warnings_sheet.cpp, warnings_rulings.cpp.
#pragma once

#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/warning.hpp"

namespace arbiter::app {

using Warnings = std::vector<Warning>;

// The states before and after the act.
struct Change {
    const EventState& before;
    const EventState& after;
};

void addWarnings(const Change& change, const SettingsChanged& action, Warnings& warnings);
void addWarnings(const Change& change, const TournamentImported& action, Warnings& warnings);
void addWarnings(const Change& change, const FideModeLeft& action, Warnings& warnings);
void addWarnings(const Change& change, const ByeGranted& action, Warnings& warnings);
void addWarnings(const Change& change, const RoundUnpaired& action, Warnings& warnings);
void addWarnings(const Change& change, const ResultsRecorded& action, Warnings& warnings);
void addWarnings(const Change& change, const RoundPaired& action, Warnings& warnings);
void addWarnings(const Change& change, const PlayersRenumbered& action, Warnings& warnings);
void addWarnings(const Change& change, const NumbersExchanged& action, Warnings& warnings);
void addWarnings(const Change& change, const PlayerEdited& action, Warnings& warnings);
void addWarnings(const Change& change, const PlayerExpelled& action, Warnings& warnings);
void addWarnings(const Change& change, const PairingsForbidden& action, Warnings& warnings);
void addWarnings(const Change& change, const ProhibitionLifted& action, Warnings& warnings);
void addWarnings(const Change& change, const PlayersSeated& action, Warnings& warnings);
void addWarnings(const Change& change, const PlayerCancelled& action, Warnings& warnings);
void addWarnings(const Change& change, const ColoursSwapped& action, Warnings& warnings);
void addWarnings(const Change& change, const SeatsSwapped& action, Warnings& warnings);
void addWarnings(const Change& change, const ResultCorrectedForRating& action, Warnings& warnings);
void addWarnings(const Change& change, const RulingMade& action, Warnings& warnings);
void addWarnings(const Change& change, const RulingReviewed& action, Warnings& warnings);
void addWarnings(const Change& change, const EventClosed& action, Warnings& warnings);

// Of any pairing, also by hand: adjourned games, and who is left out.
void addPresenceWarnings(const Change& change, const RoundPaired& action, Warnings& warnings);

// Before round 1: more rounds are planned than the field can play.
void addTooManyRounds(const EventState& before, const RoundPaired& action, Warnings& warnings);

// What no pairing of two players may be: they have met, or must not meet. The same whether a round is paired
// by hand or its sheet is changed.
[[nodiscard]] Warnings warningsOfMeeting(const EventState& before, pairing::RoundNumber round,
                                         const PairedBoard& pair);

// An act that the Handbook does not know: not in FIDE mode, and outside it only when confirmed.
[[nodiscard]] WarningLevel levelOfDeparture(const EventState& before);

} // namespace arbiter::app
