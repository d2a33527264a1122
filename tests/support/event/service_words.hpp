// A service on an event of its own, and acts on it that must succeed, in few words.
// Use it in tests of what an arbiter does, step by step.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "arbiter/app/event_service.hpp"
#include "arbiter/app/verify.hpp"
#include "support/event/event_words.hpp"
#include "support/event/temporary_folder.hpp"

namespace test_support {

class Desk {
  public:
    explicit Desk(int players, std::uint16_t rounds = 5)
        : service(make(file(), players, rounds)) {}

    [[nodiscard]] std::filesystem::path file() const { return folder_ / "club.flagfall"; }
    [[nodiscard]] const app::EventState& state() const { return service.state(); }

    // The act was not refused.
    static const app::Done& must(const app::EventService::Outcome& outcome) {
        if (!outcome) throw std::logic_error("refused: " + app::toString(outcome.error()));
        return *outcome;
    }
    // The act was refused: its code.
    static std::string refusal(const app::EventService::Outcome& outcome) {
        return outcome ? "done" : outcome.error().code;
    }
    void answer(std::vector<std::string> names) { service.answer({std::move(names), {}}); }

    void pair() { must(pairAndPublish(service)); }
    void enter(std::uint16_t board, app::GameResult result) {
        must(service.recordResults(state().pairedRounds(),
                                   std::vector<app::BoardResult>{{pairing::BoardNumber(board), result}}));
    }
    void enterAll(app::GameResult result) {
        const auto round = state().pairedRounds();
        must(service.recordResults(round, results(state(), round, result)));
    }
    void play(app::GameResult result = app::GameResult::Draw) {
        pair();
        enterAll(result);
    }
    [[nodiscard]] const app::PairedRound& sheet() const { return state().rounds.back(); }

    // Nothing wrong with the file, and opened again it is the same.
    [[nodiscard]] std::string faults() const {
        const app::PairingEngine engine = app::dutchEngine();
        std::string all;
        for (const app::Finding& finding : app::verify(file(), &engine).findings)
            all += rules::english(finding.text) + "; ";
        if (!(app::EventService::open(file(), {"Arbiter"}).state() == state()))
            all += "opened again it differs";
        return all;
    }

  private:
    static app::EventService make(const std::filesystem::path& file, int players, std::uint16_t rounds) {
        auto made = app::EventService::create(file, settings(rounds), {"Arbiter"}, tickingClock());
        if (!made) throw std::logic_error(app::toString(made.error()));
        if (players > 0) must(made->importPlayers("players.csv", field(players)));
        return std::move(*made);
    }

    TemporaryFolder folder_;

  public:
    app::EventService service;
};

} // namespace test_support
