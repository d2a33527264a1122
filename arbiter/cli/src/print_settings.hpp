// What the papers of a round looked like last time: for each document paper, wall, copies and language, and
// which ones are made. Kept in the user's folder of settings, not in the event: they are habits of a desk.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>

#include "failure.hpp"
#include "table_output.hpp"

namespace arbiter::cli {

struct PrintSettings {
    std::map<std::string, PageWishes> pages; // by key of the document
    std::set<std::string> added;             // beside the documents that belong to every round
    std::set<std::string> leftOut;
    std::set<Format> formats{Format::Pdf};
    friend bool operator==(const PrintSettings&, const PrintSettings&) = default;
};

// $XDG_CONFIG_HOME/flagfall/print.json, else ~/.config/flagfall/print.json; empty if neither is known.
[[nodiscard]] std::filesystem::path printSettingsFile();

// The usual settings if there is no file yet; a failure if it cannot be understood.
[[nodiscard]] Answer<PrintSettings> readPrintSettings(const std::filesystem::path& file);

[[nodiscard]] Outcome writePrintSettings(const std::filesystem::path& file, const PrintSettings& settings);

} // namespace arbiter::cli
