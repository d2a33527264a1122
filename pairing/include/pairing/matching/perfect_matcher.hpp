// Maximum-weight perfect matching in a general graph, with restarts from an earlier solution.
// Primal-dual method with blossoms (Edmonds; O(n^2) per search). Knows numbers only; its duals certify it.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "pairing/matching/first_pairs.hpp"
#include "pairing/matching/matching_state.hpp"

namespace pairing::matching {

// One run of the method. A run starts from a MatchingState: pairs that are allowed and tight are kept,
// everybody else is exposed; searches start from all exposed vertices at once until none is left.
//
// Invariants (all quantities doubled, so that they stay integers): with y the duals of vertices and z >= 0
// those of blossoms, slack(a, b) = y_a + y_b - 2 w(a, b) plus the z of the blossoms around both is >= 0 on
// every allowed edge, and 0 on matched edges and on edges inside blossoms. Hence twice the weight of any
// perfect matching is at most the dual value, which is reached when all are matched.
template <class Weight>
class MatchingRun {
  public:
    MatchingRun(const ClassGraph<Weight>& graph, const MatchingState<Weight>& start)
        : graph_(graph)
        , n_(static_cast<Node>(graph.size))
        , active_(start.active)
        , y_(start.duals)
        , mate_(start.mates)
        , topOf_(n_)
        , bestFrom_(n_, noVertex)
        , bestKey_(n_, Weight{0})
        , outer_(graph.size)
        , keyOfClass_(graph.classes, Weight{0})
        , nodes_(n_)
        , seen_(n_, 0) {
        for (Node v = 0; v < n_; ++v) {
            topOf_[v] = v;
            nodes_[v].base = v;
            if (active_.contains(v)) vertices_.push_back(v);
        }
        for (const Vertex v : vertices_) {
            const Vertex partner = mate_[v];
            if (partner == noVertex || partner < v) continue;
            const bool keep = active_.contains(partner) && graph_.allowed.test(v, partner) &&
                              y_[v] + y_[partner] == twice(graph_.weight(v, partner));
            if (!keep) {
                if (active_.contains(partner)) mate_[partner] = noVertex;
                mate_[v] = noVertex;
            }
        }
        for (const Vertex v : vertices_) {
            if (mate_[v] == noVertex || !active_.contains(mate_[v])) {
                mate_[v] = noVertex;
                ++exposed_;
                // All trees grow from even duals, so that half a slack between two trees is an integer.
                if (isOdd(y_[v])) y_[v] += Weight{1};
            }
        }
        measureReach();
    }

    // Matches everybody at maximum weight; false if there is no perfect matching.
    [[nodiscard]] bool solve() {
        if (vertices_.size() % 2 != 0) return false;
        if (overflowed_) return false;
        exposed_ -= 2 * FirstPairs<Weight>(graph_, active_, vertices_, y_, mate_).match();
        while (exposed_ > 0)
            if (!searchOnce()) return false;
        return true;
    }

    void store(MatchingState<Weight>& state) {
        state.oddSets.clear();
        for (Node b = n_; b < nodeCount(); ++b) {
            if (!blossom(b).alive || blossom(b).z == Weight{0}) continue;
            VertexSet members(graph_.size);
            forEachVertex(b, [&](Vertex v) { members.insert(v); });
            state.oddSets.push_back({std::move(members), blossom(b).z});
        }
        for (const Vertex v : vertices_) {
            state.mates[v] = mate_[v];
            state.duals[v] = y_[v];
        }
    }

    [[nodiscard]] std::size_t searches() const { return searches_; }

    // The duals came close to the limit of the type: the answer is worth nothing, a wider type is needed.
    [[nodiscard]] bool overflowed() const { return overflowed_; }

  private:
    using Node = std::uint32_t; // a vertex, or a blossom from n_ on
    enum class Label : std::uint8_t { Free, Outer, Inner };

    struct NodeState {
        Node parent = noVertex; // the blossom around it
        Vertex base = 0;
        Label label = Label::Free;
        Vertex entryFrom = noVertex; // an inner node was reached over this edge, from an outer vertex …
        Vertex entryTo = noVertex;   // … to this vertex inside
    };
    struct Edge {
        Vertex from;
        Vertex to;
    };
    struct Blossom {
        std::vector<Node> children; // a cycle of odd length; the first holds the base
        std::vector<Edge> edges;    // edges[k] leads from children[k] to the next child
        Weight z{0};
        bool alive = false;
    };

