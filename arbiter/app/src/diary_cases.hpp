// One function for each case of Action: the act as a sentence of the diary, with the names that held before
// it. Called by sentenceFor(); split by family: diary_event.cpp, diary_people.cpp ...
#pragma once

#include <string>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "rules/base/text.hpp"

namespace arbiter::app {

[[nodiscard]] rules::Text sentence(const EventState& before, const EventCreated& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const SettingsChanged& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const TournamentImported& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const FideModeLeft& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const NoteAdded& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const NoteSettled& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const TieOrdered& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const LotsDrawn& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const EventClosed& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayersImported& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayerAdded& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayerEdited& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayerRemoved& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayersRenumbered& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const NumbersExchanged& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const HalfPointByesAllowed& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const BoardFixed& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PairingsForbidden& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const ProhibitionLifted& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayersCheckedIn& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const ByeGranted& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const ByeRevoked& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayerWithdrawn& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayerReturned& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayerExpelled& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const NoShowSettled& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const RoundPaired& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const HandPairingKept& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const HandPairingDropped& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const RoundPublished& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const RoundUnpaired& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const ResultsRecorded& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const ResultDisputed& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const ResultCorrectedForRating& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayersSeated& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const PlayerCancelled& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const ColoursSwapped& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const SeatsSwapped& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const RulingMade& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const RulingAppealed& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const RulingReviewed& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const ActsUndone& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const ActsRedone& action);
[[nodiscard]] rules::Text sentence(const EventState& before, const WarningGiven& action);

// As labelOf(), also for a player who is not there (any more).
[[nodiscard]] std::string diaryName(const EventState& state, PlayerId id);

// "Álvarez - O'Neil"; nothing if there is no such board.
[[nodiscard]] std::string pairOn(const EventState& state, pairing::RoundNumber round,
                                 pairing::BoardNumber board);

} // namespace arbiter::app
