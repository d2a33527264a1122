// Why a round was paired as it was, in words, made from the data of pairing/explain.
// explanationText() is for people; explanationReport() has the same as tables for programs.
#pragma once

#include <functional>
#include <string>

#include "pairing/explain/round_explanation.hpp"
#include "reports/report.hpp"

namespace reports {

struct ExplainedRound {
    const pairing::Tournament& tournament;
    const pairing::explain::RoundExplanation& explanation;
    // What is shown; everything if not set. A board is shown for its players.
    std::function<bool(pairing::PairingNumber)> player{};
    bool everything = true; // also the brackets
};

// One sentence with its article: "they met in round 2 (C.04.3 2.1.1 [C1])".
[[nodiscard]] std::string reasonText(const pairing::explain::Objection& objection,
                                     const rules::Translator& translator);

[[nodiscard]] std::string explanationText(const ExplainedRound& round, const rules::Translator& translator);

// Tables: boards, reasons (one line for each choice that was not made), floats, brackets.
[[nodiscard]] Report explanationReport(const ExplainedRound& round, const rules::Translator& translator);

} // namespace reports
