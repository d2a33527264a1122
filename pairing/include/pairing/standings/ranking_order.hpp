// The criteria that rank an event, in their order: points and the list of tie-breaks. FIDE C.07 art. 4.
// Parse what a user or TRF 202/212 says; check whether it fits the event; presets of the house.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pairing/model/round_event.hpp"
#include "pairing/tiebreak/rules.hpp"
#include "pairing/tiebreak/tie_break.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace pairing::standings {

// Contains PTS once, mostly first (TRF 212 allows another place).
using RankingOrder = std::vector<tiebreak::TieBreak>;

// One descriptor: NAME[:MP|:GP][/modifier…], any case, "-" for "/" accepted ("BH-C1").
[[nodiscard]] rules::Expected<tiebreak::TieBreak, rules::Diagnostics> parseTieBreak(std::string_view text);

// "BH/C1,BH,SB" or "PTS,BH,SB": separated by commas; PTS comes first if it is not in the list.
// All faults at once: unknown codes (naming the known ones), modifiers that do not fit, duplicates.
// Columns are counted from the start of the text.
[[nodiscard]] rules::Expected<RankingOrder, rules::Diagnostics> parseRankingOrder(std::string_view text);

// "PTS,BH/C1,BH": TRF 212. afterPoints: without a leading PTS, TRF 202. House codes are written OTHER_SOS.
[[nodiscard]] std::string toString(const RankingOrder& order);
[[nodiscard]] std::string toTrf(const RankingOrder& order);

// What does not fit the event: errors with code "tiebreak.refused" name the tie-break and the article
// (Buchholz in a round robin, C.07 art. 8); warnings name codes newer than the edition.
[[nodiscard]] rules::Diagnostics checkOrder(const RankingOrder& order, const tiebreak::Rules& rules);

// Suggested lists (the Handbook prescribes none).
[[nodiscard]] RankingOrder suggestedOrder(tiebreak::EventKind kind);

// A named point system with its list: "fide", "club", "children".
struct Preset {
    std::string_view name;
    std::string_view description;
    ScoringSystem scoring;
    RankingOrder order;
};
[[nodiscard]] std::vector<Preset> presets();

} // namespace pairing::standings
