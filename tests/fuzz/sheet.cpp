// The laws of the player sheet reader: whatever the bytes are, it answers with players or with faults, and
// what it read is the same when it is written as our own table and read again.
#include <cstdint>
#include <string>
#include <string_view>

#include "arbiter/exchange/player_sheet.hpp"
#include "arbiter/exchange/player_table.hpp"
#include "fuzz/law.hpp"

using namespace arbiter::exchange;
using fuzz::require;

namespace {

pairing::Tournament tournamentOf(const PlayerSheet& sheet) {
    pairing::Tournament tournament;
    for (const SheetPlayer& row : sheet.players) {
        pairing::Player player;
        player.number = pairing::PairingNumber(static_cast<std::uint16_t>(tournament.players.size() + 1));
        player.name = row.name;
        player.title = row.title;
        player.sex = row.sex;
        player.rating = row.rating;
        player.federation = row.federation;
        player.fideId = row.fideId;
        player.birth = row.birth;
        player.club = row.club;
        tournament.players.push_back(std::move(player));
    }
    return tournament;
}

bool sameBut(SheetPlayer one, const SheetPlayer& other) {
    one.line = other.line;
    return one == other;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const SheetReading reading = inspectPlayerSheet(bytes, "fuzz");
    require(reading.faults.hasErrors() || !reading.sheet.players.empty());
    if (reading.faults.hasErrors() || reading.sheet.players.size() > 9999) return 0;
    const pairing::Tournament tournament = tournamentOf(reading.sheet);
    const auto written = csvOf(playerTable(tournament, PlayerTableForm::Flagfall).value);
    const auto again = readPlayerSheet(written, "again");
    require(again.has_value());
    require(again->value.players.size() == reading.sheet.players.size());
    for (std::size_t index = 0; index < again->value.players.size(); ++index)
        require(sameBut(again->value.players[index], reading.sheet.players[index]));
    return 0;
}
