#include "reports/ratings_report.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "criteria.hpp"
#include "pairing/rating/club_points.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::PairingNumber;
using pairing::Player;
using pairing::rating::EventRating;
using pairing::rating::FirstRating;
using pairing::rating::KFactor;
using pairing::rating::RatedGame;
using rules::text;

// "3.80", "-0.16": hundredths as a number.
Decimal hundredths(int number) {
    return {fmt::format("{}{}.{:02}", number < 0 ? "-" : "", std::abs(number) / 100, std::abs(number) % 100)};
}

// Score of games in points.
pairing::Points pointsOfScore(int scoreHundredths) {
    return pairing::Points::fromTenths(scoreHundredths / 10);
}

Cell wholeOr(const std::optional<int>& number) {
    if (number) return std::int64_t{*number};
    return std::monostate{};
}

rules::Text paceText(pairing::rating::Pace pace) {
    switch (pace) {
    case pairing::rating::Pace::Standard:
        return text("standard chess");
    case pairing::rating::Pace::Rapid:
        return text("rapid chess");
    case pairing::rating::Pace::Blitz:
        return text("blitz chess");
    }
    return {};
}

std::vector<Fact> factsOf(const RatingsSheet& sheet) {
    const auto& rating = sheet.rules;
    return {{"pace", text("Pace"), paceText(rating.pace), Audience::People},
            {"pace", text("Pace"), std::string(nameOf(rating.pace)), Audience::Programs},
            {"rating_edition", text("Rating regulations (B.02)"), std::string(nameOf(rating.edition)),
             Audience::Everybody},
            {"after_round", text("After round"), std::int64_t{sheet.standings.rounds.value()},
             Audience::Everybody},
            {"provisional", text("Provisional"), sheet.standings.provisional(), Audience::Programs}};
}

// Codes of article 10 that an unrated player takes out of the list.
bool dropped(const RatingsSheet& sheet) {
    const auto& rows = sheet.standings.rows;
    return !rows.empty() && std::ranges::any_of(rows.front().values, [](const auto& value) {
        return !value.number && value.absence == pairing::tiebreak::Absence::UnratedPlayers;
    });
}

std::vector<Column> columnsOf(const RatingsSheet& sheet, const std::vector<Criterion>& criteria) {
    std::vector<Column> columns{
        {"tpn", text("No."), Align::Right, false, true},
        {"name", text("Name"), Align::Left, true, true},
        {"rating", text("Rating"), Align::Right},
        {"games", text("Games"), Align::Right},
        {"score", text("Points"), Align::Right},
        {"average", text("Average"), Align::Right},
        {"expected", text("Expected"), Align::Right},
        {"difference", text("+/-"), Align::Right},
        {"k", text("K"), Align::Right},
        {"change", text("Change"), Align::Right},
        {"first_rating", text("First"), Align::Right},
        {"performance", text("Rp"), Align::Right},
    };
    // Where everybody is rated ARO and TPR are the average and Rp; dropped codes are nothing to look at.
    for (const Criterion& criterion : criteria) {
        const bool forPeople = !dropped(sheet) && criterion.code != "ARO" && criterion.code != "TPR";
        columns.push_back({criterion.code, rules::Text{criterion.code, {}}, Align::Right, false, false,
                           forPeople ? Audience::Everybody : Audience::Programs});
    }
    if (sheet.clubPoints) columns.push_back({"club_points", text("Club points"), Align::Right});
    return columns;
}

std::vector<Cell> cellsOf(const RatingsSheet& sheet, const std::vector<Criterion>& criteria,
                          const Player& player, const EventRating& rating) {
    std::vector<Cell> cells{std::int64_t{player.number.value()},
                            player.name,
                            ratingCell(player),
                            static_cast<std::int64_t>(rating.games.size()),
                            pointsOfScore(rating.score),
                            wholeOr(rating.averageOpponents)};
    cells.resize(12);
    if (rating.k) {
        cells[6] = hundredths(rating.expected);
        cells[7] = hundredths(rating.score - rating.expected);
        cells[8] = std::int64_t{rating.k->value};
        cells[9] = hundredths(rating.change);
    }
    const bool published = rating.first && rating.first->status == FirstRating::Status::Enough;
    if (published) cells[10] = std::int64_t{rating.first->rating};
    if (rating.performance) cells[11] = std::int64_t{*rating.performance};
    const auto* row = sheet.standings.find(player.number);
    for (const Criterion& criterion : criteria)
        cells.push_back(row == nullptr ? Cell() : valueCell(row->values[criterion.index]));
    if (sheet.clubPoints)
        cells.emplace_back(pairing::Points::fromTenths(
            pairing::rating::clubPointsOf(sheet.tournament, player, sheet.standings.rounds)));
    return cells;
}

std::vector<rules::Text> notesOf(const RatingsSheet& sheet) {
    std::vector<rules::Text> notes{
        text("Games, points, average and Rp: games over the board against rated opponents"),
        text("Change: K times (points - expected); rounded at the end of the rating period only"),
    };
    const auto any = [&](auto&& holds) { return std::ranges::any_of(sheet.ratings, holds); };
    if (any([](const EventRating& rating) { return rating.k && rating.k->reduced; }))
        notes.push_back(text("K is lowered where K times games would be more than 700 (B.02 art. 8.3.3)"));
    if (any([](const EventRating& rating) { return rating.first.has_value(); }))
        notes.push_back(text("First: first rating from this event alone, if five games and the floor are "
                             "reached (B.02 art. 8.2)"));
    if (sheet.clubPoints)
        notes.push_back(text("Club points: from the loser of each decisive game to its winner, by the house "
                             "formula"));
    addProvisional(notes, sheet.standings);
    return notes;
}

