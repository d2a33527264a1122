// One verb of the command line: its manual, its options, what it does.
// Each command is a file in commands/ with a class of this kind; command_table.cpp lists them.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "console.hpp"
#include "failure.hpp"
#include "options.hpp"

namespace arbiter::cli {

enum class Group { Event, People, Round, Tables, Files, Engine, Board, Help };

struct Manual {
    std::string_view name;
    Group group;
    std::string_view summary;            // one line, no full stop
    std::vector<std::string_view> usage; // without "flagfall"
    std::string_view description;        // a paragraph or two
    std::vector<std::string_view> examples;
};

class Command {
  public:
    Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;
    virtual ~Command() = default;

    [[nodiscard]] virtual const Manual& manual() const = 0;
    // Adds the options; they are read into members.
    virtual void configure(Options& options) = 0;
    // Before parsing: for arguments that would be taken for options.
    [[nodiscard]] virtual std::vector<std::string> prepared(std::vector<std::string> arguments) const {
        return arguments;
    }
    [[nodiscard]] virtual Outcome run(Console& console) = 0;
};

} // namespace arbiter::cli
