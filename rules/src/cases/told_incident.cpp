#include "rules/cases/told_incident.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cases/case_words.hpp"
#include "cases/event_text.hpp"
#include "cases/incident_words.hpp"
#include "rules/cases/case_game.hpp"
#include "rules/clock/time_control.hpp"

namespace rules::cases {
namespace {

using namespace adjudication;

// Events that stand for themselves wherever they are told; every other step says more about the one before.
constexpr std::array beginnings{"flag",      "resign",        "agree", "illegal", "press-without-move",
                                "two-hands", "king captured", "phone", "device",  "persistent refusal"};

// Those of them, and others, that make no sense without a player.
constexpr std::array needPlayers{
    "flag",          "resign",          "illegal",          "press-without-move", "two-hands",
    "king captured", "phone",           "device",           "persistent refusal", "offer-draw",
    "touch",         "claim threefold", "claim repetition", "claim fifty",        "late"};

template <std::size_t count>
bool beginsWithOne(std::string_view text, const std::array<const char*, count>& starts) {
    return std::ranges::any_of(starts, [text](const char* start) { return text.starts_with(start); });
}

std::vector<std::string> groupsOf(std::string_view event) {
    std::vector<std::string> groups;
    for (std::string_view step : split(event, ";")) {
        step.remove_prefix(std::min(step.find_first_not_of(' '), step.size()));
        if (groups.empty() || beginsWithOne(step, beginnings))
            groups.emplace_back(step);
        else
            groups.back() += fmt::format("; {}", step);
    }
    return groups;
}

Diagnostics fault(const RulesCase& one, std::string_view key, const char* code, Text message, Text expected) {
    const auto* field = one.find(key);
    Diagnostics faults;
    faults.add({.severity = Severity::Error,
                .code = code,
                .source = {},
                .line = field ? field->line : one.line(),
                .column = field ? field->column : 1,
                .message = std::move(message),
                .found = std::string(one.value(key)),
                .expected = std::move(expected),
                .advice = {}});
    return faults;
}

std::string knownNames() {
    std::vector<std::string_view> names;
    for (const RuleSet& rules : knownRuleSets)
        names.push_back(rules.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

// A level by name; or a time control, whose level is that of its time (A.1, B.1). Without full supervision is
// what holds "in all other cases" (A.5, B.3).
std::optional<draws::Level> levelOf(std::string_view mode) {
    const auto words = split(mode, " ");
    if (words.empty()) return draws::Level::Standard;
    if (const auto level = draws::levelFrom(words.front())) return level;
    if (const auto control = clock::readTimeControl(mode)) return clock::levelOf(*control, false);
    // Minutes or seconds? That is not for the program to guess.
    if (clock::readTimeControlWords(mode)) return std::nullopt;
    // Of a time control in other words only the moves and times matter.
    const char first = words.front().front();
    return first >= '0' && first <= '9' ? std::optional(draws::Level::Standard) : std::nullopt;
}

// A postponed claim decides differently what a fallen flag means (III.5.2).
void joinPostponedClaims(std::vector<Incident>& incidents) {
    bool postponed = false;
    for (Incident& incident : incidents) {
        if (const auto* request = std::get_if<QuickplayRequest>(&incident))
            postponed = postponed ||
                        (request->kind == Quickplay::ClaimsDraw && request->view == ArbitersView::Postpones);
        const auto* flag = std::get_if<FlagFall>(&incident);
        if (postponed && flag && flag->colour) incident = FlagAfterPostponedClaim{*flag->colour, {}};
    }
}

std::optional<Colour> sameFlagTwice(const std::vector<Incident>& incidents) {
    ByColour<bool> fallen{};
    for (const Incident& incident : incidents) {
        const auto* flag = std::get_if<FlagFall>(&incident);
        if (!flag || !flag->colour) continue;
        if (fallen[*flag->colour]) return flag->colour;
        fallen[*flag->colour] = true;
    }
    return std::nullopt;
}

// "second" as told; "first and second" are two acts.
std::optional<std::uint32_t> ordinalIn(std::string_view event) {
    if (event.find("first and second") != std::string_view::npos) return std::nullopt;
    for (const auto& [word, number] :
         {std::pair{"first", 1U}, std::pair{"second", 2U}, std::pair{"third", 3U}})
        for (const std::string_view one : split(event, " ,;"))
            if (one == word) return number;
    return std::nullopt;
}

} // namespace

std::variant<Told, NotUnderstood, Diagnostics> toldIncidents(const RulesCase& one,
                                                             std::optional<GameRecord> record) {
    const auto rules = ruleSetFrom(one.value("rules"));
    if (!rules)
        return fault(one, "rules", "case.rules", text("there is no rule-set of that name"),
                     text("{}", knownNames()));
    const auto level = levelOf(one.value("mode"));
    if (!level)
        return fault(
            one, "mode", "case.mode", text("there is no level of that name"),
            text("standard, rapid-A4, rapid-A5, blitz-B2, blitz-B3, quickplay-III, or a time control "
                 "such as 25:00 + 10 s"));
    if (one.value("game") != "chess") return NotUnderstood{};
    if (!record) {
        auto played = recordOf(one);
        if (!played) return std::move(played.error());
        record = std::move(*played);
    }
    Told told{*rules, *level, std::move(*record), {}, {}};
    for (const std::string& group : groupsOf(one.value("event"))) {
        auto incident = incidentFrom(group, one.value("mode"), told.record);
        if (!incident && beginsWithOne(group, needPlayers) && !EventText(group).side())
            return fault(one, "event", "case.event", text("\"{}\" does not say which player", group),
                         text("w or b"));
        if (!incident) return NotUnderstood{};
        told.incidents.push_back(std::move(*incident));
    }
    if (told.incidents.empty()) return NotUnderstood{};
    if (const auto twice = sameFlagTwice(told.incidents))
        return fault(one, "event", "case.event",
                     text("the flag of {} cannot fall twice", board::englishName(*twice)),
                     text("whose flag fell first, and whose afterwards"));
    joinPostponedClaims(told.incidents);
    told.which = ordinalIn(one.value("event"));
    return told;
}

Ruling decideInOrder(Told told) {
    Ruling before;
    for (std::size_t place = 0;; ++place) {
        Ruling ruling = decide(told.rules, told.level, told.record, told.incidents[place]);
        const bool last = place + 1 == told.incidents.size();
        const bool decisive = ruling.verdict == Verdict::Over || ruling.verdict == Verdict::NewGame ||
                              ruling.verdict == Verdict::AskFact;
        told.record.illegalActs = ruling.illegalActs;
        const auto join = [](auto& first, auto& second) {
            first.insert(first.end(), second.begin(), second.end());
            second = std::move(first);
            first.clear();
        };
        join(before.clockChanges, ruling.clockChanges);
        join(before.explanation, ruling.explanation);
        if (last || decisive) return ruling;
        before.clockChanges = std::move(ruling.clockChanges);
        before.explanation = std::move(ruling.explanation);
    }
}

} // namespace rules::cases
