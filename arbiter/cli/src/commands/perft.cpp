// flagfall perft: counts the series of legal moves, the usual check of a chess program.
#include "commands.hpp"

#include <charconv>

#include <fmt/format.h>

#include "long_work.hpp"
#include "position_input.hpp"
#include "rules/board/perft.hpp"
#include "rules/notation/write_move.hpp"

namespace arbiter::cli {
namespace {

using namespace rules::board;

constexpr unsigned deepest = 12; // from the initial position a number of 17 digits

class PerftCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "perft",
            .group = Group::Board,
            .summary = "count the series of legal moves of a position",
            .usage = {"perft FEN DEPTH [--divide]"},
            .description = "The last line is the number of move series of exactly DEPTH half-moves, as other "
                           "chess programs count them.\n"
                           "With --divide one line for each first move comes before it. FEN may be "
                           "\"startpos\".",
            .examples = {"flagfall perft startpos 5",
                         "flagfall perft \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\" 4 --divide"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(words_, true);
        options.flag("--divide", divide_, "the number behind each first move as well");
        input_.addTo(options);
    }

    Outcome run(Console& console) override {
        const auto depth = readDepth();
        if (!depth) return rules::unexpected(depth.error());
        const auto position = input_.read(joinedFen(words_), "FEN", console);
        if (!position) return rules::unexpected(position.error());
        std::uint64_t nodes = *depth == 0 ? 1 : 0;
        LongWork work(console, Stopping::AtOnce);
        const MoveList moves = *depth == 0 ? MoveList{} : legalMoves(*position);
        for (std::size_t index = 0; index < moves.size(); ++index) {
            work.reached(static_cast<double>(index) / static_cast<double>(moves.size()),
                         fmt::format("{}/{} first moves, {} so far", index, moves.size(), nodes));
            const std::uint64_t below = perft(position->after(moves[index]), *depth - 1);
            if (divide_)
                console.print(
                    fmt::format("{}: {}\n", rules::notation::writeUci(*position, moves[index]), below));
            nodes += below;
        }
        console.print(fmt::format("{}\n", nodes));
        return {};
    }

  private:
    // The last argument.
    Answer<unsigned> readDepth() {
        const std::string word = words_.back();
        words_.pop_back();
        unsigned depth = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), depth);
        if (error != std::errc{} || end != word.data() + word.size() || words_.empty())
            return failure(ExitCode::BadInput,
                           fmt::format("\"{}\": expected a position and then the depth in half-moves, as in "
                                       "\"flagfall perft startpos 5\".",
                                       word));
        if (depth > deepest)
            return failure(ExitCode::TooLarge,
                           fmt::format("Depth {} would take years; the deepest is {}.", depth, deepest));
        return depth;
    }

    std::vector<std::string> words_;
    bool divide_ = false;
    PositionInput input_;
};

} // namespace

std::unique_ptr<Command> makePerft() {
    return std::make_unique<PerftCommand>();
}

} // namespace arbiter::cli
