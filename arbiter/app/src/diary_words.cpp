#include "diary_words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "arbiter/app/bye_names.hpp"
#include "diary_cases.hpp"
#include "names_of_people.hpp"
#include "pairing/model/overloaded.hpp"

namespace arbiter::app {

using pairing::RoundNumber;
using rules::Text;
using rules::text;

std::string diaryName(const EventState& state, PlayerId id) {
    return state.find(id) ? labelOf(state, id) : fmt::format("player {}", id.value());
}

// "Álvarez - O'Neil".
std::string pairOn(const EventState& state, RoundNumber round, pairing::BoardNumber board) {
    if (round.value() < 1 || round > state.pairedRounds()) return {};
    const auto& boards = state.round(round).boards;
    if (board.value() < 1 || board.value() > boards.size()) return {};
    const PairedBoard& pair = boards[board.value() - 1U];
    return fmt::format("{} - {}", state.playerOf(pair.white)->name, state.playerOf(pair.black)->name);
}

namespace {

// The same as a noun, for lists of what is undone.
std::string nounFor(const EventState& now, const Action& action) {
    using pairing::Overloaded;
    return std::visit(
        Overloaded{
            [](const RoundPaired& what) { return fmt::format("pairing of round {}", what.round.value()); },
            [](const RoundPublished& what) {
                return fmt::format("publication of round {}", what.round.value());
            },
            [](const RoundUnpaired& what) {
                return fmt::format("unpairing of round {}", what.round.value());
            },
            [](const PlayersImported& what) {
                return fmt::format("entry of {} players", what.players.size());
            },
            [](const PlayerAdded& what) { return fmt::format("entry of {}", what.person.name); },
            [&](const PlayerEdited& what) {
                return fmt::format("correction of {}", diaryName(now, what.player));
            },
            [&](const PlayerWithdrawn& what) {
                return fmt::format("withdrawal of {}", diaryName(now, what.player));
            },
            [&](const PlayerReturned& what) {
                return fmt::format("return of {}", diaryName(now, what.player));
            },
            [&](const ByeGranted& what) {
                return fmt::format("{} of {} in round {}", nameOf(what.kind), diaryName(now, what.player),
                                   what.round.value());
            },
            [](const RulingMade& what) {
                return fmt::format("ruling {} (round {} board {})", what.number, what.round.value(),
                                   what.board.value());
            },
            [](const RulingAppealed& what) { return fmt::format("appeal against ruling {}", what.number); },
            [](const RulingReviewed& what) { return fmt::format("decision on ruling {}", what.number); },
            [&](const auto&) { return rules::english(sentenceFor(now, action)); },
        },
        action);
}

} // namespace

Text sentenceFor(const EventState& before, const Action& action) {
    return std::visit([&before](const auto& what) { return sentence(before, what); }, action);
}

Text summaryOf(const std::vector<const Step*>& steps, const Replay& replay) {
    std::vector<std::string> parts;
    std::size_t results = 0;
    for (const Step* step : steps) {
        if (const auto* recorded = std::get_if<ResultsRecorded>(&step->action))
            results += recorded->results.size();
        else
            parts.push_back(nounFor(replay.state(step->section), step->action));
    }
    if (results > 0) parts.push_back(results == 1 ? "1 result" : fmt::format("{} results", results));
    if (parts.size() < 2) return text("{}", parts.empty() ? "" : parts.front());
    const std::string last = parts.back();
    parts.pop_back();
    return text("{} and {}", fmt::format("{}", fmt::join(parts, ", ")), last);
}

std::optional<RoundNumber> roundOf(const Action& action) {
    return std::visit(
        [](const auto& what) -> std::optional<RoundNumber> {
            if constexpr (requires { RoundNumber(what.round); })
                return what.round;
            else
                return std::nullopt;
        },
        action);
}

} // namespace arbiter::app
