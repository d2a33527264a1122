#include "pairing/tiebreak/rules.hpp"

namespace pairing::tiebreak {

Edition editionOn(const std::optional<PartialDate>& firstDay) {
    if (!firstDay) return Edition::Fide2026;
    if (*firstDay < PartialDate{2023, 9, 1}) return Edition::Until2023;
    if (*firstDay < PartialDate{2026, 3, 1}) return Edition::Fide2024;
    return Edition::Fide2026;
}

std::string_view nameOf(Edition edition) {
    switch (edition) {
    case Edition::Until2023:
        return "pre2023";
    case Edition::Fide2024:
        return "2024";
    case Edition::Fide2026:
        return "2026";
    }
    return {};
}

std::optional<Edition> editionFromName(std::string_view name) {
    for (const Edition edition : {Edition::Until2023, Edition::Fide2024, Edition::Fide2026})
        if (nameOf(edition) == name) return edition;
    return std::nullopt;
}

} // namespace pairing::tiebreak
