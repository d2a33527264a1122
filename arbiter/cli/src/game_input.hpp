// One game named on the command line: typed with --moves, or a game of a PGN file.
// Every command that looks at one game has one of these as a member.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "console.hpp"
#include "failure.hpp"
#include "options.hpp"
#include "position_input.hpp"
#include "rules/board/game_line.hpp"
#include "rules/notation/pgn.hpp"
#include "rules/notation/piece_letters.hpp"

namespace arbiter::cli {

class GameInput {
  public:
    void addTo(Options& options);

    // A typed game with slips is refused with what was probably meant, unless --repair says to take that.
    [[nodiscard]] Answer<rules::board::GameLine> read(const std::vector<std::string>& files,
                                                      Console& console) const;
    [[nodiscard]] Answer<rules::notation::PieceLetters> letters() const;

  private:
    [[nodiscard]] Answer<rules::board::GameLine> readMoves(const std::string& moves, Console& console) const;
    [[nodiscard]] Answer<rules::board::GameLine> readFile(const std::string& file) const;

    std::optional<std::string> moves_;
    std::optional<std::string> fen_;
    std::optional<int> game_;
    std::optional<std::string> letters_;
    bool repair_ = false;
    PositionInput position_;
};

// The only game of a PGN file, or the one that is wanted. A broken game is refused with its faults.
[[nodiscard]] Answer<rules::notation::PgnGame> readPgnGame(const std::string& file, std::optional<int> wanted,
                                                           rules::notation::PieceLetters letters);

// --letters: of the language that the moves are written in.
void addLetters(Options& options, std::optional<std::string>& name);
[[nodiscard]] Answer<rules::notation::PieceLetters> lettersOf(const std::optional<std::string>& name);

} // namespace arbiter::cli
