// flagfall forbid: who must not be paired with whom.
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"
#include "arbiter/app/prohibition_words.hpp"
#include "reports/report.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

class ForbidCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "forbid",
            .group = Group::People,
            .summary = "players who must not be paired with each other",
            .usage = {"forbid [EVENT] WHO WHO... [--rounds FIRST-LAST]",
                      "forbid [EVENT] --club [NAME] | --federation [NAME] [--rounds FIRST-LAST]",
                      "forbid [EVENT] --lift N", "forbid [EVENT]"},
            .description = "Two or more players, a family, or all members of a club or federation (without "
                           "NAME: of each). A "
                           "rule for\n"
                           "a club catches late entries of that club, too. Prohibitions are settled before "
                           "round 1 (C.05 art. "
                           "5.2); later\n"
                           "ones leave FIDE mode. Without anything it lists them.",
            .examples = {"flagfall forbid club.flagfall 3 7", "flagfall forbid --club --rounds 1-3",
                         "flagfall forbid --federation NOR", "flagfall forbid --lift 1"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(arguments_);
        options.optionalText("--club", "NAME", club_, "all members of that club, or of each");
        options.optionalText("--federation", "NAME", federation_,
                             "all players of that federation, or of each");
        options.text("--rounds", "FIRST-LAST", rounds_, "only in these rounds, e.g. 1-3");
        options.number("--lift", lift_, "take back the prohibition of that number");
        acting_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.open(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        if (lift_) {
            const Outcome lifted =
                settled(session->service().liftProhibition(static_cast<std::uint32_t>(*lift_)), console);
            if (lifted) console.print(fmt::format("Prohibition {} is lifted.\n", *lift_));
            return lifted;
        }
        if (arguments_.empty() && !club_ && !federation_) {
            table_.print(console, report(session->state()));
            return {};
        }
        const auto prohibition = wanted(session->state());
        if (!prohibition) return rules::unexpected(prohibition.error());
        const Outcome done = settled(session->service().forbid(*prohibition), console);
        if (done)
            console.print(fmt::format("Prohibition {}: {}\n", session->state().prohibitions.back().number,
                                      app::wordsOf(session->state(), *prohibition)));
        return done;
    }

  private:
    Answer<app::Prohibition> wanted(const app::EventState& state) const {
        if (int{!arguments_.empty()} + int{club_.has_value()} + int{federation_.has_value()} != 1)
            return failure(ExitCode::BadInput, "Name players, or a club, or a federation.");
        app::Prohibition prohibition;
        if (club_) prohibition.kind = app::ProhibitionKind::Club;
        if (federation_) prohibition.kind = app::ProhibitionKind::Federation;
        prohibition.name = club_.value_or(federation_.value_or(""));
        for (const std::string& who : arguments_) {
            const auto player = findPlayer(state, who);
            if (!player) return rules::unexpected(player.error());
            prohibition.members.push_back(*player);
        }
        if (rounds_.empty()) return prohibition;
        unsigned first = 0;
        unsigned last = 0;
        char dash = 0;
        if (std::sscanf(rounds_.c_str(), "%3u%c%3u", &first, &dash, &last) != 3 || dash != '-' || first < 1 ||
            last < first)
            return failure(ExitCode::BadInput, fmt::format("--rounds \"{}\": expected e.g. 1-3", rounds_));
        prohibition.first = pairing::RoundNumber(static_cast<std::uint16_t>(first));
        prohibition.last = pairing::RoundNumber(static_cast<std::uint16_t>(last));
        return prohibition;
    }

    static reports::Report report(const app::EventState& state) {
        using rules::text;
        reports::Table table{"prohibitions",
                             {{"number", text("No."), reports::Align::Right},
                              {"who", text("Not to be paired"), reports::Align::Left, true}},
                             {}};
        for (const auto& [number, prohibition] : state.prohibitions)
            table.rows.push_back({std::int64_t{number}, app::wordsOf(state, prohibition)});
        return {"prohibitions",    state.tournament.info.name, text("Prohibited pairings"), {}, {},
                {std::move(table)}};
    }

    std::vector<std::string> arguments_;
    std::optional<std::string> club_;
    std::optional<std::string> federation_;
    std::string rounds_;
    std::optional<int> lift_;
    Acting acting_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeForbid() {
    return std::make_unique<ForbidCommand>();
}

} // namespace arbiter::cli
