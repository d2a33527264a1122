#include "trf/player_lines.hpp"

#include <algorithm>
#include <string>

#include "pairing/trf/columns.hpp"
#include "trf/text_line.hpp"

namespace pairing::trf {
namespace {

namespace at = columns::player;
using rules::text;

void reportShortLine(const PlayerLine& player, const ConversionOptions& options, Faults& faults) {
    const PlayerRecord& record = *player.record;
    if (record.columns == 0 || record.columns >= at::points.last || !record.readable) return;
    faults.errorUnless(
        options.lenient.shortPlayerLines && !record.name.empty(), {player.lineNumber, record.columns + 1},
        {.code = "trf.player.short",
         .message = text("player {}: the line ends in column {}", record.number.value(), record.columns),
         .expected = text("at least {} columns, up to the points", at::points.last),
         .advice = text("The file may be cut off; a mere list of players can be imported")});
}

} // namespace

Place PlayerLine::placeOf(std::size_t round) const {
    return {lineNumber, at::opponent.first + at::roundStep * static_cast<int>(round)};
}

std::string PlayerLine::textOf(std::size_t round) const {
    if (!line->asRead) return {};
    const Column cell{at::opponent.first, at::result.last};
    return std::string(
        TextLine(*line->asRead, lineNumber).cut(cell.shifted(at::roundStep * static_cast<int>(round))).text);
}

PlayerLines::PlayerLines(const TrfDocument& document, const ConversionOptions& options, bool byPosition,
                         Uncertain uncertain, Faults& faults) {
    for (std::size_t i = 0; i < document.lines.size(); ++i) {
        const auto* const record = std::get_if<PlayerRecord>(&document.lines[i].record);
        if (record == nullptr || record->number == PairingNumber{}) continue;
        lines_.push_back({record, &document.lines[i], i + 1, record->number});
        reportShortLine(lines_.back(), options, faults);
    }
    if (!byPosition)
        std::ranges::stable_sort(lines_, {}, &PlayerLine::number);
    else
        for (std::size_t i = 0; i < lines_.size(); ++i)
            lines_[i].number = PairingNumber(static_cast<std::uint16_t>(i + 1));
    std::size_t largest = 0;
    for (const PlayerLine& player : lines_)
        largest = std::max<std::size_t>(largest, player.record->number.value());
    index_.assign(largest + 1, 0);
    std::vector<PlayerLine> unique;
    unique.reserve(lines_.size());
    for (const PlayerLine& player : lines_) {
        std::uint16_t& known = index_[player.record->number.value()];
        if (known == 0) {
            unique.push_back(player);
            known = static_cast<std::uint16_t>(unique.size());
            continue;
        }
        faults.error({player.lineNumber, at::number.first},
                     {.code = "trf.player.twice",
                      .message = text("pairing number {} was given in line {} already",
                                      player.record->number.value(), unique[known - 1U].lineNumber),
                      .found = std::to_string(player.record->number.value()),
                      .expected = text("each number once"),
                      .advice = text("Give one of the two players another number")});
    }
    lines_ = std::move(unique);
    if (!byPosition && !uncertain.numbers) reportNumbers(options, faults);
    if (lines_.empty() && !uncertain.numbers)
        faults.error({}, {.code = "trf.players.none",
                          .message = text("no player: the file has no line that begins with 001"),
                          .advice = text("Check whether this is a tournament report file (TRF)")});
}

std::optional<std::size_t> PlayerLines::indexOf(PairingNumber numberInFile) const noexcept {
    const std::size_t number = numberInFile.value();
    if (number >= index_.size() || index_[number] == 0) return std::nullopt;
    return index_[number] - 1U;
}

void PlayerLines::reportNumbers(const ConversionOptions& options, Faults& faults) const {
    int expected = 1;
    for (const PlayerLine& player : lines_) {
        const int number = player.number.value();
        if (number > expected)
            faults.errorUnless(options.lenient.gapsInNumbers, {player.lineNumber, at::number.first},
                               {.code = "trf.player.gap",
                                .message = expected + 1 == number
                                               ? text("there is no player with the number {}", expected)
                                               : text("there are no players with the numbers {} to {}",
                                                      expected, number - 1),
                                .found = std::to_string(number),
                                .expected = text("pairing numbers from 1 on without gaps"),
                                .advice = text("A line may be missing; otherwise number the players anew")});
        expected = number + 1;
    }
}

} // namespace pairing::trf
