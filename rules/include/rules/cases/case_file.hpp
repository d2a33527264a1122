// Files of rules cases: fenced blocks of "key: value" lines, each a situation at the board and its right
// ruling. Use it to read such a file for tests and for the verb that decides cases.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/base/diagnostics.hpp"

namespace rules::cases {

// The keys: id game variant mode rules fen moves event result time duty art check why v.
class RulesCase {
  public:
    struct Field {
        std::string key;
        std::string value;
        int line;
        int column; // of the value

        friend bool operator==(const Field&, const Field&) = default;
    };

    RulesCase(std::vector<Field> fields, int line)
        : fields_(std::move(fields))
        , line_(line) {}

    [[nodiscard]] const Field* find(std::string_view key) const;
    // The value, or what stands for a missing one: the defaults of the format, else an empty text.
    [[nodiscard]] std::string_view value(std::string_view key) const;
    [[nodiscard]] std::string_view id() const { return value("id"); }
    [[nodiscard]] const std::vector<Field>& fields() const { return fields_; }
    // The line of the opening fence, from 1.
    [[nodiscard]] int line() const { return line_; }

  private:
    std::vector<Field> fields_;
    int line_;
};

// Text outside of ```case blocks is decoration. All faults at once, with line and column.
[[nodiscard]] Expected<std::vector<RulesCase>, Diagnostics> readCases(std::string_view text,
                                                                      std::string_view source = {});
// What readCases reads back: only the blocks.
[[nodiscard]] std::string writeCases(const std::vector<RulesCase>& cases);

} // namespace rules::cases
