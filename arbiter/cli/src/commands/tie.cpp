// flagfall tie: the last resorts for players whom every tie-break leaves equal.
#include "commands.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "acting.hpp"
#include "ranked_event.hpp"
#include "reports/standings_report.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

class TieCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "tie",
            .group = Group::Tables,
            .summary = "order players whom every tie-break leaves equal: by hand or by lot",
            .usage = {"tie [EVENT] --order WHO --order WHO ... --reason TEXT", "tie [EVENT] --lots"},
            .description = "The last resort (C.07 art. 4.2), recorded in the event. --order puts players who "
                           "share a place in "
                           "the order\n"
                           "of a play-off or of lots drawn by hand, the first one first; the standings then "
                           "show it as MAN. "
                           "--lots draws\n"
                           "lots for all who are tied to the end, from the seed of the event: drawing again "
                           "gives the same "
                           "order.",
            .examples = {"flagfall tie club.flagfall --order 7 --order 3 --reason \"play-off 2-1\"",
                         "flagfall tie club.flagfall --lots"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.list("--order", "WHO", order_, "the players from the first to the last");
        options.text("--reason", "TEXT", reason_, "how the order was decided");
        options.flag("--lots", lots_, "draw lots for all who are tied to the end");
        acting_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (lots_ != order_.empty())
            return failure(ExitCode::BadInput,
                           "Say either --order WHO --order WHO --reason TEXT, or --lots.");
        auto session = acting_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const Outcome done =
            lots_ ? settled(session->service().drawLots(), console) : order(*session, console);
        if (!done) return done;
        const auto event = rankedEvent(session->state());
        if (!event) return rules::unexpected(event.error());
        table_.print(console, reports::standingsReport(
                                  {event->tournament, event->standings(), event->writtenCodes, true}));
        return {};
    }

  private:
    Outcome order(EventSession& session, Console& console) const {
        const auto event = rankedEvent(session.state());
        if (!event) return rules::unexpected(event.error());
        const auto standings = event->standings();
        std::vector<app::PlayerId> players;
        std::vector<int> places;
        for (const std::string& who : order_) {
            const auto id = findPlayer(session.state(), who);
            if (!id) return rules::unexpected(id.error());
            players.push_back(*id);
            places.push_back(placeInList(standings, session.state().playerOf(*id)->number));
        }
        const bool tied = std::ranges::adjacent_find(places, std::not_equal_to{}) == places.end();
        if (!tied)
            return failure(
                ExitCode::Refused,
                fmt::format("These players do not share a place: their places are {}. Only players "
                            "whom the whole list leaves equal can be put in order (C.07 art. 4.2).",
                            fmt::join(places, ", ")));
        return settled(session.service().orderTie(std::move(players), reason_), console);
    }

    // The place without what was decided by hand or lot, so that an order can be put right.
    static int placeInList(const pairing::standings::Standings& standings, pairing::PairingNumber number) {
        const auto& rows = standings.rows;
        auto row = std::ranges::find(rows, number, &pairing::standings::Row::player);
        if (row == rows.end()) return 0;
        const auto byList = [&](const pairing::standings::Row& one) {
            return one.decidedBy && standings.order[*one.decidedBy].code != pairing::tiebreak::Code::Manual;
        };
        while (row != rows.begin() && !byList(*row))
            --row;
        return row->place;
    }

    std::vector<std::string> names_;
    std::vector<std::string> order_;
    std::string reason_;
    bool lots_ = false;
    Acting acting_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeTie() {
    return std::make_unique<TieCommand>();
}

} // namespace arbiter::cli