    static Weight twice(const Weight& weight) { return weight + weight; }
    [[nodiscard]] Node nodeCount() const { return static_cast<Node>(nodes_.size()); }
    [[nodiscard]] Blossom& blossom(Node b) { return blossoms_[b - n_]; }
    [[nodiscard]] bool isBlossom(Node node) const { return node >= n_; }
    [[nodiscard]] bool isTop(Node node) const { return nodes_[node].parent == noVertex; }

    // ---- duals -------------------------------------------------------------------------------------------
    // While a search runs, the duals of labelled vertices move together. They are stored as what does not
    // move: an outer vertex' true dual is y - moved, an inner one's y + moved, a free one's y; for blossoms z
    // + 2 moved (outer) and z - 2 moved (inner). A change of all duals is then a change of one number.

    [[nodiscard]] Weight trueDual(Vertex v) const {
        switch (nodes_[topOf_[v]].label) {
        case Label::Outer:
            return y_[v] - moved_;
        case Label::Inner:
            return y_[v] + moved_;
        case Label::Free:
            break;
        }
        return y_[v];
    }

    void relabel(Node node, Label label) {
        const auto shiftOf = [&](Label of) {
            return of == Label::Outer ? moved_ : of == Label::Inner ? Weight(-moved_) : Weight{0};
        };
        const Weight shift = shiftOf(label) - shiftOf(nodes_[node].label);
        forEachVertex(node, [&](Vertex v) {
            y_[v] += shift;
            if (label == Label::Outer) {
                outer_.insert(v);
                queue_.push_back(v);
            }
        });
        if (isBlossom(node)) blossom(node).z -= twice(shift);
        nodes_[node].label = label;
    }

    template <class Visit>
    void forEachVertex(Node node, const Visit& visit) {
        if (!isBlossom(node)) return visit(node);
        for (const Node child : blossom(node).children)
            forEachVertex(child, visit);
    }

    void setTop(Node node, Node top) {
        forEachVertex(node, [&](Vertex v) { topOf_[v] = top; });
    }

    // No dual of a vertex or blossom leaves [-reach, reach], where reach grows by twice each step; the sum of
    // all duals is at most n times that. As long as this bound is safe, so is every quantity computed here.
    void measureReach() {
        for (const Vertex v : vertices_)
            reach_ = std::max({reach_, y_[v], Weight(-y_[v])});
        for (const Weight& weight : graph_.table)
            reach_ = std::max({reach_, twice(weight), Weight(-twice(weight))});
        if (limit_) *limit_ = *limit_ / Weight(static_cast<std::int64_t>(vertices_.size() + 1));
        overflowed_ = limit_ && reach_ > *limit_;
    }

    // ---- one search: until a path between two exposed vertices is found

    bool searchOnce() {
        ++searches_;
        beginSearch();
        while (true) {
            while (next_ < queue_.size())
                if (scan(queue_[next_++])) return endSearch();
            queue_.clear();
            next_ = 0;
            switch (moveDuals()) {
            case Step::Stuck:
                return false;
            case Step::Augmented:
                return endSearch();
            case Step::GoOn:
                break;
            }
        }
    }

    void beginSearch() {
        for (Node b = n_; b < nodeCount(); ++b)
            if (blossom(b).alive && isTop(b)) dropIfEmpty(b);
        std::ranges::fill(bestFrom_, noVertex);
        outer_.clear();
        queue_.clear();
        next_ = 0;
        moved_ = Weight{0};
        for (const Vertex v : vertices_)
            if (mate_[nodes_[topOf_[v]].base] == noVertex && nodes_[topOf_[v]].label == Label::Free)
                relabel(topOf_[v], Label::Outer);
    }

    bool endSearch() {
        exposed_ -= 2;
        for (const Vertex v : vertices_)
            releaseLabel(topOf_[v]);
        return true;
    }

    void releaseLabel(Node top) {
        if (nodes_[top].label == Label::Free) return;
        relabel(top, Label::Free);
        nodes_[top].entryFrom = nodes_[top].entryTo = noVertex;
    }

    void dropIfEmpty(Node b) {
        if (blossom(b).z != Weight{0}) return;
        const std::vector<Node> children = takeApart(b);
        for (const Node child : children)
            if (isBlossom(child)) dropIfEmpty(child);
    }

