// flagfall generate: tournaments made up from a seed, paired strictly by the rules.
#include "commands.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "files.hpp"
#include "generated_files.hpp"
#include "trf_dialects.hpp"

namespace arbiter::cli {
namespace {

using pairing::generate::Configuration;
using pairing::generate::ConfigurationDialect;

constexpr std::array<std::pair<std::string_view, ConfigurationDialect>, 3> configurationDialects{
    {{"auto", ConfigurationDialect::Automatic},
     {"bbp", ConfigurationDialect::Bbp},
     {"javafo", ConfigurationDialect::Javafo}}};

std::string keysInLines() {
    constexpr std::size_t widest = 100;
    std::string text;
    std::size_t width = 0;
    for (const std::string_view key : pairing::generate::configurationKeys()) {
        const bool wraps = width + key.size() + 1 > widest;
        if (!text.empty()) text += wraps ? "\n" : " ";
        width = (wraps ? 0 : width + 1) + key.size();
        text += key;
    }
    return text;
}

class GenerateCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const std::string description = fmt::format(
            "Pairs whole tournaments by the rules, with results as the ratings let expect, byes, forfeits, "
            "late entries\n"
            "and withdrawals, and ranks by the list of tie-breaks in the file. What is not set is drawn. The "
            "same seed\n"
            "gives the same bytes; without one it is drawn and printed, and it stands in the file. --set "
            "KEY=VALUE or a\n"
            "line of --config sets one of the keys of bbpPairings and JaVaFo, or of our own. Byes, forfeits "
            "and the like are\n"
            "counts (3) or shares (5%) per round, of one round with its number behind: HalfPointByes.2=4. "
            "Keys:\n{}.",
            keysInLines());
        static const Manual manual{
            .name = "generate",
            .group = Group::Engine,
            .summary = "make up tournaments from a seed, for tests of pairing programs",
            .usage = {"generate [--players N] [--rounds N] [--seed N] [-o OUT.trf]",
                      "generate --count N --out FOLDER [--config FILE]"},
            .description = description,
            .examples = {"flagfall generate --players 40 --rounds 7 --seed 1 -o OUT.trf",
                         "flagfall generate --count 1000 --out tournaments --set HalfPointByes=10%"}};
        return manual;
    }

    void configure(Options& options) override {
        options.number("--players", players_, "how many players");
        options.number("--rounds", rounds_, "how many rounds");
        options.number("--seed", seed_, "the tournament of this number, always the same");
        options.text("-o,--output", "FILE", output_, "write it there (standard output)");
        options.number("--count", count_, "so many tournaments, with this seed and the following ones");
        options.text("--out", "FOLDER", folder_, "where many tournaments go");
        options.text("--config", "FILE", config_, "a configuration file: Name=Value on each line");
        options.choice("--config-dialect", dialectOfConfig_, configurationDialects,
                       "whose meaning of ForfeitRate (auto: JaVaFo's if one of its own keys occurs)");
        options.list("--set", "KEY=VALUE", settings_, "one key of a configuration; goes before the file");
        options.text("--ratings", "LIST", ratings_, "ratings of the players, separated by commas");
        options.number("--highest", highest_, "highest rating");
        options.number("--lowest", lowest_, "lowest rating");
        options.number("--step", step_, "ratings fall by that from player to player");
        options.text("--edition", "YEAR", edition_, "2026 or 2017");
        options.text("--baku", "yes|no", baku_, "Baku acceleration");
        options.text("--tie-breaks", "LIST", tieBreaks_, "such as BH/C1,BH,SB");
        options.choice("--to", dialect_, trfDialects, "the form of the files (trf26)");
    }

    Outcome run(Console& console) override {
        auto configuration = readAll();
        if (!configuration) return rules::unexpected(configuration.error());
        if (count_.has_value() != folder_.has_value() || (count_ && (*count_ < 1 || *count_ > 10'000'000)))
            return failure(ExitCode::BadInput,
                           "Many tournaments need --count N, from 1 to 10000000, and --out FOLDER");
        if (count_ && output_)
            return failure(ExitCode::BadInput,
                           "Say either --output for one tournament, or --count and --out");
        const std::uint64_t seed = seed_ ? *seed_ : drawnSeed();
        if (!seed_) console.say(fmt::format("Seed {}", seed));
        const GeneratorInput input{std::move(*configuration), seed, dialect_};
        if (count_) return generateMany(input, static_cast<std::size_t>(*count_), *folder_, console);
        const auto text = generatedText(input);
        if (!text) return rules::unexpected(text.error());
        if (output_ && *output_ != "-") return replaceFile(*output_, *text);
        console.print(*text);
        return {};
    }

  private:
    // Options and --set go before the lines of the file with the same key.
    Answer<Configuration> readAll() const {
        std::vector<std::string> lines = settings_;
        const auto add = [&](std::string_view key, const std::optional<std::string>& value) {
            if (value) lines.push_back(fmt::format("{}={}", key, *value));
        };
        const auto addNumber = [&](std::string_view key, const std::optional<int>& value) {
            if (value) lines.push_back(fmt::format("{}={}", key, *value));
        };
        addNumber("PlayersNumber", players_);
        addNumber("RoundsNumber", rounds_);
        addNumber("HighestRating", highest_);
        addNumber("LowestRating", lowest_);
        addNumber("RatingStep", step_);
        add("Ratings", ratings_);
        add("Edition", edition_);
        add("Baku", baku_);
        add("TieBreaks", tieBreaks_);
        const auto asked = pairing::generate::readConfiguration(fmt::format("{}", fmt::join(lines, "\n")),
                                                                "options", dialectOfConfig_);
        if (!asked) return rules::unexpected(failureOf(asked.error()));
        if (!config_) return *asked;
        const auto bytes = readFile(*config_);
        if (!bytes) return rules::unexpected(bytes.error());
        const auto whole = pairing::generate::readConfiguration(*bytes, *config_, dialectOfConfig_);
        if (!whole) return rules::unexpected(failureOf(whole.error()));
        // Read once more with the options in place of the lines they replace, so that all is judged together.
        const std::string text = withoutKeys(*bytes, lines) + fmt::format("{}", fmt::join(lines, "\n"));
        auto together = pairing::generate::readConfiguration(text, *config_, dialectOfConfig_);
        if (!together) return rules::unexpected(failureOf(together.error()));
        return std::move(*together);
    }

    static std::string withoutKeys(const std::string& text, const std::vector<std::string>& settings) {
        std::string kept;
        std::string line;
        const auto close = [&] {
            const auto isReplaced = [&](const std::string& setting) {
                return line.substr(0, line.find('=')) == setting.substr(0, setting.find('='));
            };
            if (std::ranges::none_of(settings, isReplaced)) kept += line + '\n';
            line.clear();
        };
        for (const char letter : text) {
            if (letter == '\r' || letter == '\n')
                close();
            else
                line += letter;
        }
        close();
        return kept;
    }

    std::optional<int> players_, rounds_, count_, highest_, lowest_, step_;
    std::optional<std::uint64_t> seed_;
    std::optional<std::string> output_, folder_, config_, ratings_, edition_, baku_, tieBreaks_;
    std::vector<std::string> settings_;
    ConfigurationDialect dialectOfConfig_ = ConfigurationDialect::Automatic;
    pairing::trf::Dialect dialect_ = pairing::trf::Dialect::Trf26;
};

} // namespace

std::unique_ptr<Command> makeGenerate() {
    return std::make_unique<GenerateCommand>();
}

} // namespace arbiter::cli
