#include "site_folder.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <set>
#include <string>
#include <system_error>

#include <fmt/format.h>

#include "files.hpp"
#include "staging_folder.hpp"

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

// Lists the pages, one a line, so that the next time we know which are ours.
constexpr const char* listName = ".flagfall-site";

// A name of ours; whatever else the list says is not followed.
bool isPageName(std::string_view name) {
    constexpr std::string_view ending = ".html";
    if (!name.ends_with(ending) || name.size() == ending.size()) return false;
    return std::ranges::all_of(name.substr(0, name.size() - ending.size()), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
    });
}

std::set<std::string> pagesBefore(const fs::path& folder) {
    std::set<std::string> names;
    std::ifstream list(folder / listName);
    for (std::string line; std::getline(list, line);)
        if (isPageName(line)) names.insert(line);
    return names;
}

// Pages can be made again from the event at any time, so that they need not be on the disk before the next
// one is written; none is seen before all are whole.
Outcome writePage(const fs::path& file, const std::string& bytes) {
    std::ofstream stream(file, std::ios::binary | std::ios::trunc);
    stream << bytes;
    stream.close();
    if (stream) return {};
    const std::error_code error(errno == 0 ? EIO : errno, std::generic_category());
    return failure(ExitCode::FileAccess,
                   fmt::format("{}: cannot be written ({})", file.string(), error.message()));
}

} // namespace

Answer<SiteChanges> publishInto(const fs::path& folder, std::span<const reports::SitePage> pages,
                                LongWork& work) {
    auto staging = StagingFolder::in(folder);
    if (!staging) return rules::unexpected(staging.error());
    const auto before = pagesBefore(folder);
    std::error_code error;
    if (before.empty() && fs::exists(folder / "index.html", error))
        return failure(
            ExitCode::BadInput,
            fmt::format("{}: there is an index.html that Flagfall has not written; choose another folder",
                        folder.string()));
    SiteChanges changes;
    std::set<std::string> now;
    std::string list;
    for (const reports::SitePage& page : pages) {
        if (auto written = writePage(staging->path() / page.file, page.html); !written)
            return rules::unexpected(written.error());
        now.insert(page.file);
        list += page.file + "\n";
        work.reachedPiece(changes.written++, pages.size(), page.file);
    }
    // Old and new pages are in the list while both are there: after a crash all of them are known as ours.
    std::string both = list;
    for (const std::string& name : before)
        if (!now.contains(name)) both += name + "\n";
    if (auto listed = replaceFile(folder / listName, both); !listed) return rules::unexpected(listed.error());
    if (auto moved = staging->moveFilesOut(); !moved) return rules::unexpected(moved.error());
    for (const std::string& name : before)
        if (!now.contains(name) && fs::remove(folder / name, error)) ++changes.removed;
    if (auto listed = replaceFile(folder / listName, list); !listed) return rules::unexpected(listed.error());
    return changes;
}

} // namespace arbiter::cli
