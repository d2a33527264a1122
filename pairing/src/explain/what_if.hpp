// A field in which something is settled beforehand, to ask the engine what the rest would be.
// The settings only forbid meetings, so that every pairing of the changed field is one of the field itself.
#pragma once

#include <span>
#include <vector>

#include "explain/story.hpp"

namespace pairing::explain {

class WhatIf {
  public:
    explicit WhatIf(const Field& field);

    // The two meet each other or nobody.
    void fix(Rank one, Rank other);
    void fix(std::span<const std::pair<Rank, Rank>> pairs);
    // He gets the bye.
    void giveBye(Rank rank);
    // He meets one of these; no bye for him.
    void restrict(Rank rank, std::span<const Rank> opponents);
    void forbid(Rank one, Rank other);

    [[nodiscard]] std::optional<Story> answer() const;

  private:
    const Field& field_;
    std::vector<std::vector<Rank>> forbidden_; // added to the field's own; not sorted, not symmetric yet
    std::vector<char> closed_;                 // meets only `partner_`
    std::vector<std::optional<Rank>> partner_;
    std::vector<char> byeBarred_;
    std::optional<Rank> bye_;
};

} // namespace pairing::explain
