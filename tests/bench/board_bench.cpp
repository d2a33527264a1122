// Speed of the board: perft, and the audit of a PGN file. bench/board.sh compares both with other programs.
// bench_board perft DEPTH · bench_board audit FILE · bench_board games COUNT FILE (writes a file to audit)
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "rules/board/perft.hpp"
#include "rules/draws/game_audit.hpp"
#include "rules/notation/pgn.hpp"

using namespace rules;
using namespace rules::board;

namespace {

double secondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

int perftBench(unsigned depth) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t nodes = perft(Position::initial(), depth);
    const double seconds = secondsSince(start);
    fmt::print("perft {}: {} nodes, {:.3f} s, {:.0f} million a second\n", depth, nodes, seconds,
               static_cast<double>(nodes) / seconds / 1e6);
    return 0;
}

// Whole games only are given to the audit; what is left over waits for the next piece.
int auditBench(const std::string& name) {
    const auto start = std::chrono::steady_clock::now();
    std::ifstream file(name, std::ios::binary);
    std::string text;
    std::size_t games = 0;
    std::size_t halfmoves = 0;
    std::size_t findings = 0;
    const auto audit = [&](std::string_view piece) {
        const auto result = draws::auditGames(piece);
        games += result.games;
        halfmoves += result.halfmoves;
        findings += result.findings.size();
    };
    std::vector<char> block(1U << 20U);
    while (file.read(block.data(), static_cast<std::streamsize>(block.size())) || file.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(file.gcount()));
        const auto end = notation::lastGameStart(text);
        if (!end) continue;
        audit(std::string_view(text).substr(0, *end));
        text.erase(0, *end);
    }
    audit(text);
    const double seconds = secondsSince(start);
    fmt::print("audit: {} games, {} half-moves, {} findings, {:.3f} s, {:.0f} games a second\n", games,
               halfmoves, findings, seconds, static_cast<double>(games) / seconds);
    return 0;
}

// Random games that look a little like games: captures are liked, and now and then pieces go back and forth.
int writeGames(unsigned count, const std::string& name) {
    std::ofstream file(name, std::ios::binary);
    std::mt19937 random(20261130);
    for (unsigned number = 1; number <= count; ++number) {
        notation::PgnGame game;
        game.tags = {
            {"Event", "Bench"}, {"Round", std::to_string(number)}, {"White", "White"}, {"Black", "Black"}};
        game.result = notation::PgnResult::Draw;
        Position position = Position::initial();
        const auto plies = 40 + random() % 81;
        for (std::uint64_t ply = 0; ply < plies; ++ply) {
            const MoveList moves = legalMoves(position);
            if (moves.empty()) break;
            Move move = moves[random() % moves.size()];
            for (int attempt = 0; attempt < 2 && !position.isCapture(move); ++attempt)
                move = moves[random() % moves.size()];
            position.play(move);
            game.moves.moves.push_back({move, {}, {}, {}});
        }
        file << notation::writePgn(game);
    }
    return file.good() ? 0 : 1;
}

} // namespace

int main(int count, char** words) {
    const std::vector<std::string> arguments(words + 1, words + count);
    if (arguments.size() == 2 && arguments[0] == "perft")
        return perftBench(static_cast<unsigned>(std::stoul(arguments[1])));
    if (arguments.size() == 2 && arguments[0] == "audit") return auditBench(arguments[1]);
    if (arguments.size() == 3 && arguments[0] == "games")
        return writeGames(static_cast<unsigned>(std::stoul(arguments[1])), arguments[2]);
    fmt::print(stderr, "bench_board perft DEPTH | audit FILE | games COUNT FILE\n");
    return 3;
}
