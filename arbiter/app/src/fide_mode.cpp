#include "arbiter/app/fide_mode.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "pairing/standings/ranking_order.hpp"
#include "pairing/tiebreak/registry.hpp"
#include "value_json.hpp"

namespace arbiter::app {
namespace {

using pairing::RoundNumber;
using rules::text;

// The editions of 2026 are in force for events that start on that day or later.
constexpr pairing::PartialDate firstDayOf2026{2026, 2, 1};

// An order typed in after a play-off and values computed elsewhere are no tie-breaks of the house.
bool isHouseCode(pairing::tiebreak::Code code) {
    using pairing::tiebreak::Code;
    return pairing::tiebreak::infoOf(code).article.empty() && code != Code::Points && code != Code::Manual &&
           code != Code::Typed;
}

// Codes of the list that are no article of C.07 (edition 2026).
std::vector<std::string> houseTieBreaks(const EventState& state) {
    std::vector<std::string> house;
    for (const std::string& code : state.tieBreaks) {
        const auto order = pairing::standings::parseRankingOrder(code);
        if (!order) continue;
        for (const auto& tieBreak : *order)
            if (isHouseCode(tieBreak.code)) house.push_back(code);
    }
    return house;
}

} // namespace

std::vector<Departure> departingSettings(const EventState& state) {
    std::vector<Departure> departures;
    const pairing::Tournament& tournament = state.tournament;
    if (const auto house = houseTieBreaks(state); !house.empty()) {
        const std::string codes = fmt::format("{}", fmt::join(house, ","));
        departures.push_back({"tie-breaks", text("tie-breaks that are not in C.07: {}", codes), codes, {}});
    }
    if (tournament.edition == pairing::RuleEdition::Fide2017 && tournament.info.firstDay &&
        *tournament.info.firstDay >= firstDayOf2026)
        departures.push_back(
            {"edition",
             text("the edition of 2017 in an event that starts on {}", dateText(*tournament.info.firstDay)),
             "2017",
             {}});
    if (tournament.parityNumbering == pairing::ParityNumbering::Registered)
        departures.push_back({"parity",
                              text("numbers of players who have never taken part count for colours "
                                   "(C.04.2 art. 2.4)"),
                              "registered",
                              {}});
    return departures;
}

std::vector<Departure> departuresOf(const EventState& state) {
    std::vector<Departure> departures = departingSettings(state);
    departures.insert(departures.end(), state.departedActs.begin(), state.departedActs.end());
    if (state.fideModeLeftIn)
        departures.push_back({"left", text("FIDE mode was left in round {}", state.fideModeLeftIn->value()),
                              std::to_string(state.fideModeLeftIn->value()), state.fideModeLeftIn});
    return departures;
}

bool isInFideMode(const EventState& state) {
    return !state.fideModeLeftIn && state.departedActs.empty() && departingSettings(state).empty();
}

RoundNumber presentRound(const EventState& state) {
    return std::max(RoundNumber(1), state.pairedRounds());
}

} // namespace arbiter::app
