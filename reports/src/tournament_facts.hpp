// Facts that several reports carry: system, edition, acceleration (FIDE C.04.2 art. 1.3).
// Each builder puts them at the head of its report.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "pairing/tiebreak/rules.hpp"
#include "reports/report.hpp"

namespace reports {

[[nodiscard]] std::vector<Fact>
systemFacts(const pairing::Tournament& tournament,
            pairing::tiebreak::EventKind kind = pairing::tiebreak::EventKind::Swiss);

// "2026", "2017".
[[nodiscard]] std::string editionName(pairing::RuleEdition edition);

// Of a document about the standings: their round, "provisional" while something is open.
[[nodiscard]] Stamp stampOf(const pairing::Tournament& tournament,
                            const pairing::standings::Standings& standings);

// For cells such as "12w1", "=B7" and "+-": our own codes, which programs read as they are.
[[nodiscard]] Column codeColumn(std::string key, rules::Text heading, Align align);

[[nodiscard]] Cell ratingCell(const pairing::Player& player);

// What a person typed; nothing where it is empty.
[[nodiscard]] Cell typedCell(std::string_view value);

// "m", "w" as entry lists have it; empty if it is not known.
[[nodiscard]] std::string_view sexLetter(pairing::Sex sex);

// Nothing if the day is not known.
[[nodiscard]] Cell dateCell(const std::optional<pairing::PartialDate>& date);

} // namespace reports
