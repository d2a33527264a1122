#include "event_tables.hpp"

#include <map>

#include <fmt/format.h>

#include "arbiter/app/fide_mode.hpp"
#include "incident_list.hpp"
#include "reports/alphabetical_report.hpp"
#include "reports/pairings_report.hpp"
#include "reports/players_report.hpp"
#include "reports/round_results_report.hpp"

namespace arbiter::cli {
namespace {

using pairing::PairingNumber;
using pairing::RoundNumber;

PairingNumber numberOf(const app::EventState& state, app::PlayerId id) {
    const app::Entrant* entrant = state.find(id);
    return entrant == nullptr ? PairingNumber() : entrant->number;
}

std::string systemOf(const pairing::Tournament& tournament) {
    if (!tournament.roundRobin) return tournament.acceleration.baku ? "dutch, baku acceleration" : "dutch";
    switch (tournament.roundRobin->cycles) {
    case 1:
        return "round-robin";
    case 2:
        return "double-round-robin";
    default:
        return fmt::format("round-robin, {} games of each pair", tournament.roundRobin->cycles);
    }
}

rules::Text fideModeOf(const app::EventState& state) {
    if (app::isInFideMode(state)) return rules::text("yes");
    return state.fideModeLeftIn ? rules::text("left in round {}", state.fideModeLeftIn->value())
                                : rules::text("no");
}

// Every departure from the Handbook: what, its present value, since when.
reports::Table departureTable(const std::vector<app::Departure>& departures) {
    using rules::text;
    reports::Table table{"departures",
                         {{"code", text("Departure")},
                          {"what", text("What"), reports::Align::Left, true},
                          {"value", text("Value"), reports::Align::Left, true},
                          {"round", text("Since round"), reports::Align::Right}},
                         {}};
    for (const app::Departure& departure : departures) {
        std::vector<reports::Cell> row{departure.code, departure.text, departure.value, std::monostate{}};
        if (departure.round) row[3] = std::int64_t{departure.round->value()};
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::string_view stateOf(const app::EventState& state, RoundNumber round) {
    switch (state.stateOf(round)) {
    case app::RoundState::Draft:
        return "draft";
    case app::RoundState::Running:
        return "published";
    case app::RoundState::Complete:
        return "complete";
    }
    return {};
}

// What the sheet of a round says at its foot beside its own sums.
reports::Report withRoundNotes(reports::Report report, const app::EventState& state, RoundNumber round) {
    const app::PairedRound& paired = state.round(round);
    if (paired.draft) report.notes.push_back(rules::text("Draft, not published"));
    for (const rules::Text& change : paired.changes)
        report.notes.push_back(rules::text("Changed by hand: {}", rules::english(change)));
    for (rules::Text& note : rulingNotes(state, round))
        report.notes.push_back(std::move(note));
    for (rules::Text& note : modeNotes(state))
        report.notes.push_back(std::move(note));
    return report;
}

} // namespace

pairing::RoundPairing boardsOf(const app::EventState& state, RoundNumber round) {
    const app::PairedRound& paired = state.round(round);
    pairing::RoundPairing boards;
    for (const app::PairedBoard& board : paired.boards)
        boards.boards.push_back({numberOf(state, board.white), numberOf(state, board.black)});
    if (paired.pairingAllocatedBye) boards.pairingAllocatedBye = numberOf(state, *paired.pairingAllocatedBye);
    return boards;
}

std::vector<PairingNumber> withdrawnBy(const app::EventState& state, RoundNumber round) {
    std::vector<PairingNumber> numbers;
    for (const app::Entrant& entrant : state.entrants)
        if (entrant.withdrawnFrom && *entrant.withdrawnFrom <= round) numbers.push_back(entrant.number);
    return numbers;
}

Answer<RoundNumber> chooseRound(const app::EventState& state, std::optional<int> wanted) {
    const int paired = state.pairedRounds().value();
    if (paired == 0)
        return failure(ExitCode::BadInput, "No round is paired yet. \"flagfall pair\" pairs the first one.");
    if (!wanted) return state.pairedRounds();
    if (*wanted < 1 || *wanted > paired)
        return failure(ExitCode::BadInput,
                       fmt::format("There is no round {}: rounds 1 to {} are paired.", *wanted, paired));
    return RoundNumber(static_cast<std::uint16_t>(*wanted));
}

reports::Report pairingsOf(const app::EventState& state, RoundNumber round) {
    const auto withdrawn = withdrawnBy(state, round);
    const auto boards = boardsOf(state, round);
    return withRoundNotes(
        reports::pairingsReport({state.tournament, round, boards, withdrawn, state.round(round).byHand}),
        state, round);
}

reports::Report seatsOf(const app::EventState& state, RoundNumber round, reports::PlayerOrder order,
                        reports::Language language) {
    const auto withdrawn = withdrawnBy(state, round);
    const auto boards = boardsOf(state, round);
    return withRoundNotes(
        reports::alphabeticalReport({state.tournament, round, boards, withdrawn, state.round(round).byHand},
                                    language, order),
        state, round);
}

reports::Report openBoardsOf(const app::EventState& state, RoundNumber round) {
    const auto boards = boardsOf(state, round);
    std::map<std::size_t, std::string> remarks;
    for (const app::Dispute& dispute : state.round(round).disputes)
        remarks[dispute.board.value()] = fmt::format("disputed: {}", dispute.note);
    return reports::openBoardsReport({state.tournament, round, boards}, remarks);
}

reports::Report playersOf(const app::EventState& state) {
    const auto withdrawn = withdrawnBy(state, state.nextRound());
    return reports::playersReport(state.tournament, withdrawn);
}

std::vector<rules::Text> modeNotes(const app::EventState& state) {
    if (app::isInFideMode(state)) return {};
    if (!state.fideModeLeftIn) return {rules::text("Not in FIDE mode")};
    return {rules::text("Not in FIDE mode (left in round {})", state.fideModeLeftIn->value())};
}

reports::Report infoOf(const app::EventState& state, const std::string& file) {
    using rules::text;
    const auto& tournament = state.tournament;
    const auto count = [](auto number) { return reports::Fact::Value(static_cast<std::int64_t>(number)); };
    const auto points = [](pairing::Points value) { return pairing::toReadableString(value); };
    const pairing::ScoringSystem& scoring = tournament.scoring;
    const std::size_t open =
        state.pairedRounds() == RoundNumber(0) ? 0 : state.openBoards(state.pairedRounds()).size();
    reports::Report report{"info", tournament.info.name, text("Event file {}", file), {}, {}, {}};
    report.facts = {
        {"system", text("System"), systemOf(tournament), reports::Audience::Everybody},
        {"edition", text("Edition"),
         std::string(tournament.edition == pairing::RuleEdition::Fide2026 ? "2026" : "2017"),
         reports::Audience::Everybody},
        {"fide_mode", text("FIDE mode"), fideModeOf(state), reports::Audience::Everybody},
        {"points", text("Points for win, draw, loss, bye"),
         fmt::format("{}, {}, {}, {}", points(scoring.win), points(scoring.draw), points(scoring.loss),
                     points(scoring.pairingAllocatedBye)),
         reports::Audience::Everybody},
        {"tie_breaks", text("Tie-breaks"), state.tieBreaks, reports::Audience::Everybody},
        {"players", text("Players"), count(tournament.players.size()), reports::Audience::Everybody},
        {"withdrawn", text("Withdrawn"), count(withdrawnBy(state, state.nextRound()).size()),
         reports::Audience::Everybody},
        {"rounds", text("Rounds"), count(tournament.plannedRounds.value()), reports::Audience::Everybody},
        {"paired_rounds", text("Rounds paired"), count(state.pairedRounds().value()),
         reports::Audience::Everybody},
        {"round_state", text("State of the last one"),
         std::string(state.rounds.empty() ? "" : stateOf(state, state.pairedRounds())),
         reports::Audience::Everybody},
        {"open_boards", text("Open boards"), count(open), reports::Audience::Everybody},
    };
    if (!state.incidents.empty()) {
        report.facts.push_back({"incidents", text("Incidents on record"), count(state.incidents.size()),
                                reports::Audience::Everybody});
        report.facts.push_back({"appeals_pending", text("Appeals not decided"),
                                count(app::pendingAppeals(state).size()), reports::Audience::Everybody});
    }
    if (const auto departures = app::departuresOf(state); !departures.empty())
        report.tables.push_back(departureTable(departures));
    return report;
}

} // namespace arbiter::cli
