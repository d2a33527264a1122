#include "event_service_inside.hpp"

#include "names_of_people.hpp"
#include "time_text.hpp"

namespace arbiter::app {
namespace {

// What the reviewer leaves on the board: his own result, or what stood there before the ruling.
GameResult resultAfterReview(const RuledIncident& incident, bool upheld, std::optional<GameResult> wanted,
                             GameResult now) {
    if (wanted) return *wanted;
    const RulingMade& act = incident.act;
    const bool changed = act.before != act.after;
    if (!changed || upheld == incident.stands()) return now;
    if (!upheld) {
        // In the colours that the sheet has had since.
        const GameResult set = act.coloursAsPlayed ? mirrored(act.after) : act.after;
        const GameResult old = act.coloursAsPlayed ? mirrored(act.before) : act.before;
        return now == set ? old : now;
    }
    return now == act.before ? act.after : now;
}

} // namespace

EventService::Outcome EventService::ruleOn(BoardIncident incident, std::optional<Time> at) {
    incident.note = withoutBlanksAround(incident.note);
    incident.arbiter = withoutBlanksAround(incident.arbiter);
    if (incident.arbiter.empty()) incident.arbiter = inside_->actor.name;
    return inside_->commit([&](const EventState& fresh) -> rules::Expected<Action, Refusal> {
        auto ruling = rulingOn(fresh, incident);
        if (!ruling) return rules::unexpected(std::move(ruling.error()));
        ruling->time = timeText(at.value_or(inside_->clock()));
        return std::move(*ruling);
    });
}

EventService::Outcome EventService::appeal(std::uint32_t number, PlayerId player,
                                           const std::string& grounds) {
    const RuledIncident* known = findIncident(state(), number);
    RulingAppealed action{.number = number,
                          .round = known ? known->act.round : pairing::RoundNumber(),
                          .board = known ? known->act.board : pairing::BoardNumber(),
                          .player = player,
                          .grounds = withoutBlanksAround(grounds),
                          .time = timeText(inside_->clock())};
    return inside_->commit(Action(std::move(action)));
}

EventService::Outcome EventService::review(std::uint32_t number, const Reviewing& what) {
    return inside_->commit([&](const EventState& fresh) -> rules::Expected<Action, Refusal> {
        RulingReviewed action{.number = number,
                              .round = {},
                              .board = {},
                              .body = what.body,
                              .upheld = what.upheld,
                              .by = withoutBlanksAround(what.by),
                              .reason = withoutBlanksAround(what.reason),
                              .before = GameResult::Open,
                              .after = GameResult::Open,
                              .time = timeText(inside_->clock())};
        if (const RuledIncident* incident = findIncident(fresh, number)) {
            action.round = incident->act.round;
            action.board = incident->act.board;
            action.before = fresh.resultOf(action.round, action.board);
            action.after = resultAfterReview(*incident, what.upheld, what.result, action.before);
        }
        return action;
    });
}

} // namespace arbiter::app
