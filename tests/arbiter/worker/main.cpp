// A second program on an event file, for tests: it is killed, or works beside another one.
// Every act that the service has confirmed is printed as one line, at once.
#include <QCoreApplication>
#include <cstdio>
#include <fmt/format.h>
#include <iostream>
#include <string>
#include <vector>

#include "arbiter/app/event_service.hpp"
#include "arbiter/store/store_error.hpp"
#include "support/event/act_in_short.hpp"
#include "support/event/event_words.hpp"
#include "whole_event.hpp"

namespace {

using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RoundNumber;

void say(const std::string& line) {
    std::fputs((line + "\n").c_str(), stdout);
    std::fflush(stdout);
}

// Waits for a line, so that two workers can start at the same time.
void waitForGo() {
    say("ready");
    std::string line;
    std::getline(std::cin, line);
}

// "17 results recorded 1 4:1-0" is journal number and act of what was done; refusals begin with "refused".
void sayAct(const Action& action, const EventService::Outcome& outcome) {
    const std::string words = test_support::inShort(action);
    say(outcome ? fmt::format("{} {}", outcome->journalNumber, words)
                : fmt::format("refused {}: {}", words, outcome.error().code));
}

// A whole event, without end.
int enterEvent(EventService& service, unsigned seed) {
    worker::WholeEvent event(service, seed, sayAct);
    while (true)
        event.step();
}

// The same beside another program that does the same, for so many acts.
int hammer(EventService& service, unsigned seed, int acts) {
    int done = 0;
    worker::WholeEvent event(service, seed, [&](const Action& action, const EventService::Outcome& outcome) {
        if (outcome) ++done;
        sayAct(action, outcome);
    });
    waitForGo();
    while (done < acts) {
        service.refresh();
        event.step();
    }
    return 0;
}

int addPlayers(EventService& service, const std::string& name, int count) {
    waitForGo();
    for (int number = 1; number <= count; ++number) {
        const auto outcome =
            service.addPlayer(test_support::person(name + " " + std::to_string(number), 1500));
        if (!outcome) return 1;
        say(std::to_string(outcome->journalNumber));
    }
    return 0;
}

int pair(EventService& service) {
    waitForGo();
    const auto outcome = service.pairNextRound();
    say(outcome ? "paired" : outcome.error().code);
    return 0;
}

// A fixed run of acts of many kinds; each is said once it is confirmed.
int steps(EventService& service) {
    const RoundNumber round(1);
    const auto done = [](const EventService::Outcome& outcome) {
        if (outcome) say("done " + std::to_string(outcome->journalNumber));
        return outcome.has_value();
    };
    const auto result = [&](std::uint16_t board, GameResult value) {
        return done(service.recordResults(round, std::vector{BoardResult{BoardNumber(board), value}}));
    };
    const bool all = result(1, GameResult::WhiteWins) && result(2, GameResult::Draw) &&
                     done(service.addPlayer(test_support::person("Late, Lena", 1500))) &&
                     done(service.undo(service.undoable()->from)) &&
                     done(service.redo(service.redoable()->from)) &&
                     done(service.withdrawPlayer(PlayerId(60)));
    if (all) say("finished");
    return all ? 0 : 1;
}

int work(const std::vector<std::string>& words) {
    auto service = EventService::open(words.at(1), {words.at(2)});
    const auto seed = [&words] { return static_cast<unsigned>(std::stoul(words.at(3))); };
    if (words[0] == "enter") return enterEvent(service, seed());
    if (words[0] == "hammer") return hammer(service, seed(), std::stoi(words.at(4)));
    if (words[0] == "steps") return steps(service);
    if (words[0] == "add") return addPlayers(service, words[2], std::stoi(words.at(3)));
    return pair(service);
}

} // namespace

// event_worker enter FILE NAME SEED | hammer FILE NAME SEED ACTS | steps FILE NAME | add FILE NAME COUNT |
// pair FILE NAME
int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    try {
        return work(std::vector<std::string>(argv + 1, argv + argc));
    } catch (const arbiter::store::StoreError& error) {
        say(error.what());
        return 5;
    }
}
