// A game of a PGN file as the record that is ruled on.
#include "rules/adjudication/game_record.hpp"
#include "rules/clock/time_control.hpp"

namespace rules::adjudication {

GameRecord recordOf(const notation::PgnGame& game) {
    GameRecord record;
    record.line = game.mainLine();
    record.known = true;
    Colour mover = record.line.start().sideToMove();
    for (std::size_t ply = 0; ply < record.line.plies(); ++ply) {
        if (const auto tenths = notation::clockTenths(game.moves.moves[ply].comment); tenths && *tenths >= 0)
            record.secondsLeft[mover] = static_cast<std::uint32_t>(*tenths / 10);
        mover = opposite(mover);
    }
    if (const auto control = clock::readPgnTimeControl(game.tag("TimeControl")))
        if (control->extra == clock::ExtraTime::Increment && !control->hourglass)
            record.regulations.incrementSeconds = control->periods.front().extraSeconds;
    return record;
}

} // namespace rules::adjudication
