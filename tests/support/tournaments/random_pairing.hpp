// A legal pairing drawn at random: as a program without any system, or an arbiter by hand, might pair.
// It gives histories (floats, colours) that no run of the Dutch system would show.
#pragma once

#include <span>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "rules/base/expected.hpp"
#include "support/tournaments/random_numbers.hpp"

namespace support {

// Keeps [C1], [C2], [C3] and forbidden pairs; colours by art. 5.2, or at random where nobody has an absolute
// preference. For small fields.
[[nodiscard]] rules::Expected<pairing::RoundPairing, pairing::PairingRefusal>
randomPairing(const pairing::Tournament& tournament, pairing::RoundNumber round,
              std::span<const pairing::PairingNumber> participants, RandomNumbers& random);

} // namespace support
