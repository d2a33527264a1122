// What the editions of the Laws say about repetition, move counts and wrong claims, as values.
// Use it with decideClaim and firstEnd; a tournament keeps the edition it began under.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace rules::draws {

// Which of the Competitive Rules apply (Appendices A and B): supervised is A.4 and B.2, else A.5 and B.3.
enum class Level { Standard, RapidSupervised, RapidUnsupervised, BlitzSupervised, BlitzUnsupervised };

// "standard", "rapid-A4", "rapid-A5", "blitz-B2", "blitz-B3"; also "quickplay-III", which is standard here.
[[nodiscard]] std::optional<Level> levelFrom(std::string_view name);

enum class WrongClaimPenalty {
    OpponentGains,      // 9.5.3 of 2023: two minutes, in rapid and blitz one
    OpponentGainsThree, // 1997: three minutes, and the claimant loses half of his time, at most three
    ClaimantUsesFive    // 1992: five minutes are added to the claimant's used time
};

struct DrawRules {
    std::string_view name;
    WrongClaimPenalty wrongClaim = WrongClaimPenalty::OpponentGains;
    std::uint32_t penaltySeconds = 120;        // T of Article 9.5.3
    std::uint32_t rapidPenaltySeconds = 60;    // A.3, B.3
    std::uint32_t blitzSupervisedSeconds = 60; // B.2 read strictly would have two minutes; practice is one
    bool automaticFivefold = true;             // 9.6.1, since July 2014
    bool automaticSeventyFive = true;          // 9.6.2, since July 2014
    // A flag or an overrun limit is a draw only against a bare king (1992), else wherever no mate is
    // possible.
    bool onlyBareKingSavesOnTime = false;
};

inline constexpr DrawRules fide2023{.name = "fide2023"};
inline constexpr DrawRules fide1997{.name = "fide1997",
                                    .wrongClaim = WrongClaimPenalty::OpponentGainsThree,
                                    .penaltySeconds = 180,
                                    .rapidPenaltySeconds = 180,
                                    .blitzSupervisedSeconds = 180,
                                    .automaticFivefold = false,
                                    .automaticSeventyFive = false};
inline constexpr DrawRules fide1992{.name = "fide1992",
                                    .wrongClaim = WrongClaimPenalty::ClaimantUsesFive,
                                    .penaltySeconds = 300,
                                    .rapidPenaltySeconds = 300,
                                    .blitzSupervisedSeconds = 300,
                                    .automaticFivefold = false,
                                    .automaticSeventyFive = false,
                                    .onlyBareKingSavesOnTime = true};
// The house rules as they come: the penalty of 1992, no automatic ends.
inline constexpr DrawRules houseRules{.name = "house",
                                      .wrongClaim = WrongClaimPenalty::ClaimantUsesFive,
                                      .penaltySeconds = 300,
                                      .rapidPenaltySeconds = 300,
                                      .blitzSupervisedSeconds = 300,
                                      .automaticFivefold = false,
                                      .automaticSeventyFive = false,
                                      .onlyBareKingSavesOnTime = true};

inline constexpr std::array knownDrawRules{fide2023, fide1997, fide1992, houseRules};

[[nodiscard]] std::optional<DrawRules> drawRulesFrom(std::string_view name);

// What a wrong claim costs at this level, in seconds.
[[nodiscard]] std::uint32_t wrongClaimSeconds(const DrawRules& rules, Level level);

} // namespace rules::draws
