#include "rules/draws/draw_rules.hpp"

#include <algorithm>

namespace rules::draws {

std::optional<Level> levelFrom(std::string_view name) {
    struct Named {
        std::string_view name;
        Level level;
    };
    constexpr std::array levels{
        Named{"standard", Level::Standard},          Named{"rapid-A4", Level::RapidSupervised},
        Named{"rapid-A5", Level::RapidUnsupervised}, Named{"blitz-B2", Level::BlitzSupervised},
        Named{"blitz-B3", Level::BlitzUnsupervised}, Named{"quickplay-III", Level::Standard}};
    const auto found = std::ranges::find(levels, name, &Named::name);
    if (found == levels.end()) return std::nullopt;
    return found->level;
}

std::optional<DrawRules> drawRulesFrom(std::string_view name) {
    const auto found = std::ranges::find(knownDrawRules, name, &DrawRules::name);
    if (found == knownDrawRules.end()) return std::nullopt;
    return *found;
}

std::uint32_t wrongClaimSeconds(const DrawRules& rules, Level level) {
    switch (level) {
    case Level::Standard:
        return rules.penaltySeconds;
    case Level::RapidSupervised:
    case Level::RapidUnsupervised:
    case Level::BlitzUnsupervised:
        return rules.rapidPenaltySeconds;
    case Level::BlitzSupervised:
        return rules.blitzSupervisedSeconds;
    }
    return rules.penaltySeconds;
}

} // namespace rules::draws
