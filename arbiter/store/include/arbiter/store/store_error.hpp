// The world failed: the event file cannot be read or written. The one exception family of the store.
// Catch StoreError at the top of a command, slot or request and show its message (exit code 5).
#pragma once

#include <exception>
#include <filesystem>
#include <string>

#include "rules/base/text.hpp"

namespace arbiter::store {

enum class Trouble {
    NotFound,      // no such file
    AlreadyExists, // a file to be made is there already
    CannotOpen,    // a folder, no permission …
    NotAnEvent,    // some other file
    NewerVersion,  // written by a newer version of the program
    Damaged,
    ReadOnly,
    DiskFull,
    Busy, // another program holds the file too long
    Other
};

class StoreError : public std::exception {
  public:
    StoreError(Trouble trouble, std::filesystem::path file, rules::Text text);

    [[nodiscard]] Trouble trouble() const noexcept { return trouble_; }
    [[nodiscard]] const std::filesystem::path& file() const noexcept { return file_; }
    // Names the file, what is wrong with it and what to do.
    [[nodiscard]] const rules::Text& text() const noexcept { return text_; }
    [[nodiscard]] const char* what() const noexcept override { return english_.c_str(); }

  private:
    Trouble trouble_;
    std::filesystem::path file_;
    rules::Text text_;
    std::string english_;
};

} // namespace arbiter::store
