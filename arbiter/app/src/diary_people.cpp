#include "diary_cases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "prohibitions.hpp"

namespace arbiter::app {

using rules::Text;
using rules::text;

namespace {

std::string ratingText(const std::optional<pairing::Rating>& rating) {
    return rating ? std::to_string(rating->value()) : "none";
}

} // namespace

Text sentence(const EventState&, const PlayersImported& action) {
    return text("{} players entered from {}", action.players.size(), action.source);
}

Text sentence(const EventState& before, const PlayerAdded& action) {
    if (before.rounds.empty()) return text("{} entered", action.person.name);
    return text("{} entered late, from round {}", action.person.name, before.nextRound().value());
}

Text sentence(const EventState& before, const PlayerEdited& action) {
    std::vector<std::string> parts;
    const Person& old = action.before;
    const Person& now = action.after;
    if (old.name != now.name) parts.push_back(fmt::format("name {}", now.name));
    if (old.rating != now.rating)
        parts.push_back(
            fmt::format("rating {} instead of {}", ratingText(now.rating), ratingText(old.rating)));
    if (old.title != now.title) parts.emplace_back("title");
    if (old.federation != now.federation) parts.push_back(fmt::format("federation {}", now.federation));
    if (old.fideId != now.fideId) parts.push_back(fmt::format("FIDE ID {}", now.fideId));
    if (old.birth != now.birth) parts.emplace_back("birth");
    if (old.club != now.club) parts.push_back(fmt::format("club {}", now.club));
    if (old.sex != now.sex) parts.emplace_back("sex");
    return text("{} corrected: {}", diaryName(before, action.player),
                fmt::format("{}", fmt::join(parts, "; ")));
}

Text sentence(const EventState& before, const PlayerRemoved& action) {
    return text("{} taken off the list", diaryName(before, action.player));
}

Text sentence(const EventState&, const PlayersRenumbered&) {
    return text("Pairing numbers made anew");
}

Text sentence(const EventState& before, const NumbersExchanged& action) {
    return text("{} and {} exchanged their numbers", diaryName(before, action.one),
                diaryName(before, action.other));
}

Text sentence(const EventState& before, const HalfPointByesAllowed& action) {
    return action.allowed ? text("{} may ask for half-point byes", diaryName(before, action.player))
                          : text("{} is not entitled to half-point byes", diaryName(before, action.player));
}

Text sentence(const EventState& before, const BoardFixed& action) {
    return action.board
               ? text("{} always sits at board {}", diaryName(before, action.player), action.board->value())
               : text("{} has no board of his own any more", diaryName(before, action.player));
}

Text sentence(const EventState& before, const PairingsForbidden& action) {
    return text("Not to be paired: {}", wordsOf(before, action.prohibition));
}

Text sentence(const EventState& before, const ProhibitionLifted& action) {
    for (const auto& [number, prohibition] : before.prohibitions)
        if (number == action.number) return text("May be paired again: {}", wordsOf(before, prohibition));
    return text("Prohibition {} lifted", action.number);
}

} // namespace arbiter::app
