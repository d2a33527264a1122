#include "player_lists.hpp"

#include <algorithm>
#include <map>

#include <fmt/ranges.h>

#include "rates_of_play.hpp"
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

// What differs, for eyes: "rating 1950 → 2010".
std::string changesTo(const Person& now, const Person& then) {
    std::vector<std::string> changes;
    const auto note = [&](std::string_view what, const std::string& before, const std::string& after) {
        if (before != after) changes.push_back(fmt::format("{} {} → {}", what, before, after));
    };
    const auto ratingText = [](const std::optional<pairing::Rating>& rating) {
        return rating ? fmt::format("{}", rating->value()) : std::string("-");
    };
    note("name", now.name, then.name);
    note("title", std::string(abbreviation(now.title)), std::string(abbreviation(then.title)));
    note("rating", ratingText(now.rating), ratingText(then.rating));
    note("fed", now.federation, then.federation);
    note("FIDE ID", now.fideId, then.fideId);
    note("club", now.club, then.club);
    if (now.birth != then.birth) changes.emplace_back("birth");
    if (now.sex != then.sex) changes.emplace_back("sex");
    return fmt::format("{}", fmt::join(changes, ", "));
}

rules::Text markFor(const Person& person, const std::vector<const Player*>& candidates) {
    if (candidates.empty()) return rules::text("new");
    if (candidates.size() > 1) return rules::text("ambiguous");
    return app::personOf(*candidates.front()) == person ? rules::text("unchanged") : rules::text("changed");
}

// "Elo=rating_fide" → heading, field.
std::optional<std::pair<std::string, exchange::SheetField>> mappingFrom(const std::string& typed) {
    const auto sign = typed.rfind('=');
    if (sign == std::string::npos || sign == 0) return std::nullopt;
    const auto field = exchange::fieldNamed(std::string_view(typed).substr(sign + 1));
    return field ? std::optional(std::pair(typed.substr(0, sign), *field)) : std::nullopt;
}

std::vector<reports::Cell> previewRow(const app::EventState& state, const ImportedPerson& player) {
    const Person& person = player.person;
    const auto candidates = candidatesFor(person, state.tournament);
    std::vector<reports::Cell> row(8);
    if (player.line) row[0] = std::int64_t{*player.line};
    row[1] = markFor(person, candidates);
    row[2] = person.name;
    row[3] = person.federation;
    if (person.rating) row[4] = std::int64_t{person.rating->value()};
    row[5] = person.fideId;
    row[6] = person.club;
    if (candidates.size() == 1) {
        std::string changes = changesTo(app::personOf(*candidates.front()), person);
        if (!changes.empty()) row[7] = std::move(changes);
    }
    return row;
}

reports::Table previewTable() {
    using reports::Align;
    using rules::text;
    return {"players",
            {{"line", text("Line"), Align::Right},
             {"what", text("What")},
             {"name", text("Name"), Align::Left, true},
             {"federation", text("Fed.")},
             {"rating", text("Rating"), Align::Right},
             {"fide_id", text("FIDE ID"), Align::Right},
             {"club", text("Club"), Align::Left, true},
             {"remark", text("Remark")}},
            {}};
}

reports::Table columnsTable(const exchange::PlayerSheet& sheet) {
    using rules::text;
    reports::Table table{"columns",
                         {{"column", text("Column"), reports::Align::Right},
                          {"heading", text("Heading")},
                          {"field", text("Taken as")}},
                         {}};
    table.title = text("Columns");
    std::int64_t number = 0;
    for (const exchange::SheetColumn& column : sheet.columns) {
        const bool left =
            std::ranges::find(sheet.ignoredColumns, column.heading) != sheet.ignoredColumns.end();
        reports::Cell taken = text("not taken over");
        if (column.field && !left) taken = std::string(exchange::nameOfField(*column.field));
        table.rows.push_back({++number, column.heading, std::move(taken)});
    }
    return table;
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
                                                     Console& console,
                                                     const exchange::SheetOptions& options) {
    const auto sheet = exchange::readPlayerSheet(bytes, source, options);
    if (!sheet) return rules::unexpected(failureOf(sheet.error()));
    sayWarnings(sheet->remarks, console);
    if (!sheet->value.ignoredColumns.empty())
        console.say(
            fmt::format("{}: not taken over: {}", source, fmt::join(sheet->value.ignoredColumns, ", ")));
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
    reports::Table table = previewTable();
    for (const ImportedPerson& player : players)
        table.rows.push_back(previewRow(state, player));
    return {"import", state.tournament.info.name, rules::text("What the list would do"), {}, {}, {table}};
}

reports::Report sheetPreview(const app::EventState& state, const exchange::SheetReading& sheet) {
    std::map<int, std::vector<const rules::Diagnostic*>> faults; // by line
    for (const rules::Diagnostic& fault : sheet.faults.items())
        if (fault.line) faults[*fault.line].push_back(&fault);
    reports::Table table = previewTable();
    for (const exchange::SheetPlayer& player : sheet.sheet.players) {
        auto row = previewRow(state, {personOf(player), player.line});
        const auto bad = faults.find(player.line);
        if (bad != faults.end()) {
            std::vector<std::string> reasons;
            for (const rules::Diagnostic* fault : bad->second) {
                rules::Diagnostic here = *fault;
                here.source.clear();
                here.line.reset();
                here.column.reset();
                std::string words = rules::toString(here);
                words.erase(0, words.find(": ") + 2);
                reasons.push_back(fault->column ? fmt::format("column {}: {}", *fault->column, words)
                                                : words);
            }
            row[1] = rules::text("bad");
            row[7] = fmt::format("{}", fmt::join(reasons, "; "));
        }
        table.rows.push_back(std::move(row));
    }
    return {"import",
            state.tournament.info.name,
            rules::text("What the list would do"),
            {},
            {},
            {std::move(table), columnsTable(sheet.sheet)}};
}

std::vector<ImportedPerson> newcomersOf(const app::EventState& state, std::vector<ImportedPerson> players) {
    std::erase_if(players, [&state](const ImportedPerson& player) {
        return !candidatesFor(player.person, state.tournament).empty();
    });
    return players;
}

void SheetWishes::addTo(Options& options) {
    options.text("--encoding", "NAME", encoding_, "of a CSV, e.g. windows-1250, gb18030, big5 (found out)");
    options.text("--sheet", "NAME", sheet_, "of a workbook (the first one)");
    options.list("--map", "HEADING=FIELD", mapping_,
                 "what a column holds, as in Elo=rating_fide; a wrong field names them all; - leaves it out");
    options.choice("--rate", rate_, ratesOfPlay, "whose rating is taken: standard, rapid or blitz");
}

Answer<exchange::SheetOptions> SheetWishes::read() const {
    exchange::SheetOptions options{encoding_, sheet_, {}, rate_};
    for (const std::string& typed : mapping_) {
        const auto mapping = mappingFrom(typed);
        if (!mapping)
            return failure(ExitCode::BadInput,
                           fmt::format("--map \"{}\": expected HEADING=FIELD; the fields are {}", typed,
                                       exchange::allFieldNames()));
        options.mapping.push_back(*mapping);
    }
    return options;
}

} // namespace arbiter::cli
