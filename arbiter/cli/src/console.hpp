// Where a command writes: results on standard output, everything else on standard error.
// It knows the terminal (width, colours) and the few environment variables that the program reads.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

class Console {
  public:
    Console();

    // Results. A broken pipe or a full disk is remembered; see outputFailed.
    void print(std::string_view text);
    // A line for the person: remarks, names of files, refusals.
    void say(std::string_view line);
    // A line that the next one replaces; only on a terminal.
    void showProgress(std::string_view line);
    void clearProgress();

    // Columns to fit tables into: COLUMNS, else those of the terminal; none if the output goes elsewhere.
    [[nodiscard]] std::optional<std::size_t> width() const noexcept { return width_; }
    [[nodiscard]] bool printsOnTerminal() const noexcept { return outputIsTerminal_; }
    // Somebody types there.
    [[nodiscard]] bool readsFromTerminal() const noexcept { return inputIsTerminal_; }
    // Bold headings: on a terminal, unless NO_COLOR is set.
    [[nodiscard]] bool emphasis() const noexcept { return emphasis_; }

    // Everything printed has arrived.
    [[nodiscard]] bool flush();

  private:
    bool outputIsTerminal_ = false;
    bool errorsAreOnTerminal_ = false;
    bool inputIsTerminal_ = false;
    bool emphasis_ = false;
    bool progressShown_ = false;
    bool failed_ = false;
    std::optional<std::size_t> width_;
};

// The variable, if it is set and not empty.
[[nodiscard]] std::optional<std::string> environment(const char* variable);

} // namespace arbiter::cli
