// flagfall bye: a bye that a player asked for, in a coming round.
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"
#include "arbiter/app/bye_names.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

using pairing::RequestedBye;
using pairing::RoundNumber;

class ByeCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "bye",
            .group = Group::People,
            .summary = "a player asks not to be paired in a coming round",
            .usage = {"bye [EVENT] WHO --half|--zero|--full|--none [--round N]"},
            .description =
                "He is not paired in that round and gets the points of the bye (C.04.2 art. 3.3). It can be "
                "asked for\n"
                "any round that is not paired yet; without --round it is the next one. --none takes a bye "
                "back.\n"
                "WHO is a starting number, or a name or its beginning. Several players: one call for each.",
            .examples = {"flagfall bye club.flagfall 7 --half --round 4",
                         "flagfall bye \"Müller, Jörg\" --zero"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(arguments_, true);
        options.number("--round", round_, "the round (the next one to be paired)");
        options.flag("--half", half_, "half-point bye: worth a draw");
        options.flag("--zero", zero_, "zero-point bye: worth nothing");
        options.flag("--full", full_, "full-point bye: worth a win (deprecated by FIDE)");
        options.flag("--none", none_, "take the bye back");
        acting_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (int{half_} + int{zero_} + int{full_} + int{none_} != 1)
            return failure(ExitCode::BadInput,
                           "Say which bye: one of --half, --zero, --full, or --none to take one back.");
        auto session = acting_.open(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        const auto player = findOnlyPlayer(session->state(), arguments_);
        if (!player) return rules::unexpected(player.error());
        if (round_ && (*round_ < 1 || *round_ > 999))
            return failure(ExitCode::BadInput, fmt::format("There is no round {}.", *round_));
        const RoundNumber round =
            round_ ? RoundNumber(static_cast<std::uint16_t>(*round_)) : session->state().nextRound();
        return apply(*session, *player, round, console);
    }

  private:
    Outcome apply(EventSession& session, app::PlayerId player, RoundNumber round, Console& console) const {
        const Outcome outcome = settled(none_ ? session.service().revokeBye(player, round)
                                              : session.service().grantBye(player, round, kind()),
                                        console);
        if (!outcome) return outcome;
        const std::string name = nameOf(session.state(), player);
        console.print(none_ ? fmt::format("Round {}: {} plays\n", round.value(), name)
                            : fmt::format("Round {}: {} for {}\n", round.value(), app::nameOf(kind()), name));
        return {};
    }

    [[nodiscard]] RequestedBye kind() const {
        if (full_) return RequestedBye::FullPoint;
        return half_ ? RequestedBye::HalfPoint : RequestedBye::ZeroPoint;
    }

    std::vector<std::string> arguments_;
    std::optional<int> round_;
    bool half_ = false;
    bool zero_ = false;
    bool full_ = false;
    bool none_ = false;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeBye() {
    return std::make_unique<ByeCommand>();
}

} // namespace arbiter::cli
