// The law of written moves: what is read is legal, and every spelling of it reads back as the same move.
// An input is a FEN, a line end, and the text of a move.
#include <algorithm>
#include <cstdint>
#include <string_view>

#include "fuzz/law.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/read_move.hpp"
#include "rules/notation/write_move.hpp"

using namespace rules::board;
using namespace rules::notation;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t end = std::min(text.find('\n'), text.size());
    const auto read = readFen(text.substr(0, end));
    const Position position = read ? read->value : Position::initial();
    const std::string_view written = text.substr(std::min(end + 1, text.size()));
    using enum PieceLetters;
    for (const auto letters : {English, German, French, Spanish, Dutch, Chinese}) {
        const auto move = readMove(position, written, {.letters = letters});
        if (!move) {
            for (const Move fitting : move.error().fitting)
                require(isLegal(position, fitting));
            continue;
        }
        require(isLegal(position, *move));
        require(readMove(position, writeSan(position, *move)) == *move);
        require(readMove(position, writeLongAlgebraic(position, *move)) == *move);
        require(readMove(position, writeUci(position, *move)) == *move);
    }
    return 0;
}
