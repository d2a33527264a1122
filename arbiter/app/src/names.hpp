// The words by which enumerated values stand in the journal and in the tables; stable for ever.
// Use nameOf to write one and valueNamed to read one back.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "arbiter/app/action.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::app {

template <class Enum, std::size_t count>
using Names = std::array<std::pair<Enum, std::string_view>, count>;

// One table for each type.
template <class Enum>
struct NamesOf;

template <>
struct NamesOf<pairing::Colour> {
    static constexpr Names<pairing::Colour, 2> table{
        {{pairing::Colour::White, "white"}, {pairing::Colour::Black, "black"}}};
};
template <>
struct NamesOf<pairing::Outcome> {
    static constexpr Names<pairing::Outcome, 3> table{
        {{pairing::Outcome::Win, "win"}, {pairing::Outcome::Draw, "draw"}, {pairing::Outcome::Loss, "loss"}}};
};
template <>
struct NamesOf<pairing::Sex> {
    static constexpr Names<pairing::Sex, 3> table{
        {{pairing::Sex::Unknown, ""}, {pairing::Sex::Male, "m"}, {pairing::Sex::Female, "f"}}};
};
template <>
struct NamesOf<pairing::RequestedBye> {
    static constexpr Names<pairing::RequestedBye, 3> table{
        {{pairing::RequestedBye::FullPoint, "full-point"},
         {pairing::RequestedBye::HalfPoint, "half-point"},
         {pairing::RequestedBye::ZeroPoint, "zero-point"}}};
};
template <>
struct NamesOf<pairing::RuleEdition> {
    static constexpr Names<pairing::RuleEdition, 2> table{
        {{pairing::RuleEdition::Fide2017, "2017"}, {pairing::RuleEdition::Fide2026, "2026"}}};
};
template <>
struct NamesOf<pairing::ParityNumbering> {
    static constexpr Names<pairing::ParityNumbering, 2> table{
        {{pairing::ParityNumbering::TakenPartSoFar, "taken part so far"},
         {pairing::ParityNumbering::Registered, "registered"}}};
};

template <>
struct NamesOf<ProhibitionKind> {
    static constexpr Names<ProhibitionKind, 3> table{{{ProhibitionKind::Players, "players"},
                                                      {ProhibitionKind::Club, "club"},
                                                      {ProhibitionKind::Federation, "federation"}}};
};
template <>
struct NamesOf<ChangeReason> {
    static constexpr Names<ChangeReason, 5> table{{{ChangeReason::AlreadyMet, "already met"},
                                                   {ChangeReason::EventRules, "event rules"},
                                                   {ChangeReason::WithoutGame, "without game"},
                                                   {ChangeReason::LateEntry, "late entry"},
                                                   {ChangeReason::Unforeseeable, "unforeseeable"}}};
};

template <class Enum>
[[nodiscard]] std::string_view nameOf(Enum value) {
    const auto& table = NamesOf<Enum>::table;
    return std::ranges::find(table, value, &std::pair<Enum, std::string_view>::first)->second;
}

template <class Enum>
[[nodiscard]] std::optional<Enum> valueNamed(std::string_view name) {
    for (const auto& [value, known] : NamesOf<Enum>::table)
        if (known == name) return value;
    return std::nullopt;
}

} // namespace arbiter::app
