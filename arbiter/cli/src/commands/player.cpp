// flagfall player: add, edit, remove, withdraw, bring back and list players.
#include "commands.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "acting.hpp"
#include "event_tables.hpp"
#include "list_choice.hpp"
#include "person_options.hpp"
#include "ranked_event.hpp"
#include "reports/player_card_report.hpp"
#include "sort_option.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

using pairing::RequestedBye;
constexpr std::array<std::pair<std::string_view, RequestedBye>, 2> missedRoundByes{
    {{"half", RequestedBye::HalfPoint}, {"zero", RequestedBye::ZeroPoint}}};

constexpr std::array<std::pair<std::string_view, bool>, 2> yesOrNo{{{"yes", true}, {"no", false}}};

class PlayerCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "player",
            .group = Group::People,
            .summary = "add, edit, remove, withdraw, return, list or show players",
            .usage = {"player add [EVENT] NAME [--rating N] [--title T] ... [--missed-rounds half|zero]",
                      "player edit [EVENT] WHO [--rating N] [--name NAME] ...",
                      "player remove|withdraw|return [EVENT] WHO", "player renumber [EVENT]",
                      "player exchange [EVENT] WHO WHO",
                      "player list [EVENT] [--sort ORDER] [--format FORMAT]",
                      "player show [EVENT] WHO [--format FORMAT]"},
            .description =
                "WHO is a starting number, or a name or its beginning; case and accents do not count.\n"
                "A player added after round 1 is a late entry (C.04.2 art. 2.4): he gets his place in the "
                "list, and no\n"
                "points for missed rounds unless the rules of the event give half-point byes "
                "(--missed-rounds half).\n"
                "show is the card of a player: every round with opponent, colour, result and points so far, "
                "and how each of\n"
                "his tie-breaks comes about.\n"
                "With --fide-id and FIDE's list on this computer (flagfall fide import) name, rating, title, "
                "federation and\n"
                "birth come from there; what is typed goes before it.",
            .examples = {"flagfall player add club.flagfall --fide-id 4100018",
                         "flagfall player add club.flagfall \"Müller, Jörg\" --rating 2100 --fed GER",
                         "flagfall player edit 12 --rating 1850", "flagfall player withdraw muller",
                         "flagfall player list --sort club --format csv", "flagfall player show muller"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(arguments_, true);
        options.choice("--missed-rounds", missedRounds_, missedRoundByes,
                       "a late entry's byes in the rounds before (zero)");
        options.choice("--half-byes", halfByes_, yesOrNo, "whether he may have half-point byes");
        person_.addTo(options);
        acting_.addTo(options);
        sort_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        const std::string act = arguments_.front();
        arguments_.erase(arguments_.begin());
        static constexpr std::array<
            std::pair<std::string_view, Outcome (PlayerCommand::*)(EventSession&, Console&)>, 9>
            acts{{{"add", &PlayerCommand::add},
                  {"edit", &PlayerCommand::edit},
                  {"remove", &PlayerCommand::remove},
                  {"withdraw", &PlayerCommand::withdraw},
                  {"return", &PlayerCommand::comeBack},
                  {"renumber", &PlayerCommand::renumber},
                  {"exchange", &PlayerCommand::exchange},
                  {"list", &PlayerCommand::list},
                  {"show", &PlayerCommand::show}}};
        for (const auto& [name, perform] : acts) {
            if (name != act) continue;
            auto session = acting_.open(arguments_, console);
            if (!session) return rules::unexpected(session.error());
            return (this->*perform)(*session, console);
        }
        return failure(ExitCode::BadInput,
                       fmt::format("\"player {}\" is not known; there are add, edit, "
                                   "remove, withdraw, return, renumber, exchange, list, show.",
                                   act));
    }

  private:
    Outcome add(EventSession& session, Console& console) {
        app::Person person;
        if (arguments_.size() == 1) person.name = arguments_.front();
        const bool listed = person_.fideId().has_value() && fillIn(person, *person_.fideId(), console);
        if (arguments_.size() > 1 || (arguments_.empty() && !listed))
            return failure(ExitCode::BadInput, "Give one name, in quotation marks: \"Last, First\".");
        auto complete = person_.appliedTo(std::move(person));
        if (!complete) return rules::unexpected(complete.error());
        const app::PlayerId id = session.state().nextPlayerId;
        const Outcome added =
            settled(session.service().addPlayer(*complete, missedRounds(session.state())), console);
        if (added) console.print(fmt::format("Added: {}\n", nameOf(session.state(), id)));
        return added;
    }

    // From FIDE's list on this computer, if it has the ID; what is typed goes before it.
    static bool fillIn(app::Person& person, const std::string& fideId, Console& console) {
        const auto folder = listFolder();
        std::error_code none;
        if (!folder || !std::filesystem::exists(folder->fileOf(ratings::fideList), none)) return false;
        const ratings::RatingList list(folder->fileOf(ratings::fideList));
        const auto found = list.withId(fideId);
        if (found.empty()) return false;
        person = ratings::filledIn(std::move(person), found.front(), exchange::RateOfPlay::Standard);
        const auto rating = ratings::effectiveRating(found.front(), exchange::RateOfPlay::Standard);
        console.say(
            fmt::format("Filled in from the list: {}, {}", found.front().name,
                        rating ? ratings::sourceOf(list.facts(), rating->kind) : std::string("no rating")));
        return true;
    }

    // What the rules of the event give a late entry for the rounds that he missed.
    [[nodiscard]] std::map<pairing::RoundNumber, RequestedBye>
    missedRounds(const app::EventState& state) const {
        std::map<pairing::RoundNumber, RequestedBye> byes;
        if (!missedRounds_) return byes;
        for (std::uint16_t round = 1; round <= state.pairedRounds().value(); ++round)
            byes.emplace(pairing::RoundNumber(round), *missedRounds_);
        return byes;
    }

    Outcome edit(EventSession& session, Console& console) {
        const auto player = findOnlyPlayer(session.state(), arguments_);
        if (!player) return rules::unexpected(player.error());
        if (halfByes_) {
            const Outcome marked = done(
                session, *player, *halfByes_ ? "May have half-point byes" : "Not entitled to half-point byes",
                session.service().allowHalfPointByes(*player, *halfByes_), console);
            if (!marked || person_.empty()) return marked;
        }
        if (person_.empty())
            return failure(ExitCode::BadInput,
                           "Say what to change, e.g. --rating 1850. \"flagfall help player\" lists all.");
        auto person = person_.appliedTo(app::personOf(*session.state().playerOf(*player)));
        if (!person) return rules::unexpected(person.error());
        return done(session, *player, "Changed", session.service().editPlayer(*player, *person), console);
    }

    // New numbers after corrections, until round 4 is paired (C.04.2 art. 2.3).
    Outcome renumber(EventSession& session, Console& console) {
        if (!arguments_.empty())
            return failure(ExitCode::BadInput,
                           fmt::format("\"{}\" is one name too many.", arguments_.front()));
        const Outcome done = settled(session.service().renumberPlayers(), console);
        if (done) table_.print(console, playersOf(session.state()));
        return done;
    }

    Outcome exchange(EventSession& session, Console& console) {
        if (arguments_.size() != 2) return failure(ExitCode::BadInput, "Name two players of equal rating.");
        const auto one = findPlayer(session.state(), arguments_[0]);
        if (!one) return rules::unexpected(one.error());
        const auto other = findPlayer(session.state(), arguments_[1]);
        if (!other) return rules::unexpected(other.error());
        const Outcome done = settled(session.service().exchangeNumbers(*one, *other), console);
        if (done)
            console.print(
                fmt::format("{}\n{}\n", nameOf(session.state(), *one), nameOf(session.state(), *other)));
        return done;
    }

    Outcome remove(EventSession& session, Console& console) {
        const auto player = findOnlyPlayer(session.state(), arguments_);
        if (!player) return rules::unexpected(player.error());
        const std::string name = nameOf(session.state(), *player);
        const Outcome removed = settled(session.service().removePlayer(*player), console);
        if (removed) console.print(fmt::format("Removed: {}\n", name));
        return removed;
    }

    Outcome withdraw(EventSession& session, Console& console) {
        const auto player = findOnlyPlayer(session.state(), arguments_);
        if (!player) return rules::unexpected(player.error());
        return done(session, *player, "Withdrawn", session.service().withdrawPlayer(*player), console);
    }

    Outcome comeBack(EventSession& session, Console& console) {
        const auto player = findOnlyPlayer(session.state(), arguments_);
        if (!player) return rules::unexpected(player.error());
        return done(session, *player, "Back", session.service().returnPlayer(*player), console);
    }

    Outcome list(EventSession& session, Console& console) {
        if (!arguments_.empty())
            return failure(ExitCode::BadInput,
                           fmt::format("\"{}\" is one name too many.", arguments_.front()));
        const auto report = sort_.applied(playersOf(session.state()), session.state().tournament, table_);
        if (!report) return rules::unexpected(report.error());
        table_.print(console, *report);
        return {};
    }

    Outcome show(EventSession& session, Console& console) {
        const auto player = findOnlyPlayer(session.state(), arguments_);
        if (!player) return rules::unexpected(player.error());
        const auto event = rankedEvent(session.state());
        if (!event) return rules::unexpected(event.error());
        const auto number = session.state().playerOf(*player)->number;
        const auto rules =
            pairing::rating::rulesOn(event->tournament.info.firstDay, pairing::rating::Pace::Standard);
        const auto ratings = pairing::rating::eventRatings(event->tournament, event->round, rules);
        const auto rating = std::ranges::find(ratings, number, &pairing::rating::EventRating::player);
        table_.print(console,
                     withNotes(reports::playerCardReport(
                                   {{event->tournament, event->standings(), event->workings(), number,
                                     event->writtenCodes},
                                    rating == ratings.end() ? std::nullopt : std::optional(*rating)}),
                               event->notes));
        return {};
    }

    static Outcome done(const EventSession& session, app::PlayerId player, std::string_view what,
                        const app::EventService::Outcome& outcome, Console& console) {
        const Outcome result = settled(outcome, console);
        if (result) console.print(fmt::format("{}: {}\n", what, nameOf(session.state(), player)));
        return result;
    }

    std::vector<std::string> arguments_;
    std::optional<RequestedBye> missedRounds_;
    std::optional<bool> halfByes_;
    PersonOptions person_;
    SortOption sort_;
    TableOutput table_;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makePlayer() {
    return std::make_unique<PlayerCommand>();
}

} // namespace arbiter::cli
