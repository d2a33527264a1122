// flagfall publish, flagfall unpair: a draft is hung up, or taken back.
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"
#include "event_tables.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

const Manual publishManual{.name = "publish",
                           .group = Group::Round,
                           .summary = "publish the draft of a round",
                           .usage = {"publish [EVENT] [--format FORMAT]"},
                           .description = "From now on the sheet is a fact (C.04.2 art. 4.4): board numbers "
                                          "do not move any more, results can be\n"
                                          "entered, and the pairing changes only by verbs of its own (seat, "
                                          "cancel, swap). Everybody who plays\n"
                                          "must be on the sheet, once. Prints the sheet.",
                           .examples = {"flagfall publish club.flagfall"}};

const Manual unpairManual{.name = "unpair",
                          .group = Group::Round,
                          .summary = "take back the pairing of the last round",
                          .usage = {"unpair [EVENT] [--confirm unpair-published-round]"},
                          .description = "A draft goes without a question; the byes that were asked for stay "
                                         "asked for. A published round needs\n"
                                         "a confirmation, and its results go with it.",
                          .examples = {"flagfall unpair club.flagfall"}};

class RoundStateCommand : public Command {
  public:
    using Act = app::EventService::Outcome (app::EventService::*)(pairing::RoundNumber);

    RoundStateCommand(const Manual& manual, Act act, bool showsSheet)
        : manual_(manual)
        , act_(act)
        , showsSheet_(showsSheet) {}

    [[nodiscard]] const Manual& manual() const override { return manual_; }

    void configure(Options& options) override {
        options.arguments(names_);
        acting_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const auto round = chooseRound(session->state(), std::nullopt);
        if (!round) return rules::unexpected(round.error());
        const Outcome done = settled((session->service().*act_)(*round), console);
        if (!done) return done;
        if (showsSheet_)
            table_.print(console, pairingsOf(session->state(), *round));
        else
            console.print(fmt::format("Round {} is not paired any more.\n", round->value()));
        return {};
    }

  private:
    const Manual& manual_;
    Act act_;
    bool showsSheet_;
    std::vector<std::string> names_;
    Acting acting_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makePublish() {
    return std::make_unique<RoundStateCommand>(publishManual, &app::EventService::publishRound, true);
}

std::unique_ptr<Command> makeUnpair() {
    return std::make_unique<RoundStateCommand>(unpairManual, &app::EventService::unpairRound, false);
}

} // namespace arbiter::cli
