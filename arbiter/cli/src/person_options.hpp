// The options that describe a person: --title, --rating, --birth …
// Used by player add and player edit; only what is given is changed.
#pragma once

#include <optional>
#include <string>

#include "arbiter/app/person.hpp"
#include "failure.hpp"
#include "options.hpp"

namespace arbiter::cli {

class PersonOptions {
  public:
    void addTo(Options& options);
    [[nodiscard]] const std::optional<std::string>& fideId() const noexcept { return fideId_; }
    [[nodiscard]] bool empty() const;

    // The person with what was given; every wrong value is named.
    [[nodiscard]] Answer<app::Person> appliedTo(app::Person person) const;

  private:
    std::optional<std::string> name_;
    std::optional<std::string> title_;
    std::optional<std::string> sex_;
    std::optional<std::string> rating_;
    std::optional<std::string> federation_;
    std::optional<std::string> fideId_;
    std::optional<std::string> birth_;
    std::optional<std::string> club_;
};

} // namespace arbiter::cli
