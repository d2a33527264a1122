// The records 162, XXS and BB? ↔ the points of each kind of event.
// What one spelling cannot say, another can; the spec's order of precedence is kept here.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "pairing/model/round_event.hpp"
#include "pairing/trf/document.hpp"
#include "trf/faults.hpp"

namespace pairing::trf {

struct ScoringLine {
    const ScoringRecord* record = nullptr;
    std::size_t line = 0;
};

// What the records say: 162, else XXS, else BB?. None without any of them.
[[nodiscard]] std::optional<ScoringSystem> scoringFromRecords(std::span<const ScoringLine> lines,
                                                              Faults& faults);

[[nodiscard]] bool fitsFideRecord(const ScoringSystem& scoring); // 162 can say all of it
[[nodiscard]] ScoringRecord fideRecord(const ScoringSystem& scoring);
[[nodiscard]] ScoringRecord javafoRecord(const ScoringSystem& scoring);
[[nodiscard]] std::vector<ScoringRecord> bbpRecords(const ScoringSystem& scoring);

} // namespace pairing::trf
