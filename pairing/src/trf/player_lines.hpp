// The 001 lines of a document in the order of their players, found by number.
// Everything that relates one player's line to another's goes through it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "pairing/trf/conversion.hpp"
#include "pairing/trf/document.hpp"
#include "trf/faults.hpp"
#include "trf/parsed.hpp"

namespace pairing::trf {

struct PlayerLine {
    const PlayerRecord* record = nullptr;
    const Line* line = nullptr;
    std::size_t lineNumber = 0;
    PairingNumber number; // the record's own, or the place among the 001 lines ("XXC rank")

    [[nodiscard]] RoundCell cell(std::size_t round) const { // from 0
        return round < record->cells.size() ? record->cells[round] : RoundCell{};
    }
    // Place of a round cell, and its text as it stands there.
    [[nodiscard]] Place placeOf(std::size_t round) const;
    [[nodiscard]] std::string textOf(std::size_t round) const;
};

class PlayerLines {
  public:
    // Reports lines that are too short, numbers that occur twice and gaps in the numbers.
    PlayerLines(const TrfDocument& document, const ConversionOptions& options, bool byPosition,
                Uncertain uncertain, Faults& faults);

    [[nodiscard]] const std::vector<PlayerLine>& all() const noexcept { return lines_; }
    // Index of the player with that number in the file.
    [[nodiscard]] std::optional<std::size_t> indexOf(PairingNumber numberInFile) const noexcept;

  private:
    void reportNumbers(const ConversionOptions& options, Faults& faults) const;

    std::vector<PlayerLine> lines_;    // by ascending number
    std::vector<std::uint16_t> index_; // by number in the file: index in lines_ plus one, 0 for nobody
};

} // namespace pairing::trf
