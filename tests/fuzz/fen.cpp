// The law of FEN: what can be read is written so that it reads back as the same position, in every style.
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/law.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/notation/fen.hpp"

using namespace rules::board;
using namespace rules::notation;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto variant : {Variant::Standard, Variant::Chess960}) {
        const auto read = readFen(text, {.variant = variant, .leniency = Leniency::Lenient});
        if (!read) {
            require(read.error().hasErrors());
            continue;
        }
        const Position& position = read->value;
        require(position.identityKey() == position.recomputedKey());
        require(countLegalMoves(position) == legalMoves(position).size());
        for (const auto letters : {CastlingLetters::XFen, CastlingLetters::Shredder})
            for (const auto field : {EnPassantField::IfLegal, EnPassantField::IfPawnBeside}) {
                const std::string written = writeFen(position, {letters, field});
                const auto again = readFen(written, {.variant = position.variant()});
                require(again && again->remarks.empty() && again->value.isSamePosition(position));
                require(writeFen(again->value, {letters, field}) == written);
            }
    }
    return 0;
}
