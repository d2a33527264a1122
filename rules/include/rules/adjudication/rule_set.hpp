// What the editions of the Laws say about everything an arbiter rules on, as values; and the house rules.
// Use it with decide(); a tournament keeps the rule set it began under.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/draws/draw_rules.hpp"

namespace rules::adjudication {

enum class CountedActs {
    All,             // 7.5.1 to 7.5.4 of 2023 together
    OnlyKingInCheck, // 1992: leaving one's king in check
};

enum class ReversedColours {
    TenMovesByBoth,   // 7.3 of 2023: a new game until both have made ten moves
    ArbiterDecides,   // 1997: the game goes on unless the arbiter decides otherwise
    QuarterOfTheTime, // 1992: goes on if more than a quarter of both players' time to the first control is
                      // used
};

enum class DeadPositions {
    Any,
    ListOnly
}; // 1992 had a list: K-K, K+B-K, K+N-K, bishops of one colour of squares

enum class Phone { Loses, NoRule }; // 11.3.2.2

struct RuleSet {
    std::string_view name;
    draws::DrawRules draws;

    // 7.5.5: what an illegal act costs, and which one of a player's loses the game.
    std::uint32_t penaltySeconds = 120;
    std::uint32_t rapidPenaltySeconds = 60;    // A.3, B.3
    std::uint32_t blitzSupervisedSeconds = 60; // B.2 read strictly would have two minutes; practice is one
    std::uint32_t losingIllegalAct = 2;
    CountedActs counted = CountedActs::All;
    std::string_view illegalArticle{};          // of this edition; empty: 7.5.1 to 7.5.5 of 2023
    bool gameIsAnnulledIfNotRestorable = false; // 1992; else play goes on from the last identifiable position

    bool resignationNeedsAMate = true; // 5.1.2 since 2023: drawn if the opponent cannot mate
    bool onlyBareKingDraws = false;    // 1992: an opponent with more than a king wins on time
    bool drawNeedsAMoveByBoth = true;  // 5.2.3
    DeadPositions deadPositions = DeadPositions::Any;

    ReversedColours reversed = ReversedColours::TenMovesByBoth;
    std::uint32_t defaultSeconds = 0; // 6.7.1: where the regulations are silent
    Phone phone = Phone::Loses;
    bool bothFlagsDrawWithoutGuidelines =
        false; // before 2023 the last period is drawn if nobody knows the order
};

inline constexpr RuleSet fide2023{.name = "fide2023", .draws = draws::fide2023};
inline constexpr RuleSet fide1997{.name = "fide1997",
                                  .draws = draws::fide1997,
                                  .rapidPenaltySeconds = 120,
                                  .blitzSupervisedSeconds = 120,
                                  .losingIllegalAct = 3,
                                  .illegalArticle = "7.4",
                                  .resignationNeedsAMate = false,
                                  .drawNeedsAMoveByBoth = false,
                                  .reversed = ReversedColours::ArbiterDecides,
                                  .defaultSeconds = 3600,
                                  .phone = Phone::NoRule,
                                  .bothFlagsDrawWithoutGuidelines = true};
inline constexpr RuleSet fide1992{.name = "fide1992",
                                  .draws = draws::fide1992,
                                  .penaltySeconds = 0,
                                  .rapidPenaltySeconds = 0,
                                  .blitzSupervisedSeconds = 0,
                                  .losingIllegalAct = 3,
                                  .counted = CountedActs::OnlyKingInCheck,
                                  .illegalArticle = "rule-set fide1992, king left in check",
                                  .gameIsAnnulledIfNotRestorable = true,
                                  .resignationNeedsAMate = false,
                                  .onlyBareKingDraws = true,
                                  .drawNeedsAMoveByBoth = false,
                                  .deadPositions = DeadPositions::ListOnly,
                                  .reversed = ReversedColours::QuarterOfTheTime,
                                  .defaultSeconds = 3600,
                                  .phone = Phone::NoRule,
                                  .bothFlagsDrawWithoutGuidelines = true};
// As they come: the penalties of 1992, fifteen minutes of waiting; copy and change what your regulations say.
inline constexpr RuleSet houseRules{.name = "house",
                                    .draws = draws::houseRules,
                                    .penaltySeconds = 0,
                                    .rapidPenaltySeconds = 0,
                                    .blitzSupervisedSeconds = 0,
                                    .losingIllegalAct = 3,
                                    .counted = CountedActs::OnlyKingInCheck,
                                    .illegalArticle = "rule-set house, king left in check",
                                    .onlyBareKingDraws = true,
                                    .reversed = ReversedColours::QuarterOfTheTime,
                                    .defaultSeconds = 900,
                                    .bothFlagsDrawWithoutGuidelines = true};

inline constexpr std::array knownRuleSets{fide2023, fide1997, fide1992, houseRules};

[[nodiscard]] std::optional<RuleSet> ruleSetFrom(std::string_view name);

// T of chapter 7.5.5 at this level.
[[nodiscard]] std::uint32_t penaltySeconds(const RuleSet& rules, draws::Level level);

// A.5 and B.3: no full supervision; a fault must be raised before the opponent's next move.
[[nodiscard]] constexpr bool isUnsupervised(draws::Level level) noexcept {
    return level == draws::Level::RapidUnsupervised || level == draws::Level::BlitzUnsupervised;
}
[[nodiscard]] constexpr bool isRapidOrBlitz(draws::Level level) noexcept {
    return level != draws::Level::Standard;
}

} // namespace rules::adjudication
