// flagfall new: makes an event file.
#include "commands.hpp"

#include <array>
#include <random>

#include <fmt/ranges.h>

#include "arbiter/app/event_settings.hpp"
#include "arbiter/exchange/field_values.hpp"
#include "event_session.hpp"
#include "ranking.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

using pairing::Points;

std::vector<std::string> splitAtCommas(std::string_view list) {
    std::vector<std::string> parts;
    while (true) {
        const auto comma = list.find(',');
        parts.emplace_back(list.substr(0, comma));
        if (comma == std::string_view::npos) return parts;
        list.remove_prefix(comma + 1);
    }
}

std::string presetNames() {
    std::vector<std::string_view> names;
    for (const app::Preset& preset : app::presets())
        names.push_back(preset.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

constexpr std::array<std::pair<std::string_view, pairing::Colour>, 2> colours{
    {{"white", pairing::Colour::White}, {"black", pairing::Colour::Black}}};

class NewCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "new",
            .group = Group::Event,
            .summary = "make an event file",
            .usage = {"new EVENT [--name NAME] [--rounds N] [--preset PRESET] [--tie-breaks LIST] ..."},
            .description = "The event is one file; it holds everything and is always saved. A preset gives "
                           "points and tie-breaks;\n"
                           "options after it change them. An existing file is never overwritten.\n"
                           "\n"
                           "Presets: club (1, 1/2, 0 points), fide (the same with another list of "
                           "tie-breaks), children (2, 1, 0\n"
                           "points; sum of opponents' scores, progressive score, win rate).",
            .examples = {"flagfall new club.flagfall --name \"Friday Swiss\" --rounds 5",
                         "flagfall new kids.flagfall --preset children --rounds 7"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_, true);
        options.text("--name", "NAME", name_, "of the tournament");
        options.number("--rounds", rounds_, "number of rounds (5)");
        options.text("--preset", "PRESET", preset_, "club (the default), fide or children");
        options.text("--tie-breaks", "LIST", tieBreaks_, "codes in order, e.g. BH/C1,BH,SB");
        options.text("--points", "W,D,L", points_, "for a win, a draw and a loss, e.g. 3,1,0");
        options.text("--bye-points", "P", byePoints_, "for the pairing-allocated bye, if not those of a win");
        options.text("--system", "SYSTEM", system_, "dutch: the FIDE (Dutch) System");
        addEdition(options, edition_,
                   "of the FIDE rules (2026); 2017 for an event begun before 1 February 2026");
        options.choice("--initial-colour", colour_, colours, "drawn by hand; otherwise the program draws it");
        options.number("--seed", seed_, "number from which all lots of the event are drawn");
        options.text("--city", "TEXT", city_, "where it is played");
        options.text("--fed,--federation", "FED", federation_, "three letters");
        options.text("--arbiter", "NAME", arbiter_, "chief arbiter");
        options.text("--time-control", "TEXT", timeControl_, "as players read it");
        options.text("--from", "DATE", firstDay_, "first day");
        options.text("--to", "DATE", lastDay_, "last day");
    }

    Outcome run(Console& console) override {
        if (names_.size() != 1)
            return failure(ExitCode::BadInput, "Name one file for the event, e.g. club.flagfall");
        file_ = names_.front();
        const auto settings = this->settings();
        if (!settings) return rules::unexpected(settings.error());
        std::filesystem::path file = file_;
        if (file.extension() != ".flagfall") file += ".flagfall";
        auto session = EventSession::create(file, *settings);
        if (!session) return rules::unexpected(session.error());
        console.print(fmt::format(
            "{}: {} rounds, FIDE (Dutch) System, edition {}. Next: flagfall import {} players.csv\n",
            file.string(), settings->plannedRounds.value(),
            settings->edition == pairing::RuleEdition::Fide2017 ? "2017" : "2026", file.filename().string()));
        return {};
    }

  private:
    Answer<app::EventSettings> settings() {
        auto settings = app::presetNamed(preset_);
        if (!settings)
            return failure(ExitCode::BadInput,
                           fmt::format("There is no preset \"{}\"; there are {}.", preset_, presetNames()));
        faults_.clear();
        if (system_ != "dutch") fault("--system", system_, "dutch (other systems are not there yet)");
        if (edition_) settings->edition = *edition_;
        settings->info.name = name_.empty() ? std::filesystem::path(file_).stem().string() : name_;
        settings->info.city = city_;
        settings->info.chiefArbiter = arbiter_;
        settings->info.timeControl = timeControl_;
        if (!federation_.empty()) {
            const auto code = exchange::federationCode(federation_);
            if (code)
                settings->info.federation = *code;
            else
                fault("--federation", federation_, "three letters such as GER");
        }
        readDay("--from", firstDay_, settings->info.firstDay);
        readDay("--to", lastDay_, settings->info.lastDay);
        readRounds(*settings);
        readPoints(*settings);
        settings->initialColour = colour_;
        const Outcome tieBreaks = readTieBreaks(*settings);
        if (!tieBreaks) faults_ += (faults_.empty() ? "" : "\n") + tieBreaks.error().message;
        settings->seed = seed_ ? *seed_ : drawnSeed();
        if (!faults_.empty()) return failure(ExitCode::BadInput, faults_);
        return *settings;
    }

    void fault(std::string_view option, std::string_view typed, std::string_view expected) {
        faults_ +=
            fmt::format("{}{} \"{}\": expected {}", faults_.empty() ? "" : "\n", option, typed, expected);
    }

    void readRounds(app::EventSettings& settings) {
        if (!rounds_) return;
        if (*rounds_ < 1 || *rounds_ > 999)
            fault("--rounds", std::to_string(*rounds_), "1 to 999");
        else
            settings.plannedRounds = pairing::RoundNumber(static_cast<std::uint16_t>(*rounds_));
    }

    void readDay(std::string_view option, const std::string& typed,
                 std::optional<pairing::PartialDate>& day) {
        if (typed.empty()) return;
        day = exchange::dateFromText(typed);
        if (!day || day->day == 0) fault(option, typed, "a date such as 2026-11-30");
    }

    void readPoints(app::EventSettings& settings) {
        if (!points_.empty()) {
            std::vector<Points> values;
            for (const std::string& part : splitAtCommas(points_))
                if (const auto value = pairing::pointsFromString(part)) values.push_back(*value);
            if (values.size() == 3 && splitAtCommas(points_).size() == 3)
                settings.scoring = pairing::ScoringSystem::of(values[0], values[1], values[2]);
            else
                fault("--points", points_, "three numbers: win, draw, loss, e.g. 3,1,0");
        }
        if (byePoints_.empty()) return;
        if (const auto value = pairing::pointsFromString(byePoints_))
            settings.scoring.pairingAllocatedBye = *value;
        else
            fault("--bye-points", byePoints_, "a number such as 0.5");
    }

    Outcome readTieBreaks(app::EventSettings& settings) const {
        if (tieBreaks_.empty()) return {};
        pairing::tiebreak::Rules rules;
        rules.edition = pairing::tiebreak::editionOn(settings.info.firstDay);
        const auto ranking = rankingFrom(tieBreaks_, rules, "--tie-breaks");
        if (!ranking) return rules::unexpected(ranking.error());
        settings.tieBreaks = ranking->writtenCodes;
        return {};
    }

    static std::uint64_t drawnSeed() {
        std::random_device device;
        return (std::uint64_t{device()} << 32U) | device();
    }

    std::vector<std::string> names_;
    std::string file_;
    std::string name_;
    std::optional<int> rounds_;
    std::string preset_ = "club";
    std::string tieBreaks_;
    std::string points_;
    std::string byePoints_;
    std::string system_ = "dutch";
    std::optional<pairing::RuleEdition> edition_;
    std::optional<pairing::Colour> colour_;
    std::optional<std::uint64_t> seed_;
    std::string city_;
    std::string federation_;
    std::string arbiter_;
    std::string timeControl_;
    std::string firstDay_;
    std::string lastDay_;
    std::string faults_;
};

} // namespace

std::unique_ptr<Command> makeNew() {
    return std::make_unique<NewCommand>();
}

} // namespace arbiter::cli
