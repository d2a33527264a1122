#include "list_tables.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace arbiter::cli {
namespace {

using ratings::Finding;
using ratings::ListCheck;
using reports::Align;
using reports::Cell;
using rules::text;

Cell typed(std::string_view value) {
    if (value.empty()) return {};
    return std::string(value);
}

Cell number(const std::optional<pairing::Rating>& rating) {
    if (!rating) return {};
    return std::int64_t{rating->value()};
}

std::string yearOf(const std::optional<pairing::PartialDate>& date) {
    if (!date) return {};
    return date->month == 0 ? fmt::format("{}", date->year)
                            : fmt::format("{:04}-{:02}-{:02}", date->year, date->month, date->day);
}

std::string ratingOf(const std::optional<pairing::Rating>& rating) {
    return rating ? fmt::format("{}", rating->value()) : std::string();
}

std::string_view sexLetter(pairing::Sex sex) {
    switch (sex) {
    case pairing::Sex::Unknown:
        return "";
    case pairing::Sex::Male:
        return "m";
    case pairing::Sex::Female:
        return "w";
    }
    return "";
}

rules::Text listNote(const ratings::ListFacts& list) {
    if (list.month.empty()) return text("List {}, month not known, {} players", list.name, list.players);
    return text("List {} of {}, {} players", list.name, list.month, list.players);
}

struct Difference {
    rules::Text what;
    std::string before;
    std::string after;
};

std::vector<Difference> differencesOf(const ListCheck& check) {
    const app::Person& before = check.before;
    const app::Person& after = check.after;
    std::vector<Difference> all{
        {text("FIDE ID"), before.fideId, after.fideId},
        {text("Rating"), ratingOf(before.rating), ratingOf(after.rating)},
        {text("Title"), std::string(abbreviation(before.title)), std::string(abbreviation(after.title))},
        {text("Fed."), before.federation, after.federation},
        {text("Born"), yearOf(before.birth), yearOf(after.birth)},
        {text("Sex"), std::string(sexLetter(before.sex)), std::string(sexLetter(after.sex))},
        {text("Club"), before.club, after.club},
    };
    if (check.finding == Finding::NameDiffers)
        all.insert(all.begin(), {text("Name"), before.name, check.listedName});
    std::erase_if(all, [](const Difference& difference) { return difference.before == difference.after; });
    return all;
}

std::size_t countOf(std::span<const ListCheck> checks, Finding finding) {
    return static_cast<std::size_t>(std::ranges::count(checks, finding, &ListCheck::finding));
}

} // namespace

reports::Report foundReport(std::span<const ratings::Found> found, const ratings::ListFacts& list) {
    reports::Table table{"players",
                         {{"fide_id", text("FIDE ID"), Align::Right, false, true},
                          {"own_id", text("ID"), Align::Left},
                          {"title", text("Title")},
                          {"name", text("Name"), Align::Left, true, true},
                          {"sex", text("Sex")},
                          {"federation", text("Fed.")},
                          {"birth", text("Born")},
                          {"standard", text("Standard"), Align::Right},
                          {"rapid", text("Rapid"), Align::Right},
                          {"blitz", text("Blitz"), Align::Right},
                          {"club", text("Club"), Align::Left, true},
                          {"flag", text("Flag")}},
                         {}};
    const bool hasOwn = std::ranges::any_of(found, [](const auto& hit) { return !hit.player.ownId.empty(); });
    const bool hasClub = std::ranges::any_of(found, [](const auto& hit) { return !hit.player.club.empty(); });
    if (!hasOwn) table.columns[1].audience = reports::Audience::Programs;
    if (!hasClub) table.columns[10].audience = reports::Audience::Programs;
    bool slips = false;
    for (const ratings::Found& hit : found) {
        const exchange::ListedPlayer& player = hit.player;
        slips = slips || hit.slips > 0;
        table.rows.push_back({typed(player.fideId), typed(player.ownId), typed(abbreviation(player.title)),
                              player.name, typed(sexLetter(player.sex)), typed(player.federation),
                              player.birthYear ? Cell(fmt::format("{}", *player.birthYear)) : Cell(),
                              number(player.standard.rating), number(player.rapid.rating),
                              number(player.blitz.rating), typed(player.club), typed(player.flag)});
    }
    reports::Report report{"list-search", {}, text("Players found"), {}, {}, {}};
    if (found.empty()) report.notes.push_back(text("Nobody of that name or number"));
    if (slips) report.notes.push_back(text("Nobody is written like this; these names are near"));
    report.notes.push_back(listNote(list));
    report.tables.push_back(std::move(table));
    return report;
}

reports::Report listsReport(std::span<const ratings::ListFacts> lists) {
    reports::Table table{"lists",
                         {{"list", text("List")},
                          {"month", text("Month")},
                          {"players", text("Players"), Align::Right},
                          {"ratings", text("Ratings")},
                          {"source", text("Source"), Align::Left, true}},
                         {}};
    for (const ratings::ListFacts& list : lists)
        table.rows.push_back({list.name, typed(list.month), static_cast<std::int64_t>(list.players),
                              typed(list.rates), typed(list.source)});
    reports::Report report{"lists", {}, text("Rating lists on this computer"), {}, {}, {}};
    report.tables.push_back(std::move(table));
    return report;
}

reports::Report checkReport(std::span<const ListCheck> checks, const ratings::ListFacts& list,
                            const std::string& event) {
    reports::Table table{"differences",
                         {{"tpn", text("No."), Align::Right, false, true},
                          {"name", text("Name"), Align::Left, true, true},
                          {"what", text("What")},
                          {"old", text("Event")},
                          {"new", text("List")},
                          {"remark", text("Remark")}},
                         {}};
    for (const ListCheck& check : checks) {
        rules::Text remark;
        if (check.finding == Finding::FoundByName) remark = text("found by the name");
        if (check.finding == Finding::NameDiffers) remark = text("another name: look at the ID");
        if (check.finding == Finding::NotListed) {
            table.rows.push_back({std::int64_t{check.number.value()}, check.before.name, text("FIDE ID"),
                                  typed(check.before.fideId), Cell(), text("not in the list")});
            continue;
        }
        if (!changes(check)) continue;
        for (const Difference& difference : differencesOf(check))
            table.rows.push_back({std::int64_t{check.number.value()}, check.before.name, difference.what,
                                  typed(difference.before), typed(difference.after),
                                  remark.pattern.empty() ? Cell() : Cell(remark)});
    }
    reports::Report report{"list-check", event, text("Differences to the rating list"), {}, {}, {}};
    report.notes.push_back(listNote(list));
    report.notes.push_back(
        text("{} of {} players agree with the list", countOf(checks, Finding::Agrees), checks.size()));
    if (const auto unknown = countOf(checks, Finding::NoId); unknown > 0)
        report.notes.push_back(
            text("{} without a FIDE ID could not be told in the list by their name", unknown));
    report.tables.push_back(std::move(table));
    return report;
}

} // namespace arbiter::cli
