// A file read as far as it can be, together with all that is wrong with it.
// Reader and conversion share it, so that unreadable fields and contradictions are reported together.
#pragma once

#include <string>
#include <string_view>

#include "pairing/trf/conversion.hpp"
#include "pairing/trf/document.hpp"
#include "trf/faults.hpp"

namespace pairing::trf {

// Checks that would blame good lines for what stands in unreadable ones are left out.
struct Uncertain {
    bool numbers = false;
    bool points = false;
};

struct Parsed {
    TrfDocument document;
    Uncertain uncertain;
    bool isText = true; // false: bytes that cannot be a TRF at all
};

[[nodiscard]] Parsed parse(std::string_view bytes, std::string source, Faults& faults);

// What toTournament does; the result is of use only if no error was found.
[[nodiscard]] TrfTournament convert(const TrfDocument& document, const ConversionOptions& options,
                                    Uncertain uncertain, Faults& faults);

} // namespace pairing::trf
