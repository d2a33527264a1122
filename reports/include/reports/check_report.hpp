// What the checker found in recorded tournaments: rounds that differ from the engine's pairing.
// checkReport() for programs; checkText() is the listing with engine and record side by side.
#pragma once

#include <span>
#include <string>

#include "pairing/check/check_tournament.hpp"
#include "pairing/check/standings_check.hpp"
#include "pairing/model/tournament.hpp"
#include "reports/report.hpp"

namespace reports {

struct CheckedFile {
    std::string name;
    pairing::RuleEdition edition = pairing::RuleEdition::Fide2026;
    pairing::check::TournamentCheck check;
    pairing::check::StandingsCheck standings;
};

struct CheckTotals {
    std::size_t tournaments = 0;
    std::size_t rounds = 0;
    // Rounds that differ in a pair, a colour or the bye; and tournaments whose ranks do not follow their
    // list.
    std::size_t differences = 0;
    std::size_t wrongStandings = 0; // those tournaments alone
};

void addTo(CheckTotals& totals, const CheckedFile& file);

// Per round "FILE: Round #n"; where it differs, the pairs that differ, engine beside record. Colours that
// differ are listed apart. Then the standings, if the file has a list of tie-breaks.
[[nodiscard]] std::string checkText(const CheckedFile& file, const rules::Translator& translator);

// The standings alone: who is misplaced, what is unchecked and why; empty if the file has no list.
[[nodiscard]] std::string standingsText(const CheckedFile& file, const rules::Translator& translator);

// "N tournaments, M rounds, D differences"; a tournament whose standings differ is one difference more
[[nodiscard]] std::string totalsLine(const CheckTotals& totals);

// Tables: rounds (one line each), differences (one line per pair), standings (one line per tournament) and
// misplaced players.
[[nodiscard]] Report checkReport(std::span<const CheckedFile> files);

} // namespace reports
