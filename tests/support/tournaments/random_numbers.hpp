// The random numbers of the generator, for tests: the same on every machine.
// Use one with a seed that the test prints.
#pragma once

#include "pairing/generate/seeded_random.hpp"

namespace support {

using RandomNumbers = pairing::generate::SeededRandom;

} // namespace support
