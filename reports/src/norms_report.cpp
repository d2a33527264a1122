#include "reports/norms_report.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "criteria.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::Points;
using pairing::rating::NormCheck;
using pairing::rating::NormGame;
using pairing::rating::NormItem;
using pairing::rating::NormPath;
using pairing::rating::NormRequirement;
using rules::text;

rules::Text stateOf(const NormCheck& check) {
    if (check.met()) return text("norm");
    return check.possible() ? text("possible") : text("no");
}

// Points have halves, everything else is counted.
Cell number(NormItem item, const pairing::tiebreak::Fraction& value) {
    if (item != NormItem::Score) return value.floor();
    return Points::fromTenths(static_cast<std::int32_t>((value * pairing::tiebreak::Fraction(10)).floor()));
}

// "1.4.5, 1.4.7": the articles that are not met.
std::string missingArticles(const NormCheck& check) {
    std::string articles;
    for (const NormRequirement& requirement : check.requirements) {
        const std::string article(articleOf(requirement.item));
        if (requirement.met() || articles.find(article) != std::string::npos) continue;
        articles += (articles.empty() ? "" : ", ") + article;
    }
    return articles;
}

std::vector<Fact> factsOf(const NormsSheet& sheet) {
    return {{"regulations", text("Title regulations (B.01)"), std::string("2024"), Audience::Everybody},
            {"after_round", text("After round"), std::int64_t{sheet.standings.rounds.value()},
             Audience::Everybody},
            {"provisional", text("Provisional"), sheet.standings.provisional(), Audience::Programs}};
}

// B.01 art. 1.1, 1.5: no tournament file says these.
void addByHand(std::vector<rules::Text>& notes) {
    notes.push_back(
        text("To be checked by hand: registered 30 days before; at most 2 rounds and 12 hours a day; "
             "120 minutes a player for 60 moves; chief arbiter IA or FA; the players' federations "
             "and titles at the start (B.01 art. 1.1)"));
    notes.push_back(
        text("For the title: norms over 27 games, and the rating of the title reached once (B.01 art. 1.5)"));
}

Table requirementsTable(const NormCheck& check) {
    Table table{"requirements",
                {{"norm", text("Norm"), Align::Left, false, false, Audience::Programs},
                 {"article", text("Article")},
                 {"requirement", text("Requirement")},
                 {"limit", text("Limit")},
                 {"needed", text("Needed"), Align::Right},
                 {"has", text("Has"), Align::Right},
                 {"met", text("Met")},
                 {"missing", text("Missing"), Align::Right}},
                {},
                text("{} norm: requirements", nameOf(check.title))};
    if (check.gamesToCome > 0) table.columns.push_back({"possible", text("Still possible")});
    for (const NormRequirement& requirement : check.requirements) {
        std::vector<Cell> cells{std::string(nameOf(check.title)),
                                std::string(articleOf(requirement.item)),
                                describe(requirement.item),
                                requirement.atMost ? text("at most") : text("at least"),
                                number(requirement.item, requirement.needed),
                                number(requirement.item, requirement.has),
                                requirement.waived ? Cell(text("waived")) : Cell(requirement.met()),
                                Cell()};
        if (!requirement.met())
            cells.back() =
                number(requirement.item, requirement.atMost ? requirement.has - requirement.needed
                                                            : requirement.needed - requirement.has);
        if (check.gamesToCome > 0) cells.emplace_back(requirement.met() || requirement.possible);
        table.rows.push_back(std::move(cells));
    }
    return table;
}

rules::Text outcomeText(pairing::Outcome outcome) {
    switch (outcome) {
    case pairing::Outcome::Win:
        return rules::Text{"1", {}};
    case pairing::Outcome::Draw:
        return rules::Text{"½", {}};
    case pairing::Outcome::Loss:
        return rules::Text{"0", {}};
    }
    return {};
}

rules::Text remarkOn(const NormGame& game, bool counts) {
    if (!counts) return text("left out (1.4.1)");
    if (game.forfeitAsLoss) return text("forfeit win as a loss (1.4.2c)");
    if (game.raised) return text("raised to the floor (1.4.6)");
    return game.unrated ? text("unrated (1.4.6)") : rules::Text();
}

Table gamesTable(const NormsSheet& sheet, const NormCheck& check) {
    Table table{"games",
                {{"norm", text("Norm"), Align::Left, false, false, Audience::Programs},
                 {"round", text("Round"), Align::Right},
                 {"tpn", text("No."), Align::Right},
                 {"title", text("Title")},
                 {"name", text("Opponent"), Align::Left, true},
                 {"federation", text("Fed.")},
                 {"rating", text("Rating"), Align::Right},
                 codeColumn("result", text("Result"), Align::Centre),
                 {"remark", text("Remark")}},
                {},
                text("{} norm: games", nameOf(check.title))};
    const auto add = [&](const NormGame& game, bool counts) {
        const Player& opponent = *sheet.tournament.find(game.opponent);
        const rules::Text remark = remarkOn(game, counts);
        table.rows.push_back({std::string(nameOf(check.title)), std::int64_t{game.round.value()},
                              std::int64_t{game.opponent.value()}, std::string(abbreviation(game.title)),
                              opponent.name, game.federation, std::int64_t{game.rating},
                              english(outcomeText(game.outcome)),
                              remark.pattern.empty() ? Cell() : Cell(remark)});
    };
    for (const NormGame& game : check.games)
        add(game, true);
    for (const NormGame& game : check.leftOut)
        add(game, false);
    return table;
}

