// A square matrix of bits, and sets of indices as bits.
// Use it for "may these two be matched" where a graph is dense and large.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pairing::matching {

using Vertex = std::uint32_t;

class VertexSet {
  public:
    VertexSet() = default;
    explicit VertexSet(std::size_t size)
        : words_((size + 63) / 64, 0) {}

    void insert(Vertex vertex) { words_[vertex / 64] |= bit(vertex); }
    void erase(Vertex vertex) { words_[vertex / 64] &= ~bit(vertex); }
    void clear() { words_.assign(words_.size(), 0); }
    [[nodiscard]] bool contains(Vertex vertex) const { return (words_[vertex / 64] & bit(vertex)) != 0; }
    [[nodiscard]] std::span<const std::uint64_t> words() const { return words_; }
    [[nodiscard]] std::span<std::uint64_t> words() { return words_; }

    static constexpr std::uint64_t bit(Vertex vertex) { return std::uint64_t{1} << (vertex % 64); }

  private:
    std::vector<std::uint64_t> words_;
};

class BitMatrix {
  public:
    BitMatrix() = default;
    explicit BitMatrix(std::size_t size)
        : words_((size + 63) / 64)
        , bits_(size * words_, 0) {}

    [[nodiscard]] bool test(Vertex row, Vertex column) const {
        return (bits_[row * words_ + column / 64] & VertexSet::bit(column)) != 0;
    }
    void set(Vertex row, Vertex column) { bits_[row * words_ + column / 64] |= VertexSet::bit(column); }
    void reset(Vertex row, Vertex column) { bits_[row * words_ + column / 64] &= ~VertexSet::bit(column); }
    void setBoth(Vertex one, Vertex other) {
        set(one, other);
        set(other, one);
    }
    [[nodiscard]] std::span<std::uint64_t> row(Vertex row) { return {bits_.data() + row * words_, words_}; }
    [[nodiscard]] std::span<const std::uint64_t> row(Vertex row) const {
        return {bits_.data() + row * words_, words_};
    }

  private:
    std::size_t words_ = 0;
    std::vector<std::uint64_t> bits_;
};

// Calls `visit(vertex)` for every bit set in `words`, ascending; stops when it returns true and tells so.
template <class Visit>
bool anyBit(std::uint64_t bits, std::size_t wordIndex, Visit&& visit) {
    while (bits != 0) {
        const auto vertex =
            static_cast<Vertex>(wordIndex * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
        bits &= bits - 1;
        if (visit(vertex)) return true;
    }
    return false;
}

} // namespace pairing::matching
