// What is wrong with an input: place, what was found, what was expected, what to do.
// Readers collect all faults of an input into one Diagnostics; the caller shows them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/base/expected.hpp"
#include "rules/base/text.hpp"

namespace rules {

enum class Severity { Info, Warning, Error };

struct Diagnostic {
    Severity severity = Severity::Error;
    std::string code;          // stable name of the kind of fault, e.g. "trf.rating"; code may branch on it
    std::string source;        // file name, "-" for standard input, or empty
    std::optional<int> line;   // from 1
    std::optional<int> column; // in characters (code points), from 1
    Text message;              // what is wrong: one sentence part, without the place and a final full stop
    std::string found;         // the offending text as it stands there; may be empty
    Text expected;             // the form that would be right; may be empty
    Text advice;               // what to do; may be empty

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

// "open.trf:14:49: error: rating "21x0": expected four digits or blanks (…advice)".
[[nodiscard]] std::string toString(const Diagnostic& diagnostic, const Translator& translator = {});

class Diagnostics {
  public:
    void add(Diagnostic diagnostic) { items_.push_back(std::move(diagnostic)); }
    void append(const Diagnostics& others);
    [[nodiscard]] bool empty() const noexcept { return items_.empty(); }
    [[nodiscard]] bool hasErrors() const noexcept;
    [[nodiscard]] const std::vector<Diagnostic>& items() const noexcept { return items_; }

    // By source, line, column; faults without a place come first.
    void sortByPlace();

  private:
    std::vector<Diagnostic> items_;
};

// A value read with remarks (warnings, infos) that are no obstacle.
template <class T>
struct WithRemarks {
    T value;
    Diagnostics remarks;
};

} // namespace rules
