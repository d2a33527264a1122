// The words of explanations: criteria, preferences, colour rules, objections.
// Each has its article of FIDE C.04.3.
#pragma once

#include <string>
#include <string_view>

#include "pairing/explain/round_explanation.hpp"
#include "rules/base/text.hpp"

namespace reports {

// "7 Müller, Jörg"
[[nodiscard]] std::string nameOf(const pairing::Tournament& tournament, pairing::PairingNumber number);
// "4, 7, 12", "-" if there is nobody.
[[nodiscard]] std::string numbersText(const std::vector<pairing::PairingNumber>& numbers);

[[nodiscard]] rules::Text wordsOf(const pairing::explain::Objection& objection,
                                  const rules::Translator& translator);
// "C.04.3 2.1.1 [C1]"; empty for a wish of the event.
[[nodiscard]] std::string articleOf(const pairing::explain::Objection& objection);

// "has no preference", "prefers White strongly (colour difference -1)"
[[nodiscard]] std::string preferenceWords(const pairing::ColourPreference& preference, int difference,
                                          const rules::Translator& translator);
// What decided the colours; of the numbers, White is named first.
[[nodiscard]] std::string colourWords(const pairing::explain::BoardExplanation& board,
                                      const rules::Translator& translator);
[[nodiscard]] std::string_view articleOf(pairing::ColourRule rule);

} // namespace reports
