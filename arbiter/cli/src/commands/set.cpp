// flagfall set: changes what was decided about an event, and leaves FIDE mode.
#include "commands.hpp"

#include <array>

#include <fmt/format.h>

#include "acting.hpp"
#include "arbiter/app/fide_mode.hpp"
#include "settings_options.hpp"

namespace arbiter::cli {
namespace {

enum class Mode { Off };
constexpr std::array<std::pair<std::string_view, Mode>, 1> modes{{{"off", Mode::Off}}};

enum class NoShows { Leave, Stay };
constexpr std::array<std::pair<std::string_view, NoShows>, 2> noShowRules{
    {{"leave", NoShows::Leave}, {"stay", NoShows::Stay}}};

enum class Missed { Zero, Half };
constexpr std::array<std::pair<std::string_view, Missed>, 2> missedRules{
    {{"zero", Missed::Zero}, {"half", Missed::Half}}};

class SetCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "set",
            .group = Group::Event,
            .summary = "change what was decided about the event",
            .usage = {"set [EVENT] [--rounds N] [--tie-breaks LIST] [--name NAME] ...",
                      "set [EVENT] --fide-mode off [--reason TEXT]"},
            .description =
                "Name, place, dates and arbiters can change at any time. Points, bye and initial colour are "
                "fixed with\n"
                "round 1; another number of rounds or another list of tie-breaks then asks in two steps and "
                "is "
                "written\n"
                "into the report file. A setting that the Handbook does not know leaves FIDE mode, for good.",
            .examples = {"flagfall set club.flagfall --rounds 7",
                         "flagfall set --half-byes 1 --no-byes-in-last 1",
                         "flagfall set --default-time 30 --no-shows leave --missed-rounds half"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        described_.addTo(options);
        options.number("--half-byes", halfByes_, "half-point byes that a player may have; 99: any number");
        options.number("--no-byes-in-last", lastWithout_,
                       "so many last rounds without half- and full-point byes");
        options.number("--default-time", defaultTime_,
                       "minutes after which who is not there has lost; 999: not announced");
        options.choice("--no-shows", noShows_, noShowRules, "who does not come without a word");
        options.choice("--missed-rounds", missedRounds_, missedRules, "what late entries get for each round");
        options.choice("--fide-mode", mode_, modes, "leave FIDE mode; there is no way back");
        options.text("--reason", "TEXT", reason_, "why FIDE mode is left");
        acting_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        if (mode_) return leave(*session, console);
        auto change = this->change(session->state());
        if (!change) return rules::unexpected(change.error());
        if (*change == app::SettingsChanged{})
            return failure(ExitCode::BadInput,
                           "Nothing would change. \"flagfall help set\" lists what can be set.");
        const Outcome changed = settled(session->service().changeSettings(*change), console);
        if (changed) console.print("Settings changed.\n");
        return changed;
    }

  private:
    Outcome leave(EventSession& session, Console& console) const {
        if (!app::isInFideMode(session.state()))
            return failure(ExitCode::BadInput,
                           "FIDE mode is left already; \"flagfall info\" says since when.");
        const Outcome left = settled(session.service().leaveFideMode(reason_), console);
        if (left)
            console.print(
                fmt::format("FIDE mode left in round {}.\n", app::presentRound(session.state()).value()));
        return left;
    }

    // What differs from how it stands.
    Answer<app::SettingsChanged> change(const app::EventState& state) {
        const pairing::Tournament& tournament = state.tournament;
        app::EventSettings now;
        now.info = tournament.info;
        now.plannedRounds = tournament.plannedRounds;
        now.scoring = tournament.scoring;
        now.tieBreaks = state.tieBreaks;
        now.initialColour = tournament.initialColour;
        const auto wanted = described_.appliedTo(now);
        if (!wanted) return rules::unexpected(wanted.error());
        app::SettingsChanged change;
        if (wanted->info != now.info) change.info = wanted->info;
        if (wanted->plannedRounds != now.plannedRounds) change.plannedRounds = wanted->plannedRounds;
        if (wanted->scoring != now.scoring) change.scoring = wanted->scoring;
        if (wanted->tieBreaks != now.tieBreaks) change.tieBreaks = wanted->tieBreaks;
        if (wanted->initialColour != now.initialColour) change.initialColour = wanted->initialColour;
        const auto byeRules = this->byeRules(state);
        if (!byeRules) return rules::unexpected(byeRules.error());
        if (*byeRules != state.byeRules) change.byeRules = *byeRules;
        const auto eventRules = this->eventRules(state);
        if (!eventRules) return rules::unexpected(eventRules.error());
        if (*eventRules != state.eventRules) change.eventRules = *eventRules;
        return change;
    }

    [[nodiscard]] Answer<app::ByeRules> byeRules(const app::EventState& state) const {
        app::ByeRules rules = state.byeRules;
        for (const auto& [option, number] :
             {std::pair{"--half-byes", halfByes_}, {"--no-byes-in-last", lastWithout_}})
            if (number && (*number < 0 || *number > 99))
                return failure(ExitCode::BadInput,
                               fmt::format("{} \"{}\": expected 0 to 99", option, *number));
        if (halfByes_) {
            rules.mostHalfPoint.reset();
            if (*halfByes_ < 99) rules.mostHalfPoint = static_cast<std::uint16_t>(*halfByes_);
        }
        if (lastWithout_) rules.lastRoundsWithout = static_cast<std::uint16_t>(*lastWithout_);
        return rules;
    }

    [[nodiscard]] Answer<app::EventRules> eventRules(const app::EventState& state) const {
        app::EventRules rules = state.eventRules;
        if (defaultTime_ && (*defaultTime_ < 0 || *defaultTime_ > 999))
            return failure(ExitCode::BadInput,
                           fmt::format("--default-time \"{}\": expected 0 to 999 minutes", *defaultTime_));
        if (defaultTime_) {
            rules.defaultTimeMinutes.reset();
            if (*defaultTime_ < 999) rules.defaultTimeMinutes = static_cast<std::uint16_t>(*defaultTime_);
        }
        if (noShows_) rules.noShowsPlayOn = *noShows_ == NoShows::Stay;
        if (missedRounds_) rules.halfPointForMissedRounds = *missedRounds_ == Missed::Half;
        return rules;
    }

    std::vector<std::string> names_;
    SettingsOptions described_;
    std::optional<int> halfByes_;
    std::optional<int> lastWithout_;
    std::optional<int> defaultTime_;
    std::optional<NoShows> noShows_;
    std::optional<Missed> missedRounds_;
    std::optional<Mode> mode_;
    std::string reason_ = "no reason given";
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeSet() {
    return std::make_unique<SetCommand>();
}

} // namespace arbiter::cli
