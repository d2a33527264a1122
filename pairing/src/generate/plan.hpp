// A tournament before its first round: every setting fixed, by the configuration or by lot.
// Private to the generator.
#pragma once

#include <array>

#include "pairing/generate/configuration.hpp"
#include "pairing/generate/seeded_random.hpp"

namespace pairing::generate {

struct Plan {
    Tournament tournament; // with its players, before round 1
    std::vector<std::string> tieBreaks;
    std::optional<int> drawPercentage; // else by the model
    std::array<Amounts, happenings> amounts{};
    std::map<PairingNumber, RoundNumber> arrivals; // of late entries

    [[nodiscard]] const Amounts& of(Happening what) const { return amounts[static_cast<std::size_t>(what)]; }
};

// Draws in a fixed order whatever is given, so that one more setting changes nothing else that is drawn.
[[nodiscard]] rules::Expected<Plan, rules::Diagnostics> drawPlan(const Configuration& configuration,
                                                                 SeededRandom& random);

} // namespace pairing::generate
