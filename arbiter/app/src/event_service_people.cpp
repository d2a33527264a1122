#include "event_service_inside.hpp"

#include "names_of_people.hpp"

namespace arbiter::app {

using pairing::RoundNumber;

namespace {

Person tidied(Person person) {
    for (std::string Person::*part : {&Person::name, &Person::federation, &Person::fideId, &Person::club})
        person.*part = withoutBlanksAround(person.*part);
    return person;
}

// What the rules of the event give a late entry: half a point for each round missed, the earliest ones first,
// within the limits of all byes.
std::map<pairing::RoundNumber, pairing::RequestedBye> byesForMissedRounds(const EventState& state) {
    std::map<pairing::RoundNumber, pairing::RequestedBye> byes;
    if (!state.eventRules.halfPointForMissedRounds) return byes;
    const int last = state.tournament.plannedRounds.value() - state.byeRules.lastRoundsWithout;
    const std::size_t most = state.byeRules.mostHalfPoint.value_or(state.rounds.size());
    for (std::uint16_t round = 1; round <= state.rounds.size(); ++round)
        if (round <= last && byes.size() < most) byes.emplace(round, pairing::RequestedBye::HalfPoint);
    return byes;
}

} // namespace

EventService::Outcome EventService::importPlayers(const std::string& source,
                                                  std::vector<ImportedPerson> players) {
    for (ImportedPerson& imported : players)
        imported.person = tidied(std::move(imported.person));
    return inside_->commit(PlayersImported{madePlain(source), std::move(players)});
}

EventService::Outcome
EventService::addPlayer(const Person& person,
                        const std::map<RoundNumber, pairing::RequestedBye>& missedRounds) {
    return inside_->commit([&](const EventState& fresh) -> rules::Expected<Action, Refusal> {
        return PlayerAdded{tidied(person), missedRounds.empty() ? byesForMissedRounds(fresh) : missedRounds};
    });
}

EventService::Outcome EventService::editPlayer(PlayerId player, const Person& person) {
    // As he was seen here, before anything of others is taken in: a change on top of another one is refused.
    const pairing::Player* seen = state().playerOf(player);
    return inside_->commit(PlayerEdited{player, seen ? personOf(*seen) : Person{}, tidied(person)});
}

EventService::Outcome EventService::removePlayer(PlayerId player) {
    return inside_->commit(PlayerRemoved{player});
}

EventService::Outcome EventService::withdrawPlayer(PlayerId player) {
    return inside_->commit(PlayerWithdrawn{player});
}

EventService::Outcome EventService::returnPlayer(PlayerId player) {
    return inside_->commit(PlayerReturned{player});
}

EventService::Outcome EventService::grantBye(PlayerId player, RoundNumber round, pairing::RequestedBye kind) {
    return inside_->commit(ByeGranted{player, round, kind});
}

EventService::Outcome EventService::revokeBye(PlayerId player, RoundNumber round) {
    return inside_->commit(ByeRevoked{player, round});
}

EventService::Outcome EventService::renumberPlayers() {
    return inside_->commit(PlayersRenumbered{true});
}

EventService::Outcome EventService::exchangeNumbers(PlayerId one, PlayerId other) {
    return inside_->commit(NumbersExchanged{one, other});
}

EventService::Outcome EventService::checkIn(std::vector<PlayerId> players, bool present) {
    return inside_->commit(PlayersCheckedIn{std::move(players), present});
}

EventService::Outcome EventService::expelPlayer(PlayerId player, const std::string& reason) {
    return inside_->commit(PlayerExpelled{player, withoutBlanksAround(reason)});
}

EventService::Outcome EventService::allowHalfPointByes(PlayerId player, bool allowed) {
    return inside_->commit(HalfPointByesAllowed{player, allowed});
}

EventService::Outcome EventService::fixBoard(PlayerId player, std::optional<pairing::BoardNumber> board) {
    return inside_->commit(BoardFixed{player, board});
}

EventService::Outcome EventService::forbid(Prohibition prohibition) {
    return inside_->commit(PairingsForbidden{std::move(prohibition)});
}

EventService::Outcome EventService::liftProhibition(std::uint32_t number) {
    return inside_->commit(ProhibitionLifted{number});
}

EventService::Outcome EventService::settleNoShow(PlayerId player) {
    return inside_->commit(NoShowSettled{player, state().pairedRounds()});
}

} // namespace arbiter::app
