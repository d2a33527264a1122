// flagfall prepare: what has to be settled before the next pairing, and the answers.
#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "acting.hpp"
#include "arbiter/app/prepare.hpp"
#include "arbiter/app/round_checks.hpp"
#include "reports/report.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

using app::PrepareItem;
using app::Urgency;

class PrepareCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "prepare",
            .group = Group::Round,
            .summary = "what has to be settled before the next pairing",
            .usage = {"prepare [EVENT]",
                      "prepare [EVENT] [--stays WHO] [--leaves WHO] [--note TEXT [--about WHO]] "
                      "[--settled N]"},
            .description =
                "One list: missing and disputed results, no-shows of the last round, players who are not "
                "checked "
                "in, notes,\n"
                "doubtful entries, byes, withdrawals and late entries of the next round. The answers are "
                "options: "
                "a no-show\n"
                "stays or leaves, a note is written down or settled. Exit code: 0 the round can be paired, 7 "
                "something is in\n"
                "the way.",
            .examples = {"flagfall prepare club.flagfall", "flagfall prepare --stays 12 --leaves \"Müller\"",
                         "flagfall prepare --note \"wants a bye in round 4\" --about 7"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.list("--stays", "WHO", stays_, "this no-show plays on");
        options.list("--leaves", "WHO", leaves_, "this no-show is withdrawn");
        options.flag("--by-rule", byRule_, "all no-shows as the rules of the event say");
        options.flag("--all-stay", allStay_, "all no-shows play on");
        options.flag("--all-leave", allLeave_, "all no-shows are withdrawn");
        options.text("--note", "TEXT", note_, "something to remember, on this list until it is settled");
        options.text("--about", "WHO", about_, "whom the note is about");
        options.list("--settled", "N", settled_, "this note is settled");
        acting_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const Outcome answered = answer(*session, console);
        if (!answered) return answered;
        const auto items = app::itemsBeforePairing(session->state());
        table_.print(console, report(session->state(), items));
        const bool blocked = std::ranges::any_of(
            items, [](const PrepareItem& item) { return item.urgency == Urgency::Blocks; });
        return blocked ? failure(ExitCode::Refused, "") : Outcome();
    }

  private:
    Outcome answer(EventSession& session, Console& console) const {
        app::EventService& service = session.service();
        for (const bool stays : {true, false})
            for (const std::string& who : stays ? stays_ : leaves_) {
                const auto player = findPlayer(session.state(), who);
                if (!player) return rules::unexpected(player.error());
                const Outcome done =
                    settled(stays ? service.settleNoShow(*player) : service.withdrawPlayer(*player), console);
                if (!done) return done;
            }
        const bool stay = allStay_ || (byRule_ && session.state().eventRules.noShowsPlayOn);
        if (stay || allLeave_ || byRule_)
            for (const app::PlayerId player : app::unsettledNoShows(session.state())) {
                const Outcome done =
                    settled(stay ? service.settleNoShow(player) : service.withdrawPlayer(player), console);
                if (!done) return done;
            }
        return answerNotes(session, console);
    }

    Outcome answerNotes(EventSession& session, Console& console) const {
        for (const std::string& number : settled_) {
            const bool isNumber = !number.empty() && number.size() < 9 &&
                                  number.find_first_not_of("0123456789") == std::string::npos;
            if (!isNumber)
                return failure(ExitCode::BadInput,
                               fmt::format("--settled \"{}\": expected the number of a note", number));
            const Outcome done = settled(
                session.service().settleNote(static_cast<std::uint32_t>(std::stoul(number))), console);
            if (!done) return done;
        }
        if (note_.empty()) return {};
        std::optional<app::PlayerId> about;
        if (about_) {
            const auto player = findPlayer(session.state(), *about_);
            if (!player) return rules::unexpected(player.error());
            about = *player;
        }
        return settled(session.service().addNote(note_, about), console);
    }

    static reports::Report report(const app::EventState& state, const std::vector<PrepareItem>& items) {
        using reports::Align;
        using rules::text;
        reports::Table table{"items",
                             {{"urgency", text("")},
                              {"code", text(""), Align::Left, false, false, reports::Audience::Programs},
                              {"what", text("What"), Align::Left, true},
                              {"way_out", text("What to do"), Align::Left, true}},
                             {}};
        for (const PrepareItem& item : items)
            table.rows.push_back({word(item.urgency), item.code, item.what, item.wayOut});
        reports::Report report{"prepare",
                               state.tournament.info.name,
                               text("Before the pairing of round {}", state.nextRound().value()),
                               {{"participants", text("Players to be paired"),
                                 static_cast<std::int64_t>(state.participantsOfNextRound().size()),
                                 reports::Audience::Everybody}},
                               {},
                               {}};
        if (items.empty()) report.notes.push_back(text("Nothing is open: the round can be paired."));
        report.tables.push_back(std::move(table));
        return report;
    }

    static rules::Text word(Urgency urgency) {
        switch (urgency) {
        case Urgency::Blocks:
            return rules::text("blocks");
        case Urgency::Look:
            return rules::text("look");
        case Urgency::ForTheNote:
            return rules::text("noted");
        }
        return {};
    }

    std::vector<std::string> names_;
    std::vector<std::string> stays_;
    std::vector<std::string> leaves_;
    bool allStay_ = false;
    bool byRule_ = false;
    bool allLeave_ = false;
    std::string note_;
    std::optional<std::string> about_;
    std::vector<std::string> settled_;
    Acting acting_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makePrepare() {
    return std::make_unique<PrepareCommand>();
}

} // namespace arbiter::cli