// One line a game, with the sums below.
Table gamesTable(const RatingsSheet& sheet, const EventRating& rating) {
    Table table{"games",
                {{"round", text("Round"), Align::Right},
                 {"tpn", text("No."), Align::Right},
                 {"name", text("Opponent"), Align::Left, true},
                 {"rating", text("Rating"), Align::Right},
                 {"difference", text("Difference"), Align::Right},
                 {"limited", text("Limited"), Align::Left},
                 {"expected", text("Expected"), Align::Right},
                 {"score", text("Points"), Align::Right},
                 {"plus", text("+/-"), Align::Right}},
                {}};
    for (const RatedGame& game : rating.games) {
        std::vector<Cell> cells(table.columns.size());
        cells[0] = std::int64_t{game.round.value()};
        cells[1] = std::int64_t{game.opponent.value()};
        cells[2] = sheet.tournament.find(game.opponent)->name;
        cells[3] = std::int64_t{game.opponentRating};
        cells[7] = pointsOfScore(game.score);
        if (rating.k) {
            cells[4] = std::int64_t{game.difference};
            if (game.limited) cells[5] = text("yes");
            cells[6] = hundredths(game.expected);
            cells[8] = hundredths(game.score - game.expected);
        }
        table.rows.push_back(std::move(cells));
    }
    std::vector<Cell> sums(table.columns.size());
    sums[2] = text("Sum");
    sums[7] = pointsOfScore(rating.score);
    if (rating.k) {
        sums[6] = hundredths(rating.expected);
        sums[8] = hundredths(rating.score - rating.expected);
    }
    table.rows.push_back(std::move(sums));
    return table;
}

Table notRatedTable(const RatingsSheet& sheet, const EventRating& rating) {
    Table table{"not_rated",
                {{"round", text("Round"), Align::Right},
                 {"tpn", text("No."), Align::Right},
                 {"name", text("Opponent"), Align::Left, true},
                 {"reason", text("Reason")}},
                {},
                text("Rounds that are not rated")};
    for (const auto& round : rating.others) {
        std::vector<Cell> cells(table.columns.size());
        cells[0] = std::int64_t{round.round.value()};
        if (round.opponent) {
            cells[1] = std::int64_t{round.opponent->value()};
            cells[2] = sheet.tournament.find(*round.opponent)->name;
        }
        cells[3] = describe(round.why);
        table.rows.push_back(std::move(cells));
    }
    return table;
}

void addResult(std::vector<rules::Text>& notes, const EventRating& rating) {
    if (rating.performance)
        notes.push_back(text("Performance: average {} of {} opponents and {} of the score give {}",
                             *rating.averageOpponents, rating.games.size(),
                             fmt::format("{:+}", *rating.performance - *rating.averageOpponents),
                             *rating.performance));
    if (rating.k) {
        const KFactor& k = *rating.k;
        const rules::Text reason = describe(k.reason);
        notes.push_back(rules::Text{fmt::format("K = {{}}: {}", reason.pattern), {std::to_string(k.value)}});
        if (k.reduced)
            notes.push_back(
                text("K is lowered where K times games would be more than 700 (B.02 art. 8.3.3)"));
        notes.push_back(text("Change: {} times {} is {}; as a whole number {}", k.value,
                             hundredths(rating.score - rating.expected).digits,
                             hundredths(rating.change).digits, fmt::format("{:+}", rating.roundedChange())));
    }
    if (rating.first && rating.first->rating > 0) {
        const FirstRating& first = *rating.first;
        notes.push_back(text("First rating: average {}, score {}, which adds {}: {}",
                             hundredths(first.averageHundredths).digits,
                             hundredths(first.scoreHundredths).digits, fmt::format("{:+}", first.difference),
                             first.rating));
    }
    if (rating.first) notes.push_back(describe(rating.first->status));
}

} // namespace

pairing::standings::RankingOrder performanceOrder() {
    return *pairing::standings::parseRankingOrder("PTS,ARO,TPR,PTP,APRO,APPO");
}

Report ratingsReport(const RatingsSheet& sheet) {
    const auto criteria = criteriaOf(sheet.standings.order, {});
    Table table{"ratings", columnsOf(sheet, criteria), {}};
    for (const EventRating& rating : sheet.ratings)
        if (const Player* player = sheet.tournament.find(rating.player))
            table.rows.push_back(cellsOf(sheet, criteria, *player, rating));
    return {"ratings",
            sheet.tournament.info.name,
            text("Ratings after round {}", sheet.standings.rounds.value()),
            factsOf(sheet),
            notesOf(sheet),
            {std::move(table)},
            {},
            {},
            stampOf(sheet.tournament, sheet.standings)};
}

Report ratingOfPlayerReport(const RatingsSheet& sheet, PairingNumber number) {
    const EventRating& rating = *std::ranges::find(sheet.ratings, number, &EventRating::player);
    const Player& player = *sheet.tournament.find(number);
    Report report{"rating",
                  sheet.tournament.info.name,
                  text("Rating of no. {} after round {}", fmt::format("{} {}", number.value(), player.name),
                       sheet.standings.rounds.value()),
                  factsOf(sheet),
                  {},
                  {gamesTable(sheet, rating)}};
    report.facts.insert(
        report.facts.begin(),
        {"rating", text("Rating"),
         player.rating ? Fact::Value(std::int64_t{player.rating->value()}) : Fact::Value(text("unrated"))});
    if (!rating.others.empty()) report.tables.push_back(notRatedTable(sheet, rating));
    addResult(report.notes, rating);
    addProvisional(report.notes, sheet.standings);
    report.stamp = stampOf(sheet.tournament, sheet.standings);
    return report;
}

} // namespace reports
