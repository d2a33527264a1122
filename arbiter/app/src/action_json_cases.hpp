// One pair of functions for each case of Action: its facts, and the case they make again.
// Called by factsOf() and recordedFrom(); split by family: action_json_event.cpp, action_json_people.cpp ...
#pragma once

#include "arbiter/app/action.hpp"
#include "value_json.hpp"

namespace arbiter::app {

// Says which case is to be read.
template <class Case>
struct As {};

[[nodiscard]] Json factsOfCase(const EventCreated& action);
[[nodiscard]] EventCreated readCase(const Json& in, As<EventCreated>);
[[nodiscard]] Json factsOfCase(const SettingsChanged& action);
[[nodiscard]] SettingsChanged readCase(const Json& in, As<SettingsChanged>);
[[nodiscard]] Json factsOfCase(const TournamentImported& action);
[[nodiscard]] TournamentImported readCase(const Json& in, As<TournamentImported>);
[[nodiscard]] Json factsOfCase(const FideModeLeft& action);
[[nodiscard]] FideModeLeft readCase(const Json& in, As<FideModeLeft>);
[[nodiscard]] Json factsOfCase(const NoteAdded& action);
[[nodiscard]] NoteAdded readCase(const Json& in, As<NoteAdded>);
[[nodiscard]] Json factsOfCase(const NoteSettled& action);
[[nodiscard]] NoteSettled readCase(const Json& in, As<NoteSettled>);
[[nodiscard]] Json factsOfCase(const TieOrdered& action);
[[nodiscard]] TieOrdered readCase(const Json& in, As<TieOrdered>);
[[nodiscard]] Json factsOfCase(const LotsDrawn& action);
[[nodiscard]] LotsDrawn readCase(const Json& in, As<LotsDrawn>);
[[nodiscard]] Json factsOfCase(const EventClosed& action);
[[nodiscard]] EventClosed readCase(const Json& in, As<EventClosed>);
[[nodiscard]] Json factsOfCase(const PlayersImported& action);
[[nodiscard]] PlayersImported readCase(const Json& in, As<PlayersImported>);
[[nodiscard]] Json factsOfCase(const PlayerAdded& action);
[[nodiscard]] PlayerAdded readCase(const Json& in, As<PlayerAdded>);
[[nodiscard]] Json factsOfCase(const PlayerEdited& action);
[[nodiscard]] PlayerEdited readCase(const Json& in, As<PlayerEdited>);
[[nodiscard]] Json factsOfCase(const PlayerRemoved& action);
[[nodiscard]] PlayerRemoved readCase(const Json& in, As<PlayerRemoved>);
[[nodiscard]] Json factsOfCase(const PlayersRenumbered& action);
[[nodiscard]] PlayersRenumbered readCase(const Json& in, As<PlayersRenumbered>);
[[nodiscard]] Json factsOfCase(const NumbersExchanged& action);
[[nodiscard]] NumbersExchanged readCase(const Json& in, As<NumbersExchanged>);
[[nodiscard]] Json factsOfCase(const HalfPointByesAllowed& action);
[[nodiscard]] HalfPointByesAllowed readCase(const Json& in, As<HalfPointByesAllowed>);
[[nodiscard]] Json factsOfCase(const BoardFixed& action);
[[nodiscard]] BoardFixed readCase(const Json& in, As<BoardFixed>);
[[nodiscard]] Json factsOfCase(const PairingsForbidden& action);
[[nodiscard]] PairingsForbidden readCase(const Json& in, As<PairingsForbidden>);
[[nodiscard]] Json factsOfCase(const ProhibitionLifted& action);
[[nodiscard]] ProhibitionLifted readCase(const Json& in, As<ProhibitionLifted>);
[[nodiscard]] Json factsOfCase(const PlayersCheckedIn& action);
[[nodiscard]] PlayersCheckedIn readCase(const Json& in, As<PlayersCheckedIn>);
[[nodiscard]] Json factsOfCase(const ByeGranted& action);
[[nodiscard]] ByeGranted readCase(const Json& in, As<ByeGranted>);
[[nodiscard]] Json factsOfCase(const ByeRevoked& action);
[[nodiscard]] ByeRevoked readCase(const Json& in, As<ByeRevoked>);
[[nodiscard]] Json factsOfCase(const PlayerWithdrawn& action);
[[nodiscard]] PlayerWithdrawn readCase(const Json& in, As<PlayerWithdrawn>);
[[nodiscard]] Json factsOfCase(const PlayerReturned& action);
[[nodiscard]] PlayerReturned readCase(const Json& in, As<PlayerReturned>);
[[nodiscard]] Json factsOfCase(const PlayerExpelled& action);
[[nodiscard]] PlayerExpelled readCase(const Json& in, As<PlayerExpelled>);
[[nodiscard]] Json factsOfCase(const NoShowSettled& action);
[[nodiscard]] NoShowSettled readCase(const Json& in, As<NoShowSettled>);
[[nodiscard]] Json factsOfCase(const RoundPaired& action);
[[nodiscard]] RoundPaired readCase(const Json& in, As<RoundPaired>);
[[nodiscard]] Json factsOfCase(const HandPairingKept& action);
[[nodiscard]] HandPairingKept readCase(const Json& in, As<HandPairingKept>);
[[nodiscard]] Json factsOfCase(const HandPairingDropped& action);
[[nodiscard]] HandPairingDropped readCase(const Json& in, As<HandPairingDropped>);
[[nodiscard]] Json factsOfCase(const RoundPublished& action);
[[nodiscard]] RoundPublished readCase(const Json& in, As<RoundPublished>);
[[nodiscard]] Json factsOfCase(const RoundUnpaired& action);
[[nodiscard]] RoundUnpaired readCase(const Json& in, As<RoundUnpaired>);
[[nodiscard]] Json factsOfCase(const ResultsRecorded& action);
[[nodiscard]] ResultsRecorded readCase(const Json& in, As<ResultsRecorded>);
[[nodiscard]] Json factsOfCase(const ResultDisputed& action);
[[nodiscard]] ResultDisputed readCase(const Json& in, As<ResultDisputed>);
[[nodiscard]] Json factsOfCase(const ResultCorrectedForRating& action);
[[nodiscard]] ResultCorrectedForRating readCase(const Json& in, As<ResultCorrectedForRating>);
[[nodiscard]] Json factsOfCase(const PlayersSeated& action);
[[nodiscard]] PlayersSeated readCase(const Json& in, As<PlayersSeated>);
[[nodiscard]] Json factsOfCase(const PlayerCancelled& action);
[[nodiscard]] PlayerCancelled readCase(const Json& in, As<PlayerCancelled>);
[[nodiscard]] Json factsOfCase(const ColoursSwapped& action);
[[nodiscard]] ColoursSwapped readCase(const Json& in, As<ColoursSwapped>);
[[nodiscard]] Json factsOfCase(const SeatsSwapped& action);
[[nodiscard]] SeatsSwapped readCase(const Json& in, As<SeatsSwapped>);
[[nodiscard]] Json factsOfCase(const RulingMade& action);
[[nodiscard]] RulingMade readCase(const Json& in, As<RulingMade>);
[[nodiscard]] Json factsOfCase(const RulingAppealed& action);
[[nodiscard]] RulingAppealed readCase(const Json& in, As<RulingAppealed>);
[[nodiscard]] Json factsOfCase(const RulingReviewed& action);
[[nodiscard]] RulingReviewed readCase(const Json& in, As<RulingReviewed>);
[[nodiscard]] Json factsOfCase(const ActsUndone& action);
[[nodiscard]] ActsUndone readCase(const Json& in, As<ActsUndone>);
[[nodiscard]] Json factsOfCase(const ActsRedone& action);
[[nodiscard]] ActsRedone readCase(const Json& in, As<ActsRedone>);
[[nodiscard]] Json factsOfCase(const WarningGiven& action);
[[nodiscard]] WarningGiven readCase(const Json& in, As<WarningGiven>);

// Shared by the families.
[[nodiscard]] GameResult resultFrom(const Json& in);
[[nodiscard]] PlayerId playerFrom(const Json& in);
[[nodiscard]] pairing::BoardNumber boardFrom(const Json& in);
[[nodiscard]] pairing::RoundNumber roundFrom(const Json& in);

} // namespace arbiter::app
