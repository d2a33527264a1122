#include "reports/prizes_report.hpp"

#include <fmt/format.h>

#include "criteria.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::standings::Award;
using pairing::standings::Division;
using pairing::standings::Money;
using pairing::standings::Row;
using rules::text;

Decimal money(Money amount) {
    return {toString(amount)};
}

rules::Text divisionText(Division division) {
    switch (division) {
    case Division::None:
        return text("each place its own prize");
    case Division::Equal:
        return text("equal points share equally");
    case Division::Hort:
        return text("Hort: half of the own place, half shared equally");
    }
    return {};
}

std::string nameOf(Division division) {
    switch (division) {
    case Division::None:
        return "none";
    case Division::Equal:
        return "equal";
    case Division::Hort:
        return "hort";
    }
    return {};
}

// "2", "2-4": the prizes of the list that were put together.
std::string prizesOf(const Award& award) {
    return award.firstPrize == award.lastPrize ? fmt::format("{}", award.firstPrize)
                                               : fmt::format("{}–{}", award.firstPrize, award.lastPrize);
}

// How the amount comes about.
rules::Text reasonOf(const Award& award) {
    if (award.insteadOf > Money())
        return text("prize {}, better than {} of the main prizes", prizesOf(award),
                    toString(award.insteadOf));
    if (award.sharedBy == 1) return text("prize {}", prizesOf(award));
    if (award.byHort)
        return text("half of {}, and a share of the rest of prizes {} ({}) among {}",
                    toString(award.ofOwnPlace), prizesOf(award), toString(award.pool), award.sharedBy);
    return text("prizes {} ({}) shared by {}", prizesOf(award), toString(award.pool), award.sharedBy);
}

std::vector<Fact> factsOf(const PrizesSheet& sheet) {
    const auto& plan = sheet.plan;
    std::vector<Fact> facts = rankingFacts(sheet.standings, criteriaOf(sheet.standings.order, {}));
    facts.push_back({"division", text("Equal points"), divisionText(plan.division), Audience::People});
    facts.push_back({"division", text("Equal points"), nameOf(plan.division), Audience::Programs});
    facts.push_back({"per_player", text("Prizes for a player"),
                     plan.onePerPlayer ? text("one, the best") : text("all that he has won"),
                     Audience::People});
    facts.push_back({"one_per_player", text("Prizes for a player"), plan.onePerPlayer, Audience::Programs});
    facts.push_back({"withdrawn", text("Players who have withdrawn"),
                     plan.withdrawnMayWin ? text("may win prizes") : text("win no prizes"),
                     Audience::People});
    facts.push_back(
        {"withdrawn_may_win", text("Players who have withdrawn"), plan.withdrawnMayWin, Audience::Programs});
    if (!plan.currency.empty()) facts.push_back({"currency", text("Currency"), plan.currency});
    return facts;
}

Table sumsTable(const PrizesSheet& sheet) {
    Table table{"sums", {{"what", text("Sum")}, {"amount", text("Amount"), Align::Right}}, {}, text("Sums")};
    const auto add = [&](rules::Text what, Money amount) {
        table.rows.push_back({std::move(what), money(amount)});
    };
    add(text("announced"), sheet.giving.offered);
    add(text("paid"), sheet.giving.paid);
    if (sheet.giving.unclaimed > Money()) add(text("nobody to give it to"), sheet.giving.unclaimed);
    if (sheet.giving.freed > Money()) add(text("given up for a better prize"), sheet.giving.freed);
    if (sheet.plan.budget) add(text("left of the budget"), *sheet.plan.budget - sheet.giving.paid);
    return table;
}

} // namespace

Report prizesReport(const PrizesSheet& sheet) {
    Table table{"prizes",
                {{"rank", text("Rank"), Align::Right, false, true},
                 {"tpn", text("No."), Align::Right},
                 {"name", text("Name"), Align::Left, true, true},
                 {"points", text("Points"), Align::Right},
                 {"prize", text("Prize")},
                 {"reason", text("Reason")},
                 {"amount", text("Amount"), Align::Right}},
                {}};
    for (const Award& award : sheet.giving.awards) {
        const Row* row = sheet.standings.find(award.player);
        const Player* player = sheet.tournament.find(award.player);
        if (row == nullptr || player == nullptr) continue; // the givers' promise
        const Cell prize =
            award.category ? Cell(sheet.plan.categories[*award.category].name) : Cell(text("main prize"));
        table.rows.push_back({std::int64_t{row->place}, std::int64_t{player->number.value()}, player->name,
                              row->points, prize, reasonOf(award), money(award.amount)});
    }
    const int rounds = sheet.standings.rounds.value();
    Report report{"prizes",
                  sheet.tournament.info.name,
                  sheet.standings.provisional() ? text("Provisional prizes after round {}", rounds)
                                                : text("Prizes after round {}", rounds),
                  factsOf(sheet),
                  {},
                  {}};
    report.tables.push_back(std::move(table));
    report.tables.push_back(sumsTable(sheet));
    addProvisional(report.notes, sheet.standings);
    report.stamp = stampOf(sheet.tournament, sheet.standings);
    return report;
}

} // namespace reports
