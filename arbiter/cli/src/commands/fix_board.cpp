// flagfall fix-board: a player always sits at the same board.
#include "commands.hpp"

#include <charconv>

#include <fmt/format.h>

#include "acting.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

class FixBoardCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "fix-board",
            .group = Group::People,
            .summary = "a player always sits at the same board",
            .usage = {"fix-board [EVENT] WHO BOARD", "fix-board [EVENT] WHO --none"},
            .description =
                "For reduced mobility, or a board with a camera (C.04.2 art. 3.6). Whom he meets does "
                "not change; his game\n"
                "is put on that board, and the others keep their order around it.",
            .examples = {"flagfall fix-board club.flagfall 9 1", "flagfall fix-board \"Müller\" --none"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(arguments_, true);
        options.flag("--none", none_, "he sits like everybody else again");
        acting_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.open(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        if (arguments_.size() != (none_ ? 1U : 2U))
            return failure(ExitCode::BadInput, "Name one player and the number of a board.");
        const auto player = findPlayer(session->state(), arguments_.front());
        if (!player) return rules::unexpected(player.error());
        std::optional<pairing::BoardNumber> board;
        if (!none_) {
            const std::string& typed = arguments_.back();
            std::uint16_t number = 0;
            const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
            if (error != std::errc() || end != typed.data() + typed.size() || number == 0)
                return failure(ExitCode::BadInput, fmt::format("board \"{}\": expected its number", typed));
            board = pairing::BoardNumber(number);
        }
        const Outcome done = settled(session->service().fixBoard(*player, board), console);
        if (!done) return done;
        const std::string name = nameOf(session->state(), *player);
        console.print(board ? fmt::format("{} always sits at board {}\n", name, board->value())
                            : fmt::format("{} has no board of his own\n", name));
        return {};
    }

  private:
    std::vector<std::string> arguments_;
    bool none_ = false;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeFixBoard() {
    return std::make_unique<FixBoardCommand>();
}

} // namespace arbiter::cli
