#include "event_rows.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "arbiter/app/fide_mode.hpp"
#include "incident_names.hpp"
#include "pairing/model/overloaded.hpp"
#include "rules/adjudication/describe.hpp"
#include "value_json.hpp"

namespace arbiter::app {
namespace {

using pairing::RoundNumber;
using store::Row;
using store::TableName;
using store::Value;

Value number(std::int64_t value) {
    return value;
}
template <class Tag, class Representation>
Value number(rules::Strong<Tag, Representation> value) {
    return static_cast<std::int64_t>(value.value());
}
template <class Tag, class Representation>
Value number(std::optional<rules::Strong<Tag, Representation>> value) {
    return value ? number(*value) : Value();
}
Value points(pairing::Points value) {
    return static_cast<std::int64_t>(value.tenths());
}
Value word(std::string_view value) {
    return std::string(value);
}
Value date(const std::optional<pairing::PartialDate>& value) {
    return value ? dateText(*value) : std::string();
}

// The rows of one section; the name of the section is their first value.
class SectionRows {
  public:
    SectionRows(std::string section, store::EventRows& rows)
        : section_(std::move(section))
        , rows_(rows) {}

    void add(TableName table, Row values) {
        values.insert(values.begin(), Value(section_));
        rows_.add(table, std::move(values));
    }

