// Every tie-break of the registry that needs nothing from the arbiter, with its modifiers.
// For properties that must hold for all of them.
#pragma once

#include <string>
#include <vector>

#include "pairing/standings/ranking_order.hpp"
#include "pairing/tiebreak/registry.hpp"

namespace support {

// Codes that fit the kind of event, each with every modifier it understands and some combinations.
inline pairing::standings::RankingOrder allTieBreaks(pairing::tiebreak::EventKind kind) {
    using namespace pairing::tiebreak;
    pairing::standings::RankingOrder all;
    for (const TieBreakInfo& info : registry()) {
        if (info.code == Code::Manual || info.code == Code::Typed) continue;
        if (kind == EventKind::Predetermined && info.where == Where::SwissOnly) continue;
        const TieBreak plain{.code = info.code};
        std::vector<TieBreak> variants{plain};
        const auto add = [&](auto&& change) {
            variants.push_back(plain);
            change(variants.back());
        };
        if (info.modifiers.cut) {
            add([](TieBreak& tieBreak) { tieBreak.cut = 1; });
            add([](TieBreak& tieBreak) { tieBreak.cut = 2; });
        }
        if (info.modifiers.median) {
            add([](TieBreak& tieBreak) { tieBreak.median = 1; });
            add([](TieBreak& tieBreak) { tieBreak.median = 2; });
        }
        if (info.modifiers.limit) {
            add([](TieBreak& tieBreak) { tieBreak.limitShift = 1; });
            add([](TieBreak& tieBreak) { tieBreak.limitShift = -1; });
        }
        if (info.modifiers.forfeits) add([](TieBreak& tieBreak) { tieBreak.forfeitsPlayed = true; });
        if (info.modifiers.cut && info.modifiers.forfeits)
            add([](TieBreak& tieBreak) {
                tieBreak.cut = 1;
                tieBreak.forfeitsPlayed = true;
            });
        if (info.modifiers.fore) add([](TieBreak& tieBreak) { tieBreak.fore = true; });
        if (info.modifiers.reverse) add([](TieBreak& tieBreak) { tieBreak.reversed = true; });
        if (info.modifiers.unrated) add([](TieBreak& tieBreak) { tieBreak.unrated = pairing::Rating(1400); });
        all.insert(all.end(), variants.begin(), variants.end());
    }
    return all;
}

} // namespace support
