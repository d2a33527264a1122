// Pairings as short texts for tests: "1-5 3-2 6-0" (White first, the bye as 0), and what stands in their way.
#pragma once

#include <string>

#include <fmt/format.h>

#include "pairing/model/round_pairing.hpp"
#include "rules/base/expected.hpp"

namespace differential {

inline std::string written(const pairing::RoundPairing& pairing) {
    std::string text;
    for (const pairing::Pair& pair : pairing.boards)
        text += fmt::format("{}{}-{}", text.empty() ? "" : " ", pair.white.value(), pair.black.value());
    if (pairing.pairingAllocatedBye)
        text += fmt::format("{}{}-0", text.empty() ? "" : " ", pairing.pairingAllocatedBye->value());
    return text;
}

inline std::string written(const rules::Expected<pairing::RoundPairing, pairing::PairingRefusal>& result) {
    if (result) return written(*result);
    switch (result.error().kind) {
    case pairing::PairingRefusal::Kind::TooFewPlayers:
        return "too few players";
    case pairing::PairingRefusal::Kind::NoLegalPairing:
        return "no legal pairing";
    case pairing::PairingRefusal::Kind::ScheduleIsOver:
        return "no such round";
    }
    return "";
}

} // namespace differential
