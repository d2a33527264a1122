// The games of a round as a PGN file for boards, broadcasts and the arbiter's records.
// Use it to write pairings before the games and results after them; byes are no games and are left out.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "rules/base/by_colour.hpp"
#include "rules/notation/pgn_scanner.hpp"

namespace rules::notation {

struct PgnPlayer {
    std::string name; // "Last, First"; empty is written as ?
    std::string title{};
    std::optional<std::uint32_t> rating{};
    std::string fideId{};
    std::string team{};
    std::string federation{};
};

struct PgnRound {
    std::string event;
    std::string site; // "City FED"
    std::string date; // YYYY.MM.DD, ? for unknown parts
    std::uint32_t round = 1;
    std::string timeControl{}; // in PGN's form, may be empty
    std::string eventType{};   // "swiss", may be empty
};

enum class Played { AtTheBoard, Forfeit }; // a forfeited game has no moves

struct PgnBoard {
    std::uint32_t board = 1;
    ByColour<PgnPlayer> players;
    PgnResult result = PgnResult::Unknown;
    Played played = Played::AtTheBoard;
};

[[nodiscard]] std::string writeRound(const PgnRound& round, std::span<const PgnBoard> boards);

} // namespace rules::notation
