// Where a command writes: results on standard output, everything else on standard error.
// It knows the terminal (width, colours) and the few environment variables that the program reads.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

    // From now on everything is kept for one JSON object; see jsonAnswer.
    void collectForJson() { json_ = true; }
    [[nodiscard]] bool collectsForJson() const noexcept { return json_; }
    // A table that is JSON already: the answer, if the command does nothing else.
    void answerWith(std::string document) { document_ = std::move(document); }
    // The table, or {"exit": …, "output": […], "messages": […], …} with what was printed and said.
    [[nodiscard]] std::string jsonAnswer(int exit, const std::string& error,
                                         const std::vector<std::string>& confirm,
                                         const std::string& code) const;
    // Past the collecting: the answer itself.
    void printAnswer(std::string_view text);

    // Everything printed has arrived.
    [[nodiscard]] bool flush();

  private:
    bool outputIsTerminal_ = false;
    bool errorsAreOnTerminal_ = false;
    bool inputIsTerminal_ = false;
    bool emphasis_ = false;
    bool progressShown_ = false;
    bool failed_ = false;
    bool json_ = false;
    std::string document_;
    std::string printed_;
    std::vector<std::string> said_;
    std::optional<std::size_t> width_;
};

// The variable, if it is set and not empty.
[[nodiscard]] std::optional<std::string> environment(const char* variable);

} // namespace arbiter::cli
