#include "diary_cases.hpp"

namespace arbiter::app {

using rules::Text;
using rules::text;

// Acts on the journal have words of their own; see journal_acts.hpp.
Text sentence(const EventState&, const ActsUndone& action) {
    return text("undone from entry {} on", action.from);
}

Text sentence(const EventState&, const ActsRedone& action) {
    return text("redone from entry {} on", action.from);
}

Text sentence(const EventState&, const WarningGiven& action) {
    return text("not confirmed: {}", action.verb);
}

} // namespace arbiter::app
