// Everything that can be done to an event: a closed set of named cases, each an entry of the journal.
// The state of an event is what its actions add up to; see apply.hpp. The cases stand in actions/, by family.
#pragma once

#include <string_view>
#include <variant>

#include "arbiter/app/actions/event_actions.hpp"
#include "arbiter/app/actions/journal_actions.hpp"
#include "arbiter/app/actions/people_actions.hpp"
#include "arbiter/app/actions/presence_actions.hpp"
#include "arbiter/app/actions/result_actions.hpp"
#include "arbiter/app/actions/round_actions.hpp"
#include "arbiter/app/actions/ruling_actions.hpp"
#include "arbiter/app/actions/sheet_actions.hpp"

namespace arbiter::app {

using Action =
    std::variant<EventCreated, SettingsChanged, PlayersImported, TournamentImported, PlayerAdded,
                 PlayerEdited, PlayerRemoved, PlayerWithdrawn, PlayerReturned, ByeGranted, ByeRevoked,
                 PlayersRenumbered, RoundPaired, ResultsRecorded, RoundPublished, RoundUnpaired, FideModeLeft,
                 TieOrdered, LotsDrawn, ActsUndone, ActsRedone, WarningGiven, NumbersExchanged,
                 PlayersCheckedIn, PlayerExpelled, HalfPointByesAllowed, BoardFixed, PairingsForbidden,
                 ProhibitionLifted, NoShowSettled, NoteAdded, NoteSettled, EventClosed, ResultDisputed,
                 ResultCorrectedForRating, PlayersSeated, PlayerCancelled, ColoursSwapped, SeatsSwapped,
                 RulingMade, RulingAppealed, RulingReviewed, HandPairingKept, HandPairingDropped>;

// The verb of the journal, e.g. "results recorded"; stable. Each case has its own.
[[nodiscard]] std::string_view verbOf(const Action& action);

} // namespace arbiter::app
