#include "event_service_inside.hpp"

#include "names_of_people.hpp"
#include "repairing.hpp"

namespace arbiter::app {
namespace {

std::vector<pairing::BoardNumber> everyBoard(const EventState& state) {
    std::vector<pairing::BoardNumber> boards;
    for (std::uint16_t board = 1; board <= state.rounds.back().boards.size(); ++board)
        boards.emplace_back(board);
    return boards;
}

} // namespace

using pairing::RoundNumber;

EventService::Outcome EventService::leaveFideMode(const std::string& reason) {
    return inside_->commit(FideModeLeft{withoutBlanksAround(reason)});
}

EventService::Outcome EventService::changeSettings(const SettingsChanged& change) {
    return inside_->commit([&](const EventState& fresh) -> rules::Expected<Action, Refusal> {
        SettingsChanged complete = change;
        if (change.plannedRounds && changesLastRound(fresh, *change.plannedRounds)) {
            EventState then = fresh;
            then.tournament.plannedRounds = *change.plannedRounds;
            complete.pairedOtherwise = boardsPairedOtherwise(fresh, then).value_or(everyBoard(fresh));
        }
        return complete;
    });
}

EventService::Outcome EventService::importTournament(const std::string& source,
                                                     pairing::Tournament tournament,
                                                     std::optional<RoundNumber> fideModeLeft,
                                                     std::vector<std::string> comments) {
    return inside_->commit(
        TournamentImported{madePlain(source), std::move(tournament), fideModeLeft, std::move(comments)});
}

EventService::Outcome EventService::addNote(const std::string& text, std::optional<PlayerId> player) {
    return inside_->commit(NoteAdded{withoutBlanksAround(text), player});
}

EventService::Outcome EventService::settleNote(std::uint32_t number) {
    return inside_->commit(NoteSettled{number});
}

EventService::Outcome EventService::closeEvent() {
    return inside_->commit(EventClosed{});
}

EventService::Outcome EventService::orderTie(std::vector<PlayerId> players, const std::string& reason) {
    return inside_->commit(TieOrdered{std::move(players), madePlain(withoutBlanksAround(reason))});
}

EventService::Outcome EventService::drawLots() {
    return inside_->commit(LotsDrawn{});
}

} // namespace arbiter::app
