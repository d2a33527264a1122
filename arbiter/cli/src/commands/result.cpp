// flagfall result: the results of one board or of many.
#include "commands.hpp"

#include <charconv>

#include <fmt/ranges.h>

#include "acting.hpp"
#include "event_tables.hpp"
#include "game_words.hpp"

namespace arbiter::cli {
namespace {

using app::BoardResult;
using pairing::BoardNumber;

constexpr std::string_view resultCodes =
    "1-0, 0-1, = (or 1/2-1/2), +-, -+, --, ½-0, 0-½, 0-0, 1-0u, =u, 0-1u, * (none)";

std::optional<BoardNumber> boardFrom(std::string_view text) {
    std::uint16_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number == 0) return std::nullopt;
    return BoardNumber(number);
}

// "3 1-0", "1:1-0 2:= 3:0-1", mixed; every wrong one is named.
class ResultArguments {
  public:
    explicit ResultArguments(const std::vector<std::string>& arguments) {
        for (std::size_t index = 0; index < arguments.size(); ++index) {
            const std::string& argument = arguments[index];
            if (const auto colon = argument.find(':'); colon != std::string::npos) {
                add(argument.substr(0, colon), argument.substr(colon + 1));
            } else if (index + 1 < arguments.size()) {
                ++index;
                add(argument, arguments[index]);
            } else {
                fault(fmt::format("\"{}\": expected a board and its result, e.g. 3 1-0 or 3:1-0", argument));
            }
        }
    }

    [[nodiscard]] const std::vector<BoardResult>& results() const { return results_; }
    [[nodiscard]] const std::string& faults() const { return faults_; }

  private:
    void add(const std::string& board, const std::string& code) {
        const auto number = boardFrom(board);
        const auto result = app::gameResultFromCode(code);
        if (!number) fault(fmt::format("board \"{}\": expected its number", board));
        if (!result)
            fault(fmt::format("result \"{}\" of board {}: expected one of {}", code, board, resultCodes));
        if (number && result) results_.push_back({*number, *result});
    }

    void fault(const std::string& line) { faults_ += (faults_.empty() ? "" : "\n") + line; }

    std::vector<BoardResult> results_;
    std::string faults_;
};

class ResultCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "result",
            .group = Group::Round,
            .summary = "enter results, of one board or of many",
            .usage = {"result [EVENT] BOARD RESULT [--round N]",
                      "result [EVENT] BOARD:RESULT BOARD:RESULT ... [--round N]"},
            .description = "Results: 1-0, 0-1, = (or 1/2-1/2), forfeits +- -+ --, unusual ones ½-0 0-½ 0-0, "
                           "not rated 1-0u =u 0-1u;\n"
                           "* takes a result away. They belong to the last paired round unless --round says "
                           "another one. Each is\n"
                           "repeated in words. All or nothing: if one is wrong, none is stored.",
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
        const Outcome recorded = settled(session->service().recordResults(*round, read.results()), console);
        if (!recorded) return recorded;
        for (const BoardResult& result : read.results())
            console.print(inWords(session->state(), *round, result) + "\n");
        console.print(whatIsOpen(session->state(), *round) + "\n");
        return {};
    }

  private:
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
