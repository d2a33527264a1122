// The order of names as the rules of a language have it: accents inside the alphabet, Chinese by sound or by
// strokes, "SK 2" before "SK 10". Use it wherever people read a list by name.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "reports/language.hpp"

namespace reports {

class NameOrder {
  public:
    explicit NameOrder(Language language);
    NameOrder(NameOrder&&) noexcept;
    ~NameOrder();

    // Bytes that compare as the names do. "Family, Given": the family name decides first.
    [[nodiscard]] std::string keyOf(std::string_view name) const;

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace reports