    // Looks at all edges of an outer vertex; true when an augmenting path was found and used.
    bool scan(Vertex u) {
        const std::size_t ownClass = graph_.classOf[u];
        for (std::size_t c = 0; c < graph_.classes; ++c)
            keyOfClass_[c] = y_[u] - twice(graph_.between(ownClass, c));
        const auto row = graph_.allowed.row(u);
        const auto active = active_.words();
        const bool plain = graph_.plain();
        for (std::size_t word = 0; word < row.size(); ++word) {
            const bool augmented = anyBit(row[word] & active[word], word, [&](Vertex v) {
                const Node top = topOf_[v];
                if (top == topOf_[u]) return false;
                Weight key = keyOfClass_[graph_.classOf[v]];
                if (!plain) key -= twice(graph_.extra(u, v));
                if (bestFrom_[v] == noVertex || key < bestKey_[v]) {
                    bestFrom_[v] = u;
                    bestKey_[v] = key;
                }
                switch (nodes_[top].label) {
                case Label::Free:
                    if (key + y_[v] == moved_) grow(u, v);
                    return false;
                case Label::Outer:
                    return key + y_[v] == twice(moved_) && join(u, v);
                case Label::Inner:
                    return false;
                }
                return false;
            });
            if (augmented) return true;
        }
        return false;
    }

    // A tight edge from outer u to free v: v's node becomes inner, the node it is matched to outer.
    void grow(Vertex u, Vertex v) {
        const Node inner = topOf_[v];
        relabel(inner, Label::Inner);
        nodes_[inner].entryFrom = u;
        nodes_[inner].entryTo = v;
        relabel(topOf_[mate_[nodes_[inner].base]], Label::Outer);
    }

    // A tight edge between two outer nodes: an augmenting path (true) or a new blossom (false).
    bool join(Vertex u, Vertex v) {
        const Node meeting = commonAncestor(topOf_[u], topOf_[v]);
        if (meeting != noVertex) {
            shrink(u, v, meeting);
            return false;
        }
        augmentFrom(u, v);
        augmentFrom(v, u);
        return true;
    }

    // The inner node between an outer node and its parent in the tree; noVertex at a root.
    [[nodiscard]] Node innerAbove(Node outer) const {
        const Vertex partner = mate_[nodes_[outer].base];
        return partner == noVertex ? noVertex : topOf_[partner];
    }
    [[nodiscard]] Node parentOf(Node outer) const {
        const Node inner = innerAbove(outer);
        return inner == noVertex ? noVertex : topOf_[nodes_[inner].entryFrom];
    }

    [[nodiscard]] Node commonAncestor(Node one, Node other) {
        ++seenMark_;
        while (one != noVertex || other != noVertex) {
            if (one != noVertex) {
                if (seen_[one] == seenMark_) return one;
                seen_[one] = seenMark_;
                one = parentOf(one);
            }
            std::swap(one, other);
        }
        return noVertex;
    }

    // ---- blossoms

    [[nodiscard]] Node newBlossom() {
        if (!unusedBlossoms_.empty()) {
            const Node b = unusedBlossoms_.back();
            unusedBlossoms_.pop_back();
            nodes_[b] = NodeState{};
            return b;
        }
        nodes_.emplace_back();
        seen_.push_back(0);
        blossoms_.emplace_back();
        return nodeCount() - 1;
    }

    // The path from `outer` up to below `meeting`, as the children of a blossom and the edges between them,
    // each edge leading from the child named before it towards the meeting.
    void collectPath(Node outer, Node meeting, std::vector<Node>& path, std::vector<Edge>& upwards) const {
        while (outer != meeting) {
            const Node inner = innerAbove(outer);
            const Vertex base = nodes_[outer].base;
            path.push_back(outer);
            upwards.push_back({base, mate_[base]});
            path.push_back(inner);
            upwards.push_back({nodes_[inner].entryTo, nodes_[inner].entryFrom});
            outer = topOf_[nodes_[inner].entryFrom];
        }
    }

