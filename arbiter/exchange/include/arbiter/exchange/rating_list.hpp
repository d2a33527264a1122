// FIDE's rating lists as streams of players: combined or of one type, TXT or XML, also in their ZIP.
// A list of two million players is never in memory as a whole. Lists of one's own: see own_list.hpp.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/exchange/listed_player.hpp"
#include "arbiter/exchange/rate_of_play.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::exchange {

// A month of a list, "2026-10".
[[nodiscard]] std::optional<std::string> listMonthFrom(std::string_view text);

struct ListFacts {
    std::string month;             // from the header or the file's name; empty: it does not say
    std::vector<RateOfPlay> rates; // whose ratings it has
    std::size_t players = 0;       // read so far
    std::size_t passedOver = 0;    // lines that could not be read
    std::optional<rules::Diagnostic> firstPassedOver;
};

// Gives the next bytes; 0 at the end; or the reason why there are no more.
using ByteSource = std::function<rules::Expected<std::size_t, rules::Text>(std::span<char>)>;

class RatingListReader {
  public:
    // `source` is the file's name, for messages and for what it says about month and type.
    RatingListReader(ByteSource bytes, std::string source);
    RatingListReader(RatingListReader&&) noexcept;
    ~RatingListReader();

    // The file itself, or the list in a ZIP archive.
    [[nodiscard]] static rules::Expected<RatingListReader, rules::Diagnostic>
    open(const std::filesystem::path& file);

    // The next player; nothing at the end. A line that cannot be read is counted and passed over; a file that
    // is no list, or breaks off, is a fault.
    [[nodiscard]] rules::Expected<std::optional<ListedPlayer>, rules::Diagnostic> next();
    [[nodiscard]] const ListFacts& facts() const;
    // 0 to 1, as far as the size of the file tells.
    [[nodiscard]] double progress() const;

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace arbiter::exchange
