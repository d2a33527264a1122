#include "player_lists.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "arbiter/exchange/player_sheet.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

using app::ImportedPerson;
using app::Person;
using pairing::Player;

Person personOf(const exchange::SheetPlayer& player) {
    return {player.name,       player.title,  player.sex,   player.rating,
            player.federation, player.fideId, player.birth, player.club};
}

// Who of the event this line may be: the same FIDE ID, or else the same name.
std::vector<const Player*> candidatesFor(const Person& person, const pairing::Tournament& tournament) {
    std::vector<const Player*> candidates;
    for (const Player& player : tournament.players)
        if (!person.fideId.empty() && player.fideId == person.fideId) candidates.push_back(&player);
    if (!candidates.empty()) return candidates;
    const std::string name = exchange::foldedName(person.name);
    for (const Player& player : tournament.players)
        if (exchange::foldedName(player.name) == name && (person.fideId.empty() || player.fideId.empty()))
            candidates.push_back(&player);
    return candidates;
}

rules::Text markFor(const Person& person, const std::vector<const Player*>& candidates) {
    if (candidates.empty()) return rules::text("new");
    if (candidates.size() > 1) return rules::text("ambiguous");
    return app::personOf(*candidates.front()) == person ? rules::text("unchanged") : rules::text("changed");
}

} // namespace

bool looksLikeTrf(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    while (!bytes.empty()) {
        const std::string_view line = bytes.substr(0, bytes.find_first_of("\r\n"));
        if (line.starts_with("001 ") || line.starts_with("012 ")) return true;
        bytes.remove_prefix(std::min(bytes.size(), line.size() + 1));
    }
    return false;
}

Answer<std::vector<ImportedPerson>> playersFromSheet(std::string_view bytes, const std::string& source,
                                                     Console& console) {
    const auto sheet = exchange::readPlayerSheet(bytes, source);
    if (!sheet) return rules::unexpected(failureOf(sheet.error()));
    sayWarnings(sheet->remarks, console);
    if (!sheet->value.ignoredColumns.empty())
        console.say(fmt::format("{}: not taken over, as there is no field for it: {}", source,
                                fmt::join(sheet->value.ignoredColumns, ", ")));
    std::vector<ImportedPerson> players;
    for (const exchange::SheetPlayer& player : sheet->value.players)
        players.push_back({personOf(player), player.line});
    return players;
}

std::vector<ImportedPerson> playersFrom(const pairing::trf::TrfTournament& file) {
    std::vector<ImportedPerson> players;
    for (std::size_t index = 0; index < file.tournament.players.size(); ++index) {
        std::optional<int> line;
        if (index < file.extras.players.size()) line = static_cast<int>(file.extras.players[index].line);
        players.push_back({app::personOf(file.tournament.players[index]), line});
    }
    return players;
}

reports::Report importPreview(const app::EventState& state, const std::vector<ImportedPerson>& players) {
    using reports::Align;
    using rules::text;
    reports::Table table{"players",
                         {{"line", text("Line"), Align::Right},
                          {"what", text("What")},
                          {"name", text("Name"), Align::Left, true},
                          {"federation", text("Fed.")},
                          {"rating", text("Rating"), Align::Right},
                          {"fide_id", text("FIDE ID"), Align::Right},
                          {"club", text("Club"), Align::Left, true}},
                         {}};
    for (const ImportedPerson& player : players) {
        const Person& person = player.person;
        std::vector<reports::Cell> row(table.columns.size());
        if (player.line) row[0] = std::int64_t{*player.line};
        row[1] = markFor(person, candidatesFor(person, state.tournament));
        row[2] = person.name;
        row[3] = person.federation;
        if (person.rating) row[4] = std::int64_t{person.rating->value()};
        row[5] = person.fideId;
        row[6] = person.club;
        table.rows.push_back(std::move(row));
    }
    return {"import", state.tournament.info.name, text("What the list would do"), {}, {}, {std::move(table)}};
}

} // namespace arbiter::cli
