// Collects the faults of one file; every fault gets the file's name and its place.
// Used by reader and conversion.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "rules/base/diagnostics.hpp"

namespace pairing::trf {

struct Place {
    std::size_t line = 0; // 0: the file as a whole
    int column = 0;       // 0: the line as a whole
};

// What to say of a place; parts that do not apply stay empty.
struct Fault {
    std::string code;
    rules::Text message;
    std::string found{};
    rules::Text expected{};
    rules::Text advice{};
};

class Faults {
  public:
    explicit Faults(std::string source)
        : source_(std::move(source)) {}

    void error(Place place, Fault fault) { add(rules::Severity::Error, place, std::move(fault)); }
    void warning(Place place, Fault fault) { add(rules::Severity::Warning, place, std::move(fault)); }
    void info(Place place, Fault fault) { add(rules::Severity::Info, place, std::move(fault)); }
    // An error, or a warning where the user asked for leniency.
    void errorUnless(bool lenient, Place place, Fault fault) {
        add(lenient ? rules::Severity::Warning : rules::Severity::Error, place, std::move(fault));
    }

    [[nodiscard]] bool anyError() const noexcept { return errors_ > 0; }
    [[nodiscard]] std::size_t errors() const noexcept { return errors_; }
    // In the order of their places.
    [[nodiscard]] rules::Diagnostics take() {
        found_.sortByPlace();
        return std::move(found_);
    }

  private:
    void add(rules::Severity severity, Place place, Fault fault);

    std::string source_;
    rules::Diagnostics found_;
    std::size_t errors_ = 0;
};

} // namespace pairing::trf
