#include "verify/completion.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace pairing::verify {
namespace {

// Edmonds' search for a largest matching, as the textbooks have it: a tree of alternating paths from one
// exposed vertex, odd circles shrunk to their base.
class LargestMatching {
  public:
    explicit LargestMatching(std::size_t vertices)
        : neighbours_(vertices)
        , mate_(vertices, none) {}

    void join(std::size_t one, std::size_t other) {
        neighbours_[one].push_back(other);
        neighbours_[other].push_back(one);
    }

    [[nodiscard]] bool coversAll() {
        for (std::size_t vertex = 0; vertex < mate_.size(); ++vertex)
            if (mate_[vertex] == none) takeFreeNeighbour(vertex);
        for (std::size_t vertex = 0; vertex < mate_.size(); ++vertex)
            if (mate_[vertex] == none && !augmentFrom(vertex)) return false;
        return true;
    }

  private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    void takeFreeNeighbour(std::size_t vertex) {
        for (const std::size_t other : neighbours_[vertex])
            if (mate_[other] == none) {
                mate_[vertex] = other;
                mate_[other] = vertex;
                return;
            }
    }

    [[nodiscard]] std::size_t commonBase(std::size_t one, std::size_t other) const {
        std::set<std::size_t> above;
        for (std::size_t vertex = base_[one];; vertex = base_[parent_[mate_[vertex]]]) {
            above.insert(vertex);
            if (mate_[vertex] == none) break;
        }
        std::size_t vertex = base_[other];
        while (!above.contains(vertex))
            vertex = base_[parent_[mate_[vertex]]];
        return vertex;
    }

    void markPath(std::size_t vertex, std::size_t base, std::size_t child, std::vector<char>& inCircle) {
        while (base_[vertex] != base) {
            inCircle[base_[vertex]] = inCircle[base_[mate_[vertex]]] = 1;
            parent_[vertex] = child;
            child = mate_[vertex];
            vertex = parent_[mate_[vertex]];
        }
    }

    void shrink(std::size_t one, std::size_t other, std::vector<std::size_t>& queue) {
        const std::size_t base = commonBase(one, other);
        std::vector<char> inCircle(mate_.size(), 0);
        markPath(one, base, other, inCircle);
        markPath(other, base, one, inCircle);
        for (std::size_t vertex = 0; vertex < mate_.size(); ++vertex)
            if (inCircle[base_[vertex]] != 0) {
                base_[vertex] = base;
                if (used_[vertex] == 0) {
                    used_[vertex] = 1;
                    queue.push_back(vertex);
                }
            }
    }

    bool augmentFrom(std::size_t root) {
        used_.assign(mate_.size(), 0);
        parent_.assign(mate_.size(), none);
        base_.resize(mate_.size());
        std::iota(base_.begin(), base_.end(), std::size_t{0});
        used_[root] = 1;
        std::vector<std::size_t> queue{root};
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const std::size_t vertex = queue[next];
            for (const std::size_t other : neighbours_[vertex]) {
                if (base_[vertex] == base_[other] || mate_[vertex] == other) continue;
                if (other == root || (mate_[other] != none && parent_[mate_[other]] != none)) {
                    shrink(vertex, other, queue);
                } else if (parent_[other] == none) {
                    parent_[other] = vertex;
                    if (mate_[other] == none) {
                        flip(other);
                        return true;
                    }
                    used_[mate_[other]] = 1;
                    queue.push_back(mate_[other]);
                }
            }
        }
        return false;
    }

    void flip(std::size_t end) {
        while (end != none) {
            const std::size_t before = parent_[end];
            const std::size_t further = mate_[before];
            mate_[end] = before;
            mate_[before] = end;
            end = further;
        }
    }

    std::vector<std::vector<std::size_t>> neighbours_;
    std::vector<std::size_t> mate_;
    std::vector<std::size_t> parent_;
    std::vector<std::size_t> base_;
    std::vector<char> used_;
};

} // namespace

Completion::Completion(const State& state)
    : state_(state) {
    std::vector<std::size_t> everybody(state.size());
    std::iota(everybody.begin(), everybody.end(), std::size_t{0});
    if (state.size() % 2 == 0) {
        exists_ = pairsOut(everybody);
        return;
    }
    if (state.edition() == RuleEdition::Fide2017) {
        exists_ = possible(everybody);
        return;
    }
    std::set<Points> scores;
    for (const std::size_t seat : everybody)
        if (!state[seat].entrant.byeBarred) scores.insert(state[seat].score());
    for (const Points score : scores) { // from the lowest
        byeScore_ = score;
        exists_ = possible(everybody);
        if (exists_) return;
    }
}

bool Completion::possible(std::span<const std::size_t> seats) const {
    const bool odd = seats.size() % 2 == 1;
    LargestMatching matching(seats.size() + (odd ? 1 : 0));
    for (std::size_t one = 0; one < seats.size(); ++one) {
        for (std::size_t other = one + 1; other < seats.size(); ++other)
            if (state_.legal(seats[one], seats[other])) matching.join(one, other);
        if (odd && mayHaveBye(seats[one])) matching.join(one, seats.size());
    }
    return matching.coversAll();
}

bool Completion::pairsOut(std::span<const std::size_t> seats, std::size_t apart) const {
    if (seats.size() % 2 == 1) return false;
    LargestMatching matching(seats.size());
    for (std::size_t one = 0; one < seats.size(); ++one)
        for (std::size_t other = std::max(one + 1, one < apart ? apart : 0); other < seats.size(); ++other)
            if (state_.legal(seats[one], seats[other])) matching.join(one, other);
    return matching.coversAll();
}

} // namespace pairing::verify
