#include "pairing/tiebreak/tie_break.hpp"

#include <fmt/format.h>

#include "pairing/tiebreak/registry.hpp"

namespace pairing::tiebreak {

std::string toString(const TieBreak& tieBreak) {
    std::string text(infoOf(tieBreak.code).name);
    if (tieBreak.code == Code::Typed) text += tieBreak.typedName;
    if (tieBreak.cut > 0) text += fmt::format("/C{}", tieBreak.cut);
    if (tieBreak.median > 0) text += fmt::format("/M{}", tieBreak.median);
    if (tieBreak.limitShift != 0) text += fmt::format("/L{:+}", tieBreak.limitShift);
    if (tieBreak.forfeitsPlayed) text += "/P";
    if (tieBreak.fore) text += "/F";
    if (tieBreak.reversed) text += "/R";
    if (tieBreak.unrated) text += fmt::format("/U{}", tieBreak.unrated->value());
    return text;
}

} // namespace pairing::tiebreak
