// flagfall checkin: who is here.
#include "commands.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "acting.hpp"
#include "arbiter/exchange/player_sheet.hpp"
#include "event_choice.hpp"
#include "reports/report.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

class CheckinCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{.name = "checkin",
                                   .group = Group::People,
                                   .summary = "players are here, or not after all",
                                   .usage = {"checkin [EVENT] WHO... [--absent]", "checkin [EVENT] --all",
                                             "checkin [EVENT] [--find BEGINNING] [--format FORMAT]"},
                                   .description =
                                       "From the first check-in on, only who is checked in is paired (C.04.2 "
                                       "art. 4.1); late entries "
                                       "too. Without\n"
                                       "WHO it lists everybody who is missing, of all sections of the event.",
                                   .examples = {"flagfall checkin club.flagfall 7 \"Müller\"",
                                                "flagfall checkin --find m", "flagfall checkin 7 --absent"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(arguments_);
        options.flag("--absent", absent_, "not here after all");
        options.flag("--all", all_, "everybody on the list");
        options.text("--find", "BEGINNING", find_, "list only names that begin so");
        acting_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (!all_ && arguments_.size() <= 1 && (arguments_.empty() || namesEvent(arguments_.front())))
            return list(console);
        auto session = acting_.open(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        auto players = named(session->state());
        if (!players) return rules::unexpected(players.error());
        const Outcome done = settled(session->service().checkIn(*players, !absent_), console);
        if (!done) return done;
        for (const app::PlayerId id : *players)
            console.print(
                fmt::format("{}: {}\n", absent_ ? "Not here" : "Here", nameOf(session->state(), id)));
        const auto here = std::ranges::count_if(
            session->state().entrants, [](const app::Entrant& entrant) { return entrant.checkedIn; });
        console.print(
            fmt::format("{} of {} players are checked in.\n", here, session->state().entrants.size()));
        return {};
    }

  private:
    Answer<std::vector<app::PlayerId>> named(const app::EventState& state) const {
        std::vector<app::PlayerId> players;
        if (all_)
            for (const app::Entrant& entrant : state.entrants)
                players.push_back(entrant.id);
        for (const std::string& who : arguments_) {
            const auto player = findPlayer(state, who);
            if (!player) return rules::unexpected(player.error());
            players.push_back(*player);
        }
        return players;
    }

    // One list over all sections.
    Outcome list(Console& console) {
        auto session = openOnlyEvent(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        using rules::text;
        reports::Table table{"missing",
                             {{"section", text("Section")},
                              {"tpn", text("No."), reports::Align::Right},
                              {"name", text("Name"), reports::Align::Left, true},
                              {"club", text("Club"), reports::Align::Left, true}},
                             {}};
        std::int64_t here = 0;
        std::int64_t everybody = 0;
        for (const std::string& section : session->service().sections()) {
            const app::EventState& state = session->service().state(section);
            for (const app::PlayerId id : state.idsByNumber()) {
                const app::Entrant& entrant = *state.find(id);
                if (entrant.withdrawnFrom) continue;
                ++everybody;
                if (entrant.checkedIn) ++here;
                const pairing::Player& player = *state.playerOf(id);
                const bool wanted =
                    exchange::foldedName(player.name).starts_with(exchange::foldedName(find_));
                if (!entrant.checkedIn && wanted)
                    table.rows.push_back(
                        {section, std::int64_t{player.number.value()}, player.name, player.club});
            }
        }
        reports::Report report{"checkin",
                               session->state().tournament.info.name,
                               text("Not checked in"),
                               {{"here", text("Checked in"), here, reports::Audience::Everybody},
                                {"players", text("Players"), everybody, reports::Audience::Everybody}},
                               {},
                               {std::move(table)}};
        table_.print(console, report);
        return {};
    }

    std::vector<std::string> arguments_;
    bool absent_ = false;
    bool all_ = false;
    std::string find_;
    Acting acting_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeCheckin() {
    return std::make_unique<CheckinCommand>();
}

} // namespace arbiter::cli
