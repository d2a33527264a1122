// What a command has left to do when its event file is closed again: files that are written from values.
// PDFs need Qt Gui's application, which cannot live beside the one that an event file in use needs.
#pragma once

#include <functional>

#include "failure.hpp"

namespace arbiter::cli {

using Rest = std::function<Outcome()>;

void afterwards(Rest rest);

// In their order, until one fails.
[[nodiscard]] Outcome doAfterwards();

} // namespace arbiter::cli
