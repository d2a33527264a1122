// Help pages: the overview of all verbs, and the page of one verb.
// Both are made from the commands' manuals and options, so they cannot disagree with them.
#pragma once

#include <string>
#include <string_view>

#include "command.hpp"

namespace arbiter::cli {

[[nodiscard]] std::string overviewPage();
[[nodiscard]] std::string helpPage(Command& command);
// All pages as one, for man(1).
[[nodiscard]] std::string manPage();
[[nodiscard]] std::string versionLine();

// What to say to a verb that does not exist, with the one that was probably meant.
[[nodiscard]] Outcome unknownVerb(const std::string& verb);

} // namespace arbiter::cli
