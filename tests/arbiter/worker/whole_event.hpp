// A whole event of sixty players, entered act by act from wherever the file stands: entries, check-in,
// pairings, publications, results, corrections, withdrawals, undo and redo.
// Use it in a program that is killed and started again, or that works beside another one.
#pragma once

#include <functional>
#include <random>
#include <string>

#include "arbiter/app/event_service.hpp"

namespace worker {

class WholeEvent {
  public:
    // `say` hears of each attempt: the act in short (see act_in_short.hpp) and what became of it.
    using Say = std::function<void(const arbiter::app::Action&, const arbiter::app::EventService::Outcome&)>;

    WholeEvent(arbiter::app::EventService& service, unsigned seed, Say say);

    // The next thing to do, or something unusual; in the end only corrections, undo and redo are left.
    void step();

    static constexpr std::size_t players = 60;
    static constexpr std::uint16_t rounds = 7;

  private:
    using Outcome = arbiter::app::EventService::Outcome;

    unsigned below(unsigned limit) { return static_cast<unsigned>(random_() % limit); }
    arbiter::app::GameResult anyResult();

    void addPlayer();
    void checkIn();
    void enterResult();
    void correct();
    void withdraw();
    void askForBye();
    void swapColours();
    void undo();
    void redo();
    void pairOrPublish();
    bool unusual();

    arbiter::app::EventService& service_;
    std::mt19937 random_;
    Say say_;
};

} // namespace worker
