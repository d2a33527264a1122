// flagfall result: the results of one board or of many.
#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "acting.hpp"
#include "event_tables.hpp"
#include "game_words.hpp"
#include "ranked_event.hpp"
#include "reports/changes_report.hpp"
#include "reports/writers.hpp"
#include "result_lines.hpp"

namespace arbiter::cli {
namespace {

using app::BoardResult;

class ResultCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "result",
            .group = Group::Round,
            .summary = "enter results, of one board or of many",
            .usage = {"result [EVENT] BOARD RESULT [--round N]",
                      "result [EVENT] BOARD:RESULT BOARD:RESULT ... [--round N]",
                      "result [EVENT] BOARD --disputed NOTE"},
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
        options.text("--disputed", "NOTE", disputed_, "the result of the board is contested");
        options.flag("--rating-only", ratingOnly_, "too late for standings and pairings (C.04.2 art. 4.3)");
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
        const auto read = ResultLines::fromArguments(arguments_);
        if (disputed_) return dispute(*session, console);
        if (!read.faults().empty()) return failure(ExitCode::BadInput, read.faults());
        if (read.results().empty())
            return failure(ExitCode::BadInput,
                           "Say which board and which result, e.g. flagfall result 3 1-0");
        const auto round = chooseRound(session->state(), round_);
        if (!round) return rules::unexpected(round.error());
        const app::EventState before = session->state();
        const Outcome recorded = record(*session, *round, read.results(), console);
        if (!recorded) return recorded;
        for (const BoardResult& result : read.results())
            console.print(inWords(session->state(), *round, result) + "\n");
        if (!ratingOnly_) console.print(openLine(session->state(), *round) + "\n");
        if (!ratingOnly_ && corrects(before, *round, read.results()))
            printMoves(before, session->state(), console);
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

    Outcome record(EventSession& session, pairing::RoundNumber round, const std::vector<BoardResult>& results,
                   Console& console) const {
        if (!ratingOnly_) return settled(session.service().recordResults(round, results), console);
        for (const BoardResult& result : results) {
            const Outcome done = settled(session.service().correctForRating(round, result), console);
            if (!done) return done;
        }
        return {};
    }

    Outcome dispute(EventSession& session, Console& console) const {
        if (arguments_.size() != 1 || round_)
            return failure(ExitCode::BadInput,
                           "Name one board of the running round: result 3 --disputed \"why\"");
        const auto lines = ResultLines::fromArguments({arguments_.front() + ":*"});
        if (!lines.faults().empty()) return failure(ExitCode::BadInput, lines.faults());
        const auto board = lines.results().front().board;
        const Outcome done = settled(session.service().dispute(board, *disputed_), console);
        if (done)
            console.print(
                fmt::format("Board {} is disputed and counts as open until a result is ruled.\n{}\n",
                            board.value(), openLine(session.state(), session.state().pairedRounds())));
        return done;
    }

    std::vector<std::string> arguments_;
    std::optional<int> round_;
    std::optional<std::string> disputed_;
    bool ratingOnly_ = false;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeResult() {
    return std::make_unique<ResultCommand>();
}

} // namespace arbiter::cli
