// A PGN file of any size in pieces that hold whole games, so that memory stays small.
// Use it for every file of games; "-" is standard input.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "failure.hpp"

namespace arbiter::cli {

struct PgnPiece {
    std::string text;
    int firstLine = 1;
    // Behind this piece text was left out up to the next game: it holds no game, or a larger one than is
    // read.
    bool cutShort = false;
};

class PgnPieces {
  public:
    // No game is larger: six thousand moves with clocks and comments need half of one.
    static constexpr std::size_t largestGame = std::size_t{16} << 20U; // bytes

    // A file that is no text is refused.
    [[nodiscard]] static Answer<PgnPieces> open(const std::filesystem::path& file);

    PgnPieces(PgnPieces&&) noexcept;
    PgnPieces& operator=(PgnPieces&&) noexcept;
    ~PgnPieces();

    // Nothing behind the last piece.
    [[nodiscard]] Answer<std::optional<PgnPiece>> next();

    // How far the file has been read, and its size; 0 if that is not known.
    [[nodiscard]] std::uint64_t bytesRead() const noexcept;
    [[nodiscard]] std::uint64_t size() const noexcept;

  private:
    struct Inside;
    explicit PgnPieces(std::unique_ptr<Inside> inside);

    std::unique_ptr<Inside> inside_;
};

} // namespace arbiter::cli
