#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "field_facts.hpp"
#include "pairing/rating/rating_tables.hpp"
#include "reports/fide_forms.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::Points;
using pairing::Title;
using pairing::rating::isFederation;
using pairing::rating::NormCheck;
using pairing::rating::NormGame;
using rules::text;

constexpr std::array it1Fields{
    FreeField{"chief_arbiter_id", "Chief arbiter: FIDE ID"},
    FreeField{"remarks", "Special remarks"},
};

// What the form counts among the opponents of the norm.
struct Opponents {
    std::set<std::string> federations;
    int notOfOwn = 0; // not of the applicant's federation
    int rated = 0;
    int ofHost = 0;
    int titled = 0; // without CM and WCM, B.01 art. 1.4.5
    std::map<Title, int> byTitle;
};

Opponents opponentsOf(const Player& player, const NormCheck& norm, const std::string& host) {
    Opponents opponents;
    for (const NormGame& game : norm.games) {
        if (isFederation(game.federation)) opponents.federations.insert(game.federation);
        if (game.federation != player.federation) ++opponents.notOfOwn;
        if (!game.unrated) ++opponents.rated;
        if (isFederation(host) && game.federation == host) ++opponents.ofHost;
        if (game.title == Title::None || game.title == Title::Cm || game.title == Title::Wcm) continue;
        ++opponents.titled;
        ++opponents.byTitle[game.title];
    }
    return opponents;
}

// The least score with that average for which performance and 35 % are enough (1.4.8); none: none is.
std::optional<int> requiredHalfPoints(const NormCheck& norm) {
    const int games = static_cast<int>(norm.games.size());
    for (int half = 0; games > 0 && half <= 2 * games; ++half) {
        const auto percent = pairing::tiebreak::Fraction(50 * half, games).roundedHalfUp();
        const int performance =
            norm.averageRating + pairing::rating::differenceOfScore(static_cast<int>(percent));
        if (performance >= numbersOf(norm.title).performance && 100 * half >= 70 * games) return half;
    }
    return std::nullopt;
}

Points halves(int number) {
    return Points::fromTenths(5 * number);
}

std::string outcomeText(pairing::Outcome outcome) {
    constexpr std::array<const char*, 3> texts{"1", "½", "0"};
    return texts[static_cast<std::size_t>(outcome)];
}

std::vector<FormLine> playerLines(const Player& player, const NormCheck& norm) {
    const auto comma = player.name.find(',');
    std::string given = comma == std::string::npos ? std::string() : player.name.substr(comma + 1);
    given.erase(0, given.find_first_not_of(' '));
    return {
        {"norm", text("Norm claimed"), std::string(nameOf(norm.title))},
        {"last_name", text("Last name"), player.name.substr(0, comma)},
        {"first_name", text("First name"), typedCell(given)},
        {"fide_id", text("FIDE ID"), typedCell(player.fideId)},
        {"player_federation", text("Federation"), typedCell(player.federation)},
    };
}

std::vector<FormLine> countLines(const It1Sheet& sheet, const Player& player) {
    const NormCheck& norm = sheet.norm;
    const Opponents opponents = opponentsOf(player, norm, sheet.tournament.info.federation);
    std::vector<std::string> titles;
    for (const auto& [title, number] : opponents.byTitle)
        titles.push_back(fmt::format("{} {}", abbreviation(title), number));
    std::vector<FormLine> lines{
        {"games", text("Games"), static_cast<std::int64_t>(norm.games.size())},
        {"opponents_federations", text("Federations of the opponents"),
         static_cast<std::int64_t>(opponents.federations.size())},
        {"opponents_foreign", text("Opponents not of the player's federation"),
         std::int64_t{opponents.notOfOwn}},
        {"opponents_rated", text("Opponents with a rating"), std::int64_t{opponents.rated}},
        {"opponents_host", text("Opponents of the host federation"),
         sheet.tournament.info.federation.empty() ? Cell() : Cell(std::int64_t{opponents.ofHost})},
        {"opponents_titled", text("Opponents with a title"), std::int64_t{opponents.titled}},
        {"opponents_titles", text("By title"), typedCell(fmt::format("{}", fmt::join(titles, ", ")))},
    };
    const bool waived = std::ranges::any_of(norm.requirements, &pairing::rating::NormRequirement::waived);
    if (waived) {
        std::set<std::string> federations;
        int foreign = 0;
        int titled = 0;
        for (const Player& one : sheet.tournament.players) {
            if (!isFederation(one.federation) || one.federation == sheet.tournament.info.federation) continue;
            federations.insert(one.federation);
            if (!one.rating) continue;
            ++foreign;
            if (one.title == Title::Gm || one.title == Title::Im || one.title == Title::Wgm ||
                one.title == Title::Wim)
                ++titled;
        }
        lines.push_back({"exception_federations", text("1.4.3d: federations other than the host's"),
                         static_cast<std::int64_t>(federations.size())});
        lines.push_back({"exception_foreign", text("1.4.3d: rated players not of the host federation"),
                         std::int64_t{foreign}});
        lines.push_back(
            {"exception_titled", text("1.4.3d: of these with GM, IM, WGM or WIM"), std::int64_t{titled}});
    }
    return lines;
}

