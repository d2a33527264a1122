// A second program on an event file, for tests: it is killed, or works beside another one.
// Every act that the service has confirmed is printed as one line, at once.
#include <QCoreApplication>
#include <cstdio>
#include <fmt/format.h>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "arbiter/app/event_service.hpp"
#include "arbiter/store/store_error.hpp"
#include "support/event/event_words.hpp"

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

// Results of round 1 without end, a random board and result each: "4 17 1-0" is journal number, board,
// result.
int recordForEver(EventService& service, unsigned seed) {
    std::mt19937 random(seed);
    const auto boards = static_cast<unsigned>(service.state().round(RoundNumber(1)).boards.size());
    while (true) {
        const BoardResult result{BoardNumber(static_cast<std::uint16_t>(1 + random() % boards)),
                                 static_cast<GameResult>(random() % 13)};
        const auto outcome = service.recordResults(RoundNumber(1), std::vector{result});
        if (!outcome) return 1;
        say(fmt::format("{} {} {}", outcome->journalNumber, result.board.value(), codeOf(result.result)));
    }
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
    if (words[0] == "record") return recordForEver(service, static_cast<unsigned>(std::stoul(words.at(3))));
    if (words[0] == "steps") return steps(service);
    if (words[0] == "add") return addPlayers(service, words[2], std::stoi(words.at(3)));
    return pair(service);
}

} // namespace

// event_worker record FILE NAME SEED | steps FILE NAME | add FILE NAME COUNT | pair FILE NAME
int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    try {
        return work(std::vector<std::string>(argv + 1, argv + argc));
    } catch (const arbiter::store::StoreError& error) {
        say(error.what());
        return 5;
    }
}
