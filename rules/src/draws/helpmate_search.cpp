#include "draws/helpmate_search.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "draws/helpmate_goals.hpp"
#include "draws/mate_distance.hpp"
#include "rules/draws/mating_material.hpp"

namespace rules::draws {

using namespace board;

namespace {

constexpr std::size_t longestRewardedLine = 400; // half-moves; behind them every move costs depth

// Places of positions whose moves have not been looked at, by their estimated distance; the latest first.
class Waiting {
  public:
    void add(std::uint32_t place, unsigned distance) {
        places_[distance].push_back(place);
        nearest_ = std::min<std::size_t>(nearest_, distance);
    }
    std::optional<std::uint32_t> take() {
        while (nearest_ < places_.size() && places_[nearest_].empty())
            ++nearest_;
        if (nearest_ == places_.size()) return std::nullopt;
        const std::uint32_t place = places_[nearest_].back();
        places_[nearest_].pop_back();
        return place;
    }

  private:
    std::array<std::vector<std::uint32_t>, farthestMate + 1> places_;
    std::size_t nearest_ = 0;
};

} // namespace

HelpmateSearch::Outcome HelpmateSearch::look(const Position& root, int depth, std::uint64_t nodes) {
    depthLimit_ = depth;
    lastNode_ = nodes_ + nodes;
    interrupted_ = false;
    line_.clear();
    if (search(root, 0, false)) return Outcome::Found;
    return interrupted_ ? Outcome::Interrupted : Outcome::Exhausted;
}

// Without an interruption all series of moves have been followed to their ends.
bool HelpmateSearch::search(const Position& position, int depth, bool afterReward) {
    ++nodes_;
    if (!hasMatingMaterial(position, winner_)) return false;
    const MoveList moves = legalMoves(position);
    if (moves.empty()) return position.sideToMove() != winner_ && position.inCheck();
    if (depth >= depthLimit_ || nodes_ >= lastNode_) {
        interrupted_ = true;
        return false;
    }
    return tryMoves(position, moves, depth, afterReward);
}

bool HelpmateSearch::tryMoves(const Position& position, const MoveList& moves, int depth, bool afterReward) {
    const HelpmateGoals goals(position, winner_);
    std::array<Promise, MoveList::capacity>
        promises; // NOLINT(cppcoreguidelines-pro-type-member-init): filled
    for (std::size_t i = 0; i < moves.size(); ++i)
        promises[i] = goals.promiseOf(moves[i]);
    for (const Promise promise : {Promise::Reward, Promise::Normal, Promise::Punish}) {
        const bool rewarded = promise == Promise::Reward && line_.size() < longestRewardedLine;
        const int cost = rewarded || (promise != Promise::Punish && afterReward) ? 0
                         : promise == Promise::Punish                            ? 2
                                                                                 : 1;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (promises[i] != promise) continue;
            line_.push_back(moves[i]);
            if (search(position.after(moves[i]), std::min(depth + cost, depthLimit_), rewarded)) return true;
            line_.pop_back();
            if (nodes_ >= lastNode_) {
                interrupted_ = true;
                return false;
            }
        }
    }
    return false;
}

bool HelpmateSearch::isMated(const Position& position) const {
    return position.sideToMove() != winner_ && position.inCheck() && !hasLegalMove(position);
}

HelpmateSearch::Outcome HelpmateSearch::through(const Position& root, std::uint64_t nodes) {
    PositionTable table;
    std::vector<Seen> seen{{root, 0, Move{}, false}};
    table.add(root);
    // The two guesses take turns, so that one that is led astray does no harm.
    std::array<Waiting, 2> waiting;
    waiting[0].add(0, 0);
    for (std::size_t turn = 0;; turn = 1 - turn) {
        auto place = waiting[turn].take();
        if (!place) place = waiting[1 - turn].take();
        if (!place) return Outcome::Exhausted;
        if (std::exchange(seen[*place].opened, true)) continue;
        const Position position = seen[*place].position;
        for (const Move move : legalMoves(position)) {
            const Position after = position.after(move);
            ++nodes_;
            if (!hasMatingMaterial(after, winner_) || !table.add(after)) continue;
            if (seen.size() >= nodes) return Outcome::Interrupted;
            const auto next = static_cast<std::uint32_t>(seen.size());
            waiting[0].add(next, mateDistance(after, winner_));
            waiting[1].add(next, kingFreedom(after, winner_));
            seen.push_back({after, *place, move, false});
            if (isMated(after)) {
                retrace(seen, next);
                return Outcome::Found;
            }
        }
    }
}

void HelpmateSearch::retrace(const std::vector<Seen>& seen, std::size_t last) {
    line_.clear();
    for (std::size_t at = last; at != 0; at = seen[at].before)
        line_.push_back(seen[at].move);
    std::ranges::reverse(line_);
}

} // namespace rules::draws
