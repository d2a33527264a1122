#include "tournament_facts.hpp"

namespace reports {
namespace {

enum class AccelerationKind { None, Baku, Explicit };

AccelerationKind kindOf(const pairing::Acceleration& acceleration) {
    if (!acceleration.explicitPoints.empty()) return AccelerationKind::Explicit;
    return acceleration.baku ? AccelerationKind::Baku : AccelerationKind::None;
}

rules::Text systemText(AccelerationKind acceleration, const std::string& edition) {
    switch (acceleration) {
    case AccelerationKind::None:
        return rules::text("FIDE (Dutch) System C.04.3, edition {}, no acceleration", edition);
    case AccelerationKind::Baku:
        return rules::text("FIDE (Dutch) System C.04.3, edition {}, Baku acceleration C.04.7", edition);
    case AccelerationKind::Explicit:
        return rules::text(
            "FIDE (Dutch) System C.04.3, edition {}, with virtual points as listed for the event", edition);
    }
    return {};
}

std::string codeOf(AccelerationKind acceleration) {
    switch (acceleration) {
    case AccelerationKind::None:
        return "none";
    case AccelerationKind::Baku:
        return "baku";
    case AccelerationKind::Explicit:
        return "explicit";
    }
    return {};
}

} // namespace

std::string editionName(pairing::RuleEdition edition) {
    switch (edition) {
    case pairing::RuleEdition::Fide2017:
        return "2017";
    case pairing::RuleEdition::Fide2026:
        return "2026";
    }
    return {};
}

std::vector<Fact> systemFacts(const pairing::Tournament& tournament, pairing::tiebreak::EventKind kind) {
    if (kind == pairing::tiebreak::EventKind::Predetermined)
        return {{"pairing_system", rules::text("System"),
                 rules::text("pairings known beforehand (round robin), C.07 art. 15.2"), Audience::People},
                {"system", rules::text("System"), std::string("round_robin"), Audience::Programs}};
    const AccelerationKind acceleration = kindOf(tournament.acceleration);
    const std::string edition = editionName(tournament.edition);
    return {
        {"pairing_system", rules::text("System"), systemText(acceleration, edition), Audience::People},
        {"system", rules::text("System"), std::string("dutch"), Audience::Programs},
        {"edition", rules::text("Edition"), edition, Audience::Programs},
        {"acceleration", rules::text("Acceleration"), codeOf(acceleration), Audience::Programs},
    };
}

Stamp stampOf(const pairing::Tournament& tournament, const pairing::standings::Standings& standings) {
    Stamp stamp;
    if (standings.rounds > pairing::RoundNumber(0)) stamp.round = standings.rounds;
    stamp.edition = editionName(tournament.edition);
    stamp.provisional = standings.provisional();
    return stamp;
}

Column codeColumn(std::string key, rules::Text heading, Align align) {
    Column column{std::move(key), std::move(heading), align};
    column.codes = true;
    return column;
}

Cell ratingCell(const pairing::Player& player) {
    if (!player.rating) return std::monostate{};
    return std::int64_t{player.rating->value()};
}

Cell typedCell(std::string_view value) {
    if (value.empty()) return {};
    return std::string(value);
}

std::string_view sexLetter(pairing::Sex sex) {
    switch (sex) {
    case pairing::Sex::Unknown:
        return {};
    case pairing::Sex::Male:
        return "m";
    case pairing::Sex::Female:
        return "w";
    }
    return {};
}

Cell dateCell(const std::optional<pairing::PartialDate>& date) {
    if (!date) return {};
    return *date;
}

} // namespace reports
