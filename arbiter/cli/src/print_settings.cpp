#include "print_settings.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "console.hpp"
#include "files.hpp"

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

Json jsonOf(const PrintSettings& settings) {
    Json document = Json::object();
    document["formats"] = Json::array();
    for (const Format format : settings.formats)
        document["formats"].push_back(endingOf(format));
    document["added"] = settings.added;
    document["left_out"] = settings.leftOut;
    document["documents"] = Json::object();
    for (const auto& [key, wishes] : settings.pages)
        document["documents"][key] = {{"paper", wishes.letter ? "Letter" : "A4"},
                                      {"wall", wishes.wall},
                                      {"copies", wishes.copies},
                                      {"lang", reports::tagOf(wishes.language)}};
    return document;
}

// Throws what the JSON library throws where a value is of another kind.
PrintSettings settingsFrom(const Json& document) {
    PrintSettings settings;
    settings.formats.clear();
    for (const Json& word : document.at("formats"))
        if (const auto format = formatFromEnding(word.get<std::string>())) settings.formats.insert(*format);
    settings.added = document.at("added").get<std::set<std::string>>();
    settings.leftOut = document.at("left_out").get<std::set<std::string>>();
    for (const auto& [key, value] : document.at("documents").items()) {
        PageWishes wishes;
        wishes.letter = value.at("paper").get<std::string>() == "Letter";
        wishes.wall = value.at("wall").get<bool>();
        wishes.copies = std::clamp(value.at("copies").get<int>(), 1, 99);
        wishes.language = reports::languageFromTag(value.at("lang").get<std::string>())
                              .value_or(reports::Language::English);
        settings.pages.emplace(key, wishes);
    }
    if (settings.formats.empty()) settings.formats.insert(Format::Pdf);
    return settings;
}

} // namespace

fs::path printSettingsFile() {
    fs::path folder;
    if (const auto chosen = environment("XDG_CONFIG_HOME"))
        folder = *chosen;
    else if (const auto home = environment("HOME"))
        folder = fs::path(*home) / ".config";
    return folder.is_absolute() ? folder / "flagfall" / "print.json" : fs::path();
}

Answer<PrintSettings> readPrintSettings(const fs::path& file) {
    std::error_code ignored;
    if (file.empty() || !fs::exists(file, ignored)) return PrintSettings{};
    const auto text = readFile(file);
    if (!text) return rules::unexpected(text.error());
    try {
        return settingsFrom(Json::parse(*text));
    } catch (const Json::exception& fault) {
        return failure(ExitCode::BadInput,
                       fmt::format("{}: these are no print settings ({})", file.string(), fault.what()));
    }
}

Outcome writePrintSettings(const fs::path& file, const PrintSettings& settings) {
    if (file.empty()) return {};
    std::error_code trouble;
    fs::create_directories(file.parent_path(), trouble);
    if (trouble)
        return failure(ExitCode::FileAccess, fmt::format("{}: the folder cannot be made: {}",
                                                         file.parent_path().string(), trouble.message()));
    return replaceFile(file, jsonOf(settings).dump(2) + "\n");
}

} // namespace arbiter::cli
