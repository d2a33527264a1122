// What a fuzz target says of an input: a law that holds, or a crash that the fuzzer keeps.
// Under g++ the same crash fails the replay of the corpus.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace fuzz {

inline void require(bool holds) {
    if (holds) return;
    std::fputs("the law does not hold for this input\n", stderr);
    std::abort();
}

} // namespace fuzz
