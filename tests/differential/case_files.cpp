#include "differential/case_files.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include <fmt/format.h>

namespace differential {

std::filesystem::path casesFolder(std::string_view name) {
    return std::filesystem::path(FLAGFALL_SOURCE_DIR) / "tests" / "cases" / name;
}

std::filesystem::path sharedFolder(std::string_view name) {
    return std::filesystem::path(FLAGFALL_SOURCE_DIR).parent_path() / "shared" / "data" / name;
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, std::string_view extension) {
    std::vector<std::filesystem::path> files;
    if (!std::filesystem::is_directory(folder)) return files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == extension) files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

std::string textOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) throw std::runtime_error(fmt::format("{} cannot be opened", file.string()));
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::vector<std::string> linesOf(const std::filesystem::path& file) {
    std::istringstream text(textOf(file));
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);)
        lines.push_back(line);
    return lines;
}

pairing::trf::TrfTournament readTrf(const std::filesystem::path& file) {
    auto result = pairing::trf::readTournament(textOf(file), file.filename().string());
    if (result) return std::move(result->value);
    std::string faults;
    for (const auto& diagnostic : result.error().items())
        faults += toString(diagnostic) + "\n";
    throw std::runtime_error(faults);
}

std::string expectedPairing(const std::filesystem::path& file) {
    const auto lines = linesOf(file);
    if (lines.empty()) throw std::runtime_error(fmt::format("{} is empty", file.string()));
    if (lines.front() == "no legal pairing") return lines.front();
    std::string text;
    for (auto line = lines.begin() + 1; line != lines.end(); ++line) {
        std::string pair = *line;
        std::ranges::replace(pair, ' ', '-');
        text += (text.empty() ? "" : " ") + pair;
    }
    return text;
}

} // namespace differential
