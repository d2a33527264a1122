// Reads a time control as people write it, word by word; a word that is not known is no time control.
// Only for time_control.cpp, which says what was expected.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/clock/time_control.hpp"

namespace rules::clock {

[[nodiscard]] std::optional<std::uint32_t> numberFrom(std::string_view text);
[[nodiscard]] std::vector<std::string_view> parts(std::string_view text, char separator);
// Of several periods only the last is without a number of moves; a single one may be either.
[[nodiscard]] bool isInOrder(const std::vector<Period>& periods);

class ControlWords {
  public:
    explicit ControlWords(std::string_view text);
    [[nodiscard]] std::optional<TimeControl> read() &&;

  private:
    [[nodiscard]] bool take(std::string_view word);
    [[nodiscard]] bool isFiller(std::string_view word);
    [[nodiscard]] bool unit(std::string_view word);
    [[nodiscard]] bool shorthand(std::string_view word);
    [[nodiscard]] bool period(std::string_view word);
    void settleNumber();

    std::vector<std::string_view> words_;
    TimeControl control_;
    std::optional<std::uint32_t> number_{}; // read, and its unit not yet
    std::optional<std::uint32_t> moves_{};  // of the period that comes next
    std::uint32_t extra_ = 0;
};

} // namespace rules::clock
