// Creating an event, changing what was decided about it, and taking in a whole recorded tournament.
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apply_cases.hpp"
#include "board_order.hpp"
#include "names_of_people.hpp"
#include "pairing/standings/ranking_order.hpp"
#include "person_checks.hpp"
#include "repairing.hpp"

namespace arbiter::app {
namespace {

using pairing::Points;
using pairing::RoundNumber;
using rules::text;

constexpr std::uint16_t mostRounds = 99;

// Every fault of a point system (FIDE C.04.1 art. 3; C.04.2 art. 3.3; spec 15.4).
std::vector<rules::Text> faultsOf(const pairing::ScoringSystem& scoring) {
    std::vector<rules::Text> faults;
    const auto show = [](Points points) { return pairing::toReadableString(points); };
    if (!(scoring.win > scoring.draw && scoring.draw >= scoring.loss))
        faults.push_back(
            text("a win ({}) must give more than a draw ({}), and a draw no less than a loss ({})",
                 show(scoring.win), show(scoring.draw), show(scoring.loss)));
    if (scoring.draw + scoring.draw > scoring.win + scoring.loss)
        faults.push_back(text("two draws ({}) must not give more than a win and a loss ({})",
                              show(scoring.draw + scoring.draw), show(scoring.win + scoring.loss)));
    if (scoring.pairingAllocatedBye > scoring.win)
        faults.push_back(text("the pairing-allocated bye ({}) must not give more than a win ({})",
                              show(scoring.pairingAllocatedBye), show(scoring.win)));
    const auto values = {
        scoring.loss,         scoring.forfeitWin,   scoring.forfeitLoss, scoring.pairingAllocatedBye,
        scoring.fullPointBye, scoring.halfPointBye, scoring.zeroPointBye};
    if (std::ranges::any_of(values, [](Points points) { return points < Points{}; }))
        faults.push_back(text("no result may give less than 0 points"));
    return faults;
}

void checkRounds(RoundNumber rounds, std::vector<rules::Text>& faults) {
    if (rounds.value() < 1 || rounds.value() > mostRounds)
        faults.push_back(text("the number of rounds is {}; it must be 1 to {}", rounds.value(), mostRounds));
}

void checkInfo(const pairing::TournamentInfo& info, std::vector<rules::Text>& faults) {
    auto texts = info.deputyArbiters;
    texts.insert(texts.end(), {info.name, info.city, info.federation, info.chiefArbiter, info.timeControl});
    if (!std::ranges::all_of(texts, isPlainText))
        faults.push_back(text("name, city, arbiters and time control must be UTF-8 text on one line"));
    for (const auto& day : {info.firstDay, info.lastDay})
        if (day && !isDate(*day))
            faults.push_back(text("{}-{}-{} is no date", day->year, day->month, day->day));
}

void checkTieBreaks(const std::vector<std::string>& codes, std::vector<rules::Text>& faults) {
    if (codes.empty()) return;
    const auto order = pairing::standings::parseRankingOrder(fmt::format("{}", fmt::join(codes, ",")));
    if (order) return;
    for (const rules::Diagnostic& fault : order.error().items())
        faults.push_back(text("tie-breaks: {}", rules::toString(fault)));
}

Refusal badSettings(std::vector<rules::Text> faults) {
    return {.code = "settings.invalid",
            .reason = text("these settings do not fit together"),
            .wayOut = text("Correct them and try again; nothing was changed"),
            .details = std::move(faults)};
}

// What is fixed once a round is paired.
std::optional<Refusal> lockedByPairing(const EventState& state, const SettingsChanged& change) {
    if (state.rounds.empty()) return std::nullopt;
    if (change.scoring && *change.scoring != state.tournament.scoring)
        return Refusal{
            .kind = RefusalKind::RuleForbids,
            .code = "settings.scoring-locked",
            .reason = text("the points, also those of the pairing-allocated bye, are the same for the whole "
                           "event and cannot change now that round 1 is paired"),
            .wayOut = text("Make a new event if the points were wrong"),
            .article = "C.04.1 art. 3"};
    if (change.initialColour && change.initialColour != state.tournament.initialColour)
        return Refusal{.kind = RefusalKind::RuleForbids,
                       .code = "settings.initial-colour-locked",
                       .reason =
                           text("the initial colour was drawn before round 1 and cannot change any more"),
                       .article = "C.04.3 art. 5.1"};
    if (change.plannedRounds && *change.plannedRounds < state.pairedRounds())
        return Refusal{.kind = RefusalKind::RuleForbids,
                       .code = "settings.too-few-rounds",
                       .reason = text("{} rounds are paired already, so the event cannot have only {}",
                                      state.pairedRounds().value(), change.plannedRounds->value()),
                       .article = "C.04.1 art. 1"};
    return std::nullopt;
}

// What an imported tournament does not say is kept from the event.
void takeInfo(pairing::TournamentInfo& into, const pairing::TournamentInfo& from) {
    const auto take = [](auto& kept, const auto& offered) {
        if (kept == std::decay_t<decltype(kept)>{}) kept = offered;
    };
    take(into.name, from.name);
    take(into.city, from.city);
    take(into.federation, from.federation);
    take(into.firstDay, from.firstDay);
    take(into.lastDay, from.lastDay);
    take(into.chiefArbiter, from.chiefArbiter);
    take(into.deputyArbiters, from.deputyArbiters);
    take(into.timeControl, from.timeControl);
}

// The first round that a recorded player was taken into account for (FIDE C.04.2 art. 2.4).
RoundNumber firstRoundOf(const pairing::Player& player) {
    const auto first = std::ranges::find_if_not(player.rounds, [](const pairing::RoundEvent& event) {
        return std::holds_alternative<pairing::NotPaired>(event);
    });
    return RoundNumber(static_cast<std::uint16_t>(first - player.rounds.begin() + 1));
}

// Each opponent is in the tournament and names the player back.
void checkOpponents(const pairing::Tournament& tournament, const pairing::Player& player,
                    std::vector<rules::Text>& faults) {
    for (std::size_t place = 0; place < player.rounds.size(); ++place) {
        const auto number = pairing::scheduledOpponent(player.rounds[place]);
        if (!number) continue;
        const pairing::Player* opponent = tournament.find(*number);
        if (!opponent || opponent->rounds.size() <= place ||
            pairing::scheduledOpponent(opponent->rounds[place]) != player.number)
            faults.push_back(text("round {}: no. {} has no. {} as opponent, but not the other way round",
                                  place + 1, player.number.value(), number->value()));
    }
}

std::vector<rules::Text> faultsOf(const pairing::Tournament& tournament) {
    std::vector<rules::Text> faults;
    checkInfo(tournament.info, faults);
    for (const pairing::Player& player : tournament.players) {
        for (const rules::Text& fault : faultsOf(personOf(player)))
            faults.push_back(text("no. {}: {}", player.number.value(), rules::english(fault)));
        checkOpponents(tournament, player, faults);
    }
    if (!faults.empty()) return faults;
    for (std::uint16_t round = 1; round <= tournament.recordedRounds().value(); ++round)
        for (const pairing::Pair& board : boardsOfRecordedRound(tournament, RoundNumber(round)))
            if (!resultOf(tournament.find(board.white)->rounds[round - 1U],
                          tournament.find(board.black)->rounds[round - 1U]))
                faults.push_back(text("round {}: the results of no. {} and no. {} do not fit together", round,
                                      board.white.value(), board.black.value()));
    return faults;
}

PairedRound recordedRound(const EventState& state, RoundNumber number, const std::vector<PlayerId>& ids) {
    PairedRound round;
    round.edition = state.tournament.edition;
    round.engine = "imported";
    std::map<pairing::PairingNumber, PlayerId> idOf;
    for (std::size_t place = 0; place < ids.size(); ++place) {
        const pairing::Player& player = state.tournament.players[place];
        idOf.emplace(player.number, ids[place]);
        round.numbers.push_back({ids[place], player.number});
        if (std::holds_alternative<pairing::PairingAllocatedBye>(player.rounds[number.value() - 1U]))
            round.pairingAllocatedBye = ids[place];
    }
    for (const pairing::Pair& pair : boardsOfRecordedRound(state.tournament, number))
        round.boards.push_back({idOf.at(pair.white), idOf.at(pair.black)});
    return round;
}

// The groups of the file, with ids in place of the numbers.
void takeProhibitions(EventState& state, const std::vector<PlayerId>& ids) {
    for (const pairing::ForbiddenGroup& group : state.tournament.forbidden) {
        Prohibition prohibition{ProhibitionKind::Players, {}, {}, group.first, group.last};
        for (std::size_t place = 0; place < ids.size(); ++place)
            if (std::ranges::find(group.members, state.tournament.players[place].number) !=
                group.members.end())
                prohibition.members.push_back(ids[place]);
        state.prohibitions.push_back({state.nextProhibition++, std::move(prohibition)});
    }
}

Remarks remarksOnImport(const EventState& state) {
    std::string absent;
    for (const pairing::Player& player : state.tournament.players)
        if (!player.rounds.empty() && std::holds_alternative<pairing::NotPaired>(player.rounds.back()))
            absent +=
                (absent.empty() ? "" : ", ") + fmt::format("{} (no. {})", player.name, player.number.value());
    if (absent.empty()) return {};
    return {
        {"import.absent-in-last-round",
         text("not paired in the last round of the file: {}. Withdraw those who have left before the next "
              "pairing",
              absent)}};
}

} // namespace

Applied applyCase(EventState& state, const EventCreated& action) {
    const EventSettings& settings = action.settings;
    std::vector<rules::Text> faults = faultsOf(settings.scoring);
    checkRounds(settings.plannedRounds, faults);
    checkInfo(settings.info, faults);
    if (!isPlainText(settings.preset))
        faults.push_back(text("the name of the preset must be UTF-8 text on one line"));
    checkTieBreaks(settings.tieBreaks, faults);
    if (settings.roundRobin && (settings.roundRobin->cycles < 1 || settings.roundRobin->cycles > 9))
        faults.push_back(text("{} games of each pair; there must be 1 to 9", settings.roundRobin->cycles));
    if (settings.roundRobin && settings.baku)
        faults.push_back(text("acceleration is for the Swiss systems (C.04.7)"));
    if (!faults.empty()) return rules::unexpected(badSettings(std::move(faults)));

    state.created = true;
    state.preset = settings.preset;
    state.seed = settings.seed;
    state.tieBreaks = settings.tieBreaks;
    state.tournament.info = settings.info;
    state.tournament.edition = settings.edition;
    state.tournament.plannedRounds = settings.plannedRounds;
    state.tournament.scoring = settings.scoring;
    state.tournament.initialColour = settings.initialColour;
    state.tournament.roundRobin = settings.roundRobin;
    state.tournament.acceleration.baku = settings.baku;
    return Remarks{};
}

Applied applyCase(EventState& state, const SettingsChanged& change) {
    std::vector<rules::Text> faults;
    if (change.scoring) faults = faultsOf(*change.scoring);
    if (change.plannedRounds) checkRounds(*change.plannedRounds, faults);
    if (change.info) checkInfo(*change.info, faults);
    if (change.tieBreaks) checkTieBreaks(*change.tieBreaks, faults);
    if (!faults.empty()) return rules::unexpected(badSettings(std::move(faults)));
    if (auto locked = lockedByPairing(state, change)) return rules::unexpected(std::move(*locked));

    const bool started = !state.rounds.empty();
    pairing::Tournament& tournament = state.tournament;
    const auto comment = [&state](std::string what) {
        state.comments.push_back(
            fmt::format("### Configuration @ Round {}: {}", state.pairedRounds().value(), what));
    };
    if (started && change.plannedRounds && *change.plannedRounds != tournament.plannedRounds)
        comment(fmt::format("{} rounds instead of {}", change.plannedRounds->value(),
                            tournament.plannedRounds.value()));
    if (started && !change.pairedOtherwise.empty())
        comment(fmt::format("boards {} of round {} are paired otherwise with {} rounds",
                            listed(change.pairedOtherwise), state.pairedRounds().value(),
                            change.plannedRounds.value_or(tournament.plannedRounds).value()));
    if (started && change.tieBreaks && *change.tieBreaks != state.tieBreaks)
        comment(fmt::format("tie-breaks were {}", fmt::join(state.tieBreaks, ",")));
    if (change.info) tournament.info = *change.info;
    if (change.plannedRounds) tournament.plannedRounds = *change.plannedRounds;
    if (change.scoring) tournament.scoring = *change.scoring;
    if (change.tieBreaks) state.tieBreaks = *change.tieBreaks;
    if (change.initialColour) tournament.initialColour = change.initialColour;
    if (change.byeRules) state.byeRules = *change.byeRules;
    if (change.eventRules) state.eventRules = *change.eventRules;
    return Remarks{};
}

Applied applyCase(EventState& state, const FideModeLeft& action) {
    if (!isPlainText(action.reason))
        return rules::unexpected(badSettings({text("the reason must be UTF-8 text on one line")}));
    state.departedActs.push_back({"left-on-purpose", text("left on purpose: {}", action.reason),
                                  action.reason, std::max(RoundNumber(1), state.pairedRounds())});
    return Remarks{};
}

Applied applyCase(EventState& state, const TournamentImported& action) {
    if (!state.entrants.empty())
        return rules::unexpected(Refusal{
            .code = "import.event-has-players",
            .reason =
                text("this event has players already; a whole tournament goes into an empty event only"),
            .wayOut = text("Make a new event for {}", action.source)});
    if (auto faults = faultsOf(action.tournament); !faults.empty())
        return rules::unexpected(Refusal{.code = "import.invalid",
                                         .reason = text("{} cannot be taken in", action.source),
                                         .wayOut = text("Correct the file and import it again"),
                                         .details = std::move(faults)});

    if (action.fideModeLeft)
        state.departedActs.push_back({"file", text("{} says that it has left FIDE mode", action.source),
                                      action.source, action.fideModeLeft});
    state.comments.insert(state.comments.end(), action.comments.begin(), action.comments.end());
    const pairing::Tournament before = std::move(state.tournament);
    state.tournament = action.tournament;
    state.tournament.info = before.info;
    takeInfo(state.tournament.info, action.tournament.info);
    if (state.tournament.plannedRounds.value() == 0) state.tournament.plannedRounds = before.plannedRounds;
    state.tournament.plannedRounds =
        std::max(state.tournament.plannedRounds, state.tournament.recordedRounds());
    if (!state.tournament.initialColour) state.tournament.initialColour = before.initialColour;
    state.ownOrder = true;
    std::vector<PlayerId> ids;
    for (const pairing::Player& player : state.tournament.players) {
        ids.push_back(state.nextPlayerId);
        Entrant entrant;
        entrant.id = state.nextPlayerId;
        entrant.number = player.number;
        entrant.firstRound = firstRoundOf(player);
        state.entrants.push_back(entrant);
        state.nextPlayerId = PlayerId(state.nextPlayerId.value() + 1);
    }
    for (std::uint16_t round = 1; round <= state.tournament.recordedRounds().value(); ++round)
        state.rounds.push_back(recordedRound(state, RoundNumber(round), ids));
    takeProhibitions(state, ids);
    return remarksOnImport(state);
}

} // namespace arbiter::app
