// The law of PGN: the legal beginning of every game, written, reads back as the same game without a fault.
// The audit sees as many games as the reader.
#include <cstdint>
#include <string_view>

#include "fuzz/law.hpp"
#include "rules/draws/game_audit.hpp"
#include "rules/notation/pgn.hpp"
#include "rules/notation/score_sheet.hpp"

using namespace rules::notation;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    PgnReader reader(text);
    std::size_t games = 0;
    while (const auto game = reader.next()) {
        ++games;
        rules::Diagnostics faults;
        if (!startFromTags(game->tags, faults)) continue;
        const std::string written = writePgn(*game);
        PgnReader again(written);
        const auto first = again.next();
        require(first.has_value() && !first->isBroken());
        require(first->mainLine().plies() == game->mainLine().plies());
        require(first->mainLine().current().isSamePosition(game->mainLine().current()));
        require(!again.next());
    }
    require(rules::draws::auditGames(text).games == games);
    if (size < 2000) static_cast<void>(readScoreSheet(text).faults());
    return 0;
}
