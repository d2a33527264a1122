// One function for each case of Action: checks it against the rules, then does it to the state.
// Called by apply(); split by what they concern: apply_event.cpp, apply_people.cpp, apply_rounds.cpp,
// apply_states.cpp, apply_ties.cpp, apply_presence.cpp, apply_sheet.cpp, apply_rulings.cpp.
#pragma once

#include <string>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/refusal.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::app {

using Remarks = std::vector<Remark>;
using Applied = rules::Expected<Remarks, Refusal>;

[[nodiscard]] Applied applyCase(EventState& state, const EventCreated& action);
[[nodiscard]] Applied applyCase(EventState& state, const SettingsChanged& action);
[[nodiscard]] Applied applyCase(EventState& state, const TournamentImported& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayersImported& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayerAdded& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayerEdited& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayerRemoved& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayerWithdrawn& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayerReturned& action);
[[nodiscard]] Applied applyCase(EventState& state, const ByeGranted& action);
[[nodiscard]] Applied applyCase(EventState& state, const ByeRevoked& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayersRenumbered& action);
[[nodiscard]] Applied applyCase(EventState& state, const RoundPaired& action);
[[nodiscard]] Applied applyCase(EventState& state, const ResultsRecorded& action);
[[nodiscard]] Applied applyCase(EventState& state, const HandPairingKept& action);
[[nodiscard]] Applied applyCase(EventState& state, const HandPairingDropped& action);
[[nodiscard]] Applied applyCase(EventState& state, const RoundPublished& action);
[[nodiscard]] Applied applyCase(EventState& state, const RoundUnpaired& action);
[[nodiscard]] Applied applyCase(EventState& state, const FideModeLeft& action);
[[nodiscard]] Applied applyCase(EventState& state, const TieOrdered& action);
[[nodiscard]] Applied applyCase(EventState& state, const LotsDrawn& action);
[[nodiscard]] Applied applyCase(EventState& state, const NumbersExchanged& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayersCheckedIn& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayerExpelled& action);
[[nodiscard]] Applied applyCase(EventState& state, const HalfPointByesAllowed& action);
[[nodiscard]] Applied applyCase(EventState& state, const BoardFixed& action);
[[nodiscard]] Applied applyCase(EventState& state, const PairingsForbidden& action);
[[nodiscard]] Applied applyCase(EventState& state, const ProhibitionLifted& action);
[[nodiscard]] Applied applyCase(EventState& state, const NoShowSettled& action);
[[nodiscard]] Applied applyCase(EventState& state, const NoteAdded& action);
[[nodiscard]] Applied applyCase(EventState& state, const NoteSettled& action);
[[nodiscard]] Applied applyCase(EventState& state, const EventClosed& action);
[[nodiscard]] Applied applyCase(EventState& state, const ResultDisputed& action);
[[nodiscard]] Applied applyCase(EventState& state, const ResultCorrectedForRating& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayersSeated& action);
[[nodiscard]] Applied applyCase(EventState& state, const PlayerCancelled& action);
[[nodiscard]] Applied applyCase(EventState& state, const ColoursSwapped& action);
[[nodiscard]] Applied applyCase(EventState& state, const SeatsSwapped& action);
[[nodiscard]] Applied applyCase(EventState& state, const RulingMade& action);
[[nodiscard]] Applied applyCase(EventState& state, const RulingAppealed& action);
[[nodiscard]] Applied applyCase(EventState& state, const RulingReviewed& action);

} // namespace arbiter::app
