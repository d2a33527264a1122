// flagfall ratings: what the event does to the ratings.
#include "commands.hpp"

#include "ranked_event.hpp"
#include "reports/ratings_report.hpp"
#include "sort_option.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

using pairing::rating::Edition;
using pairing::rating::Pace;

constexpr std::array<std::pair<std::string_view, Pace>, 3> paces{
    {{"standard", Pace::Standard}, {"rapid", Pace::Rapid}, {"blitz", Pace::Blitz}}};
constexpr std::array<std::pair<std::string_view, Edition>, 4> editions{{{"2025", Edition::From2025},
                                                                        {"2024", Edition::From2024},
                                                                        {"2022", Edition::From2022},
                                                                        {"2021", Edition::Until2021}}};

class RatingsCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "ratings",
            .group = Group::Tables,
            .summary = "performances, expected scores and rating changes",
            .usage =
                {"ratings [EVENT|FILE.trf] [--player WHO] [--pace standard|rapid|blitz] [--format FORMAT]"},
            .description =
                "By FIDE B.02 in the edition of the event's first day: games against rated opponents, "
                "expected "
                "score, K,\n"
                "change, and the first rating of a player without one. Performances are those of C.07 art. "
                "10.\n"
                "K follows age and rating (8.3.3); name those with fewer than 30 games (--new) and those who "
                "have "
                "been above\n"
                "2400 (--reached-2400), since no list of an event says so, or give one K for all (--k).\n"
                "--player opens one line game by game. --club-points adds an old club's own points.",
            .examples = {"flagfall ratings club.flagfall", "flagfall ratings open.trf --player 7",
                         "flagfall ratings open.trf --pace rapid --k 20 --format csv"}};
        return manual;
    }

    void configure(Options& options) override {
        input_.addTo(options);
        options.text("--player", "WHO", player_, "game by game");
        options.choice("--pace", pace_, paces, "of the event (standard)");
        options.choice("--rating-edition", edition_, editions,
                       "edition of B.02 (from October 2025, March 2024, 2022, before)");
        options.number("--k", kOfAll_, "of all players, instead of age and rating");
        options.list("--new", "WHO", newPlayers_, "has fewer than 30 games: K = 40");
        options.list("--reached-2400", "WHO", reached2400_, "has had 2400 once: K = 10");
        options.flag("--club-points", clubPoints_, "also the club's points, which are not FIDE's");
        sort_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (kOfAll_ && (*kOfAll_ < 1 || *kOfAll_ > 100))
            return failure(ExitCode::BadInput, "--k: expected a factor from 1 to 100, e.g. 20");
        auto event = input_.read(console);
        if (!event) return rules::unexpected(event.error());
        const auto history = historyIn(event->tournament);
        if (!history) return rules::unexpected(history.error());
        event->order = reports::performanceOrder();
        const auto rules = edition_ ? pairing::rating::rulesOf(*edition_, pace_)
                                    : pairing::rating::rulesOn(event->tournament.info.firstDay, pace_);
        const reports::RatingsSheet sheet{
            event->tournament, event->standings(), rules,
            pairing::rating::eventRatings(event->tournament, event->round, rules, *history), clubPoints_};
        if (!player_) {
            const auto report = sort_.applied(reports::ratingsReport(sheet), event->tournament, table_);
            if (!report) return rules::unexpected(report.error());
            table_.print(console, *report);
            return {};
        }
        const auto player = findPlayer(event->tournament, *player_);
        if (!player) return rules::unexpected(player.error());
        table_.print(console, reports::ratingOfPlayerReport(sheet, *player));
        return {};
    }

  private:
    [[nodiscard]] Answer<pairing::rating::RatingHistory>
    historyIn(const pairing::Tournament& tournament) const {
        pairing::rating::RatingHistory history;
        history.kOfAll = kOfAll_;
        for (auto [names, numbers] :
             {std::pair{&newPlayers_, &history.newPlayers}, std::pair{&reached2400_, &history.reached2400}}) {
            for (const std::string& who : *names) {
                const auto player = findPlayer(tournament, who);
                if (!player) return rules::unexpected(player.error());
                numbers->insert(*player);
            }
        }
        return history;
    }

    RankedInput input_;
    std::optional<std::string> player_;
    Pace pace_ = Pace::Standard;
    std::optional<Edition> edition_;
    std::optional<int> kOfAll_;
    std::vector<std::string> newPlayers_;
    std::vector<std::string> reached2400_;
    bool clubPoints_ = false;
    SortOption sort_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeRatings() {
    return std::make_unique<RatingsCommand>();
}

} // namespace arbiter::cli
