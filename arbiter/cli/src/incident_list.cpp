#include "incident_list.hpp"

#include <fmt/format.h>

#include "local_time.hpp"
#include "rules/adjudication/describe.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/write_move.hpp"

namespace arbiter::cli {
namespace {

using rules::Text;
using rules::text;

std::string nameIn(const app::EventState& state, app::PlayerId id) {
    const pairing::Player* player = state.playerOf(id);
    return player == nullptr ? fmt::format("player {}", id.value()) : player->name;
}

// "1. e4 e5 2. Nf3"
std::string movesOf(const rules::board::GameLine& line) {
    std::string moves;
    for (std::size_t ply = 1; ply <= line.plies(); ++ply) {
        const auto& position = line.after(ply - 1);
        const bool white = position.sideToMove() == rules::Colour::White;
        if (!moves.empty()) moves += " ";
        if (white)
            moves += fmt::format("{}. ", position.moveNumber());
        else if (ply == 1)
            moves += fmt::format("{}... ", position.moveNumber());
        moves += rules::notation::writeSan(position, line.move(ply));
    }
    return moves;
}

reports::IncidentState stateOf(app::RulingState state) {
    switch (state) {
    case app::RulingState::Stands:
        return reports::IncidentState::Stands;
    case app::RulingState::Appealed:
        return reports::IncidentState::Appealed;
    case app::RulingState::Upheld:
        return reports::IncidentState::Upheld;
    case app::RulingState::Overruled:
        return reports::IncidentState::Overruled;
    }
    return reports::IncidentState::Stands;
}

reports::IncidentOnRecord onRecord(const app::EventState& state, const app::RuledIncident& incident) {
    const app::RulingMade& act = incident.act;
    reports::IncidentOnRecord line{.number = act.number,
                                   .round = act.round,
                                   .board = act.board,
                                   .white = nameIn(state, act.white),
                                   .black = nameIn(state, act.black),
                                   .time = localText(act.time),
                                   .arbiter = act.arbiter,
                                   .kind = std::string(rules::adjudication::kindOf(act.facts.incident)),
                                   .facts = rules::adjudication::describe(act.facts.incident),
                                   .ruleSet = act.facts.ruleSet,
                                   .mode = std::string(app::modeOf(act.facts)),
                                   .position = {},
                                   .moves = {},
                                   .ruling = act.ruling,
                                   .result = {},
                                   .note = act.note};
    if (act.before != act.after) line.result = app::codeOf(act.after);
    line.coloursAsPlayed = act.coloursAsPlayed;
    line.state = stateOf(incident.state());
    if (const auto record = act.facts.known ? app::recordOf(act.facts) : std::nullopt) {
        line.position = rules::notation::writeFen(record->line.current());
        line.moves = movesOf(record->line);
    }
    if (incident.appeal)
        line.appeal = reports::IncidentAppeal{nameIn(state, incident.appeal->player),
                                              incident.appeal->grounds, localText(incident.appeal->time)};
    for (const app::Review& review : incident.reviews)
        line.decisions.push_back({review.body == app::ReviewBody::AppealsCommittee, review.upheld, review.by,
                                  review.reason, localText(review.time),
                                  std::string(app::codeOf(review.result))});
    return line;
}

bool isWanted(const app::RulingMade& act, const IncidentFilter& filter) {
    return (!filter.round || *filter.round == act.round) && (!filter.board || *filter.board == act.board) &&
           (!filter.player || *filter.player == act.white || *filter.player == act.black);
}

} // namespace

reports::IncidentList incidentsOf(const app::EventState& state, const IncidentFilter& filter) {
    reports::IncidentList list{state.tournament.info.name, localZone(), {}};
    for (const app::RuledIncident& incident : state.incidents)
        if (isWanted(incident.act, filter)) list.incidents.push_back(onRecord(state, incident));
    return list;
}

std::vector<Text> rulingNotes(const app::EventState& state, pairing::RoundNumber round) {
    std::vector<Text> notes;
    for (std::uint16_t place = 1; place <= state.round(round).boards.size(); ++place) {
        const pairing::BoardNumber board(place);
        const auto acts = app::illegalActsAt(state, round, board);
        if (state.resultOf(round, board) == app::GameResult::Open && acts.white + acts.black > 0)
            notes.push_back(
                text("Board {}: illegal moves counted: White {}, Black {}", place, acts.white, acts.black));
    }
    for (const app::RuledIncident& incident : state.incidents) {
        const app::RulingMade& act = incident.act;
        if (act.round != round || !incident.stands()) continue;
        if (act.before != act.after)
            notes.push_back(
                text("Board {}: {} by ruling {}", act.board.value(), app::codeOf(act.after), act.number));
        if (incident.state() == app::RulingState::Appealed)
            notes.push_back(text("Board {}: ruling {} is under appeal", act.board.value(), act.number));
    }
    return notes;
}

} // namespace arbiter::cli
