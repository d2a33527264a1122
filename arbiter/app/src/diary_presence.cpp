#include "diary_cases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "arbiter/app/bye_names.hpp"

namespace arbiter::app {

using rules::Text;
using rules::text;

Text sentence(const EventState& before, const PlayersCheckedIn& action) {
    std::vector<std::string> names;
    for (const PlayerId id : action.players)
        names.push_back(diaryName(before, id));
    const std::string all = fmt::format("{}", fmt::join(names, ", "));
    return action.present ? text("Checked in: {}", all) : text("Not here after all: {}", all);
}

Text sentence(const EventState& before, const ByeGranted& action) {
    // The kind is part of the pattern, so that it can be put into a language with the sentence.
    return text(fmt::format("{{}} gets a {} in round {{}}", nameOf(action.kind)),
                diaryName(before, action.player), action.round.value());
}

Text sentence(const EventState& before, const ByeRevoked& action) {
    return text("{} plays in round {} after all", diaryName(before, action.player), action.round.value());
}

Text sentence(const EventState& before, const PlayerWithdrawn& action) {
    return text("{} withdrawn from round {}", diaryName(before, action.player), before.nextRound().value());
}

Text sentence(const EventState& before, const PlayerReturned& action) {
    return text("{} is back from round {}", diaryName(before, action.player), before.nextRound().value());
}

Text sentence(const EventState& before, const PlayerExpelled& action) {
    return text("{} expelled: {}", diaryName(before, action.player), action.reason);
}

Text sentence(const EventState& before, const NoShowSettled& action) {
    return text("{} did not come in round {} and plays on", diaryName(before, action.player),
                action.round.value());
}

} // namespace arbiter::app
