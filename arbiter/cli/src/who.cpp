#include "who.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/ranges.h>

#include "arbiter/exchange/player_sheet.hpp"

namespace arbiter::cli {
namespace {

using pairing::PairingNumber;
using pairing::Player;
using pairing::Tournament;

Answer<PairingNumber> playerWithNumber(const Tournament& tournament, std::string_view digits) {
    std::uint16_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc() && tournament.find(PairingNumber(number)) != nullptr)
        return PairingNumber(number);
    return failure(ExitCode::BadInput,
                   fmt::format("There is no player with number {}. \"flagfall player list\" shows all "
                               "players.",
                               digits));
}

template <class Matches>
std::vector<const Player*> playersWhere(const Tournament& tournament, const Matches& matches) {
    std::vector<const Player*> players;
    for (const Player& player : tournament.players)
        if (matches(exchange::foldedName(player.name))) players.push_back(&player);
    return players;
}

// The whole name, else its beginning, else a part of it: the first of these that fits anybody.
std::vector<const Player*> playersNamed(const Tournament& tournament, const std::string& wanted) {
    auto players = playersWhere(tournament, [&](const std::string& name) { return name == wanted; });
    if (players.empty())
        players = playersWhere(tournament, [&](const std::string& name) { return name.starts_with(wanted); });
    if (players.empty())
        players = playersWhere(
            tournament, [&](const std::string& name) { return name.find(wanted) != std::string::npos; });
    return players;
}

} // namespace

Answer<PairingNumber> findPlayer(const Tournament& tournament, std::string_view who) {
    const bool isNumber =
        !who.empty() && std::ranges::all_of(who, [](char c) { return c >= '0' && c <= '9'; });
    if (isNumber) return playerWithNumber(tournament, who);
    const std::string wanted = exchange::foldedName(who);
    const auto players = wanted.empty() ? std::vector<const Player*>() : playersNamed(tournament, wanted);
    if (players.size() == 1) return players.front()->number;
    if (players.empty())
        return failure(
            ExitCode::BadInput,
            fmt::format("There is no player \"{}\". \"flagfall player list\" shows all players.", who));
    std::vector<std::string> names;
    for (const Player* player : players)
        names.push_back(fmt::format("no. {} {}", player->number.value(), player->name));
    return failure(ExitCode::BadInput, fmt::format("\"{}\" fits several players: {}. Give the number.", who,
                                                   fmt::join(names, "; ")));
}

Answer<app::PlayerId> findPlayer(const app::EventState& state, std::string_view who) {
    const auto number = findPlayer(state.tournament, who);
    if (!number) return rules::unexpected(number.error());
    return state.idOf(*number).value();
}

Answer<app::PlayerId> findOnlyPlayer(const app::EventState& state,
                                     const std::vector<std::string>& arguments) {
    if (arguments.size() == 1) return findPlayer(state, arguments.front());
    return failure(ExitCode::BadInput, "Name one player: a starting number, or a name in quotation marks.");
}

std::string nameOf(const app::EventState& state, app::PlayerId id) {
    const Player* player = state.playerOf(id);
    return player == nullptr ? "" : fmt::format("no. {} {}", player->number.value(), player->name);
}

} // namespace arbiter::cli
