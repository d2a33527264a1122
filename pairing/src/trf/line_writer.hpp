// Formats one record as a line, by the columns that the reader uses.
// What has no room is refused or, for a name, shortened with a remark.
#pragma once

#include <cstddef>
#include <string>

#include "pairing/trf/document.hpp"
#include "trf/faults.hpp"

namespace pairing::trf {

// `number` is the line's, for messages. With `ascii` texts are written in ASCII.
[[nodiscard]] std::string formatted(const Record& record, std::size_t number, bool ascii, Faults& faults);

} // namespace pairing::trf
