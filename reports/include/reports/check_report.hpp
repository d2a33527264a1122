// What the checker found in recorded tournaments: rounds that differ from the engine's pairing.
// checkReport() for programs; checkText() is the listing with engine and record side by side.
#pragma once

#include <span>
#include <string>

#include "pairing/check/check_tournament.hpp"
#include "pairing/model/tournament.hpp"
#include "reports/report.hpp"

namespace reports {

struct CheckedFile {
    std::string name;
    pairing::RuleEdition edition = pairing::RuleEdition::Fide2026;
    pairing::check::TournamentCheck check;
};

struct CheckTotals {
    std::size_t tournaments = 0;
    std::size_t rounds = 0;
    std::size_t differences = 0; // rounds that differ in a pair, a colour or the bye
};

void addTo(CheckTotals& totals, const CheckedFile& file);

// Per round "FILE: Round #n"; where it differs, the pairs that differ, engine beside record. Colours that
// differ are listed apart.
[[nodiscard]] std::string checkText(const CheckedFile& file, const rules::Translator& translator);

// "N tournaments, M rounds, D differences"
[[nodiscard]] std::string totalsLine(const CheckTotals& totals);

// Tables: rounds (one line each) and differences (one line per pair).
[[nodiscard]] Report checkReport(std::span<const CheckedFile> files);

} // namespace reports
