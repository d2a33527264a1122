// flagfall result: the results of one board or of many.
#include "commands.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "acting.hpp"
#include "event_tables.hpp"
#include "game_words.hpp"
#include "ranked_event.hpp"
#include "reports/changes_report.hpp"
#include "reports/writers.hpp"
#include "result_arguments.hpp"

namespace arbiter::cli {
namespace {

using app::BoardResult;
using pairing::BoardNumber;

class ResultCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "result",
            .group = Group::Round,
            .summary = "enter results, of one board or of many",
            .usage = {"result [EVENT] BOARD RESULT [--round N]",
                      "result [EVENT] BOARD:RESULT BOARD:RESULT ... [--round N]"},
            .description =
                "Results: 1-0, 0-1, = (or 1/2-1/2), forfeits +- -+ --, unusual ones ½-0 0-½ 0-0, "
                "not rated 1-0u =u 0-1u;\n"
                "* takes a result away. They belong to the last paired round unless --round says "
                "another one. Each is\n"
                "repeated in words. All or nothing: if one is wrong, none is stored. When a result is "
                "corrected,\n"
                "every number of the standings that moves is listed.",
            .examples = {"flagfall result club.flagfall 3 1-0", "flagfall result 1:1-0 2:= 3:0-1 4:+-"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(arguments_, true);
        options.number("--round", round_, "of this round instead of the last paired one");
        acting_.addTo(options);
    }

    // "-+" and "--" would be taken for options: they get a minus sign, which is read as the same result.
    [[nodiscard]] std::vector<std::string> prepared(std::vector<std::string> arguments) const override {
        for (std::string& argument : arguments)
            if (argument == "-+" || argument == "--") argument.replace(0, 1, "−");
        return arguments;
    }

    Outcome run(Console& console) override {
        auto session = acting_.open(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        const ResultArguments read(arguments_);
        if (!read.faults().empty()) return failure(ExitCode::BadInput, read.faults());
        if (read.results().empty())
            return failure(ExitCode::BadInput,
                           "Say which board and which result, e.g. flagfall result 3 1-0");
        const auto round = chooseRound(session->state(), round_);
        if (!round) return rules::unexpected(round.error());
        const app::EventState before = session->state();
        const Outcome recorded = settled(session->service().recordResults(*round, read.results()), console);
        if (!recorded) return recorded;
        for (const BoardResult& result : read.results())
            console.print(inWords(session->state(), *round, result) + "\n");
        console.print(whatIsOpen(session->state(), *round) + "\n");
        if (corrects(before, *round, read.results())) printMoves(before, session->state(), console);
        return {};
    }

  private:
    // Another result than the one that was there.
    static bool corrects(const app::EventState& before, pairing::RoundNumber round,
                         const std::vector<BoardResult>& results) {
        return std::ranges::any_of(results, [&](const BoardResult& result) {
            const app::GameResult was = before.resultOf(round, result.board);
            return was != app::GameResult::Open && was != result.result;
        });
    }

    // Standings that cannot be made (a list that does not fit the event) are no reason to fail here.
    static void printMoves(const app::EventState& before, const app::EventState& after, Console& console) {
        const auto was = rankedEvent(before);
        const auto is = rankedEvent(after);
        if (!was || !is) return;
        const reports::Report moves =
            reports::changesReport({is->tournament, was->standings(), is->standings(), is->writtenCodes});
        console.print("\n" + reports::toText(moves, {{}, console.width(), console.emphasis()}));
    }

    static std::string whatIsOpen(const app::EventState& state, pairing::RoundNumber round) {
        std::vector<int> boards;
        for (const BoardNumber board : state.openBoards(round))
            boards.push_back(board.value());
        if (boards.empty()) return fmt::format("Round {} is complete.", round.value());
        return fmt::format("Round {}: {} of {} games have no result yet: boards {}", round.value(),
                           boards.size(), state.round(round).boards.size(), fmt::join(boards, ", "));
    }

    std::vector<std::string> arguments_;
    std::optional<int> round_;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeResult() {
    return std::make_unique<ResultCommand>();
}

} // namespace arbiter::cli
