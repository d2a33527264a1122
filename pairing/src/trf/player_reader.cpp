#include "trf/player_reader.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "pairing/trf/columns.hpp"
#include "trf/dates.hpp"
#include "trf/letters.hpp"
#include "trf/values.hpp"

namespace pairing::trf {
namespace {

namespace at = columns::player;
using rules::text;

// The columns between the fields up to the rank. Column 4 was looked at with the record's code.
constexpr std::array<int, 7> separators{9, 14, 48, 53, 57, 69, 80};
constexpr int separatorBeforeRank = 85;

// One character is in the wrong place: everything behind it would be misread, so this is the only fault
// reported of such a line.
bool separatorsAreBlank(const TextLine& line, Faults& faults) {
    if (const int tab = line.firstTab(); tab > 0) {
        faults.error(line.at(tab), {.code = "trf.player.tab",
                                    .message = text("tab in a player line"),
                                    .expected = text("fields in fixed columns"),
                                    .advice = text("Put blanks in place of the tab")});
        return false;
    }
    const auto wrong = [&](int column) { return !line.isBlankAt(column); };
    auto column = std::ranges::find_if(separators, wrong);
    const bool found = column != separators.end();
    if (!found && !wrong(separatorBeforeRank)) return true;
    const int place = found ? *column : separatorBeforeRank;
    faults.error(line.at(place), {.code = "trf.player.columns",
                                  .message = text("player line: column {}", place),
                                  .found = std::string(line.raw({place, place})),
                                  .expected = text("a blank between two fields"),
                                  .advice = text("Move the fields to their columns")});
    return false;
}

void readSex(const TextLine& line, PlayerRecord& player, Faults& faults) {
    const Field field = line.cut(at::sex);
    if (field.empty() || field.text == "u" || field.text == "U") return;
    switch (toUpper(field.text.front())) {
    case 'M':
        player.sex = Sex::Male;
        return;
    case 'W':
    case 'F':
        player.sex = Sex::Female;
        return;
    default:
        faults.warning(line.at(field), {.code = "trf.player.sex",
                                        .message = text("sex"),
                                        .found = std::string(field.text),
                                        .expected = text("m, w or a blank"),
                                        .advice = text("It is taken as not known")});
    }
}

void readTitle(const TextLine& line, PlayerRecord& player, Faults& faults) {
    const Field field = line.cut(at::title);
    if (field.empty()) return;
    if (const auto title = titleFromField(field.text)) {
        player.title = *title;
        return;
    }
    faults.warning(line.at(field), {.code = "trf.player.title",
                                    .message = text("title"),
                                    .found = std::string(field.text),
                                    .expected = text("GM, IM, WGM, FM, WIM, CM, WFM, WCM or blanks"),
                                    .advice = text("The player counts as untitled")});
}

void readRating(const TextLine& line, PlayerRecord& player, Faults& faults) {
    const Field field = line.cut(at::rating);
    if (field.empty()) return;
    const auto rating = wholeNumber(field.text);
    if (!rating) {
        player.readable = false;
        faults.error(line.at(field), {.code = "trf.player.rating",
                                      .message = text("rating"),
                                      .found = std::string(field.text),
                                      .expected = text("up to four digits, or blanks"),
                                      .advice = text("Correct the rating")});
    } else if (*rating > 0) {
        player.rating = Rating(static_cast<std::uint16_t>(*rating));
    }
}

void readFideId(const TextLine& line, PlayerRecord& player, Faults& faults) {
    const Field field = line.cut(at::fideId);
    if (field.text.find_first_not_of('0') == std::string_view::npos) return;
    if (std::ranges::all_of(field.text, isDigit)) {
        player.fideId = field.text;
        return;
    }
    faults.warning(line.at(field), {.code = "trf.player.fideId",
                                    .message = text("FIDE ID"),
                                    .found = std::string(field.text),
                                    .expected = text("digits or blanks"),
                                    .advice = text("The player counts as having none")});
}

void readBirth(const TextLine& line, PlayerRecord& player, Faults& faults) {
    const Field field = line.cut(at::birth);
    if (isUnknownDate(field.text)) return;
    player.birth = dateFromString(field.text);
    if (!player.birth)
        faults.warning(line.at(field), {.code = "trf.player.birth",
                                        .message = text("date of birth"),
                                        .found = std::string(field.text),
                                        .expected = text("a day such as 1991/03/02, a year or blanks"),
                                        .advice = text("It is taken as not known")});
}

void readPointsAndRank(const TextLine& line, PlayerRecord& player, Faults& faults) {
    if (const Field field = line.cut(at::points); !field.empty()) {
        player.points = points(line, field, {"trf.player.points", "points"}, faults);
        if (!player.points) player.readable = false;
    }
    const Field field = line.cut(at::rank);
    if (field.empty()) return;
    const auto rank = wholeNumber(field.text, largestPairingNumber);
    if (!rank) {
        player.readable = false;
        faults.error(line.at(field), {.code = "trf.player.rank",
                                      .message = text("rank"),
                                      .found = std::string(field.text),
                                      .expected = text("a number from 1 to 9999, or blanks"),
                                      .advice = text("Correct the rank")});
    } else if (*rank > 0) {
        player.rank = static_cast<std::uint16_t>(*rank);
    }
}

// The blanks in front of the opponent and around the colour.
int firstFilledSeparator(const TextLine& line, int shift) {
    for (const int column :
         {at::opponent.first - 2, at::opponent.first - 1, at::opponent.last + 1, at::colour.last + 1})
        if (!line.isBlankAt(column + shift)) return column + shift;
    return 0;
}

void readOpponent(const TextLine& line, const Field& field, int round, RoundCell& cell, Faults& faults) {
    if (field.empty()) return;
    const auto opponent = wholeNumber(field.text, largestPairingNumber);
    if (!opponent) {
        cell.readable = false;
        faults.error(line.at(field), {.code = "trf.cell.opponent",
                                      .message = text("round {}: opponent", round),
                                      .found = std::string(field.text),
                                      .expected = text("a pairing number, 0000 or blanks"),
                                      .advice = text("Correct the number")});
    } else if (*opponent > 0) {
        cell.opponent = PairingNumber(static_cast<std::uint16_t>(*opponent));
    }
}

void readColour(const TextLine& line, const Field& field, int round, RoundCell& cell, Faults& faults) {
    if (field.empty() || field.text == "-") return;
    if (field.text == "w" || field.text == "W") {
        cell.colour = Colour::White;
    } else if (field.text == "b" || field.text == "B") {
        cell.colour = Colour::Black;
    } else {
        cell.readable = false;
        faults.error(line.at(field), {.code = "trf.cell.colour",
                                      .message = text("round {}: colour", round),
                                      .found = std::string(field.text),
                                      .expected = text("w, b, - or a blank"),
                                      .advice = text("Correct the letter")});
    }
}

void readResult(const TextLine& line, const Field& field, int round, RoundCell& cell, Faults& faults) {
    if (field.empty()) return;
    if (const auto result = resultFromLetter(field.text.front()); result && field.text.size() == 1) {
        cell.result = *result;
        return;
    }
    cell.readable = false;
    faults.error(line.at(field), {.code = "trf.cell.result",
                                  .message = text("round {}: result", round),
                                  .found = std::string(field.text),
                                  .expected = text("1 = 0, W D L, + -, H F U Z or a blank"),
                                  .advice = text("Correct the letter")});
}

void readCells(const TextLine& line, PlayerRecord& player, Faults& faults) {
    constexpr int before = at::opponent.first - 3; // the last column in front of the first cell
    if (line.length() <= before) return;
    const int rounds = (line.length() - before + at::roundStep - 1) / at::roundStep;
    player.cells.reserve(static_cast<std::size_t>(rounds));
    for (int round = 1; round <= rounds; ++round) {
        const int shift = at::roundStep * (round - 1);
        RoundCell& cell = player.cells.emplace_back();
        if (const int column = firstFilledSeparator(line, shift); column > 0) {
            // A shifted cell shifts all that follow: one fault for them.
            cell.readable = player.readable = false;
            faults.error(line.at(column), {.code = "trf.cell.columns",
                                           .message = text("round {}: column {}", round, column),
                                           .found = std::string(line.raw({column, column})),
                                           .expected = text("a blank between two fields"),
                                           .advice = text("Move the rounds to their columns")});
            return;
        }
        readOpponent(line, line.cut(at::opponent.shifted(shift)), round, cell, faults);
        readColour(line, line.cut(at::colour.shifted(shift)), round, cell, faults);
        readResult(line, line.cut(at::result.shifted(shift)), round, cell, faults);
        if (!cell.readable) player.readable = false;
    }
    while (!player.cells.empty() && player.cells.back().isBlank())
        player.cells.pop_back();
}

} // namespace

PlayerRecord readPlayer(const TextLine& line, Faults& faults) {
    PlayerRecord player;
    player.columns = line.length();
    if (line.raw({1, line.length()}).find('|') != std::string_view::npos) {
        player.readable = false;
        faults.error(line.at(1),
                     {.code = "trf.vega",
                      .message = text("a player line with | between the fields: this is Vega's own "
                                      "tournament description, not a TRF"),
                      .advice = text("Export a TRF from Vega and read that")});
        return player;
    }
    const Field number = line.cut(at::number);
    if (!separatorsAreBlank(line, faults)) {
        player.readable = false;
        if (const auto value = wholeNumber(number.text, largestPairingNumber))
            player.number = PairingNumber(static_cast<std::uint16_t>(*value));
        return player;
    }
    if (const auto value = pairingNumber(line, number, {"trf.player.number", "starting rank"}, faults))
        player.number = *value;
    else
        player.readable = false;
    readSex(line, player, faults);
    readTitle(line, player, faults);
    player.name = line.cut(at::name).text;
    readRating(line, player, faults);
    player.federation = line.cut(at::federation).text;
    readFideId(line, player, faults);
    readBirth(line, player, faults);
    readPointsAndRank(line, player, faults);
    readCells(line, player, faults);
    return player;
}

} // namespace pairing::trf
