// flagfall close: the event is over, its standings are final.
#include "commands.hpp"

#include "acting.hpp"

namespace arbiter::cli {
namespace {

class CloseCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "close",
            .group = Group::Event,
            .summary = "the event is over: its standings are final",
            .usage = {"close [EVENT]"},
            .description = "Only when every planned round is paired and every game has a result. Nothing "
                           "changes any more, unless\n"
                           "the closing is undone.",
            .examples = {"flagfall close club.flagfall"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        acting_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const Outcome done = settled(session->service().closeEvent(), console);
        if (done) console.print("The event is closed; its standings are final.\n");
        return done;
    }

  private:
    std::vector<std::string> names_;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeClose() {
    return std::make_unique<CloseCommand>();
}

} // namespace arbiter::cli
