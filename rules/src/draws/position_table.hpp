// Positions that a search has seen, each with a number. Keys are compared exactly, never by hash alone.
// Use it for searches whose "no" must be certain.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "draws/packed_position.hpp"

namespace rules::draws {

class PositionTable {
  public:
    struct Entry {
        PackedPosition key;
        std::uint32_t round = 0; // 0: empty
        std::int32_t value = 0;
    };

    // Entries of earlier rounds count as not there.
    void beginRound() noexcept {
        ++round_;
        used_ = 0;
    }

    // The entry of this position in this round; a new one has the value `fresh`.
    Entry& at(const board::Position& position, std::int32_t fresh) {
        if (2 * used_ >= entries_.size()) grow();
        Entry& entry = find(PackedPosition(position), position.identityKey());
        if (entry.round != round_) {
            entry = {PackedPosition(position), round_, fresh};
            ++used_;
        }
        return entry;
    }

  private:
    static constexpr std::size_t firstSize = 1024;

    // Open addressing; the hash is kept out of the entry and made again when the table grows.
    Entry& find(const PackedPosition& key, std::uint64_t hash) noexcept {
        const std::size_t mask = entries_.size() - 1;
        for (std::size_t place = hash & mask;; place = (place + 1) & mask)
            if (entries_[place].round != round_ || entries_[place].key == key) return entries_[place];
    }

    void grow();

    std::vector<Entry> entries_;
    std::size_t used_ = 0;
    std::uint32_t round_ = 1;
};

} // namespace rules::draws
