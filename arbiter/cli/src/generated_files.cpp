#include "generated_files.hpp"

#include <algorithm>
#include <random>

#include <fmt/format.h>

#include "files.hpp"
#include "long_work.hpp"
#include "pairing/trf/write.hpp"
#include "rules/base/work_queue.hpp"
#include "staging_folder.hpp"

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

// Ends the work in the queue.
struct Stopped {
    Outcome outcome;
};

} // namespace

std::uint64_t drawnSeed() {
    std::random_device device;
    const std::uint64_t drawn = (std::uint64_t{device()} << 32U) | device();
    return drawn >> 11U;
}

Answer<std::string> generatedText(const GeneratorInput& input) {
    const auto generated = pairing::generate::generate(input.configuration, input.seed);
    if (!generated) return rules::unexpected(failureOf(generated.error()));
    auto written = pairing::trf::writeTrf(pairing::trf::fromTournament(generated->file, input.dialect));
    if (!written) return rules::unexpected(failureOf(written.error()));
    return std::move(written->value);
}

Outcome generateMany(const GeneratorInput& input, std::size_t count, const fs::path& folder,
                     Console& console) {
    const std::size_t digits = std::max<std::size_t>(4, std::to_string(count).size());
    const auto nameOf = [&](std::size_t index) {
        return fmt::format("tournament-{:0{}}.trf", index + 1, digits);
    };
    LongWork work(console, Stopping::Tidily);
    auto staging = StagingFolder::in(folder);
    if (!staging) return rules::unexpected(staging.error());
    const auto make = [&](std::size_t index) -> Outcome {
        GeneratorInput one = input;
        one.seed += index;
        const auto text = generatedText(one);
        if (!text) return rules::unexpected(text.error());
        return replaceFile(staging->path() / nameOf(index), *text);
    };
    try {
        rules::workInOrder(count, rules::availableCores(), make, [&](std::size_t index, Outcome made) {
            if (!made) throw Stopped{std::move(made)};
            work.reachedPiece(index, count, nameOf(index));
        });
    } catch (Stopped& stopped) {
        return std::move(stopped.outcome);
    }
    return staging->moveFilesOut();
}

} // namespace arbiter::cli