  private:
    std::string section_;
    store::EventRows& rows_;
};

Row eventRow(const EventState& state) {
    const pairing::Tournament& tournament = state.tournament;
    const pairing::TournamentInfo& info = tournament.info;
    const pairing::ScoringSystem& scoring = tournament.scoring;
    return {info.name,
            info.city,
            info.federation,
            date(info.firstDay),
            date(info.lastDay),
            info.chiefArbiter,
            Json(info.deputyArbiters).dump(),
            info.timeControl,
            word("FIDE Dutch"),
            word(nameOf(tournament.edition)),
            number(tournament.plannedRounds),
            number(state.pairedRounds()),
            tournament.initialColour ? word(nameOf(*tournament.initialColour)) : Value(),
            state.preset,
            std::to_string(state.seed),
            fmt::format("{}", fmt::join(state.tieBreaks, ",")),
            points(scoring.win),
            points(scoring.draw),
            points(scoring.loss),
            points(scoring.forfeitWin),
            points(scoring.forfeitLoss),
            points(scoring.pairingAllocatedBye),
            points(scoring.fullPointBye),
            points(scoring.halfPointBye),
            points(scoring.zeroPointBye),
            word(isInFideMode(state) ? "yes" : "left"),
            number(state.fideModeLeftIn)};
}

Row playerRow(const Entrant& entrant, const pairing::Player& player) {
    return {number(entrant.id),
            number(entrant.number),
            player.name,
            word(pairing::abbreviation(player.title)),
            word(nameOf(player.sex)),
            number(player.rating),
            player.federation,
            player.fideId,
            date(player.birth),
            player.club,
            number(entrant.firstRound),
            number(entrant.withdrawnFrom)};
}

// Why a player had no opponent; nothing if he had one.
std::optional<std::string_view> byeWord(const pairing::RoundEvent& event) {
    using Word = std::optional<std::string_view>;
    return std::visit(pairing::Overloaded{
                          [](const pairing::NotPaired&) -> Word { return "not paired"; },
                          [](const pairing::PairingAllocatedBye&) -> Word { return "pairing-allocated"; },
                          [](const pairing::FullPointBye&) -> Word { return "full-point"; },
                          [](const pairing::HalfPointBye&) -> Word { return "half-point"; },
                          [](const pairing::ZeroPointBye&) -> Word { return "zero-point"; },
                          [](const pairing::PlayedGame&) -> Word { return std::nullopt; },
                          [](const pairing::ForfeitWin&) -> Word { return std::nullopt; },
                          [](const pairing::ForfeitLoss&) -> Word { return std::nullopt; },
                          [](const pairing::DoubleForfeit&) -> Word { return std::nullopt; },
                          [](const pairing::AdjournedGame&) -> Word { return std::nullopt; },
                          [](const pairing::PendingGame&) -> Word { return std::nullopt; },
                      },
                      event);
}

void addPlayers(const EventState& state, SectionRows& rows) {
    for (const Entrant& entrant : state.entrants) {
        const pairing::Player& player = *state.tournament.find(entrant.number);
        rows.add(TableName::Players, playerRow(entrant, player));
        for (const auto& [round, kind] : player.requestedByes)
            rows.add(TableName::RequestedByes, {number(entrant.id), number(round), word(nameOf(kind))});
        for (std::size_t place = 0; place < player.rounds.size(); ++place)
            if (const auto bye = byeWord(player.rounds[place]))
                rows.add(TableName::Byes,
                         {number(static_cast<std::int64_t>(place + 1)), number(entrant.id), word(*bye)});
    }
}

std::string_view roundStateWord(RoundState state) {
    switch (state) {
    case RoundState::Draft:
        return "draft";
    case RoundState::Running:
        return "published";
    case RoundState::Complete:
        return "complete";
    }
    return {};
}

void addRound(const EventState& state, RoundNumber round, SectionRows& rows) {
    const PairedRound& paired = state.round(round);
    rows.add(TableName::Rounds, {number(round), word(roundStateWord(state.stateOf(round))),
                                 word(nameOf(paired.edition)), paired.engine});
    for (const NumberInRound& used : paired.numbers)
        rows.add(TableName::RoundNumbers, {number(round), number(used.player), number(used.number)});
    for (std::uint16_t board = 1; board <= paired.boards.size(); ++board) {
        const PairedBoard& pair = paired.boards[board - 1U];
        const GameResult result = state.resultOf(round, pairing::BoardNumber(board));
        rows.add(TableName::Games, {number(round), number(board), number(pair.white), number(pair.black),
                                    word(codeOf(result))});
    }
}

void addForbidden(const EventState& state, SectionRows& rows) {
    std::int64_t group = 0;
    for (const pairing::ForbiddenGroup& forbidden : state.tournament.forbidden) {
        ++group;
        for (const pairing::PairingNumber member : forbidden.members)
            if (const auto id = state.idOf(member))
                rows.add(TableName::Forbidden,
                         {number(group), number(*id), number(forbidden.first), number(forbidden.last)});
    }
}

Row incidentRow(const RuledIncident& incident) {
    const RulingMade& act = incident.act;
    const auto added = [&](pairing::Colour colour) {
        return number(std::int64_t{act.ruling.illegalActs[colour]} - act.facts.illegalActs[colour]);
    };
    Json clocks = Json::object();
    for (const auto& change : act.ruling.clockChanges) {
        const std::string colour(nameOf(change.colour));
        clocks[colour] = clocks.value(colour, std::int64_t{0}) + change.seconds;
    }
    return {number(std::int64_t{act.number}),
            number(act.round),
            number(act.board),
            number(act.white),
            number(act.black),
            act.time,
            act.arbiter,
            word(rules::adjudication::kindOf(act.facts.incident)),
            act.facts.ruleSet,
            word(modeOf(act.facts)),
            word(nameOf(act.ruling.verdict)),
            fmt::format("{}", fmt::join(act.ruling.articles, ", ")),
            rules::adjudication::spoken(act.ruling),
            clocks.dump(),
            act.before == act.after ? std::string() : std::string(codeOf(act.after)),
            added(pairing::Colour::White),
            added(pairing::Colour::Black),
            act.note,
            word(nameOf(incident.state()))};
}

void addSection(const std::string& name, const EventState& state, store::EventRows& all) {
    if (!state.created) return;
    SectionRows rows(name, all);
    rows.add(TableName::Event, eventRow(state));
    addPlayers(state, rows);
    for (std::uint16_t round = 1; round <= state.rounds.size(); ++round)
        addRound(state, RoundNumber(round), rows);
    addForbidden(state, rows);
    for (const RuledIncident& incident : state.incidents)
        rows.add(TableName::Incidents, incidentRow(incident));
}

} // namespace

store::EventRows rowsOf(const std::map<std::string, EventState>& sections) {
    return rowsOf(sections, {});
}

store::EventRows rowsOf(const std::map<std::string, EventState>& sections,
                        const std::map<std::string, EventState>& changed) {
    store::EventRows rows;
    for (const auto& [name, state] : changed)
        addSection(name, state, rows);
    for (const auto& [name, state] : sections)
        if (!changed.contains(name)) addSection(name, state, rows);
    rows.sort();
    return rows;
}

} // namespace arbiter::app