// Score in the games to come → what the opponents must be on average.
Table pathsTable(const NormCheck& check) {
    Table table{"paths",
                {{"norm", text("Norm"), Align::Left, false, false, Audience::Programs},
                 {"points", text("Points"), Align::Right},
                 {"average", text("Average"), Align::Right},
                 {"attainable", text("In the field")}},
                {},
                text("{} norm: points in the games to come ({}), and the average rating their opponents need",
                     nameOf(check.title), check.gamesToCome)};
    for (const NormPath& path : check.paths)
        table.rows.push_back({std::string(nameOf(check.title)), Points::fromTenths(5 * path.halfPoints),
                              std::int64_t{path.averageOfOpponents}, path.attainable});
    return table;
}

void addConclusion(std::vector<rules::Text>& notes, const NormCheck& check) {
    const std::string title(nameOf(check.title));
    if (check.met())
        notes.push_back(
            text("{} norm: {} games, average {}, performance {}; it counts as {} games for the title "
                 "(B.01 art. 1.4.1)",
                 title, check.games.size(), check.averageRating, check.performance, check.gamesOfTitle));
    else if (check.possible())
        notes.push_back(text("{} norm: still possible, {} games to come", title, check.gamesToCome));
    else
        notes.push_back(text("{} norm: not reached (B.01 art. {})", title, missingArticles(check)));
}

void addUnknownFederations(std::vector<rules::Text>& notes, const pairing::Tournament& tournament) {
    const auto without = std::ranges::count_if(
        tournament.players, [](const Player& player) { return player.federation.empty(); });
    if (without > 0) notes.push_back(text("Players without a federation in the list: {}", without));
}

} // namespace

Report normsReport(const NormsSheet& sheet) {
    Table table{"norms",
                {{"tpn", text("No."), Align::Right, false, true},
                 {"title", text("Title")},
                 {"name", text("Name"), Align::Left, true, true},
                 {"norm", text("Norm")},
                 {"state", text("State")},
                 {"games", text("Games"), Align::Right},
                 {"points", text("Points"), Align::Right},
                 {"average", text("Average"), Align::Right},
                 {"performance", text("Rp"), Align::Right},
                 {"missing", text("Not met, B.01 art.")}},
                {}};
    for (const NormCheck& check : sheet.checks) {
        const Player& player = *sheet.tournament.find(check.player);
        table.rows.push_back({std::int64_t{check.player.value()}, std::string(abbreviation(player.title)),
                              player.name, std::string(nameOf(check.title)), stateOf(check),
                              static_cast<std::int64_t>(check.games.size()),
                              Points::fromTenths(5 * check.halfPoints), std::int64_t{check.averageRating},
                              std::int64_t{check.performance}, missingArticles(check)});
    }
    Report report{"norms",
                  sheet.tournament.info.name,
                  text("Title norms after round {}", sheet.standings.rounds.value()),
                  factsOf(sheet),
                  {},
                  {}};
    if (table.rows.empty()) report.notes.push_back(text("Nobody has made a norm or can still make one"));
    report.tables.push_back(std::move(table));
    addUnknownFederations(report.notes, sheet.tournament);
    addByHand(report.notes);
    addProvisional(report.notes, sheet.standings);
    report.stamp = stampOf(sheet.tournament, sheet.standings);
    return report;
}

Report normsOfPlayerReport(const NormsSheet& sheet) {
    const Player& player = *sheet.tournament.find(sheet.checks.front().player);
    Report report{"norms",
                  sheet.tournament.info.name,
                  text("Title norms of no. {} after round {}",
                       fmt::format("{} {}", player.number.value(), player.name),
                       sheet.standings.rounds.value()),
                  factsOf(sheet),
                  {},
                  {}};
    for (const NormCheck& check : sheet.checks) {
        report.tables.push_back(requirementsTable(check));
        report.tables.push_back(gamesTable(sheet, check));
        if (!check.paths.empty()) report.tables.push_back(pathsTable(check));
        addConclusion(report.notes, check);
    }
    addUnknownFederations(report.notes, sheet.tournament);
    addByHand(report.notes);
    addProvisional(report.notes, sheet.standings);
    report.stamp = stampOf(sheet.tournament, sheet.standings);
    return report;
}

} // namespace reports
