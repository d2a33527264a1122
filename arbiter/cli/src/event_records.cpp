#include "event_records.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <variant>

#include <fmt/format.h>

#include "arbiter/app/fide_mode.hpp"
#include "incident_list.hpp"
#include "pairing/model/overloaded.hpp"

namespace arbiter::cli {
namespace {

using app::GameResult;
using rules::text;

// An act that takes back or goes beside what the engine paired and the first entry of a result.
bool isUnusual(const app::Action& action) {
    return std::visit(pairing::Overloaded{
                          [](const app::ResultsRecorded& act) {
                              return std::ranges::any_of(act.results, [](const app::ResultChange& change) {
                                  return change.before != GameResult::Open && change.before != change.after &&
                                         change.before != GameResult::Adjourned;
                              });
                          },
                          [](const app::RoundPaired& act) { return act.byHand.has_value(); },
                          [](const app::ResultDisputed&) { return true; },
                          [](const app::ResultCorrectedForRating&) { return true; },
                          [](const app::PlayersSeated&) { return true; },
                          [](const app::PlayerCancelled&) { return true; },
                          [](const app::ColoursSwapped&) { return true; },
                          [](const app::SeatsSwapped&) { return true; },
                          [](const app::PlayersRenumbered&) { return true; },
                          [](const app::NumbersExchanged&) { return true; },
                          [](const app::TieOrdered&) { return true; },
                          [](const app::LotsDrawn&) { return true; },
                          [](const app::FideModeLeft&) { return true; },
                          [](const auto&) { return false; },
                      },
                      action);
}

// Which rounds hang in the hall; a draft can be taken back without a trace there.
class PublishedRounds {
  public:
    void note(const app::Action& action) {
        if (const auto* paired = std::get_if<app::RoundPaired>(&action); paired != nullptr && !paired->draft)
            published_.insert(paired->round);
        if (const auto* published = std::get_if<app::RoundPublished>(&action))
            published_.insert(published->round);
    }
    // Taken back by this act.
    [[nodiscard]] bool losesOne(const app::Action& action) {
        const auto* unpaired = std::get_if<app::RoundUnpaired>(&action);
        return unpaired != nullptr && published_.erase(unpaired->round) > 0;
    }

  private:
    std::set<pairing::RoundNumber> published_;
};

std::vector<reports::RecordedAct> actsOf(const app::EventService& service) {
    std::map<std::int64_t, bool> unusual;
    PublishedRounds published;
    for (const app::JournalLine& line : service.journal()) {
        unusual.emplace(line.number, isUnusual(line.action) || published.losesOne(line.action));
        published.note(line.action);
    }
    std::vector<reports::RecordedAct> acts;
    for (const app::DiaryLine& line : service.diary()) {
        const auto found = unusual.find(line.number);
        if (found == unusual.end() || !found->second || !line.holds || line.section != service.section())
            continue;
        acts.push_back({line.time, line.who, line.words});
    }
    return acts;
}

std::vector<reports::Leaving> leavingsOf(const app::EventState& state) {
    std::vector<reports::Leaving> leavings;
    for (const app::Entrant& entrant : state.entrants) {
        if (entrant.firstRound > pairing::RoundNumber(1))
            leavings.push_back(
                {entrant.number, text("entered late, from round {}", entrant.firstRound.value())});
        if (!entrant.withdrawnFrom) continue;
        const int round = entrant.withdrawnFrom->value();
        leavings.push_back({entrant.number, entrant.expelled ? text("expelled from round {}", round)
                                                             : text("withdrawn from round {}", round)});
    }
    std::ranges::stable_sort(leavings, {}, &reports::Leaving::player);
    return leavings;
}

} // namespace

std::vector<std::string> disputesOf(const app::EventState& state) {
    std::vector<std::string> disputes;
    for (std::size_t round = 0; round < state.rounds.size(); ++round)
        for (const app::Dispute& dispute : state.rounds[round].disputes)
            disputes.push_back(fmt::format("{}: {} ({})", round + 1, dispute.board.value(), dispute.note));
    return disputes;
}

reports::EventRecords recordsOf(const app::EventService& service) {
    const app::EventState& state = service.state();
    reports::EventRecords records;
    records.leavings = leavingsOf(state);
    records.acts = actsOf(service);
    for (const app::Departure& departure : app::departuresOf(state))
        records.departures.push_back({departure.text, departure.value, departure.round});
    records.disputed = disputesOf(state);
    if (!state.incidents.empty()) records.incidents = reports::incidentsReport(incidentsOf(state)).tables;
    records.closed = state.closed;
    return records;
}

} // namespace arbiter::cli
