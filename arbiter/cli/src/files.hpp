// Whole files in and out. A file that is written is complete or untouched.
// Use it for everything but event files, which belong to the store.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "failure.hpp"

namespace arbiter::cli {

// "-" is standard input.
[[nodiscard]] Answer<std::string> readFile(const std::filesystem::path& file);

// Written to a file beside it, brought to the disk, then renamed: the old file stays until the new one is
// whole.
[[nodiscard]] Outcome replaceFile(const std::filesystem::path& file, std::string_view bytes);

enum class FileKind { Event, Other };

// By its ending .flagfall, else by its first bytes. A file that cannot be read is Other.
[[nodiscard]] FileKind kindOf(const std::filesystem::path& file);

} // namespace arbiter::cli
