#include "site_folder.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <system_error>
#include <unistd.h>

#include <fmt/format.h>

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

Failure trouble(const fs::path& file, const std::error_code& error) {
    return {ExitCode::FileAccess, fmt::format("{}: cannot be written ({})", file.string(), error.message())};
}

// Pages can be made again from the event at any time, so that they need not be on the disk before the next
// one is written; a page is never half there.
Outcome replacePage(const fs::path& file, const std::string& bytes) {
    fs::path draft = file;
    draft += fmt::format(".new-{}", ::getpid());
    std::error_code error;
    {
        std::ofstream stream(draft, std::ios::binary | std::ios::trunc);
        stream << bytes;
        stream.close();
        if (!stream) {
            error.assign(errno == 0 ? EIO : errno, std::generic_category());
            fs::remove(draft);
            return rules::unexpected(trouble(file, error));
        }
    }
    fs::rename(draft, file, error);
    if (!error) return {};
    std::error_code ignored;
    fs::remove(draft, ignored);
    return rules::unexpected(trouble(file, error));
}

} // namespace

Answer<SiteChanges> publishInto(const fs::path& folder, std::span<const reports::SitePage> pages) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return rules::unexpected(trouble(folder, error));
    const auto before = pagesBefore(folder);
    if (before.empty() && fs::exists(folder / "index.html", error))
        return failure(
            ExitCode::BadInput,
            fmt::format("{}: there is an index.html that Flagfall has not written; choose another folder",
                        folder.string()));
    SiteChanges changes;
    std::set<std::string> now;
    std::string list;
    for (const reports::SitePage& page : pages) {
        now.insert(page.file);
        list += page.file + "\n";
    }
    // Old and new pages are in the list while both are there: after a crash all of them are known as ours.
    std::string both = list;
    for (const std::string& name : before)
        if (!now.contains(name)) both += name + "\n";
    if (auto listed = replacePage(folder / listName, both); !listed) return rules::unexpected(listed.error());
    for (const reports::SitePage& page : pages) {
        if (auto written = replacePage(folder / page.file, page.html); !written)
            return rules::unexpected(written.error());
        ++changes.written;
    }
    for (const std::string& name : before)
        if (!now.contains(name) && fs::remove(folder / name, error)) ++changes.removed;
    if (auto listed = replacePage(folder / listName, list); !listed) return rules::unexpected(listed.error());
    return changes;
}

} // namespace arbiter::cli
