// flagfall expel: a player is expelled from the competition (Laws of Chess art. 12.9).
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

class ExpelCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "expel",
            .group = Group::People,
            .summary = "a player is expelled from the competition",
            .usage = {"expel [EVENT] WHO --reason TEXT"},
            .description =
                "He is not paired any more and has no place in the standings; the games that he played "
                "count for his\n"
                "opponents.",
            .examples = {
                "flagfall expel club.flagfall 12 --reason \"used a telephone\" --confirm expulsion"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(arguments_, true);
        options.text("--reason", "TEXT", reason_, "for the record");
        acting_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.open(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        const auto player = findOnlyPlayer(session->state(), arguments_);
        if (!player) return rules::unexpected(player.error());
        if (reason_.empty()) return failure(ExitCode::BadInput, "Say why: --reason TEXT");
        const Outcome done = settled(session->service().expelPlayer(*player, reason_), console);
        if (done) console.print(fmt::format("Expelled: {}\n", nameOf(session->state(), *player)));
        return done;
    }

  private:
    std::vector<std::string> arguments_;
    std::string reason_;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeExpel() {
    return std::make_unique<ExpelCommand>();
}

} // namespace arbiter::cli
