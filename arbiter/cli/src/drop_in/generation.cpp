#include "drop_in/generation.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "files.hpp"
#include "generated_files.hpp"
#include "help.hpp"
#include "pairing/trf/read.hpp"
#include "tournament_check.hpp"

namespace arbiter::cli::drop_in {
namespace {

using pairing::Tournament;
using pairing::generate::Amount;
using pairing::generate::Configuration;
using pairing::generate::Happening;

Answer<pairing::trf::TrfTournament> readModel(const Call& call) {
    const auto bytes = readFile(call.input);
    if (!bytes) return rules::unexpected(bytes.error());
    auto read = pairing::trf::readTournament(*bytes, call.input.string());
    if (!read) return rules::unexpected(failureOf(read.error()));
    return std::move(read->value);
}

// How often something happened to a player in a round, or to a game, in the model.
struct Counts {
    std::int64_t cells = 0; // players times rounds
    std::int64_t games = 0; // played or forfeited
    std::int64_t draws = 0;
    std::int64_t played = 0;
    std::int64_t forfeits = 0;
    std::int64_t halfPointByes = 0;
    std::int64_t zeroPointByes = 0;
};

Counts countsOf(const Tournament& model) {
    Counts sides; // each game has two
    for (const pairing::Player& player : model.players)
        for (const pairing::RoundEvent& event : player.rounds) {
            ++sides.cells;
            if (const auto* game = std::get_if<pairing::PlayedGame>(&event)) {
                ++sides.played;
                if (game->outcome == pairing::Outcome::Draw) ++sides.draws;
            }
            if (std::holds_alternative<pairing::ForfeitWin>(event)) ++sides.forfeits;
            if (pairing::scheduledOpponent(event)) ++sides.games;
            if (std::holds_alternative<pairing::HalfPointBye>(event)) ++sides.halfPointByes;
            if (std::holds_alternative<pairing::ZeroPointBye>(event) ||
                std::holds_alternative<pairing::NotPaired>(event))
                ++sides.zeroPointByes;
        }
    sides.games /= 2;
    return sides;
}

Amount share(std::int64_t part, std::int64_t whole) {
    return {Amount::Unit::Millionths, whole == 0 ? 0 : part * 1'000'000 / whole};
}

Answer<Configuration> likeModel(const Call& call) {
    const auto file = readModel(call);
    if (!file) return rules::unexpected(file.error());
    const Tournament* model = &file->tournament;
    if (model->players.size() < 2)
        return failure(ExitCode::BadInput,
                       fmt::format("{}: a model needs at least two players", call.input.string()));
    Configuration configuration;
    configuration.players = static_cast<int>(model->players.size());
    configuration.rounds =
        std::max({1, int{model->plannedRounds.value()}, int{model->recordedRounds().value()}});
    configuration.edition = model->edition;
    configuration.baku = model->acceleration.baku;
    if (!file->extras.tieBreaks.empty()) configuration.tieBreaks = file->extras.tieBreaks;
    for (const pairing::Player& player : model->players)
        configuration.ratings.push_back(player.rating ? player.rating->value() : 0);
    const Counts counts = countsOf(*model);
    if (counts.played > 0)
        configuration.drawPercentage = static_cast<int>(counts.draws * 100 / counts.played);
    if (counts.games > 0)
        configuration.amounts[Happening::ForfeitWins].everyRound = share(counts.forfeits, counts.games);
    if (counts.cells > 0) {
        configuration.amounts[Happening::HalfPointByes].everyRound =
            share(counts.halfPointByes, counts.cells);
        configuration.amounts[Happening::ZeroPointByes].everyRound =
            share(counts.zeroPointByes, counts.cells);
    }
    configuration.win = model->scoring.win;
    configuration.draw = model->scoring.draw;
    configuration.loss = model->scoring.loss;
    configuration.pairingAllocatedBye = model->scoring.pairingAllocatedBye;
    return configuration;
}

Answer<Configuration> configurationOf(const Call& call) {
    if (!call.input.empty()) return likeModel(call);
    if (call.config.empty()) return Configuration{};
    const auto bytes = readFile(call.config);
    if (!bytes) return rules::unexpected(bytes.error());
    using Dialect = pairing::generate::ConfigurationDialect;
    auto configuration = pairing::generate::readConfiguration(
        *bytes, call.config.string(), call.grammar == Grammar::Bbp ? Dialect::Bbp : Dialect::Javafo);
    if (!configuration) return rules::unexpected(failureOf(configuration.error()));
    return std::move(*configuration);
}

Outcome writeChecklists(const Call& call, const std::string& text) {
    const auto read = pairing::trf::readTournament(text, call.output.string());
    if (!read) return rules::unexpected(failureOf(read.error()));
    const auto checked = checkFile(call.output.string(), read->value, std::nullopt);
    return replaceFile(call.list, checklistsOf(read->value.tournament, checked, "") + versionLine());
}

} // namespace

Outcome generate(const Call& call, Console& console) {
    auto configuration = configurationOf(call);
    if (!configuration) return rules::unexpected(configuration.error());
    if (call.baku) configuration->baku = true;
    const std::uint64_t seed = call.seed.value_or(drawnSeed() & 0xFFFFFFFFU);
    if (!call.seed) console.say(fmt::format("Seed {}", seed));
    const auto dialect =
        call.grammar == Grammar::Bbp ? pairing::trf::Dialect::Bbp : pairing::trf::Dialect::Javafo;
    const auto text = generatedText({std::move(*configuration), seed, dialect});
    if (!text) return rules::unexpected(text.error());
    if (!call.list.empty()) {
        const Outcome written = writeChecklists(call, *text);
        if (!written) return written;
    }
    return replaceFile(call.output, *text);
}

} // namespace arbiter::cli::drop_in
