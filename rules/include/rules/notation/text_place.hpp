// Line and column of a byte in a text.
// Use it to give a fault its place; ask in rising order and it is quick.
#pragma once

#include <cstddef>
#include <string_view>

namespace rules::notation {

class TextPlaces {
  public:
    TextPlaces(std::string_view text, int firstLine)
        : text_(text)
        , line_(firstLine) {}

    struct Place {
        int line;
        int column; // in characters, from 1
    };
    // Precondition: not before the place asked for last.
    [[nodiscard]] Place at(std::size_t offset);

  private:
    std::string_view text_;
    std::size_t lineStart_ = 0;
    int line_;
};

} // namespace rules::notation
