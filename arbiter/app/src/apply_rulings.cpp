// Rulings at the board, appeals against them, and what became of those (Laws 11.10, 12.9).
#include <algorithm>

#include "apply_cases.hpp"
#include "names_of_people.hpp"

namespace arbiter::app {
namespace {

using rules::text;

Refusal outdated(const char* code, rules::Text reason, pairing::RoundNumber round,
                 pairing::BoardNumber board) {
    return {.kind = RefusalKind::Outdated,
            .code = code,
            .reason = std::move(reason),
            .wayOut = text("Look at the incidents of the board, then rule again"),
            .boards = {board},
            .round = round};
}

std::optional<Refusal> badWords(const std::string& words, const char* what) {
    if (!words.empty() && isPlainText(words)) return std::nullopt;
    return Refusal{.code = "incident.words",
                   .reason = words.empty() ? text("{} is missing", what)
                                           : text("{} must be UTF-8 text on one line", what)};
}

// The result of the board and its colours, as the same acts by hand would leave them.
Applied changeBoard(EventState& state, pairing::RoundNumber round, ResultChange change, bool swapColours) {
    Remarks remarks;
    if (change.before != change.after) {
        auto applied = applyCase(state, ResultsRecorded{round, {change}});
        if (!applied) return applied;
        remarks = std::move(*applied);
    }
    if (!swapColours) return remarks;
    auto swapped = applyCase(state, ColoursSwapped{round, change.board});
    if (!swapped) return swapped;
    remarks.insert(remarks.end(), swapped->begin(), swapped->end());
    return remarks;
}

rules::Expected<RuledIncident*, Refusal> incidentOf(EventState& state, std::uint32_t number) {
    const auto found =
        std::ranges::find(state.incidents, number, [](const RuledIncident& one) { return one.act.number; });
    if (found != state.incidents.end()) return &*found;
    return rules::unexpected(Refusal{.code = "incident.none",
                                     .reason = text("there is no incident {}", number),
                                     .wayOut = text("\"flagfall incidents\" lists them")});
}

} // namespace

Applied applyCase(EventState& state, const RulingMade& action) {
    const auto fail = [](Refusal refusal) { return rules::unexpected(std::move(refusal)); };
    if (action.round.value() < 1 || action.round > state.pairedRounds())
        return fail(
            {.code = "incident.round", .reason = text("round {} is not paired", action.round.value())});
    const PairedRound& round = state.round(action.round);
    if (round.draft || action.board.value() < 1 || action.board.value() > round.boards.size())
        return fail({.code = "incident.board",
                     .reason = text("nobody plays at board {} of round {}", action.board.value(),
                                    action.round.value())});
    if (action.number != state.nextIncident)
        return fail(outdated("incident.number", text("another ruling was put on record meanwhile"),
                             action.round, action.board));
    const PairedBoard& pair = round.boards[action.board.value() - 1U];
    if (pair.white != action.white || pair.black != action.black ||
        state.resultOf(action.round, action.board) != action.before)
        return fail(outdated("incident.board-changed",
                             text("board {} has other players or another result now", action.board.value()),
                             action.round, action.board));
    if (illegalActsAt(state, action.round, action.board) != action.facts.illegalActs)
        return fail(outdated("incident.count",
                             text("another illegal move of this game was put on record meanwhile"),
                             action.round, action.board));
    if (auto refusal = badWords(action.arbiter, "the name of the arbiter")) return fail(std::move(*refusal));
    if (!action.note.empty())
        if (auto refusal = badWords(action.note, "the note")) return fail(std::move(*refusal));
    auto changed =
        changeBoard(state, action.round, {action.board, action.before, action.after}, action.coloursAsPlayed);
    if (!changed) return changed;
    state.incidents.push_back({action, {}, {}});
    ++state.nextIncident;
    return changed;
}

Applied applyCase(EventState& state, const RulingAppealed& action) {
    const auto incident = incidentOf(state, action.number);
    if (!incident) return rules::unexpected(incident.error());
    const RulingMade& act = (*incident)->act;
    if (action.player != act.white && action.player != act.black)
        return rules::unexpected(
            Refusal{.code = "appeal.player",
                    .reason = text("{} did not play at that board", labelOf(state, action.player)),
                    .wayOut = text("One of the two players of the game appeals"),
                    .article = "11.10",
                    .players = {action.player}});
    if ((*incident)->appeal)
        return rules::unexpected(
            Refusal{.kind = RefusalKind::RuleForbids,
                    .code = "appeal.again",
                    .reason = (*incident)->isFinal()
                                  ? text("the appeal against ruling {} is decided", action.number)
                                  : text("an appeal against ruling {} is on record already", action.number),
                    .article = "11.10"});
    if (auto refusal = badWords(action.grounds, "why the player appeals"))
        return rules::unexpected(std::move(*refusal));
    (*incident)->appeal = Appeal{action.player, action.grounds, action.time};
    return Remarks{};
}

Applied applyCase(EventState& state, const RulingReviewed& action) {
    const auto found = incidentOf(state, action.number);
    if (!found) return rules::unexpected(found.error());
    RuledIncident& incident = **found;
    const auto forbid = [](const char* code, rules::Text reason, rules::Text wayOut) {
        return rules::unexpected(Refusal{.kind = RefusalKind::RuleForbids,
                                         .code = code,
                                         .reason = std::move(reason),
                                         .wayOut = std::move(wayOut),
                                         .article = "11.10"});
    };
    if (incident.isFinal())
        return forbid("review.final", text("the appeals committee has decided on ruling {}", action.number),
                      {});
    if (action.body == ReviewBody::AppealsCommittee && !incident.appeal)
        return forbid("review.no-appeal", text("nobody has appealed against ruling {}", action.number),
                      text("Put the appeal on record first"));
    for (const auto& [words, what] :
         {std::pair{&action.by, "who decides"}, std::pair{&action.reason, "the reason"}})
        if (auto refusal = badWords(*words, what)) return rules::unexpected(std::move(*refusal));
    const bool stood = incident.stands();
    const bool turns = incident.act.coloursAsPlayed && stood != action.upheld;
    auto changed =
        changeBoard(state, incident.act.round, {incident.act.board, action.before, action.after}, turns);
    if (!changed) return changed;
    incident.reviews.push_back({action.body, action.upheld, action.by, action.reason, action.time,
                                state.resultOf(incident.act.round, incident.act.board)});
    return changed;
}

} // namespace arbiter::app
