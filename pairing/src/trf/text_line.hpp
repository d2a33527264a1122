// One line of a TRF, cut by columns that count characters and not bytes.
// Lines of plain ASCII cost nothing extra; others carry a table of where each character starts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pairing/trf/columns.hpp"
#include "trf/faults.hpp"

namespace pairing::trf {

// A piece of a line without the blanks around it, and the column of its first character.
struct Field {
    std::string_view text;
    int column = 0;
    [[nodiscard]] bool empty() const noexcept { return text.empty(); }
};

[[nodiscard]] constexpr bool isBlank(char letter) noexcept {
    return letter == ' ' || letter == '\t';
}
[[nodiscard]] constexpr bool isDigit(char letter) noexcept {
    return letter >= '0' && letter <= '9';
}
[[nodiscard]] constexpr bool isLetter(char letter) noexcept {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}
[[nodiscard]] constexpr char toUpper(char letter) noexcept {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}
[[nodiscard]] std::string_view trimmed(std::string_view text);
// Tabs inside a text count as blanks.
[[nodiscard]] std::string withoutTabs(std::string_view text);

class TextLine {
  public:
    // `text` is valid UTF-8 without line end; blanks and tabs at its end do not count.
    TextLine(std::string_view text, std::size_t number);

    [[nodiscard]] std::size_t number() const noexcept { return number_; }
    // In columns, without blanks at the end.
    [[nodiscard]] int length() const noexcept { return length_; }
    [[nodiscard]] Place at(int column) const noexcept { return {number_, column}; }
    [[nodiscard]] Place at(const Field& field) const noexcept { return {number_, field.column}; }

    // The characters of the columns as they stand there; shorter where the line ends.
    [[nodiscard]] std::string_view raw(Column column) const noexcept;
    // The same without the blanks around; for an empty field the column is the first one.
    [[nodiscard]] Field cut(Column column) const noexcept;
    // From the column to the end of the line.
    [[nodiscard]] Field rest(int fromColumn) const noexcept;
    // The pieces between blanks and tabs (and any of `alsoAt`) from the column on.
    [[nodiscard]] std::vector<Field> words(int fromColumn, std::string_view alsoAt = {}) const;
    // The column of a character of this line.
    [[nodiscard]] int columnOf(const char* character) const noexcept;

    [[nodiscard]] bool isBlankAt(int column) const noexcept;
    // The column of the first tab in front of the last character, or 0.
    [[nodiscard]] int firstTab() const noexcept;
    // The column of the first control character other than a tab, or 0.
    [[nodiscard]] int firstControl() const noexcept;

  private:
    [[nodiscard]] std::size_t byteOf(int column) const noexcept;

    std::string_view text_;
    std::size_t number_;
    int length_ = 0;
    bool plain_ = true;                 // printable ASCII only
    std::vector<std::uint32_t> starts_; // of every character; empty for ASCII
};

} // namespace pairing::trf
