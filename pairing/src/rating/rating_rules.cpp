#include "pairing/rating/rating_rules.hpp"

namespace pairing::rating {
namespace {

Edition editionOn(const PartialDate& day) {
    if (day < PartialDate{2022, 1, 1}) return Edition::Until2021;
    if (day < PartialDate{2024, 3, 1}) return Edition::From2022;
    if (day < PartialDate{2025, 10, 1}) return Edition::From2024;
    return Edition::From2025;
}

} // namespace

RatingRules rulesOn(const std::optional<PartialDate>& day, Pace pace) {
    if (!day) return rulesOf(Edition::From2025, pace);
    return {editionOn(*day), pace, pace != Pace::Standard && *day >= PartialDate{2024, 12, 1}};
}

RatingRules rulesOf(Edition edition, Pace pace) {
    return {edition, pace, pace != Pace::Standard && edition == Edition::From2025};
}

std::string_view nameOf(Edition edition) {
    switch (edition) {
    case Edition::Until2021:
        return "2021";
    case Edition::From2022:
        return "2022";
    case Edition::From2024:
        return "2024";
    case Edition::From2025:
        return "2025";
    }
    return {};
}

std::string_view nameOf(Pace pace) {
    switch (pace) {
    case Pace::Standard:
        return "standard";
    case Pace::Rapid:
        return "rapid";
    case Pace::Blitz:
        return "blitz";
    }
    return {};
}

} // namespace pairing::rating
