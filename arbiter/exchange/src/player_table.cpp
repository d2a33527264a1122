#include "arbiter/exchange/player_table.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "rules/base/guarded_text.hpp"
#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

using pairing::Player;
using Cell = PlayerTable::Cell;
using Row = std::vector<Cell>;

Cell typed(std::string_view text) {
    if (text.empty()) return {};
    return std::string(text);
}

Cell ratingCell(const Player& player) {
    if (!player.rating) return {};
    return std::int64_t{player.rating->value()};
}

std::string dateText(const std::optional<pairing::PartialDate>& date, std::string_view form) {
    if (!date) return {};
    if (date->month == 0) return fmt::format("{:04}", date->year);
    return fmt::format(fmt::runtime(form), fmt::arg("y", date->year), fmt::arg("m", date->month),
                       fmt::arg("d", date->day));
}

std::string_view sexLetter(pairing::Sex sex, std::string_view male, std::string_view female) {
    switch (sex) {
    case pairing::Sex::Unknown:
        return {};
    case pairing::Sex::Male:
        return male;
    case pairing::Sex::Female:
        return female;
    }
    return {};
}

std::pair<std::string, std::string> lastAndFirst(const std::string& name) {
    const auto comma = name.find(',');
    if (comma == std::string::npos) return {name, {}};
    return {std::string(trimmed(std::string_view(name).substr(0, comma))),
            std::string(trimmed(std::string_view(name).substr(comma + 1)))};
}

std::size_t charactersOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return !isContinuationByte(byte); }));
}

class TableMaker {
  public:
    TableMaker(const pairing::Tournament& tournament, const std::set<pairing::PairingNumber>& withdrawn)
        : tournament_(tournament)
        , withdrawn_(withdrawn) {}

    rules::WithRemarks<PlayerTable> flagfall() {
        table_.headings = {"no",         "name",   "title", "sex",  "fed",      "fide_id", "rating",
                           "rating_nat", "nat_id", "birth", "club", "category", "status"};
        return made([this](const Player& player) -> Row {
            const bool left = withdrawn_.contains(player.number);
            return {number(player),
                    typed(player.name),
                    typed(abbreviation(player.title)),
                    typed(sexLetter(player.sex, "m", "w")),
                    typed(player.federation),
                    typed(player.fideId),
                    ratingCell(player),
                    Cell(),
                    Cell(),
                    typed(dateText(player.birth, "{y:04}-{m:02}-{d:02}")),
                    typed(player.club),
                    Cell(),
                    typed(left ? "withdrawn" : "")};
        });
    }

    rules::WithRemarks<PlayerTable> swissManager() {
        table_.headings = {"No",  "Name", "Title", "ID", "FideID",     "Rtg_nat", "Rtg_int", "Birth",
                           "Fed", "Sex",  "Typ",   "Gr", "Clubnumber", "Club",    "Country", "Remark"};
        return made([](const Player& player) -> Row {
            return {number(player),
                    typed(player.name),
                    typed(abbreviation(player.title)),
                    Cell(),
                    typed(player.fideId),
                    Cell(),
                    ratingCell(player),
                    typed(dateText(player.birth, "{d:02}.{m:02}.{y:04}")),
                    typed(player.federation),
                    typed(sexLetter(player.sex, "", "w")),
                    Cell(),
                    Cell(),
                    Cell(),
                    typed(player.club),
                    Cell(),
                    Cell()};
        });
    }

    rules::WithRemarks<PlayerTable> chessResults() {
        table_.titleLines = {tournament_.info.name.empty() ? "Starting rank list" : tournament_.info.name,
                             "Starting rank list"};
        table_.headings = {"No.", "", "Name", "FideID", "FED", "Rtg", "Club/City", "sex", "Typ", "Gr"};
        return made([](const Player& player) -> Row {
            return {number(player),
                    typed(abbreviation(player.title)),
                    typed(player.name),
                    typed(player.fideId),
                    typed(player.federation),
                    ratingCell(player),
                    typed(player.club),
                    typed(sexLetter(player.sex, "", "w")),
                    Cell(),
                    Cell()};
        });
    }

    // Formats 10.2: fields of fixed length, filled up with blanks, no quotation marks.
    rules::WithRemarks<PlayerTable> vega() {
        table_.byteOrderMark = false;
        table_.headings = {"NAME",    "COUNTRY", "BIRTHDAY", "GENDER", "TITLE", "IDFIDE",
                           "ELOFIDE", "IDNAT",   "ELONAT",   "KCOEFF", "ORIGIN"};
        return made([this](const Player& player) -> Row {
            const std::string rating =
                player.rating ? fmt::format("{}", player.rating->value()) : std::string();
            std::string birth;
            if (player.birth)
                birth = fmt::format("{:02}{:02}{:04}", player.birth->day, player.birth->month,
                                    player.birth->year);
            return {field(player, player.name, 30, "name"),
                    field(player, player.federation, 3, "federation"),
                    field(player, birth, 8, "birth"),
                    field(player, sexLetter(player.sex, "m", "f"), 1, "sex"),
                    field(player, abbreviation(player.title), 3, "title"),
                    field(player, player.fideId, 8, "FIDE ID"),
                    field(player, rating, 4, "rating"),
                    field(player, "", 8, ""),
                    field(player, "", 4, ""),
                    field(player, "", 2, ""),
                    field(player, player.club, 20, "club")};
        });
    }

