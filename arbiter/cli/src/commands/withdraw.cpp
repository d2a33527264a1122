// flagfall withdraw, flagfall return: short for player withdraw and player return.
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

const Manual withdrawManual{
    .name = "withdraw",
    .group = Group::People,
    .summary = "a player leaves the tournament",
    .usage = {"withdraw [EVENT] WHO"},
    .description =
        "He is not paired any more, from the next round to be paired on (C.04.2 art. 3.2); his games count.\n"
        "WHO is a starting number, or a name or its beginning.",
    .examples = {"flagfall withdraw club.flagfall 12", "flagfall withdraw \"Müller, Jörg\""}};

const Manual returnManual{
    .name = "return",
    .group = Group::People,
    .summary = "a player who had left plays again",
    .usage = {"return [EVENT] WHO"},
    .description =
        "He is paired again from the next round to be paired on. WHO is a starting number, or a name or its\n"
        "beginning.",
    .examples = {"flagfall return club.flagfall 12"}};

class PresenceCommand : public Command {
  public:
    using Act = app::EventService::Outcome (app::EventService::*)(app::PlayerId);

    PresenceCommand(const Manual& manual, Act act, std::string_view word)
        : manual_(manual)
        , act_(act)
        , word_(word) {}

    [[nodiscard]] const Manual& manual() const override { return manual_; }

    void configure(Options& options) override {
        options.arguments(arguments_, true);
        acting_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.open(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        const auto player = findOnlyPlayer(session->state(), arguments_);
        if (!player) return rules::unexpected(player.error());
        const Outcome outcome = settled((session->service().*act_)(*player), console);
        if (outcome) console.print(fmt::format("{}: {}\n", word_, nameOf(session->state(), *player)));
        return outcome;
    }

  private:
    const Manual& manual_;
    Act act_;
    std::string_view word_;
    std::vector<std::string> arguments_;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeWithdraw() {
    return std::make_unique<PresenceCommand>(withdrawManual, &app::EventService::withdrawPlayer, "Withdrawn");
}

std::unique_ptr<Command> makeReturn() {
    return std::make_unique<PresenceCommand>(returnManual, &app::EventService::returnPlayer, "Back");
}

} // namespace arbiter::cli
