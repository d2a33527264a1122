// --rules and --mode: by which edition of the Laws, and at which level, something at the board is decided.
// Use it in every verb that rules; the names are those of the rule sets and of Appendices A and B.
#pragma once

#include "options.hpp"
#include "rules/draws/draw_rules.hpp"

namespace arbiter::cli {

inline constexpr std::array<std::pair<std::string_view, rules::draws::DrawRules>, 4> ruleWords{
    {{rules::draws::fide2023.name, rules::draws::fide2023},
     {rules::draws::fide1997.name, rules::draws::fide1997},
     {rules::draws::fide1992.name, rules::draws::fide1992},
     {rules::draws::houseRules.name, rules::draws::houseRules}}};

inline constexpr std::array<std::pair<std::string_view, rules::draws::Level>, 5> modeWords{
    {{"standard", rules::draws::Level::Standard},
     {"rapid-A4", rules::draws::Level::RapidSupervised},
     {"rapid-A5", rules::draws::Level::RapidUnsupervised},
     {"blitz-B2", rules::draws::Level::BlitzSupervised},
     {"blitz-B3", rules::draws::Level::BlitzUnsupervised}}};

} // namespace arbiter::cli