    void shrink(Vertex u, Vertex v, Node meeting) {
        std::vector<Node> left, right;
        std::vector<Edge> leftUp, rightUp;
        collectPath(topOf_[u], meeting, left, leftUp);
        collectPath(topOf_[v], meeting, right, rightUp);
        const Node b = newBlossom();
        Blossom& made = blossom(b);
        made.children.assign(1, meeting);
        made.edges.clear();
        // Down the left path, across (u, v), and up the right one.
        for (std::size_t k = left.size(); k-- > 0;) {
            made.edges.push_back({leftUp[k].to, leftUp[k].from});
            made.children.push_back(left[k]);
        }
        made.edges.push_back({u, v});
        for (std::size_t k = 0; k < right.size(); ++k) {
            made.children.push_back(right[k]);
            made.edges.push_back(rightUp[k]);
        }
        made.alive = true;
        for (const Node child : made.children) {
            if (nodes_[child].label == Label::Inner) relabel(child, Label::Outer);
            if (isBlossom(child)) blossom(child).z += twice(moved_); // its true dual, which no longer moves
            nodes_[child].parent = b;
        }
        nodes_[b].base = nodes_[meeting].base;
        nodes_[b].label = Label::Outer;
        made.z = -twice(moved_); // a true dual of 0
        setTop(b, b);
    }

    // Removes a blossom from around its children, which become top nodes without a label.
    std::vector<Node> takeApart(Node b) {
        std::vector<Node> children = std::move(blossom(b).children);
        for (const Node child : children) {
            nodes_[child].parent = noVertex;
            nodes_[child].label = Label::Free;
            nodes_[child].entryFrom = nodes_[child].entryTo = noVertex;
            setTop(child, child);
        }
        blossom(b) = Blossom{};
        unusedBlossoms_.push_back(b);
        return children;
    }

    // An inner blossom whose dual has come down to 0: the even part of its cycle between the entry and the
    // base stays in the tree, the rest is set free.
    void expand(Node b) {
        const Edge entry{nodes_[b].entryFrom, nodes_[b].entryTo};
        const std::vector<Edge> edges = blossom(b).edges;
        relabel(b, Label::Free);
        const std::size_t first = childHolding(b, entry.to);
        const std::vector<Node> children = takeApart(b);
        const std::size_t count = children.size();

        // From the entry the matched edge leads forward from odd places and backward from even ones.
        const bool forward = first % 2 == 1;
        std::size_t place = first;
        Edge into = entry;
        while (true) {
            relabel(children[place], Label::Inner);
            nodes_[children[place]].entryFrom = into.from;
            nodes_[children[place]].entryTo = into.to;
            if (place == 0) break;
            const std::size_t outer = forward ? place + 1 : place - 1;
            relabel(children[outer], Label::Outer);
            const std::size_t after = forward ? (outer + 1) % count : outer - 1;
            into = forward ? edges[outer] : Edge{edges[after].to, edges[after].from};
            place = after;
        }
    }

    [[nodiscard]] std::size_t childHolding(Node b, Vertex v) {
        Node child = v;
        while (nodes_[child].parent != b)
            child = nodes_[child].parent;
        const auto& children = blossom(b).children;
        return static_cast<std::size_t>(std::ranges::find(children, child) - children.begin());
    }

    // ---- augmenting

    // Matches `vertex` (in an outer node) to `partner` and flips the tree path from there to its root.
    void augmentFrom(Vertex vertex, Vertex partner) {
        while (true) {
            const Node outer = topOf_[vertex];
            const Vertex oldPartner = mate_[nodes_[outer].base];
            rebase(outer, vertex);
            mate_[vertex] = partner;
            if (oldPartner == noVertex) return;
            const Node inner = topOf_[oldPartner];
            const Vertex to = nodes_[inner].entryTo;
            const Vertex from = nodes_[inner].entryFrom;
            rebase(inner, to);
            mate_[to] = from;
            vertex = from;
            partner = to;
        }
    }

    // Rematches the inside of a node so that `base` is the vertex left to be matched outside.
    void rebase(Node node, Vertex base) {
        nodes_[node].base = base;
        if (!isBlossom(node)) return;
        const std::size_t place = childHolding(node, base);
        Blossom& cycle = blossom(node);
        const std::size_t count = cycle.children.size();
        rebase(cycle.children[place], base);
        const auto matchAcross = [&](std::size_t edge) {
            const Edge across = blossom(node).edges[edge];
            rebase(blossom(node).children[edge], across.from);
            rebase(blossom(node).children[(edge + 1) % count], across.to);
            mate_[across.from] = across.to;
            mate_[across.to] = across.from;
        };
        if (place % 2 == 1)
            for (std::size_t edge = place + 1; edge < count; edge += 2)
                matchAcross(edge);
        else
            for (std::size_t edge = place; edge >= 2; edge -= 2)
                matchAcross(edge - 2);
        const auto offset = static_cast<std::ptrdiff_t>(place);
        std::rotate(cycle.children.begin(), cycle.children.begin() + offset, cycle.children.end());
        std::rotate(cycle.edges.begin(), cycle.edges.begin() + offset, cycle.edges.end());
    }

