// An act in a few words, the same whether it is about to be done or read back from a journal.
// Use it to hold what a second program has said against what is in the file.
#pragma once

#include <string>

#include "arbiter/app/action.hpp"
#include "arbiter/app/game_result.hpp"

namespace test_support {

namespace short_words {

using namespace arbiter::app;

inline std::string number(const auto& value) {
    return " " + std::to_string(value.value());
}

inline std::string of(const PlayerAdded& act) {
    return " " + act.person.name;
}
inline std::string of(const PlayersCheckedIn& act) {
    std::string all;
    for (const PlayerId id : act.players)
        all += number(id);
    return all;
}
inline std::string of(const ResultsRecorded& act) {
    std::string all = number(act.round);
    for (const ResultChange& change : act.results)
        all += number(change.board) + ":" + std::string(codeOf(change.after));
    return all;
}
inline std::string of(const ColoursSwapped& act) {
    return number(act.round) + number(act.board);
}
inline std::string of(const ByeGranted& act) {
    return number(act.round) + number(act.player);
}
inline std::string of(const ActsUndone& act) {
    return " " + std::to_string(act.from);
}
inline std::string of(const ActsRedone& act) {
    return " " + std::to_string(act.from);
}
inline std::string of(const auto& act) {
    if constexpr (requires { std::to_string(act.player.value()); })
        return number(act.player);
    else if constexpr (requires { std::to_string(act.round.value()); })
        return number(act.round);
    else
        return {};
}

} // namespace short_words

[[nodiscard]] inline std::string inShort(const arbiter::app::Action& action) {
    return std::visit(
        [](const auto& act) {
            return std::string(arbiter::app::verbOf(arbiter::app::Action(act))) + short_words::of(act);
        },
        action);
}

} // namespace test_support
