// Looks for a mate that both sides help to bring about: first along promising moves only, then through all
// reachable positions, the most promising first. Use it within canWin; "exhausted" is a proof that there is
// none.
#pragma once

#include <cstdint>
#include <vector>

#include "draws/position_table.hpp"
#include "rules/board/legal_moves.hpp"

namespace rules::draws {

class HelpmateSearch {
  public:
    enum class Outcome { Found, Exhausted, Interrupted };

    explicit HelpmateSearch(Colour winner)
        : winner_(winner) {}

    // Deep along moves that bring a mate nearer, `depth` half-moves off that way; forgets what it has seen.
    [[nodiscard]] Outcome look(const board::Position& root, int depth, std::uint64_t nodes);
    // Every position that can be reached, each once, until one is mate, none is left, or there are too many.
    [[nodiscard]] Outcome through(const board::Position& root, std::uint64_t nodes);

    // Found: from the root to the mate.
    [[nodiscard]] const std::vector<board::Move>& line() const noexcept { return line_; }
    // Positions looked at in all calls together.
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

  private:
    struct Seen {
        board::Position position;
        std::uint32_t before; // place of its predecessor
        board::Move move;     // that led here
        bool opened;          // its own moves have been looked at
    };

    [[nodiscard]] bool search(const board::Position& position, int depth, bool afterReward);
    [[nodiscard]] bool tryMoves(const board::Position& position, const board::MoveList& moves, int depth,
                                bool afterReward);
    [[nodiscard]] bool isMated(const board::Position& position) const;
    void retrace(const std::vector<Seen>& seen, std::size_t last);

    Colour winner_;
    std::vector<board::Move> line_;
    std::uint64_t nodes_ = 0;
    std::uint64_t lastNode_ = 0; // of this call
    int depthLimit_ = 0;
    bool interrupted_ = false;
};

} // namespace rules::draws
