#include "list_choice.hpp"

#include <fmt/ranges.h>

#include "console.hpp"
#include "event_session.hpp"

namespace arbiter::cli {

namespace fs = std::filesystem;

std::optional<ratings::ListFolder> listFolder() {
    if (const auto data = environment("FLAGFALL_DATA_HOME"))
        return ratings::ListFolder(fs::path(*data) / "lists");
    if (const auto data = environment("XDG_DATA_HOME"))
        return ratings::ListFolder(fs::path(*data) / "flagfall" / "lists");
    if (const auto home = environment("HOME"))
        return ratings::ListFolder(fs::path(*home) / ".local" / "share" / "flagfall" / "lists");
    return std::nullopt;
}

void ListChoice::addTo(Options& options) {
    options.text("--list", "NAME", name_, "the list (FIDE)");
    options.text("--database", "FILE", database_,
                 "the file of the list, instead of the one in the data folder");
}

Answer<fs::path> ListChoice::file() const {
    if (!ratings::isListName(name_))
        return failure(
            ExitCode::BadInput,
            fmt::format("--list \"{}\": expected letters, digits, blanks, _ and -, at most 40", name_));
    if (!database_.empty()) return fs::path(database_);
    const auto folder = listFolder();
    if (!folder)
        return failure(ExitCode::BadInput, "There is no home folder to keep rating lists in: set "
                                           "FLAGFALL_DATA_HOME, or name a file with --database.");
    return folder->fileOf(name_);
}

Answer<fs::path> ListChoice::fileToWrite() const {
    auto path = file();
    if (!path || !database_.empty()) return path;
    try {
        listFolder()->create();
    } catch (const fs::filesystem_error& error) {
        return failure(ExitCode::FileAccess, fmt::format("{}: cannot be made ({})", error.path1().string(),
                                                         error.code().message()));
    }
    return path;
}

Answer<ratings::RatingList> ListChoice::open() const {
    const auto path = file();
    if (!path) return rules::unexpected(path.error());
    if (std::error_code none; fs::exists(*path, none)) return ratings::RatingList(*path);
    std::string there;
    if (const auto folder = listFolder(); folder && database_.empty())
        if (const auto lists = folder->lists(); !lists.empty())
            there = fmt::format(" There are: {}.", fmt::join(lists, ", "));
    return failure(ExitCode::FileAccess,
                   isFide()
                       ? fmt::format("There is no FIDE list on this computer yet. Download it "
                                     "(players_list_foa.zip) and take it in: flagfall fide import FILE.{}",
                                     there)
                       : fmt::format("There is no list \"{}\" on this computer.{}", name_, there));
}

} // namespace arbiter::cli
