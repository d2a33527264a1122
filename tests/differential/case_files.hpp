// Pairing cases in files: TRF beside the expected pairing, and TRF files whose every round is an answer.
// Missing folders give no cases, so that data beside the checkout (../shared) may be absent.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "pairing/trf/read.hpp"

namespace differential {

// tests/cases/<name> in the checkout.
[[nodiscard]] std::filesystem::path casesFolder(std::string_view name);

// ../shared/data/<name> beside the checkout; it need not exist.
[[nodiscard]] std::filesystem::path sharedFolder(std::string_view name);

// The files of the folder with that ending, by name; empty if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder,
                                                         std::string_view extension);

[[nodiscard]] std::string textOf(const std::filesystem::path& file);
[[nodiscard]] std::vector<std::string> linesOf(const std::filesystem::path& file);

// Throws std::runtime_error with all diagnostics if the file cannot be read.
[[nodiscard]] pairing::trf::TrfTournament readTrf(const std::filesystem::path& file);

// An .expected file as `written` prints a pairing: "1-5 3-2 6-0", or "no legal pairing". The file has the
// number of boards first, then a pair on each line.
[[nodiscard]] std::string expectedPairing(const std::filesystem::path& file);

} // namespace differential
