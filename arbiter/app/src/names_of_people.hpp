// Names as text: comparing them as people do, and naming a player of an event in a sentence.
// Use it for the initial order, for duplicates and in messages.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/app/event_state.hpp"

namespace arbiter::app {

// Without case, accents and width, so that "MÜLLER" equals "müller" and sorts beside "Muller". The same on
// every machine, whatever its language. Text that is not UTF-8 is compared as it stands.
[[nodiscard]] std::string folded(std::string_view name);

// UTF-8 without control characters.
[[nodiscard]] bool isPlainText(std::string_view text);

// As it stands, with a replacement character for each byte or character that is no plain text: for names of
// files and users, which need not be UTF-8.
[[nodiscard]] std::string madePlain(std::string_view text);

// "Müller, Hans (no. 7)".
[[nodiscard]] std::string labelOf(const EventState& state, PlayerId id);

} // namespace arbiter::app
