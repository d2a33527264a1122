// Reads a tournament report file (TRF06, TRF16, TRF(x), TRF26): bytes in, document or all its faults out.
// Use readTournament for a tournament to work with, readTrf to keep the file as it is.
#pragma once

#include <string>
#include <string_view>

#include "pairing/trf/conversion.hpp"
#include "pairing/trf/document.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace pairing::trf {

// `source` is the name of the file for messages. The records are read each for itself; whether they fit
// together is for toTournament to say.
[[nodiscard]] rules::Expected<rules::WithRemarks<TrfDocument>, rules::Diagnostics>
readTrf(std::string_view bytes, std::string source);

// readTrf and toTournament in one. Unreadable fields and contradictions are reported together.
[[nodiscard]] rules::Expected<rules::WithRemarks<TrfTournament>, rules::Diagnostics>
readTournament(std::string_view bytes, std::string source, const ConversionOptions& options = {});

} // namespace pairing::trf
