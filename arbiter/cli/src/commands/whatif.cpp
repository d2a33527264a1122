// flagfall whatif: standings and next pairing if games end so; nothing is stored.
#include "commands.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "acting.hpp"
#include "arbiter/app/apply.hpp"
#include "arbiter/app/pairing_engine.hpp"
#include "event_choice.hpp"
#include "event_tables.hpp"
#include "ranked_event.hpp"
#include "reports/changes_report.hpp"
#include "result_lines.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

using app::BoardResult;
using app::EventState;

class WhatIfCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "whatif",
            .group = Group::Tables,
            .summary = "standings and next pairing if games end so; nothing is stored",
            .usage = {"whatif [EVENT] --result BOARD:RESULT ... [--round N] [--format FORMAT]",
                      "whatif [EVENT] --result BOARD:RESULT BOARD:RESULT ..."},
            .description = "Supposes results of open games, or other results than those entered, of the last "
                           "paired round "
                           "(--round\n"
                           "another one). Shows the standings then, every place, score and tie-break that "
                           "moves, and how the "
                           "next round\n"
                           "would be paired. Results are written as for \"flagfall result\".",
            .examples = {"flagfall whatif club.flagfall --result 3:1-0",
                         "flagfall whatif --result 1:= --result 2:0-1 --format json"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(arguments_);
        options.list("--result", "BOARD:RESULT", supposed_, "suppose this result");
        options.number("--round", round_, "of this round instead of the last paired one");
        options.text("--tie-breaks", "LIST", wishes_.tieBreaks,
                     "in this order instead of the one of the event");
        section_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        takeResults();
        auto session = section_.openOnly(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        const ResultLines read = ResultLines::fromArguments(supposed_);
        if (!read.faults().empty()) return failure(ExitCode::BadInput, read.faults());
        if (read.results().empty())
            return failure(ExitCode::BadInput, "Say what to suppose, e.g. flagfall whatif --result 3:1-0");
        const EventState& state = session->state();
        const auto round = chooseRound(state, round_);
        if (!round) return rules::unexpected(round.error());
        const auto then = supposing(state, *round, read.results());
        if (!then) return rules::unexpected(then.error());
        const auto before = rankedEvent(state, wishes_);
        if (!before) return rules::unexpected(before.error());
        const auto after = rankedEvent(*then, wishes_);
        if (!after) return rules::unexpected(after.error());

        reports::WhatIfSheet sheet{
            {after->tournament, before->standings(), after->standings(), after->writtenCodes},
            {},
            then->nextRound(),
            std::nullopt,
            std::nullopt};
        for (const BoardResult& result : read.results())
            sheet.assumed.push_back(fmt::format("{}:{}", result.board.value(), codeOf(result.result)));
        pairNextRound(*then, sheet);
        table_.print(console, whatIfReport(sheet));
        return {};
    }

  private:
    // Results behind the first one stand without their option.
    void takeResults() {
        const auto result = [](const std::string& argument) {
            return argument.find(':') != std::string::npos && !namesEvent(argument);
        };
        std::ranges::copy_if(arguments_, std::back_inserter(supposed_), result);
        std::erase_if(arguments_, result);
    }

    // The event as it would be; the rules of entering results hold here as well.
    static Answer<EventState> supposing(EventState state, pairing::RoundNumber round,
                                        const std::vector<BoardResult>& results) {
        app::ResultsRecorded action{round, {}};
        for (const BoardResult& result : results) {
            const bool there = result.board.value() <= state.round(round).boards.size();
            action.results.push_back({result.board,
                                      there ? state.resultOf(round, result.board) : app::GameResult::Open,
                                      result.result});
        }
        const auto applied = app::apply(state, action);
        if (!applied) return rules::unexpected(failureOf(applied.error()));
        return state;
    }

    static void pairNextRound(const EventState& then, reports::WhatIfSheet& sheet) {
        const pairing::RoundNumber next = then.nextRound();
        if (next > then.tournament.plannedRounds) return;
        const std::size_t open = then.openBoards(then.pairedRounds()).size();
        if (open > 0) {
            sheet.obstacle =
                rules::text("Round {} cannot be paired then: games without a result: {}", next.value(), open);
            return;
        }
        std::vector<pairing::PairingNumber> participants;
        for (const app::PlayerId id : then.participantsOfNextRound())
            participants.push_back(then.find(id)->number);
        std::ranges::sort(participants);
        auto pairing = app::dutchEngine().pairRound(then.tournament, next, participants);
        if (pairing)
            sheet.nextPairing = std::move(*pairing);
        else
            sheet.obstacle = rules::text("Round {} cannot be paired then by the rules", next.value());
    }

    std::vector<std::string> arguments_;
    std::vector<std::string> supposed_;
    std::optional<int> round_;
    RankingWishes wishes_;
    SectionOption section_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeWhatIf() {
    return std::make_unique<WhatIfCommand>();
}

} // namespace arbiter::cli
