#include "arbiter/app/incident_facts.hpp"

#include "incident_names.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/read_move.hpp"
#include "rules/notation/write_move.hpp"

namespace arbiter::app {

using namespace rules;
using adjudication::GameRecord;

IncidentFacts factsFrom(const adjudication::RuleSet& rules, draws::Level level, const GameRecord& record,
                        const adjudication::Incident& incident) {
    IncidentFacts facts{.ruleSet = std::string(rules.name),
                        .level = level,
                        .start = {},
                        .moves = {},
                        .known = record.known,
                        .complete = record.complete,
                        .incidentMove = record.incidentMove,
                        .opponentCanMate = record.opponentCanMate,
                        .illegalActs = record.illegalActs,
                        .secondsLeft = record.secondsLeft,
                        .lastPeriod = record.lastPeriod,
                        .regulations = record.regulations,
                        .incident = incident};
    const board::GameLine& line = record.line;
    if (line.start() != board::Position::initial()) facts.start = notation::writeFen(line.start());
    for (std::size_t ply = 1; ply <= line.plies(); ++ply)
        facts.moves += (ply == 1 ? "" : " ") + notation::writeUci(line.after(ply - 1), line.move(ply));
    return facts;
}

std::optional<GameRecord> recordOf(const IncidentFacts& facts) {
    auto start = board::Position::initial();
    if (!facts.start.empty()) {
        // A start with the side not on move in check was ruled on as it stood.
        const auto read = notation::readFen(facts.start, {.tolerance = board::Tolerance::OpponentInCheck});
        if (!read) return std::nullopt;
        start = read->value;
    }
    GameRecord record{.line = board::GameLine(start),
                      .known = facts.known,
                      .complete = facts.complete,
                      .incidentMove = facts.incidentMove,
                      .secondsLeft = facts.secondsLeft,
                      .opponentCanMate = facts.opponentCanMate,
                      .illegalActs = facts.illegalActs,
                      .lastPeriod = facts.lastPeriod,
                      .regulations = facts.regulations};
    std::string_view moves = facts.moves;
    while (!moves.empty()) {
        const std::size_t end = std::min(moves.find(' '), moves.size());
        const auto move = notation::readMove(record.line.current(), moves.substr(0, end));
        if (!move) return std::nullopt;
        record.line.play(*move);
        moves.remove_prefix(std::min(end + 1, moves.size()));
    }
    return record;
}

std::string_view modeOf(const IncidentFacts& facts) {
    const bool standard = facts.level == draws::Level::Standard;
    return standard && facts.regulations.guidelinesThree ? "quickplay-III" : nameOf(facts.level);
}

} // namespace arbiter::app
