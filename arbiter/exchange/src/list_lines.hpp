// A stream of bytes as lines, or as pieces between two marks, with the number of the line.
// Bounded: a line that does not end is cut, so that a file of another kind costs no memory.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/exchange/rating_list.hpp"

namespace arbiter::exchange {

class ListLines {
  public:
    explicit ListLines(ByteSource bytes)
        : bytes_(std::move(bytes))
        , buffer_(1U << 20U) {}

    // The next line without its end; nothing at the end. Valid until the next call.
    [[nodiscard]] rules::Expected<std::optional<std::string_view>, rules::Text> line();
    // From the next `from` to the `to` after it, both included; nothing if there is none any more.
    [[nodiscard]] rules::Expected<std::optional<std::string_view>, rules::Text> piece(std::string_view from,
                                                                                      std::string_view to);
    // The first bytes, without taking them.
    [[nodiscard]] rules::Expected<std::string_view, rules::Text> start(std::size_t count);

    [[nodiscard]] int number() const noexcept { return number_; } // of the line that was given
    [[nodiscard]] std::size_t bytesTaken() const noexcept { return taken_; }

  private:
    [[nodiscard]] rules::Expected<bool, rules::Text> readMore();
    [[nodiscard]] std::string_view rest() const {
        return std::string_view(buffer_.data() + begin_, end_ - begin_);
    }
    void take(std::size_t count);

    ByteSource bytes_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::size_t taken_ = 0;
    int number_ = 0;
    int next_ = 1;
    bool ended_ = false;
};

} // namespace arbiter::exchange
