#include "game_words.hpp"

#include <vector>

#include <fmt/ranges.h>

namespace arbiter::cli {
namespace {

std::string_view wordsFor(app::GameResult result) {
    using enum app::GameResult;
    switch (result) {
    case Open:
        return "no result";
    case WhiteWins:
        return "White wins";
    case Draw:
        return "draw";
    case BlackWins:
        return "Black wins";
    case WhiteWinsByForfeit:
        return "White wins by forfeit";
    case BlackWinsByForfeit:
        return "Black wins by forfeit";
    case DoubleForfeit:
        return "both lose by forfeit";
    case WhiteHalfBlackZero:
        return "White half a point, Black nothing";
    case WhiteZeroBlackHalf:
        return "White nothing, Black half a point";
    case BothZero:
        return "both lose";
    case UnratedWhiteWins:
        return "White wins, not rated";
    case UnratedDraw:
        return "draw, not rated";
    case UnratedBlackWins:
        return "Black wins, not rated";
    case Adjourned:
        return "adjourned";
    }
    return {};
}

std::string playerName(const app::EventState& state, app::PlayerId id) {
    const pairing::Player* player = state.playerOf(id);
    return player == nullptr ? "" : player->name;
}

} // namespace

std::string openLine(const app::EventState& state, pairing::RoundNumber round) {
    std::vector<int> boards;
    for (const pairing::BoardNumber board : state.openBoards(round))
        boards.push_back(board.value());
    if (boards.empty()) return fmt::format("Round {} is complete.", round.value());
    return fmt::format("Round {}: {} of {} games have no result yet: boards {}", round.value(), boards.size(),
                       state.round(round).boards.size(), fmt::join(boards, ", "));
}

std::string inWords(const app::EventState& state, pairing::RoundNumber round,
                    const app::BoardResult& result) {
    const app::PairedBoard& board = state.round(round).boards[result.board.value() - std::size_t{1}];
    return fmt::format("Board {}: {}, {} – {}", result.board.value(), wordsFor(result.result),
                       playerName(state, board.white), playerName(state, board.black));
}

} // namespace arbiter::cli
