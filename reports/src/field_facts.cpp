#include "field_facts.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "pairing/rating/norms.hpp"
#include "tournament_facts.hpp"

namespace reports {

using pairing::Player;
using pairing::Title;
using pairing::rating::isFederation;
using rules::text;

namespace {

// A dozen a line, so that all of them are read.
void addFederations(std::vector<FormLine>& lines, const std::set<std::string>& federations) {
    constexpr std::size_t inALine = 12;
    rules::Text label = text("Which federations");
    std::vector<std::string> line;
    for (auto code = federations.begin(); code != federations.end();) {
        line.push_back(*code++);
        if (line.size() < inALine && code != federations.end()) continue;
        lines.push_back({"federation_list", std::exchange(label, {}),
                         fmt::format("{}", fmt::join(std::exchange(line, {}), ", "))});
    }
}

} // namespace

FieldFacts fieldFactsOf(const pairing::Tournament& tournament) {
    FieldFacts facts;
    std::map<Title, int> titles;
    for (const Player& player : tournament.players) {
        ++facts.players;
        if (std::ranges::any_of(player.rounds, &pairing::wasPlayed)) ++facts.played;
        if (player.rating) ++facts.rated;
        if (player.title != Title::None) {
            ++facts.titled;
            ++titles[player.title];
        }
        if (isFederation(player.federation)) facts.federations.insert(player.federation);
        if (isFederation(player.federation) && player.federation == tournament.info.federation)
            ++facts.ofHost;
    }
    facts.byTitle.assign(titles.begin(), titles.end());
    return facts;
}

std::string titlesText(const FieldFacts& facts) {
    std::vector<std::string> parts;
    for (const auto& [title, number] : facts.byTitle)
        parts.push_back(fmt::format("{} {}", abbreviation(title), number));
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::vector<FormLine> fieldLines(const pairing::Tournament& tournament) {
    const FieldFacts facts = fieldFactsOf(tournament);
    const auto number = [](std::size_t count) { return Cell(static_cast<std::int64_t>(count)); };
    std::vector<FormLine> lines{
        {"players", text("Players"), std::int64_t{facts.players}},
        {"played", text("Played at least one game"), std::int64_t{facts.played}},
        {"rated", text("Players with a rating"), std::int64_t{facts.rated}},
        {"titled", text("Players with a title"), std::int64_t{facts.titled}},
        {"titles", text("By title"), typedCell(titlesText(facts))},
        {"federations", text("Federations"), number(facts.federations.size())},
        {"of_host", text("Players of the host federation"),
         tournament.info.federation.empty() ? Cell() : Cell(std::int64_t{facts.ofHost})},
    };
    addFederations(lines, facts.federations);
    return lines;
}

std::vector<FormLine> eventLines(const pairing::Tournament& tournament) {
    const pairing::TournamentInfo& info = tournament.info;
    const auto kind = tournament.roundRobin ? pairing::tiebreak::EventKind::Predetermined
                                            : pairing::tiebreak::EventKind::Swiss;
    const Fact system = systemFacts(tournament, kind).front();
    const auto* systemText = std::get_if<rules::Text>(&system.value);
    const int rounds = std::max(tournament.plannedRounds.value(), tournament.recordedRounds().value());
    return {
        {"name", text("Event"), typedCell(info.name)},
        {"city", text("City"), typedCell(info.city)},
        {"federation", text("Federation"), typedCell(info.federation)},
        {"first_day", text("First day"), dateCell(info.firstDay)},
        {"last_day", text("Last day"), dateCell(info.lastDay)},
        {"chief_arbiter", text("Chief arbiter"), typedCell(info.chiefArbiter)},
        {"deputies", text("Deputy arbiters"),
         typedCell(fmt::format("{}", fmt::join(info.deputyArbiters, "; ")))},
        {"rounds", text("Rounds"), std::int64_t{rounds}},
        {"system", text("System"), systemText == nullptr ? Cell() : Cell(*systemText)},
        {"time_control", text("Rate of play"), typedCell(info.timeControl)},
    };
}

std::vector<FormLine> signatureLines(const pairing::Tournament& tournament) {
    return {
        {"arbiter_name", text("Name of the chief arbiter"), typedCell(tournament.info.chiefArbiter)},
        {"arbiter_signature", text("Signature and date"), {}},
        {"federation_official", text("For the federation: name"), {}},
        {"federation_signature", text("Signature and date"), {}},
    };
}

} // namespace reports
