// The law of "can this side still win?": a mating line can be replayed, a "no" of the quick test is never
// refuted, and a "no" of the full test holds for every successor.
#include <cstdint>
#include <string_view>

#include "fuzz/law.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/draws/unwinnable.hpp"
#include "rules/notation/fen.hpp"

using namespace rules;
using namespace rules::board;
using namespace rules::draws;
using fuzz::require;

namespace {

bool endsInMate(Position position, Colour winner, const std::vector<Move>& line) {
    for (const Move move : line) {
        if (!isLegal(position, move)) return false;
        position.play(move);
    }
    return position.sideToMove() != winner && isCheckmate(position);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = notation::readFen(std::string_view(reinterpret_cast<const char*>(data), size),
                                        {.leniency = notation::Leniency::Lenient});
    if (!read) return 0;
    constexpr WinBudget budget{2000};
    for (const Colour winner : {Colour::White, Colour::Black}) {
        const WinAnswer answer = canWin(read->value, winner, budget);
        if (answer.verdict == WinVerdict::Possible) {
            require(endsInMate(read->value, winner, answer.line));
            require(!cannotWin(read->value, winner));
        }
        if (answer.verdict != WinVerdict::Impossible) continue;
        for (const Move move : legalMoves(read->value))
            require(canWin(read->value.after(move), winner, budget).verdict != WinVerdict::Possible);
    }
    return 0;
}
