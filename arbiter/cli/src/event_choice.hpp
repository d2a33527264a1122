// Which event file a command is about: named first, or FLAGFALL_EVENT, or the only one in the folder.
// Use it before opening; the choice that was not named is said on standard error.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "console.hpp"
#include "failure.hpp"

namespace arbiter::cli {

// An event is named by an existing file or by the ending .flagfall.
[[nodiscard]] bool namesEvent(const std::string& argument);

// Takes the event off the front of `arguments` if it is named there.
[[nodiscard]] Answer<std::filesystem::path> takeEvent(std::vector<std::string>& arguments, Console& console);

} // namespace arbiter::cli