    rules::WithRemarks<PlayerTable> sharlyChess() {
        table_.separator = ',';
        table_.headings = {"last_name", "first_name", "title",      "date_of_birth", "year_of_birth",
                           "gender",    "fide_id",    "federation", "club",          "standard_fide"};
        return made([](const Player& player) -> Row {
            const auto [last, first] = lastAndFirst(player.name);
            const bool day = player.birth && player.birth->month != 0;
            return {typed(last),
                    typed(first),
                    typed(abbreviation(player.title)),
                    typed(day ? dateText(player.birth, "{y:04}-{m:02}-{d:02}") : std::string()),
                    typed(player.birth ? fmt::format("{}", player.birth->year) : std::string()),
                    typed(sexLetter(player.sex, "M", "F")),
                    typed(player.fideId),
                    typed(player.federation),
                    typed(player.club),
                    ratingCell(player)};
        });
    }

  private:
    template <class MakeRow>
    rules::WithRemarks<PlayerTable> made(MakeRow&& row) {
        for (const Player& player : tournament_.players)
            table_.rows.push_back(row(player));
        return {std::move(table_), std::move(remarks_)};
    }

    static Cell number(const Player& player) { return std::int64_t{player.number.value()}; }

    // What is too long is cut, and said.
    Cell field(const Player& player, std::string_view text, std::size_t size, std::string_view what) {
        std::string value(text);
        std::ranges::replace_if(
            value, [](char sign) { return sign == ';' || sign == '"'; }, ' ');
        if (charactersOf(value) > size) {
            remarks_.add({rules::Severity::Warning,
                          "table.too-long",
                          {},
                          std::nullopt,
                          std::nullopt,
                          rules::text("no. {} {}: the {} has only {} characters in this form",
                                      player.number.value(), player.name, what, size),
                          {},
                          {},
                          {}});
            std::size_t end = 0;
            for (std::size_t count = 0; count < size; ++count)
                for (++end; end < value.size() && isContinuationByte(value[end]);)
                    ++end;
            value.resize(end);
        }
        value.append(size - charactersOf(value), ' ');
        return value;
    }

    const pairing::Tournament& tournament_;
    const std::set<pairing::PairingNumber>& withdrawn_;
    PlayerTable table_;
    rules::Diagnostics remarks_;
};

std::string csvCell(const Cell& cell, char separator) {
    if (std::holds_alternative<std::monostate>(cell)) return {};
    if (const auto* whole = std::get_if<std::int64_t>(&cell)) return fmt::format("{}", *whole);
    const std::string text = rules::guarded(std::get<std::string>(cell));
    const bool plain = text.find_first_of(std::string("\"\r\n") + separator) == std::string::npos;
    if (plain) return text;
    std::string quoted = "\"";
    for (const char sign : text) {
        if (sign == '"') quoted += '"';
        quoted += sign;
    }
    return quoted + '"';
}

// A line of Lichess's forms is cut at its signs: they cannot stand in a name.
std::string without(std::string_view signs, std::string text) {
    std::ranges::replace_if(
        text, [signs](char sign) { return signs.find(sign) != std::string_view::npos; }, ' ');
    return text;
}

} // namespace

rules::WithRemarks<PlayerTable> playerTable(const pairing::Tournament& tournament, PlayerTableForm form,
                                            const std::set<pairing::PairingNumber>& withdrawn) {
    TableMaker maker(tournament, withdrawn);
    switch (form) {
    case PlayerTableForm::Flagfall:
        return maker.flagfall();
    case PlayerTableForm::SwissManager:
        return maker.swissManager();
    case PlayerTableForm::ChessResults:
        return maker.chessResults();
    case PlayerTableForm::Vega:
        return maker.vega();
    case PlayerTableForm::SharlyChess:
        return maker.sharlyChess();
    }
    return maker.flagfall();
}

std::string csvOf(const PlayerTable& table) {
    std::string text = table.byteOrderMark ? "\xEF\xBB\xBF" : "";
    const auto addLine = [&](const Row& row) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            if (column > 0) text += table.separator;
            text += csvCell(row[column], table.separator);
        }
        text += "\r\n";
    };
    for (const std::string& title : table.titleLines)
        addLine({Cell(title)});
    Row headings;
    for (const std::string& heading : table.headings)
        headings.emplace_back(heading);
    addLine(headings);
    for (const Row& row : table.rows)
        addLine(row);
    return text;
}

std::string lichessPlayers(const pairing::Tournament& tournament) {
    std::string text;
    for (const Player& player : tournament.players) {
        std::vector<std::string> fields{
            without("/=\r\n", player.name), player.fideId, std::string(abbreviation(player.title)),
            player.rating ? fmt::format("{}", player.rating->value()) : std::string()};
        while (fields.back().empty())
            fields.pop_back();
        std::string line;
        for (std::size_t field = 0; field < fields.size(); ++field)
            line += (field == 0 ? "" : " / ") + fields[field];
        text += line + "\n";
    }
    return text;
}

std::string lichessTeams(const pairing::Tournament& tournament) {
    std::string text;
    for (const Player& player : tournament.players) {
        if (player.club.empty()) continue;
        const std::string who = player.fideId.empty() ? without(";\r\n", player.name) : player.fideId;
        text += fmt::format("{}; {}\n", without(";\r\n", player.club), who);
    }
    return text;
}

} // namespace arbiter::exchange