    // ---- moving the duals

    enum class Step { GoOn, Augmented, Stuck };

    // The cheapest edge from another outer node to an outer vertex; after a shrink the one on record may have
    // become an inner edge and has to be looked for again.
    void refreshBest(Vertex v) {
        if (bestFrom_[v] == noVertex || topOf_[bestFrom_[v]] != topOf_[v]) return;
        bestFrom_[v] = noVertex;
        const auto row = graph_.allowed.row(v);
        const auto outer = outer_.words();
        for (std::size_t word = 0; word < row.size(); ++word)
            anyBit(row[word] & outer[word], word, [&](Vertex u) {
                if (topOf_[u] == topOf_[v]) return false;
                Weight key = y_[u] - twice(graph_.weight(u, v));
                if (bestFrom_[v] == noVertex || key < bestKey_[v]) {
                    bestFrom_[v] = u;
                    bestKey_[v] = std::move(key);
                }
                return false;
            });
    }

    // Moves the duals by the largest step that keeps every slack and every blossom's dual at 0 or above, then
    // uses all edges and blossoms that have come to 0.
    Step moveDuals() {
        std::optional<Weight> least;
        const auto consider = [&](Weight step) {
            if (!least || step < *least) least = std::move(step);
        };
        for (const Vertex v : vertices_) {
            const Label label = nodes_[topOf_[v]].label;
            if (label == Label::Outer) refreshBest(v);
            if (bestFrom_[v] == noVertex) continue;
            if (label == Label::Free) consider(bestKey_[v] + y_[v] - moved_);
            if (label == Label::Outer) consider(halfOf(Weight(bestKey_[v] + y_[v] - twice(moved_))));
        }
        for (Node b = n_; b < nodeCount(); ++b)
            if (blossom(b).alive && isTop(b) && nodes_[b].label == Label::Inner)
                consider(halfOf(Weight(blossom(b).z - twice(moved_))));
        if (!least) return Step::Stuck;
        reach_ += twice(*least);
        if (limit_ && reach_ > *limit_) {
            overflowed_ = true;
            return Step::Stuck;
        }
        moved_ += *least;
        return useTightEdges();
    }

    Step useTightEdges() {
        for (const Vertex v : vertices_) {
            const Vertex u = bestFrom_[v];
            if (u == noVertex || topOf_[u] == topOf_[v]) continue;
            const Label label = nodes_[topOf_[v]].label;
            if (label == Label::Free && bestKey_[v] + y_[v] == moved_) grow(u, v);
            if (label == Label::Outer && bestKey_[v] + y_[v] == twice(moved_) && join(u, v))
                return Step::Augmented;
        }
        for (Node b = n_; b < nodeCount(); ++b)
            if (blossom(b).alive && isTop(b) && nodes_[b].label == Label::Inner &&
                blossom(b).z == twice(moved_))
                expand(b);
        return Step::GoOn;
    }

    const ClassGraph<Weight>& graph_;
    Node n_;
    VertexSet active_;
    std::vector<Vertex> vertices_; // the active ones
    std::vector<Weight> y_;
    std::vector<Vertex> mate_;
    std::vector<Node> topOf_;
    std::vector<Vertex>
        bestFrom_; // outer vertex with the cheapest edge to this one, seen from its node's outside
    std::vector<Weight> bestKey_; // y of that outer vertex (as stored) - 2 weight
    VertexSet outer_;
    std::vector<Weight> keyOfClass_;
    std::vector<NodeState> nodes_;
    std::vector<Blossom> blossoms_;
    std::vector<Node> unusedBlossoms_;
    std::vector<std::uint32_t> seen_;
    std::uint32_t seenMark_ = 0;
    std::vector<Vertex> queue_;
    std::size_t next_ = 0;
    Weight moved_{0};
    std::int64_t exposed_ = 0;
    std::size_t searches_ = 0;
    Weight reach_{0};
    std::optional<Weight> limit_ = largestSafe<Weight>();
    bool overflowed_ = false;
};

} // namespace pairing::matching
