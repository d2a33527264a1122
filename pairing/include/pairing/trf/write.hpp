// Writes a TRF document: lines as they were read stay letter by letter, others are formatted by the columns.
// Use it for every TRF that leaves the program; a value that has no room in its columns is refused.
#pragma once

#include <optional>
#include <string>

#include "pairing/trf/document.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace pairing::trf {

struct WriteOptions {
    std::optional<LineEnd> lineEnd{};   // none: as each line has it (CRLF for lines that we make)
    std::optional<Encoding> encoding{}; // none: as the document has it (UTF-8 for documents that we make)
    bool normalise = false;             // format lines anew that were read, too
    bool ascii = false;                 // write é as e; letters without a likeness as ?
};

// The bytes of the file, with remarks on what had to be shortened; or everything that has no room.
[[nodiscard]] rules::Expected<rules::WithRemarks<std::string>, rules::Diagnostics>
writeTrf(const TrfDocument& document, const WriteOptions& options = {});

} // namespace pairing::trf
