// Events said in few words: players, actions that must succeed, results of whole rounds.
// Use it in every test of arbiter/app.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/apply.hpp"
#include "arbiter/app/event_service.hpp"
#include "arbiter/app/event_settings.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/round_checks.hpp"

namespace test_support {

namespace app = arbiter::app;

[[nodiscard]] inline app::Person person(std::string name, std::uint16_t rating = 0) {
    app::Person made;
    made.name = std::move(name);
    if (rating != 0) made.rating = pairing::Rating(rating);
    return made;
}

// "Player 01" is the strongest: 2000, 1990, 1980 …
[[nodiscard]] inline std::vector<app::ImportedPerson> field(int count) {
    std::vector<app::ImportedPerson> players;
    for (int number = 1; number <= count; ++number)
        players.push_back({person((number < 10 ? "Player 0" : "Player ") + std::to_string(number),
                                  static_cast<std::uint16_t>(2010 - 10 * number)),
                           number + 1});
    return players;
}

[[nodiscard]] inline app::EventSettings settings(std::uint16_t rounds = 5) {
    app::EventSettings made = *app::presetNamed("club");
    made.info.name = "Test Swiss";
    made.plannedRounds = pairing::RoundNumber(rounds);
    made.seed = 7;
    return made;
}

// Does an action that must not be refused.
inline std::vector<app::Remark> act(app::EventState& state, const app::Action& action) {
    auto remarks = app::apply(state, action);
    if (!remarks) throw std::logic_error("refused: " + app::toString(remarks.error()));
    return *remarks;
}

[[nodiscard]] inline app::EventState eventOf(int players, std::uint16_t rounds = 5) {
    app::EventState state;
    act(state, app::EventCreated{settings(rounds)});
    if (players > 0) act(state, app::PlayersImported{"list", field(players)});
    return state;
}

// One result for every board of a round.
[[nodiscard]] inline app::ResultsRecorded allBoards(const app::EventState& state, pairing::RoundNumber round,
                                                    app::GameResult result) {
    app::ResultsRecorded action{round, {}};
    for (std::uint16_t board = 1; board <= state.round(round).boards.size(); ++board)
        action.results.push_back(
            {pairing::BoardNumber(board), state.resultOf(round, pairing::BoardNumber(board)), result});
    return action;
}

[[nodiscard]] inline std::vector<app::BoardResult>
results(const app::EventState& state, pairing::RoundNumber round, app::GameResult result) {
    std::vector<app::BoardResult> made;
    for (std::uint16_t board = 1; board <= state.round(round).boards.size(); ++board)
        made.push_back({pairing::BoardNumber(board), result});
    return made;
}

// Paired and hung up, so that results can come in.
[[nodiscard]] inline app::EventService::Outcome pairAndPublish(app::EventService& service) {
    auto paired = service.pairNextRound();
    return paired ? service.publishRound(service.state().pairedRounds()) : paired;
}

// All no-shows of the last round play on.
inline void settleNoShows(app::EventService& service) {
    for (const app::PlayerId player : app::unsettledNoShows(service.state()))
        static_cast<void>(service.settleNoShow(player));
}

// A clock that stands still until it is read, then goes on by a second.
[[nodiscard]] inline app::Clock tickingClock() {
    return [now = app::Time(std::chrono::seconds(1796000000))]() mutable {
        return now += std::chrono::seconds(1);
    };
}

} // namespace test_support
