// flagfall norms: title norms, requirement by requirement.
#include "commands.hpp"

#include "ranked_event.hpp"
#include "reports/norms_report.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

using pairing::rating::NormCheck;
using pairing::rating::NormTitle;

constexpr std::array<std::pair<std::string_view, NormTitle>, 4> titles{
    {{"GM", NormTitle::Gm}, {"IM", NormTitle::Im}, {"WGM", NormTitle::Wgm}, {"WIM", NormTitle::Wim}}};

class NormsCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "norms",
            .group = Group::Tables,
            .summary = "title norms: met, or what is missing and still possible",
            .usage = {"norms [EVENT|FILE.trf] [--title GM|IM|WGM|WIM] [--all] [--format FORMAT]",
                      "norms [EVENT|FILE.trf] --player WHO [--title GM|IM|WGM|WIM]"},
            .description =
                "By FIDE B.01, edition 2024. Lists who has made a norm and who still can, with --all "
                "everybody. "
                "For one\n"
                "player every requirement is shown: what is needed, what he has, and whether it can still be "
                "reached; his\n"
                "games as they count; and, while games are to come, which score against which opponents it "
                "takes.\n"
                "Games that may be left out (1.4.1e, f) are left out where that gives the norm.",
            .examples = {"flagfall norms open.trf", "flagfall norms open.flagfall --player 12 --title IM"}};
        return manual;
    }

    void configure(Options& options) override {
        input_.addTo(options);
        options.text("--player", "WHO", player_, "requirement by requirement");
        options.choice("--title", title_, titles,
                       "this norm; else those above the title that the player has");
        options.flag("--all", all_, "also norms that are out of reach");
        options.flag("--seven-games", settings_.sevenGamesSuffice,
                     "a team or club championship of 7 to 9 rounds (1.4.1b)");
        options.flag("--any-federations", settings_.federationsWaived,
                     "national final, national team championship or zonal event (1.4.3a to c)");
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        const auto event = input_.read(console);
        if (!event) return rules::unexpected(event.error());
        settings_.kind = event->options.rules.kind;
        reports::NormsSheet sheet{event->tournament, event->standings(), {}};
        if (!player_) {
            for (const pairing::Player& player : event->tournament.players)
                addChecks(sheet.checks, *event, player);
            if (!all_) std::erase_if(sheet.checks, [](const NormCheck& check) { return !check.possible(); });
            table_.print(console, reports::normsReport(sheet));
            return {};
        }
        const auto number = findPlayer(event->tournament, *player_);
        if (!number) return rules::unexpected(number.error());
        const pairing::Player& player = *event->tournament.find(*number);
        addChecks(sheet.checks, *event, player);
        if (sheet.checks.empty())
            return failure(ExitCode::BadInput,
                           "The player has the highest title already. Name a norm with --title to see it.");
        table_.print(console, reports::normsOfPlayerReport(sheet));
        return {};
    }

  private:
    void addChecks(std::vector<NormCheck>& checks, const RankedEvent& event,
                   const pairing::Player& player) const {
        const auto wanted = title_ ? std::vector{*title_} : pairing::rating::titlesToReach(player);
        for (const NormTitle title : wanted)
            checks.push_back(
                pairing::rating::checkNorm(event.tournament, event.round, player.number, title, settings_));
    }

    RankedInput input_;
    std::optional<std::string> player_;
    std::optional<NormTitle> title_;
    bool all_ = false;
    pairing::rating::NormSettings settings_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeNorms() {
    return std::make_unique<NormsCommand>();
}

} // namespace arbiter::cli
