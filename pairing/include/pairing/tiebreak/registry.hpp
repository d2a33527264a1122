// The one table of tie-breaks: code, name, article, modifiers, direction, where usable, how computed.
// Lists, reports, windows and TRF 202/212 take all they show about a tie-break from here.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "pairing/tiebreak/rules.hpp"
#include "pairing/tiebreak/tie_break.hpp"
#include "pairing/tiebreak/value.hpp"
#include "pairing/tiebreak/working.hpp"

namespace pairing::tiebreak {

class Field; // the event prepared for computation; private to the room

struct Modifiers {
    bool cut = false;      // /Cn
    bool median = false;   // /Mn
    bool limit = false;    // /L±n
    bool forfeits = false; // /P
    bool fore = false;     // /F
    bool reverse = false;  // /R
    bool unrated = false;  // /Un
};

enum class Where {
    Everywhere,
    SwissOnly, // C.07 art. 8: refused in round robins from the edition of 2026
    RoundRobin // made for round robins; in a Swiss it is self-defined
};

struct TieBreakInfo {
    Code code;
    std::string_view name;        // "BH"
    std::string_view title;       // "Buchholz", a text pattern
    std::string_view article;     // "8.1"; empty: not FIDE's
    std::string_view description; // one sentence, a text pattern
    Better better;
    Modifiers modifiers;
    Where where;
    Edition since;
    // All players of the field, by ascending pairing number. Null: decided by the standings (PTS with its
    // extra points, DE on a group, MAN and OTHER_… from what the arbiter entered).
    std::vector<Working> (*compute)(const Field& field, const TieBreak& tieBreak);
};

// In the order of Code.
[[nodiscard]] std::span<const TieBreakInfo> registry();
[[nodiscard]] const TieBreakInfo& infoOf(Code code);

// By name or an older name (GE, RTG, CUM), in any case.
[[nodiscard]] std::optional<Code> codeFromName(std::string_view name);

// A tie-break of C.07 for teams: its article; nothing for any other name.
[[nodiscard]] std::optional<std::string_view> articleOfTeamTieBreak(std::string_view name);

// The direction of this tie-break with its modifiers.
[[nodiscard]] Better betterOf(const TieBreak& tieBreak);

} // namespace pairing::tiebreak
