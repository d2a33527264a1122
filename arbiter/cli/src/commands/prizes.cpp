// flagfall prizes: who gets what, and why.
#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "arbiter/exchange/prize_plan.hpp"
#include "files.hpp"
#include "ranked_event.hpp"
#include "reports/prizes_report.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

class PrizesCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "prizes",
            .group = Group::Tables,
            .summary = "who gets which prize, and why; sums to the cent",
            .usage = {"prizes [EVENT|FILE.trf] --plan FILE [--format FORMAT]",
                      "prizes [EVENT|FILE.trf] --main 600,400,200 [--category \"NAME | CONDITIONS | 100 "
                      "50\"] ..."},
            .description = "A plan says what was announced, one thing a line:\n"
                           "  main 600 400 200 100            prizes of the places\n"
                           "  category U1800 | rating below 1800 | 80 40\n"
                           "  division hort                   equal points: none, equal or hort\n"
                           "  per-player best                 or all\n"
                           "  withdrawn no                    may players who have withdrawn win prizes?\n"
                           "  unit 1                          amounts are paid in multiples of it\n"
                           "  least 20                        no share of a tie below\n"
                           "  budget 1500                     what there is; more is refused\n"
                           "  currency EUR\n"
                           "Conditions, separated by ;: sex f, born from 2008, born until 1961, rating from "
                           "1600, rating "
                           "below 1800\n"
                           "(or unrated), unrated, club NAME, fed GER. Options say the same without a file.",
            .examples = {"flagfall prizes club.flagfall --plan prizes.txt",
                         "flagfall prizes open.trf --main 600,400,200,100 --division hort",
                         "flagfall prizes open.trf --main 300,200 --category \"Women | sex f | 100\""}};
        return manual;
    }

    void configure(Options& options) override {
        input_.addTo(options);
        options.text("--plan", "FILE", plan_, "what was announced");
        options.text("--main", "LIST", main_, "main prizes, e.g. 600,400,200");
        options.list("--category", "TEXT", categories_, "\"NAME | CONDITIONS | PRIZES\"");
        options.text("--division", "WORD", division_, "none, equal or hort");
        options.text("--per-player", "WORD", perPlayer_, "best or all");
        options.text("--withdrawn-win", "WORD", withdrawn_,
                     "may players who have withdrawn win prizes: yes or no");
        options.text("--unit", "AMOUNT", unit_, "amounts are paid in multiples of it");
        options.text("--least", "AMOUNT", least_, "no share of a tie below");
        options.text("--budget", "AMOUNT", budget_, "what there is");
        options.text("--currency", "TEXT", currency_, "for the heading");
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        const auto plan = this->plan();
        if (!plan) return rules::unexpected(plan.error());
        const auto event = input_.read(console);
        if (!event) return rules::unexpected(event.error());
        const auto standings = event->standings();
        table_.print(console, reports::prizesReport({event->tournament, standings, *plan,
                                                     givePrizes(event->tournament, standings, *plan)}));
        return {};
    }

  private:
    // The lines of the options, in the words of a plan.
    [[nodiscard]] std::vector<std::pair<std::string_view, std::string>> ownLines() const {
        std::vector<std::pair<std::string_view, std::string>> lines;
        const auto add = [&](std::string_view key, const std::string& value) {
            if (!value.empty()) lines.emplace_back(key, fmt::format("{} {}\n", key, value));
        };
        std::string main = main_;
        std::ranges::replace(main, ',', ' ');
        add("main", main);
        for (const std::string& category : categories_)
            add("category", category);
        add("division", division_);
        add("per-player", perPlayer_);
        add("withdrawn", withdrawn_);
        add("unit", unit_);
        add("least", least_);
        add("budget", budget_);
        add("currency", currency_);
        return lines;
    }

    [[nodiscard]] Answer<pairing::standings::PrizePlan> plan() const {
        const auto own = ownLines();
        if (plan_.empty() && own.empty())
            return failure(ExitCode::BadInput, "Say what was announced: --plan FILE, or --main 600,400,200. "
                                               "\"flagfall help prizes\" shows what a plan may say.");
        if (!plan_.empty() && !own.empty())
            return failure(ExitCode::BadInput,
                           fmt::format("--plan and --{} both say what was announced; take one of the two.",
                                       own.front().first));
        std::string text;
        for (const auto& [key, line] : own)
            text += line;
        if (!plan_.empty()) {
            const auto bytes = readFile(plan_);
            if (!bytes) return rules::unexpected(bytes.error());
            text = *bytes;
        }
        auto read = exchange::readPrizePlan(text, plan_.empty() ? "options" : plan_);
        if (!read) return rules::unexpected(failureOf(read.error()));
        return std::move(*read);
    }

    RankedInput input_;
    std::string plan_;
    std::string main_;
    std::vector<std::string> categories_;
    std::string division_;
    std::string perPlayer_;
    std::string withdrawn_;
    std::string unit_;
    std::string least_;
    std::string budget_;
    std::string currency_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makePrizes() {
    return std::make_unique<PrizesCommand>();
}

} // namespace arbiter::cli
