// The parts of the table of documents, each in a file of its name, and the reasons that they share.
// A new document is a row in one of them.
#pragma once

#include <span>

#include "reports/documents.hpp"

namespace reports {

[[nodiscard]] std::span<const Document> listDocuments();   // tables: people, rounds, standings
[[nodiscard]] std::span<const Document> formDocuments();   // cards to cut out and fill in
[[nodiscard]] std::span<const Document> figureDocuments(); // pictures
[[nodiscard]] std::span<const Document> reportDocuments(); // what goes to a federation, or into the file

// What every sheet of an event says at its foot.
[[nodiscard]] Report withMode(Report report, const DocumentRequest& request);

// Reasons; none: it suits.
[[nodiscard]] std::optional<rules::Text> always(const DocumentRequest& request);
[[nodiscard]] std::optional<rules::Text> needsPlayers(const DocumentRequest& request);
[[nodiscard]] std::optional<rules::Text> needsRound(const DocumentRequest& request); // one that is paired

} // namespace reports
