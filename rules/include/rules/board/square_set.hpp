// A set of squares, one bit each.
// Use it for everything that is true of several squares: pieces, attacks, pins, castling rooks.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/board/square.hpp"

namespace rules::board {

class SquareSet {
  public:
    class Iterator {
      public:
        using value_type = Square;
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint64_t rest) noexcept
            : rest_(rest) {}
        constexpr Square operator*() const noexcept { return squareAt(lowest(rest_)); }
        constexpr Iterator& operator++() noexcept {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) noexcept {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint64_t rest_ = 0;
    };

    constexpr SquareSet() = default;
    constexpr explicit SquareSet(std::uint64_t bits) noexcept
        : bits_(bits) {}
    constexpr explicit SquareSet(Square square) noexcept
        : bits_(std::uint64_t{1} << index(square)) {}

    [[nodiscard]] static constexpr SquareSet all() noexcept { return SquareSet(~std::uint64_t{0}); }
    [[nodiscard]] static constexpr SquareSet of(File file) noexcept {
        return SquareSet(std::uint64_t{0x0101010101010101} << static_cast<unsigned>(file));
    }
    [[nodiscard]] static constexpr SquareSet of(Rank rank) noexcept {
        return SquareSet(std::uint64_t{0xFF} << (static_cast<unsigned>(rank) * 8U));
    }

    [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
    [[nodiscard]] constexpr bool single() const noexcept { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
    [[nodiscard]] constexpr bool several() const noexcept { return (bits_ & (bits_ - 1)) != 0; }
    [[nodiscard]] constexpr unsigned count() const noexcept {
        return static_cast<unsigned>(std::popcount(bits_));
    }
    [[nodiscard]] constexpr bool contains(Square square) const noexcept {
        return ((bits_ >> index(square)) & 1U) != 0;
    }
    // Precondition: not empty.
    [[nodiscard]] constexpr Square first() const noexcept { return squareAt(lowest(bits_)); }

    [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator(0); }

    // All squares moved one step towards rank 8, rank 1, the h-file or the a-file; what leaves the board is
    // gone.
    [[nodiscard]] constexpr SquareSet up() const noexcept { return SquareSet(bits_ << 8U); }
    [[nodiscard]] constexpr SquareSet down() const noexcept { return SquareSet(bits_ >> 8U); }
    [[nodiscard]] constexpr SquareSet right() const noexcept {
        return SquareSet((bits_ << 1U) & ~std::uint64_t{0x0101010101010101});
    }
    [[nodiscard]] constexpr SquareSet left() const noexcept {
        return SquareSet((bits_ >> 1U) & ~std::uint64_t{0x8080808080808080});
    }

    constexpr SquareSet& operator|=(SquareSet other) noexcept {
        bits_ |= other.bits_;
        return *this;
    }
    constexpr SquareSet& operator&=(SquareSet other) noexcept {
        bits_ &= other.bits_;
        return *this;
    }
    constexpr SquareSet& operator^=(SquareSet other) noexcept {
        bits_ ^= other.bits_;
        return *this;
    }
    // Without the squares of the other set.
    constexpr SquareSet& operator-=(SquareSet other) noexcept {
        bits_ &= ~other.bits_;
        return *this;
    }
    friend constexpr SquareSet operator|(SquareSet a, SquareSet b) noexcept { return a |= b; }
    friend constexpr SquareSet operator&(SquareSet a, SquareSet b) noexcept { return a &= b; }
    friend constexpr SquareSet operator^(SquareSet a, SquareSet b) noexcept { return a ^= b; }
    friend constexpr SquareSet operator-(SquareSet a, SquareSet b) noexcept { return a -= b; }
    friend constexpr SquareSet operator~(SquareSet set) noexcept { return SquareSet(~set.bits_); }
    friend constexpr bool operator==(SquareSet, SquareSet) = default;

  private:
    static constexpr std::size_t lowest(std::uint64_t bits) noexcept {
        return static_cast<std::size_t>(std::countr_zero(bits));
    }

    std::uint64_t bits_ = 0;
};

inline constexpr SquareSet lightSquares(0x55AA55AA55AA55AA);

} // namespace rules::board
