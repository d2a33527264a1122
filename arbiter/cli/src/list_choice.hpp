// Which rating list a command is about, and where the lists of this computer are.
// Shared by fide and by player add.
#pragma once

#include <optional>
#include <string>

#include "arbiter/ratings/list_folder.hpp"
#include "arbiter/ratings/rating_list.hpp"
#include "failure.hpp"
#include "options.hpp"

namespace arbiter::cli {

// FLAGFALL_DATA_HOME, else flagfall in XDG_DATA_HOME, else in ~/.local/share; the lists are in its folder
// "lists". Nothing where none of the variables is set.
[[nodiscard]] std::optional<ratings::ListFolder> listFolder();

class ListChoice {
  public:
    void addTo(Options& options);

    [[nodiscard]] const std::string& name() const noexcept { return name_; }
    [[nodiscard]] bool isFide() const noexcept { return name_ == ratings::fideList; }
    // The file of the list that is meant, whether it is there or not.
    [[nodiscard]] Answer<std::filesystem::path> file() const;
    // The same for writing: its folder is made.
    [[nodiscard]] Answer<std::filesystem::path> fileToWrite() const;
    // The list, opened; a failure says how to get one.
    [[nodiscard]] Answer<ratings::RatingList> open() const;

  private:
    std::string name_{ratings::fideList};
    std::string database_;
};

} // namespace arbiter::cli
