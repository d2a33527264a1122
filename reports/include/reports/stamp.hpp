// What every page of a document says about itself: round, edition, marks, time of printing.
// A builder fills it in; the caller adds the time. Headers, footers and the "provisional" mark come from it.
#pragma once

#include <compare>
#include <optional>
#include <string>

#include "pairing/model/numbers.hpp"
#include "pairing/model/player.hpp"
#include "rules/base/text.hpp"

namespace reports {

// A local date and time as a value; no writer looks at a clock.
struct Moment {
    pairing::PartialDate day;
    int hour = 0;
    int minute = 0;
    friend auto operator<=>(const Moment&, const Moment&) = default;
};

struct Stamp {
    std::optional<pairing::RoundNumber> round; // that the document is about, or after which it stands
    std::string edition;                       // of the rules: "2026"; empty where none applies
    bool provisional = false;                  // something that it shows may still change
    bool draft = false;                        // the round is not published
    bool changedByHand = false;                // boards of the round are not the engine's
    rules::Text mode{};                        // "Not in FIDE mode (…)"; empty in FIDE mode
    std::optional<Moment> printed{};
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

} // namespace reports
