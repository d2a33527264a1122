#include "rules/notation/pgn_round.hpp"

#include <fmt/format.h>

#include "rules/notation/pgn.hpp"

namespace rules::notation {
namespace {

void addTag(PgnGame& game, const char* name, const std::string& value) {
    if (!value.empty()) game.tags.push_back({name, value});
}

void addPlayer(PgnGame& game, const std::string& colour, const PgnPlayer& player) {
    if (player.rating) addTag(game, (colour + "Elo").c_str(), std::to_string(*player.rating));
    addTag(game, (colour + "Title").c_str(), player.title);
    addTag(game, (colour + "FideId").c_str(), player.fideId);
    addTag(game, (colour + "Team").c_str(), player.team);
    addTag(game, (colour + "Fed").c_str(), player.federation);
}

PgnGame gameOf(const PgnRound& round, const PgnBoard& board) {
    PgnGame game;
    game.result = board.result;
    addTag(game, "Event", round.event);
    addTag(game, "Site", round.site);
    addTag(game, "Date", round.date);
    addTag(game, "Round", fmt::format("{}.{}", round.round, board.board));
    addTag(game, "White", board.players.white.name);
    addTag(game, "Black", board.players.black.name);
    addPlayer(game, "White", board.players.white);
    addPlayer(game, "Black", board.players.black);
    addTag(game, "Board", std::to_string(board.board));
    addTag(game, "TimeControl", round.timeControl);
    addTag(game, "EventType", round.eventType);
    // A double forfeit has no result in PGN: it is written as * with this tag.
    if (board.played == Played::Forfeit) {
        if (board.result == PgnResult::BothLose) game.result = PgnResult::Unknown;
        addTag(game, "Termination", "forfeit");
    }
    return game;
}

} // namespace

std::string writeRound(const PgnRound& round, std::span<const PgnBoard> boards) {
    std::string text;
    for (const PgnBoard& board : boards)
        text += writePgn(gameOf(round, board));
    return text;
}

} // namespace rules::notation
