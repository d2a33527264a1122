// flagfall board: shows a position, who may do what, and what ends the game in it.
#include "commands.hpp"

#include <algorithm>

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "board_output.hpp"
#include "position_input.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/draws/draw_claim.hpp"
#include "rules/draws/game_end.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/write_move.hpp"

namespace arbiter::cli {
namespace {

using namespace rules::board;
using rules::Colour;

class BoardCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "board",
            .group = Group::Board,
            .summary = "show a position and what ends the game in it",
            .usage = {"board FEN [--format json]"},
            .description = "The diagram marks the side to move with <. Below it: the legal moves, check, "
                           "castling rights, moves since the\n"
                           "last capture or pawn move, and what ends the game or may be claimed now. An "
                           "impossible position is refused\n"
                           "with all its faults (Laws 3.10.3). FEN may be \"startpos\".",
            .examples = {"flagfall board \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"",
                         "flagfall board 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 --format json"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(words_, true);
        input_.addTo(options);
        options.choice("--format", format_, boardFormats, "text for people (the default); json for programs");
    }

    Outcome run(Console& console) override {
        const auto position = input_.read(joinedFen(words_), "FEN", console);
        if (!position) return rules::unexpected(position.error());
        const auto end =
            rules::draws::endAfter(GameLine(*position), 0, rules::draws::fide2023, rules::draws::isDead);
        console.print(format_ == BoardFormat::Json ? json(*position, end)
                                                   : text(*position, end, textWidth(console)));
        return {};
    }

  private:
    using End = std::optional<rules::draws::GameEnd>;

    static std::vector<std::string> sanMoves(const Position& position) {
        std::vector<std::string> moves;
        for (const Move move : legalMoves(position))
            moves.push_back(rules::notation::writeSan(position, move));
        std::sort(moves.begin(), moves.end());
        return moves;
    }

    static std::string text(const Position& position, const End& end, std::size_t width) {
        const auto moves = sanMoves(position);
        const std::string check = position.checkers().several() ? "double check"
                                  : position.inCheck()          ? "check"
                                                                : "";
        const std::uint32_t halfmoves = position.halfmoveClock();
        const std::string listed =
            moves.empty() ? std::string("none") : fmt::format("{}: {}", moves.size(), fmt::join(moves, " "));
        return diagramFor(position) + "\n" +
               factLines(
                   {{"FEN", rules::notation::writeFen(position)},
                    {"To move", std::string(englishName(position.sideToMove())) +
                                    (check.empty() ? "" : ", in " + check)},
                    {"Castling", castlingRights(position)},
                    {"En passant", position.enPassantTarget()
                                       ? "possible on " + nameOf(*position.enPassantTarget())
                                       : std::string()},
                    {"Count", fmt::format("{} half-moves since the last capture or pawn move", halfmoves)},
                    {"Moves", listed},
                    {"Ends", endText(position, end)}},
                   width);
    }

    static std::string castlingRights(const Position& position) {
        std::string rights;
        for (const Colour colour : {Colour::White, Colour::Black}) {
            std::string rooks;
            for (const Square rook : position.castlingRooks() & position.pieces(colour))
                rooks += (rooks.empty() ? "" : " and ") + nameOf(rook);
            if (rooks.empty()) continue;
            rights += fmt::format("{}{} with the rook on {}", rights.empty() ? "" : ", ", englishName(colour),
                                  rooks);
        }
        return rights.empty() ? "no rights" : rights;
    }

    static std::string endText(const Position& position, const End& end) {
        if (end)
            return fmt::format("the game is over: {} ({}), {}", rules::draws::nameOf(end->kind),
                               rules::draws::articleOf(end->kind), textOf(rules::draws::outcomeOf(*end)));
        if (position.halfmoveClock() >= 100)
            return fmt::format("the game goes on; {} may claim a draw by the fifty-move rule (9.3.2)",
                               englishName(position.sideToMove()));
        return "the game goes on";
    }

    static std::string json(const Position& position, const End& end) {
        nlohmann::ordered_json object{{"fen", rules::notation::writeFen(position)},
                                      {"toMove", wordOf(position.sideToMove())},
                                      {"inCheck", position.inCheck()},
                                      {"halfmoves", position.halfmoveClock()},
                                      {"moves", sanMoves(position)},
                                      {"mayClaimFiftyMoves", !end && position.halfmoveClock() >= 100},
                                      {"end", nullptr}};
        if (end)
            object["end"] = {{"kind", codeOf(end->kind)},
                             {"article", rules::draws::articleOf(end->kind)},
                             {"result", textOf(rules::draws::outcomeOf(*end))}};
        return object.dump(2) + "\n";
    }

    std::vector<std::string> words_;
    PositionInput input_;
    BoardFormat format_ = BoardFormat::Text;
};

} // namespace

std::unique_ptr<Command> makeBoard() {
    return std::make_unique<BoardCommand>();
}

} // namespace arbiter::cli
