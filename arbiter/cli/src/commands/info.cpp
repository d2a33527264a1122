// flagfall info: what the event is and where it stands.
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"
#include "event_session.hpp"
#include "event_tables.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

class InfoCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{.name = "info",
                                   .group = Group::Event,
                                   .summary = "what the event is and where it stands",
                                   .usage = {"info [EVENT] [--format FORMAT]"},
                                   .description =
                                       "Settings, number of players, rounds paired, and what is open.",
                                   .examples = {"flagfall info club.flagfall"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        table_.addTo(options);
        section_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = section_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        table_.print(console, infoOf(session->state(), session->service().file().string()));
        return {};
    }

  private:
    std::vector<std::string> names_;
    TableOutput table_;
    SectionOption section_;
};

} // namespace

std::unique_ptr<Command> makeInfo() {
    return std::make_unique<InfoCommand>();
}

} // namespace arbiter::cli
