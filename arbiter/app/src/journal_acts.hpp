// Undoing and redoing as acts: their warnings, and their words in the diary.
// They are about the journal as a whole, so they need the replay and not one section's state.
#pragma once

#include <string>
#include <vector>

#include "arbiter/app/warning.hpp"
#include "replay.hpp"

namespace arbiter::app {

// The warnings of any act: of undoing, of redoing (those of the acts themselves, asked again), or of what is
// done to a section.
[[nodiscard]] std::vector<Warning> warningsOfAct(const Replay& replay, const std::string& section,
                                                 const Action& action, const Consequence& consequence);

// The sentence of an entry, before it is taken in.
[[nodiscard]] rules::Text journalWords(const Replay& replay, const std::string& section,
                                       const Action& action);

} // namespace arbiter::app
