// flagfall results: a file of results, the second reading, and what is still being played.
#include "commands.hpp"

#include <algorithm>
#include <map>

#include <fmt/ranges.h>

#include "acting.hpp"
#include "event_choice.hpp"
#include "event_tables.hpp"
#include "files.hpp"
#include "game_words.hpp"
#include "reports/report.hpp"
#include "result_lines.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

using app::BoardResult;
using app::GameResult;
using pairing::BoardNumber;
using pairing::RoundNumber;

class ResultsCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "results",
            .group = Group::Round,
            .summary = "a file of results, their second reading, and the games still running",
            .usage = {"results [EVENT] FILE [--round N]", "results [EVENT] --second-reading FILE [--round N]",
                      "results [EVENT] [--round N] [--format FORMAT]"},
            .description = "FILE has a board a line: \"3 1-0\", \"3;1-0\" or \"3:1-0\"; - is standard input. "
                           "All or nothing: if "
                           "a line is wrong,\n"
                           "every wrong line is listed and no result is stored. --second-reading stores "
                           "nothing: it compares "
                           "what was\n"
                           "typed a second time with what is stored and lists only the differences (exit "
                           "code 6). Without FILE "
                           "it shows\n"
                           "how many games are still running, and which.",
            .examples = {"flagfall results club.flagfall round3.txt",
                         "flagfall results --second-reading again.txt", "flagfall results"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.text("--second-reading", "FILE", secondReading_, "only compare with what is stored");
        options.number("--round", round_, "of this round instead of the last paired one");
        acting_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        std::string file = secondReading_;
        if (file.empty() && !names_.empty() &&
            (names_.size() > 1 || kindOf(names_.back()) != FileKind::Event)) {
            file = names_.back();
            names_.pop_back();
        }
        const auto lines = file.empty() ? Answer<ResultLines>(ResultLines()) : read(file);
        if (!lines) return rules::unexpected(lines.error());
        auto session = acting_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const auto round = chooseRound(session->state(), round_);
        if (!round) return rules::unexpected(round.error());
        if (file.empty()) {
            table_.print(console, openBoardsOf(session->state(), *round)); // U04
            return {};
        }
        return secondReading_.empty() ? store(*session, *round, lines->results(), console)
                                      : compare(session->state(), *round, lines->results(), console);
    }

  private:
    static Answer<ResultLines> read(const std::string& file) {
        const auto bytes = readFile(file);
        if (!bytes) return rules::unexpected(bytes.error());
        auto lines = ResultLines::fromFile(*bytes, file);
        if (!lines.faults().empty())
            return failure(ExitCode::BadInput, lines.faults() + "\nNo result was stored.");
        if (lines.results().empty()) return failure(ExitCode::BadInput, fmt::format("{}: no results", file));
        return lines;
    }

    static Outcome store(EventSession& session, RoundNumber round, const std::vector<BoardResult>& results,
                         Console& console) {
        const Outcome done = settled(session.service().recordResults(round, results), console);
        if (!done) return done;
        for (const BoardResult& result : results)
            console.print(inWords(session.state(), round, result) + "\n");
        console.print(openLine(session.state(), round) + "\n");
        return {};
    }

    // Only what differs: read otherwise than it is stored, on one side only, or read twice.
    Outcome compare(const app::EventState& state, RoundNumber round, const std::vector<BoardResult>& results,
                    Console& console) const {
        using rules::text;
        reports::Table table{"differences",
                             {{"board", text("Board"), reports::Align::Right},
                              {"white", text("White"), reports::Align::Left, true},
                              {"black", text("Black"), reports::Align::Left, true},
                              {"stored", text("Stored"), reports::Align::Centre},
                              {"read", text("Read now"), reports::Align::Centre}},
                             {}};
        std::map<BoardNumber, std::string> readNow;
        const std::size_t boards = state.round(round).boards.size();
        for (const BoardResult& result : results) {
            if (result.board.value() > boards)
                return failure(ExitCode::BadInput, fmt::format("There is no board {} in round {}.",
                                                               result.board.value(), round.value()));
            std::string& read = readNow[result.board];
            read += (read.empty() ? "" : " ") + std::string(codeOf(result.result));
        }
        for (std::uint16_t number = 1; number <= boards; ++number) {
            const BoardNumber board(number);
            const std::string stored(codeOf(state.resultOf(round, board)));
            const auto read = readNow.find(board);
            const std::string now = read == readNow.end() ? "" : read->second;
            if (now == stored || (now.empty() && stored == "*")) continue;
            const app::PairedBoard& pair = state.round(round).boards[number - 1U];
            table.rows.push_back({std::int64_t{number}, state.playerOf(pair.white)->name,
                                  state.playerOf(pair.black)->name, stored == "*" ? std::string() : stored,
                                  now});
        }
        const bool equal = table.rows.empty();
        reports::Report report{"second_reading",
                               state.tournament.info.name,
                               text("Second reading of round {}", round.value()),
                               {},
                               {},
                               {std::move(table)}};
        if (equal) report.notes.push_back(text("All results are as they were read now."));
        table_.print(console, report);
        return equal ? Outcome() : failure(ExitCode::Differences, "");
    }

    std::vector<std::string> names_;
    std::string secondReading_;
    std::optional<int> round_;
    Acting acting_;
    TableOutput table_;
};

const Manual adjournManual{
    .name = "adjourn",
    .group = Group::Round,
    .summary = "games are adjourned",
    .usage = {"adjourn [EVENT] BOARD... [--round N]"},
    .description =
        "An adjourned game counts as a draw for the pairing and nothing else (C.04.2 art. 3.1); final "
        "standings and\n"
        "report wait for it. Its result is entered later with \"result BOARD RESULT --round N\".",
    .examples = {"flagfall adjourn club.flagfall 4"}};

class AdjournCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override { return adjournManual; }

    void configure(Options& options) override {
        options.arguments(boards_, true);
        options.number("--round", round_, "of this round instead of the last paired one");
        acting_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.open(boards_, console);
        if (!session) return rules::unexpected(session.error());
        const auto round = chooseRound(session->state(), round_);
        if (!round) return rules::unexpected(round.error());
        std::vector<std::string> entries;
        for (const std::string& board : boards_)
            entries.push_back(board + ":adjourned");
        const auto lines = ResultLines::fromArguments(entries);
        if (!lines.faults().empty()) return failure(ExitCode::BadInput, lines.faults());
        if (lines.results().empty()) return failure(ExitCode::BadInput, "Say which boards.");
        const Outcome done = settled(session->service().recordResults(*round, lines.results()), console);
        if (!done) return done;
        for (const BoardResult& result : lines.results())
            console.print(inWords(session->state(), *round, result) + "\n");
        console.print(openLine(session->state(), *round) + "\n");
        return {};
    }

  private:
    std::vector<std::string> boards_;
    std::optional<int> round_;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeResults() {
    return std::make_unique<ResultsCommand>();
}

std::unique_ptr<Command> makeAdjourn() {
    return std::make_unique<AdjournCommand>();
}

} // namespace arbiter::cli
