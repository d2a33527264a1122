// The positions that a search has seen. They are compared exactly, never by hash alone.
// Use it for searches whose "no" must be certain.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "draws/packed_position.hpp"

namespace rules::draws {

class PositionTable {
  public:
    // False if it is there already.
    bool add(const board::Position& position) {
        if (2 * (used_ + 1) > places_.size()) grow();
        const PackedPosition key(position);
        PackedPosition& place = find(key);
        if (!place.empty()) return false;
        place = key;
        ++used_;
        return true;
    }

  private:
    static constexpr std::size_t firstSize = 1024;

    // Open addressing; the size is a power of two. The place of the key, or where it belongs.
    PackedPosition& find(const PackedPosition& key) noexcept {
        const std::size_t mask = places_.size() - 1;
        for (std::size_t place = key.hash() & mask;; place = (place + 1) & mask)
            if (places_[place].empty() || places_[place] == key) return places_[place];
    }

    void grow() {
        const auto old =
            std::exchange(places_, std::vector<PackedPosition>(std::max(firstSize, 2 * places_.size())));
        for (const PackedPosition& key : old)
            if (!key.empty()) find(key) = key;
    }

    std::vector<PackedPosition> places_;
    std::size_t used_ = 0;
};

} // namespace rules::draws
