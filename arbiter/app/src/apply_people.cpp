// Entering, correcting and taking out players; byes asked for.
#include <algorithm>
#include <fmt/format.h>

#include "apply_cases.hpp"
#include "arbiter/app/bye_names.hpp"
#include "half_point_byes.hpp"
#include "names_of_people.hpp"
#include "numbering.hpp"
#include "person_checks.hpp"
#include "shared_refusals.hpp"

namespace arbiter::app {
namespace {

using pairing::Player;
using pairing::RequestedBye;
using pairing::RoundNumber;
using rules::text;

std::optional<Refusal> noMoreRounds(const EventState& state, std::string_view what) {
    if (state.nextRound() <= state.tournament.plannedRounds) return std::nullopt;
    return Refusal{.kind = RefusalKind::RuleForbids,
                   .code = "event.no-more-rounds",
                   .reason =
                       text("all {} rounds are paired, so {}", state.tournament.plannedRounds.value(), what)};
}

// The list is open: its numbers are provisional (FIDE C.04.2 art. 2.5).
bool isOpen(const EventState& state) {
    return state.rounds.empty();
}

KnownPersons knownPersons(const EventState& state, std::optional<PlayerId> except = std::nullopt) {
    KnownPersons known;
    for (const Entrant& entrant : state.entrants)
        if (entrant.id != except)
            known.add(personOf(*state.playerOf(entrant.id)),
                      fmt::format("{}, already in the list", labelOf(state, entrant.id)));
    return known;
}

std::string rowLabel(const ImportedPerson& imported, std::size_t place) {
    return imported.line ? fmt::format("line {}: {}", *imported.line, imported.person.name)
                         : fmt::format("player {} of the list: {}", place + 1, imported.person.name);
}

Remark doubtfulRemark(const std::string& one, const std::string& other) {
    return {"player.namesake",
            text("the same name twice: {}, and {}. Check that they are two persons", one, other)};
}

// A new player with an event for each round he has missed.
Player newcomer(const EventState& state, const Person& person,
                const std::map<RoundNumber, RequestedBye>& missedRounds) {
    Player player;
    setPerson(player, person);
    for (std::uint16_t round = 1; round <= state.rounds.size(); ++round) {
        const auto given = missedRounds.find(RoundNumber(round));
        player.rounds.push_back(given == missedRounds.end() ? pairing::RoundEvent(pairing::NotPaired{})
                                                            : pairing::toRoundEvent(given->second));
    }
    return player;
}

Remark lateEntryRemark(const EventState& state, PlayerId id) {
    return {"player.late-entry",
            text("{} is a late entry: paired from round {}; the numbers behind move (C.04.2 art. 2.4)",
                 labelOf(state, id), state.nextRound().value())};
}

Entrant newEntrant(const EventState& state, PlayerId id, pairing::PairingNumber number) {
    Entrant entrant;
    entrant.id = id;
    entrant.number = number;
    entrant.firstRound = state.nextRound();
    return entrant;
}

// Enters a checked person; the caller sees to the order of an open list.
PlayerId enter(EventState& state, Player player) {
    const PlayerId id = state.nextPlayerId;
    state.nextPlayerId = PlayerId(id.value() + 1);
    insertNewcomer(state, std::move(player), newEntrant(state, id, {}));
    return id;
}

std::optional<Refusal> tooMany(const EventState& state, std::size_t added) {
    const std::size_t last =
        state.tournament.players.empty() ? 0 : std::size_t{state.tournament.players.back().number.value()};
    if (last + added <= pairing::largestPairingNumber) return std::nullopt;
    return Refusal{.kind = RefusalKind::TooLarge,
                   .code = "player.too-many",
                   .reason = text("an event has room for {} players; this would make {}",
                                  pairing::largestPairingNumber, last + added),
                   .wayOut = text("Split the event into sections")};
}

struct Vetted {
    std::vector<rules::Text> faults;
    Remarks remarks;
    bool duplicates = false;
};

// All faults of all rows, and every row that is somebody already there or in an earlier row.
Vetted vet(const EventState& state, const PlayersImported& action) {
    Vetted vetted;
    KnownPersons known = knownPersons(state);
    for (std::size_t place = 0; place < action.players.size(); ++place) {
        const ImportedPerson& imported = action.players[place];
        const std::string label = rowLabel(imported, place);
        for (const rules::Text& fault : faultsOf(imported.person))
            vetted.faults.push_back(text("{}: {}", label, rules::english(fault)));
        const KnownPersons::Match match = known.closestTo(imported.person);
        if (match.likeness == Likeness::Same) {
            vetted.faults.push_back(text("{}: the same person as {}", label, match.label));
            vetted.duplicates = true;
        } else if (match.likeness == Likeness::Doubtful) {
            vetted.remarks.push_back(doubtfulRemark(label, match.label));
        }
        known.add(imported.person, label);
    }
    return vetted;
}

// Faults of one person, and whether he is somebody already there.
rules::Expected<Remarks, Refusal> vet(const EventState& state, const Person& person,
                                      std::optional<PlayerId> except = std::nullopt) {
    if (auto faults = faultsOf(person); !faults.empty())
        return rules::unexpected(Refusal{.code = "player.invalid",
                                         .reason = text("{} cannot be entered like this", person.name),
                                         .wayOut = text("Correct it and try again; nothing was changed"),
                                         .details = std::move(faults)});
    const KnownPersons::Match match = knownPersons(state, except).closestTo(person);
    if (match.likeness == Likeness::Same)
        return rules::unexpected(
            Refusal{.code = "player.duplicate",
                    .reason = text("{} is the same person as {}: same name and birth, or the same FIDE ID",
                                   person.name, match.label),
                    .wayOut = text("If they are two persons, give the birth of one of them")});
    Remarks remarks;
    if (match.likeness == Likeness::Doubtful) remarks.push_back(doubtfulRemark(person.name, match.label));
    return remarks;
}

// The event's own rules on byes; a zero-point bye is always possible.
std::optional<Refusal> beyondByeRules(const EventState& state, const ByeGranted& action) {
    if (action.kind == RequestedBye::ZeroPoint) return std::nullopt;
    const std::string who = labelOf(state, action.player);
    const ByeRules& byeRules = state.byeRules;
    if (action.round.value() + byeRules.lastRoundsWithout > state.tournament.plannedRounds.value())
        return Refusal{.kind = RefusalKind::RuleForbids,
                       .code = "bye.last-rounds",
                       .reason = text("{}: the rules of this event give no half- and full-point byes in the "
                                      "last {} rounds",
                                      who, byeRules.lastRoundsWithout),
                       .wayOut = text("Give a zero-point bye"),
                       .players = {action.player},
                       .round = action.round};
    const std::size_t others = halfPointByesOf(*state.playerOf(action.player), action.round);
    if (action.kind == RequestedBye::HalfPoint && byeRules.mostHalfPoint && others >= *byeRules.mostHalfPoint)
        return Refusal{.kind = RefusalKind::RuleForbids,
                       .code = "bye.limit",
                       .reason = text("{} has or has asked for {} half-point byes; the rules of this event "
                                      "give {}",
                                      who, others, *byeRules.mostHalfPoint),
                       .wayOut = text("Give a zero-point bye"),
                       .article = "C.05 art. 6.7(4)",
                       .players = {action.player},
                       .round = action.round};
    return std::nullopt;
}

} // namespace

Applied applyCase(EventState& state, const PlayersImported& action) {
    if (action.players.empty())
        return rules::unexpected(Refusal{.code = "import.no-players",
                                         .reason = text("{} has no players", action.source),
                                         .wayOut = text("Check that it is the right file")});
    if (auto refusal = noMoreRounds(state, "nobody can enter any more"))
        return rules::unexpected(std::move(*refusal));
    if (auto refusal = tooMany(state, action.players.size())) return rules::unexpected(std::move(*refusal));
    Vetted vetted = vet(state, action);
    if (!vetted.faults.empty())
        return rules::unexpected(
            Refusal{.code = vetted.duplicates ? "import.duplicates" : "import.invalid",
                    .reason = text("{}: {} of {} entries cannot be taken in", action.source,
                                   vetted.faults.size(), action.players.size()),
                    .wayOut = text("Correct these lines and import the list again; nothing was changed"),
                    .details = std::move(vetted.faults)});

    const bool sorts = isOpen(state) && !state.ownOrder;
    for (const ImportedPerson& imported : action.players) {
        Player player = newcomer(state, imported.person, {});
        if (sorts) {
            // At the end for now, in one go; the whole list is numbered afterwards.
            const pairing::PairingNumber last(
                static_cast<std::uint16_t>(state.tournament.players.size() + 1));
            player.number = last;
            state.tournament.players.push_back(std::move(player));
            state.entrants.push_back(newEntrant(state, state.nextPlayerId, last));
            state.nextPlayerId = PlayerId(state.nextPlayerId.value() + 1);
        } else {
            const PlayerId id = enter(state, std::move(player));
            if (!isOpen(state)) vetted.remarks.push_back(lateEntryRemark(state, id));
        }
    }
    if (sorts) numberByStrength(state);
    return std::move(vetted.remarks);
}

Applied applyCase(EventState& state, const PlayerAdded& action) {
    if (auto refusal = noMoreRounds(state, "nobody can enter any more"))
        return rules::unexpected(std::move(*refusal));
    if (state.tournament.roundRobin && !state.rounds.empty())
        return rules::unexpected(Refusal{
            .kind = RefusalKind::RuleForbids,
            .code = "player.round-robin",
            .reason = text("the schedule of a round robin is made for its players: nobody can enter once "
                           "round 1 is paired"),
            .wayOut = text("Unpair round 1, or let {} play in another section", action.person.name),
            .article = "C.05 Annex 1"});
    if (auto refusal = tooMany(state, 1)) return rules::unexpected(std::move(*refusal));
    for (const auto& [round, kind] : action.missedRounds)
        if (round.value() < 1 || round > state.pairedRounds())
            return rules::unexpected(
                Refusal{.code = "player.missed-round",
                        .reason = text("{} has not missed round {}: it is not paired yet", action.person.name,
                                       round.value()),
                        .wayOut = text("Ask for a bye instead"),
                        .round = round});
    auto remarks = vet(state, action.person);
    if (!remarks) return remarks;
    const PlayerId id = enter(state, newcomer(state, action.person, action.missedRounds));
    if (!isOpen(state)) remarks->push_back(lateEntryRemark(state, id));
    return remarks;
}

Applied applyCase(EventState& state, const PlayerEdited& action) {
    Player* player = state.playerOf(action.player);
    if (!player) return rules::unexpected(unknownPlayer(action.player));
    if (personOf(*player) != action.before)
        return rules::unexpected(Refusal{
            .kind = RefusalKind::Outdated,
            .code = "player.changed-meanwhile",
            .reason = text("{} was changed by somebody else meanwhile", labelOf(state, action.player)),
            .wayOut = text("Look at the entry again, then make your change"),
            .players = {action.player}});
    auto remarks = vet(state, action.after, action.player);
    if (!remarks) return remarks;
    const bool wasInOrder = !isOutOfOrder(state);
    setPerson(*player, action.after);
    if (isOpen(state) && !state.ownOrder) {
        numberByStrength(state);
    } else if (wasInOrder && isOutOfOrder(state)) {
        remarks->push_back({"player.order", state.pairedRounds() < lastRenumbering
                                                ? text("the numbers stay as they are; the list can be "
                                                       "numbered anew until round 4 is paired (C.04.2 "
                                                       "art. 2.3)")
                                                : text("the numbers stay as they are: round 4 is paired, so "
                                                       "the correction counts for the report only "
                                                       "(C.04.2 art. 2.3)")});
    }
    return remarks;
}

Applied applyCase(EventState& state, const PlayerRemoved& action) {
    const Entrant* entrant = state.find(action.player);
    if (!entrant) return rules::unexpected(unknownPlayer(action.player));
    if (!isOpen(state))
        return rules::unexpected(
            Refusal{.kind = RefusalKind::RuleForbids,
                    .code = "player.cannot-remove",
                    .reason = text("{} stands in a paired round and cannot be taken off the list",
                                   labelOf(state, action.player)),
                    .wayOut = text("Withdraw the player instead"),
                    .article = "C.04.2 art. 3.2",
                    .players = {action.player}});
    const pairing::PairingNumber number = entrant->number;
    std::erase_if(state.tournament.players,
                  [number](const Player& player) { return player.number == number; });
    std::erase_if(state.entrants, [&action](const Entrant& other) { return other.id == action.player; });
    closeGaps(state);
    return Remarks{};
}

Applied applyCase(EventState& state, const PlayerWithdrawn& action) {
    Entrant* entrant = state.find(action.player);
    if (!entrant) return rules::unexpected(unknownPlayer(action.player));
    if (entrant->withdrawnFrom)
        return rules::unexpected(
            Refusal{.code = "player.already-withdrawn",
                    .reason = text("{} is withdrawn already, from round {}", labelOf(state, action.player),
                                   entrant->withdrawnFrom->value()),
                    .players = {action.player}});
    if (auto refusal = noMoreRounds(state, "there is no round left to withdraw from"))
        return rules::unexpected(std::move(*refusal));
    entrant->withdrawnFrom = state.nextRound();
    if (!state.rounds.empty() && state.rounds.back().draft)
        return Remarks{
            {"player.on-draft",
             text("{} stays on the draft of round {}; to leave it as well, unpair it and pair again",
                  labelOf(state, action.player), state.pairedRounds().value())}};
    return Remarks{};
}

Applied applyCase(EventState& state, const PlayerReturned& action) {
    Entrant* entrant = state.find(action.player);
    if (!entrant) return rules::unexpected(unknownPlayer(action.player));
    if (!entrant->withdrawnFrom)
        return rules::unexpected(Refusal{.code = "player.not-withdrawn",
                                         .reason = text("{} is not withdrawn", labelOf(state, action.player)),
                                         .players = {action.player}});
    if (auto refusal = noMoreRounds(state, "there is no round left to return to"))
        return rules::unexpected(std::move(*refusal));
    if (entrant->expelled)
        return rules::unexpected(
            Refusal{.kind = RefusalKind::RuleForbids,
                    .code = "player.expelled",
                    .reason = text("{} was expelled and does not return", labelOf(state, action.player)),
                    .wayOut = text("Undo the expulsion if it was a mistake"),
                    .players = {action.player}});
    entrant->withdrawnFrom.reset();
    return Remarks{};
}

Applied applyCase(EventState& state, const ByeGranted& action) {
    const Entrant* entrant = state.find(action.player);
    if (!entrant) return rules::unexpected(unknownPlayer(action.player));
    const std::string who = labelOf(state, action.player);
    const auto refuse = [&](std::string code, rules::Text reason, rules::Text wayOut) {
        return rules::unexpected(Refusal{.code = std::move(code),
                                         .reason = std::move(reason),
                                         .wayOut = std::move(wayOut),
                                         .article = "C.04.2 art. 3.3",
                                         .players = {action.player},
                                         .round = action.round});
    };
    if (action.round < state.nextRound())
        return refuse(
            "bye.round-paired",
            text("round {} is paired already; {} cannot get a bye in it any more", action.round.value(), who),
            text("Ask for a round from {} on, or record a forfeit", state.nextRound().value()));
    if (action.round > state.tournament.plannedRounds)
        return refuse("bye.no-such-round",
                      text("there is no round {}: the event has {} rounds", action.round.value(),
                           state.tournament.plannedRounds.value()),
                      text("Choose a round up to {}", state.tournament.plannedRounds.value()));
    if (entrant->withdrawnFrom)
        return refuse("bye.withdrawn", text("{} is withdrawn and gets no bye", who),
                      text("Let the player return first"));

    Remarks remarks;
    Player& player = *state.playerOf(action.player);
    if (action.kind == RequestedBye::HalfPoint && !entrant->mayHaveHalfPointByes)
        return rules::unexpected(
            Refusal{.kind = RefusalKind::RuleForbids,
                    .code = "bye.not-entitled",
                    .reason = text("{} is marked as not entitled to half-point byes", who),
                    .wayOut = text("Give a zero-point bye, or take the mark away"),
                    .article = "C.04.2 art. 3.3",
                    .players = {action.player},
                    .round = action.round});
    if (auto refusal = beyondByeRules(state, action)) return rules::unexpected(std::move(*refusal));
    if (const auto old = player.requestedByes.find(action.round);
        old != player.requestedByes.end() && old->second != action.kind)
        remarks.push_back(
            {"bye.replaced", text("{} had a {} in round {}; it is now a {}", who, nameOf(old->second),
                                  action.round.value(), nameOf(action.kind))});
    player.requestedByes[action.round] = action.kind;
    if (action.kind == RequestedBye::FullPoint)
        state.comments.push_back(
            fmt::format("### FPB @ Round {}: {}", action.round.value(), labelOf(state, action.player)));
    return remarks;
}

Applied applyCase(EventState& state, const ByeRevoked& action) {
    Player* player = state.playerOf(action.player);
    if (!player) return rules::unexpected(unknownPlayer(action.player));
    if (player->requestedByes.erase(action.round) == 0)
        return rules::unexpected(Refusal{.code = "bye.none",
                                         .reason = text("{} has no bye in a coming round {}",
                                                        labelOf(state, action.player), action.round.value()),
                                         .players = {action.player},
                                         .round = action.round});
    return Remarks{};
}

} // namespace arbiter::app
