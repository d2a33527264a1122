// flagfall new: makes an event file.
#include "commands.hpp"

#include <array>
#include <random>

#include <fmt/ranges.h>

#include "arbiter/app/event_settings.hpp"
#include "arbiter/app/fide_mode.hpp"
#include "event_session.hpp"
#include "settings_options.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

std::string presetNames() {
    std::vector<std::string_view> names;
    for (const app::Preset& preset : app::presets())
        names.push_back(preset.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

enum class System { Dutch, RoundRobin, DoubleRoundRobin };
constexpr std::array<std::pair<std::string_view, System>, 3> systems{
    {{"dutch", System::Dutch},
     {"round-robin", System::RoundRobin},
     {"double-round-robin", System::DoubleRoundRobin}}};

using LastTwoRounds = pairing::RoundRobin::LastTwoRounds;
constexpr std::array<std::pair<std::string_view, LastTwoRounds>, 3> lastTwoRounds{
    {{"swapped", LastTwoRounds::Swapped},
     {"table", LastTwoRounds::AsInTheTables},
     {"auto", LastTwoRounds::SwappedIfEven}}};

constexpr std::array<std::pair<std::string_view, bool>, 2> accelerations{{{"none", false}, {"baku", true}}};

class NewCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "new",
            .group = Group::Event,
            .summary = "make an event file",
            .usage = {"new EVENT [--name NAME] [--rounds N] [--preset PRESET] [--tie-breaks LIST] ..."},
            .description =
                "The event is one file; it holds everything and is always saved. A preset gives "
                "points and tie-breaks;\n"
                "options after it change them. An existing file is never overwritten.\n"
                "\n"
                "Presets: club (1, 1/2, 0 points), fide (the same with another list of "
                "tie-breaks), children (2, 1, 0\n"
                "points; sum of opponents' scores, progressive score, win rate).\n"
                "\n"
                "A round robin takes the numbers of its Berger tables from the list of players; its "
                "rounds follow from\n"
                "their number. Whoever is free in a round has no points for it.",
            .examples = {"flagfall new club.flagfall --name \"Friday Swiss\" --rounds 5",
                         "flagfall new kids.flagfall --preset children --rounds 7"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_, true);
        options.text("--preset", "PRESET", preset_, "club (the default), fide or children");
        options.choice("--system", system_, systems,
                       "dutch (the default), or a round robin by the Berger tables");
        options.choice("--last-two-rounds", lastTwoRounds_, lastTwoRounds,
                       "of the first cycle of a double round robin (auto: swapped where it helps)");
        options.choice("--acceleration", baku_, accelerations, "baku: FIDE C.04.7; none is the default");
        addEdition(options, edition_,
                   "of the FIDE rules (2026); 2017 for an event begun before 1 February 2026");
        options.number("--seed", seed_, "number from which all lots of the event are drawn");
        described_.addTo(options);
        options.text("--section", "NAME", section_, "one of several tournaments in the file, e.g. A");
    }

    Outcome run(Console& console) override {
        if (names_.size() != 1)
            return failure(ExitCode::BadInput, "Name one file for the event, e.g. club.flagfall");
        file_ = names_.front();
        const auto settings = this->settings();
        if (!settings) return rules::unexpected(settings.error());
        std::filesystem::path file = file_;
        if (file.extension() != ".flagfall") file += ".flagfall";
        const Outcome made = make(file, *settings, console);
        if (!made) return made;
        console.print(fmt::format("{}: {}, edition {}. Next: flagfall import {} players.csv\n", file.string(),
                                  systemText(*settings),
                                  settings->edition == pairing::RuleEdition::Fide2017 ? "2017" : "2026",
                                  file.filename().string()));
        return {};
    }

  private:
    // A new file, or one more section of a file that has named ones.
    Outcome make(const std::filesystem::path& file, const app::EventSettings& settings,
                 Console& console) const {
        if (section_.empty() || !std::filesystem::exists(file)) {
            const auto session = EventSession::create(file, settings, section_);
            if (!session) return rules::unexpected(session.error());
            sayMode(session->state(), console);
            return {};
        }
        auto session = EventSession::open(file);
        const Outcome added = settled(session.service().addSection(section_, settings), console);
        if (added) sayMode(session.state(), console);
        return added;
    }

    static void sayMode(const app::EventState& state, Console& console) {
        if (app::isInFideMode(state)) return;
        for (const app::Departure& departure : app::departingSettings(state))
            console.say(fmt::format("Not in FIDE mode: {}.", rules::english(departure.text)));
    }

    Answer<app::EventSettings> settings() {
        auto settings = app::presetNamed(preset_);
        if (!settings)
            return failure(ExitCode::BadInput,
                           fmt::format("There is no preset \"{}\"; there are {}.", preset_, presetNames()));
        faults_.clear();
        if (system_ != System::Dutch)
            chooseRoundRobin(*settings);
        else if (lastTwoRounds_)
            fault("--last-two-rounds", "", "a double round robin");
        settings->baku = baku_;
        if (edition_) settings->edition = *edition_;
        settings->info.name = std::filesystem::path(file_).stem().string();
        settings->seed = seed_ ? *seed_ : drawnSeed();
        auto described = described_.appliedTo(*settings);
        if (!described) faults_ += (faults_.empty() ? "" : "\n") + described.error().message;
        if (!faults_.empty()) return failure(ExitCode::BadInput, faults_);
        return described;
    }

    // Each pair plays once or twice; tie-breaks that a round robin can have (C.07 art. 8).
    void chooseRoundRobin(app::EventSettings& settings) const {
        settings.roundRobin = pairing::RoundRobin{};
        settings.roundRobin->cycles = system_ == System::DoubleRoundRobin ? 2 : 1;
        if (lastTwoRounds_) settings.roundRobin->lastTwoRounds = *lastTwoRounds_;
        settings.tieBreaks = {"DE", "SB", "WON", "KS"};
    }

    static std::string systemText(const app::EventSettings& settings) {
        if (!settings.roundRobin)
            return fmt::format("{} rounds, FIDE (Dutch) System{}", settings.plannedRounds.value(),
                               settings.baku ? " with Baku acceleration" : "");
        return settings.roundRobin->cycles == 1 ? "round robin, its rounds follow from the players"
                                                : "double round robin, its rounds follow from the players";
    }

    void fault(std::string_view option, std::string_view typed, std::string_view expected) {
        faults_ +=
            fmt::format("{}{} \"{}\": expected {}", faults_.empty() ? "" : "\n", option, typed, expected);
    }

    static std::uint64_t drawnSeed() {
        std::random_device device;
        return (std::uint64_t{device()} << 32U) | device();
    }

    std::vector<std::string> names_;
    std::string file_;
    std::string preset_ = "club";
    System system_ = System::Dutch;
    std::optional<LastTwoRounds> lastTwoRounds_;
    bool baku_ = false;
    std::string section_;
    std::optional<pairing::RuleEdition> edition_;
    std::optional<std::uint64_t> seed_;
    SettingsOptions described_;
    std::string faults_;
};

} // namespace

std::unique_ptr<Command> makeNew() {
    return std::make_unique<NewCommand>();
}

} // namespace arbiter::cli
