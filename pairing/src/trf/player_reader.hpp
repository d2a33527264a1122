// Reads the player record 001 (FIDE C.02.03 Annex A, unchanged since TRF16).
// Each field for itself; whether the rounds fit together is for the conversion to say.
#pragma once

#include "pairing/trf/document.hpp"
#include "trf/faults.hpp"
#include "trf/text_line.hpp"

namespace pairing::trf {

[[nodiscard]] PlayerRecord readPlayer(const TextLine& line, Faults& faults);

} // namespace pairing::trf
