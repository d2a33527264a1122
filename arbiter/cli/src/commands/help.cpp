// flagfall help: the overview, or everything about one verb.
#include "commands.hpp"

#include <fmt/format.h>

#include "command_table.hpp"
#include "help.hpp"

namespace arbiter::cli {
namespace {

class HelpCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{.name = "help",
                                   .group = Group::Help,
                                   .summary = "all verbs, or everything about one",
                                   .usage = {"help [VERB]"},
                                   .description = "\"flagfall VERB --help\" shows the same page.",
                                   .examples = {"flagfall help pair"}};
        return manual;
    }

    void configure(Options& options) override { options.arguments(verbs_); }

    Outcome run(Console& console) override {
        if (verbs_.empty()) {
            console.print(overviewPage());
            return {};
        }
        Command* command = findCommand(verbs_.front());
        if (command == nullptr) return unknownVerb(verbs_.front());
        console.print(helpPage(*command));
        return {};
    }

  private:
    std::vector<std::string> verbs_;
};

} // namespace

std::unique_ptr<Command> makeHelp() {
    return std::make_unique<HelpCommand>();
}

} // namespace arbiter::cli
