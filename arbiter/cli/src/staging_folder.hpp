// A hidden folder inside another one, for files that shall appear there all at once or not at all.
// Use it where a command writes many files; its destructor removes what was not moved out.
#pragma once

#include <filesystem>

#include "failure.hpp"

namespace arbiter::cli {

class StagingFolder {
  public:
    // Makes `folder` as well if it is not there.
    [[nodiscard]] static Answer<StagingFolder> in(const std::filesystem::path& folder);
    StagingFolder(StagingFolder&& other) noexcept;
    StagingFolder(const StagingFolder&) = delete;
    StagingFolder& operator=(const StagingFolder&) = delete;
    StagingFolder& operator=(StagingFolder&&) = delete;
    // A folder that in() made goes too, if nothing is in it.
    ~StagingFolder();

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
    // Every file takes the place of one of its name in the folder.
    [[nodiscard]] Outcome moveFilesOut();

  private:
    StagingFolder(std::filesystem::path folder, std::filesystem::path path, std::filesystem::path made);

    std::filesystem::path folder_;
    std::filesystem::path path_; // empty after a move
    std::filesystem::path made_; // the outermost folder that in() made, or empty
};

} // namespace arbiter::cli
