// flagfall unwinnable: can this side still checkmate by any series of legal moves?
#include "commands.hpp"

#include <iostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "board_output.hpp"
#include "position_input.hpp"
#include "rules/draws/unwinnable.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/write_move.hpp"

namespace arbiter::cli {
namespace {

using namespace rules::board;
using rules::Colour;
using rules::draws::WinAnswer;
using rules::draws::WinVerdict;

std::string_view wordOf(WinVerdict verdict) {
    switch (verdict) {
    case WinVerdict::Possible:
        return "possible";
    case WinVerdict::Impossible:
        return "impossible";
    case WinVerdict::Undecided:
        return "undecided";
    }
    return "";
}

// "1.Nf7 Kg8 2.…": the mating line as people write it.
std::string sanLine(Position position, const std::vector<Move>& line) {
    std::string text;
    for (const Move move : line) {
        if (!text.empty()) text += ' ';
        if (text.empty() || position.sideToMove() == Colour::White)
            text += rules::notation::moveNumber(position);
        text += rules::notation::writeSan(position, move);
        position.play(move);
    }
    return text;
}

class UnwinnableCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "unwinnable",
            .group = Group::Board,
            .summary = "can this side still checkmate by any series of legal moves?",
            .usage = {"unwinnable FEN --side white|black [--nodes N] [--format json]",
                      "unwinnable --stdin [--nodes N] [--format json] < \"FEN;side\" lines"},
            .description =
                "The question behind a flag fall, a resignation and a second illegal move (Laws 5.1.2, 6.9, "
                "7.5.5): the answer is\n"
                "\"possible\" with a series of legal moves that ends in mate, \"impossible\" with the "
                "reason, "
                "or, if more than\n"
                "--nodes positions would have to be looked at, \"undecided\". With --stdin one answer for "
                "each line, in order; a\n"
                "line that cannot be read is answered with \"error\", and the exit code is 3 at the end.",
            .examples = {"flagfall unwinnable \"8/8/4k3/8/4n3/8/3RK3/8 w - - 0 1\" --side black",
                         "flagfall unwinnable --stdin --format json < questions.txt"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(words_);
        options.choice("--side", side_, colourWords, "who is to give mate");
        options.flag("--stdin", batch_, "read \"FEN;side\" lines from standard input");
        options.number("--nodes", nodes_, "how many positions to look at (500000)");
        input_.addTo(options);
        options.choice("--format", format_, boardFormats, "text (the default); json, one object a line");
    }

    Outcome run(Console& console) override {
        if (nodes_ && *nodes_ == 0) return failure(ExitCode::BadInput, "--nodes: expected at least 1.");
        if (batch_) return runBatch(console);
        if (words_.empty() || !side_)
            return failure(ExitCode::BadInput,
                           "Give a position and --side white or --side black, or --stdin.");
        const auto position = input_.read(joinedFen(words_), "FEN", console);
        if (!position) return rules::unexpected(position.error());
        console.print(answerLine(*position, *side_));
        return {};
    }

  private:
    Outcome runBatch(Console& console) {
        if (!words_.empty() || side_)
            return failure(ExitCode::BadInput, "With --stdin positions and sides come from standard input.");
        bool failed = false;
        int number = 0;
        for (std::string line; std::getline(std::cin, line);) {
            ++number;
            if (line.ends_with('\r')) line.pop_back();
            const std::string name = fmt::format("standard input, line {}", number);
            const auto answer = answerTo(line, name, console);
            if (!answer) {
                failed = true;
                console.say(answer.error().message);
            }
            console.print(answer ? *answer : errorLine());
        }
        if (failed) return failure(ExitCode::BadInput, "");
        return {};
    }

    Answer<std::string> answerTo(std::string_view line, std::string_view name, Console& console) const {
        const std::size_t semicolon = line.rfind(';');
        const auto side =
            semicolon == std::string_view::npos ? std::nullopt : sideFrom(line.substr(semicolon + 1));
        if (!side)
            return failure(ExitCode::BadInput,
                           fmt::format("{}: expected \"FEN;white\" or \"FEN;black\".", name));
        const auto position = input_.read(line.substr(0, semicolon), name, console);
        if (!position) return rules::unexpected(position.error());
        return answerLine(*position, *side);
    }

    static std::optional<Colour> sideFrom(std::string_view word) {
        while (word.starts_with(' '))
            word.remove_prefix(1);
        while (word.ends_with(' '))
            word.remove_suffix(1);
        if (word == "white" || word == "w") return Colour::White;
        if (word == "black" || word == "b") return Colour::Black;
        return std::nullopt;
    }

    [[nodiscard]] std::string errorLine() const {
        return format_ == BoardFormat::Json ? "{\"verdict\":\"error\"}\n" : "error\n";
    }

    [[nodiscard]] std::string answerLine(const Position& position, Colour side) const {
        const WinAnswer answer =
            rules::draws::canWin(position, side, {nodes_.value_or(rules::draws::WinBudget{}.nodes)});
        if (format_ == BoardFormat::Json) return json(position, side, answer);
        std::string line(wordOf(answer.verdict));
        if (!answer.line.empty()) line += " " + sanLine(position, answer.line);
        if (answer.reason)
            line += fmt::format(" {}: {}", codeOf(*answer.reason),
                                rules::english(explanationOf(*answer.reason, side)));
        return line + "\n";
    }

    static std::string json(const Position& position, Colour side, const WinAnswer& answer) {
        nlohmann::ordered_json object{{"fen", rules::notation::writeFen(position)},
                                      {"side", cli::wordOf(side)},
                                      {"verdict", wordOf(answer.verdict)}};
        if (answer.verdict == WinVerdict::Possible) {
            std::vector<std::string> moves;
            Position at = position;
            for (const Move move : answer.line) {
                moves.push_back(rules::notation::writeUci(at, move));
                at.play(move);
            }
            object["line"] = moves;
        }
        if (answer.reason) {
            object["reason"] = codeOf(*answer.reason);
            object["explanation"] = rules::english(explanationOf(*answer.reason, side));
        }
        object["nodes"] = answer.nodes;
        return object.dump() + "\n";
    }

    std::vector<std::string> words_;
    std::optional<Colour> side_;
    bool batch_ = false;
    std::optional<std::uint64_t> nodes_;
    PositionInput input_;
    BoardFormat format_ = BoardFormat::Text;
};

} // namespace

std::unique_ptr<Command> makeUnwinnable() {
    return std::make_unique<UnwinnableCommand>();
}

} // namespace arbiter::cli