std::vector<FormLine> scoreLines(const NormCheck& norm) {
    const auto required = requiredHalfPoints(norm);
    std::vector<FormLine> lines{
        {"average", text("Rating average (1.4.6)"), std::int64_t{norm.averageRating}},
        {"performance", text("Performance"), std::int64_t{norm.performance}},
        {"required", text("Score required"), required ? Cell(halves(*required)) : Cell()},
        {"achieved", text("Score achieved"), halves(norm.halfPoints)},
        {"exceeding", text("Exceeding the norm by"), Cell()},
    };
    if (norm.met()) lines.back().value = halves(norm.halfPoints - required.value_or(norm.halfPoints));
    return lines;
}

Table gamesTable(const It1Sheet& sheet) {
    Table table{"games",
                {{"round", text("Round"), Align::Right},
                 {"opponent", text("Opponent"), Align::Left, true},
                 {"fide_id", text("FIDE ID"), Align::Right},
                 {"federation", text("Fed.")},
                 {"rating", text("Rating"), Align::Right},
                 {"adjusted", text("Adjusted rating"), Align::Right},
                 {"title", text("Title")},
                 {"score", text("Score"), Align::Centre}},
                {},
                text("Games")};
    for (const NormGame& game : sheet.norm.games) {
        const Player* opponent = sheet.tournament.find(game.opponent);
        if (opponent == nullptr) continue; // the model's promise
        const bool adjusted = game.raised || game.unrated;
        table.rows.push_back({std::int64_t{game.round.value()}, opponent->name, typedCell(opponent->fideId),
                              typedCell(game.federation), ratingCell(*opponent),
                              adjusted ? Cell(std::int64_t{game.rating}) : Cell(),
                              typedCell(abbreviation(game.title)), outcomeText(game.outcome)});
    }
    return table;
}

} // namespace

std::span<const FreeField> fieldsOfIt1() {
    return it1Fields;
}

Report it1Report(const It1Sheet& sheet) {
    const Player& player = *sheet.tournament.find(sheet.norm.player);
    Report report{
        "it1", sheet.tournament.info.name, text("Certificate of title result (IT1): {}", player.name), {}, {},
        {}};
    report.tables.push_back(formTable("player", text("Player"), playerLines(player, sheet.norm)));
    auto lines = eventLines(sheet.tournament);
    std::ranges::move(freeLines(it1Fields, sheet.fields), std::back_inserter(lines));
    report.tables.push_back(formTable("event", text("Event"), lines));
    report.tables.push_back(formTable("counts", text("Opponents"), countLines(sheet, player)));
    report.tables.push_back(gamesTable(sheet));
    report.tables.push_back(formTable("score", text("Score"), scoreLines(sheet.norm)));
    report.tables.push_back(formTable("signatures", text("Signatures"), signatureLines(sheet.tournament)));
    if (!sheet.norm.met())
        report.notes.push_back(sheet.norm.possible()
                                   ? text("The norm is not made yet: this is not a certificate")
                                   : text("The norm was not made: this is not a certificate"));
    report.notes.push_back(text("What is empty is to be filled in by hand"));
    return report;
}

} // namespace reports
