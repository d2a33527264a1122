// Lines of forms, and the forms themselves as reports: slips, score sheets, cards, badges, certificates.
// The table of documents calls the builders; CardSheet says how their cards share a page.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "reports/documents.hpp"

namespace reports {

// So many numbered lines in so many columns; each line has as many fields as there are headings.
// `filled` holds the fields of the first line, the second …; what is missing stays empty.
[[nodiscard]] CardLine gridLine(std::size_t count, std::size_t columns, std::vector<Cell> headings,
                                std::vector<Cell> filled = {});

struct GridShape {
    std::size_t count = 0;
    std::size_t columns = 1;
    std::size_t fields = 0;
};
[[nodiscard]] GridShape shapeOf(const CardLine& line);

// A report without tables yet.
[[nodiscard]] Report formReport(const DocumentRequest& request, std::string kind, rules::Text title);

// "GM · 2650 · NED · Club": what is known.
[[nodiscard]] std::string describe(const pairing::Player& player);

[[nodiscard]] Report resultSlips(const DocumentRequest& request);
[[nodiscard]] Report blankSlips(const DocumentRequest& request);
[[nodiscard]] Report scoreSheets(const DocumentRequest& request);
[[nodiscard]] Report placeCards(const DocumentRequest& request);
[[nodiscard]] Report nameBadges(const DocumentRequest& request);
[[nodiscard]] Report tableNumbers(const DocumentRequest& request);
[[nodiscard]] Report emergencyKit(const DocumentRequest& request);
[[nodiscard]] Report blankCards(const DocumentRequest& request);
[[nodiscard]] Report prizeCertificates(const DocumentRequest& request);
[[nodiscard]] Report participationCertificates(const DocumentRequest& request);

// Why request.layout cannot be used; none: it can, or there is none.
[[nodiscard]] std::optional<rules::Text> faultOfLayout(const DocumentRequest& request);

} // namespace reports
