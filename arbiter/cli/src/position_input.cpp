#include "position_input.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "rules/notation/fen.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {

using rules::board::Position;
using rules::board::Variant;
using rules::notation::Leniency;

void PositionInput::addTo(Options& options) {
    options.flag("--chess960", chess960_, "castling letters mean the outermost rooks of Chess960");
    options.flag("--strict", strict_,
                 "refuse castling rights and en passant squares that cannot be, instead of leaving them out");
}

Answer<Position> PositionInput::read(std::string_view fen, std::string_view name, Console& console) const {
    if (fen == "startpos") return Position::initial();
    auto position =
        rules::notation::readFen(fen, {.variant = chess960_ ? Variant::Chess960 : Variant::Standard,
                                       .leniency = strict_ ? Leniency::Strict : Leniency::Lenient,
                                       .source = std::string(name)});
    if (!position) return rules::unexpected(failureOf(position.error()));
    sayWarnings(position->remarks, console);
    return position->value;
}

std::string joinedFen(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, " "));
}

} // namespace arbiter::cli
