// Where the rating lists of this computer are: a folder with one file for each list, named after it.
// Which folder it is, the front end knows (XDG data folder, or what the user says).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::ratings {

constexpr std::string_view fideList = "FIDE";

// Letters, digits, blanks and _ - only, so that it is a name of a file everywhere and cannot leave the
// folder.
[[nodiscard]] bool isListName(std::string_view name);

class ListFolder {
  public:
    explicit ListFolder(std::filesystem::path folder)
        : folder_(std::move(folder)) {}

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return folder_; }
    [[nodiscard]] std::filesystem::path fileOf(std::string_view list) const; // the name must be a list's
    // The lists that are there, FIDE's first.
    [[nodiscard]] std::vector<std::string> lists() const;
    // Makes the folder where it is not there yet; throws std::filesystem::filesystem_error.
    void create() const;

  private:
    std::filesystem::path folder_;
};

} // namespace arbiter::ratings
