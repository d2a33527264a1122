#include "generated_files.hpp"

#include <random>

#include <fmt/format.h>

#include "files.hpp"
#include "pairing/trf/write.hpp"
#include "rules/base/work_queue.hpp"

namespace arbiter::cli {

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

Outcome generateMany(const GeneratorInput& input, std::size_t count, const std::filesystem::path& folder,
                     Console& console) {
    std::error_code trouble;
    std::filesystem::create_directories(folder, trouble);
    if (trouble)
        return failure(ExitCode::FileAccess,
                       fmt::format("{}: the folder cannot be made: {}", folder.string(), trouble.message()));
    const std::size_t digits = std::max<std::size_t>(4, std::to_string(count).size());
    const auto nameOf = [&](std::size_t index) {
        return folder / fmt::format("tournament-{:0{}}.trf", index + 1, digits);
    };
    Outcome outcome;
    const auto make = [&](std::size_t index) -> Outcome {
        GeneratorInput one = input;
        one.seed += index;
        const auto text = generatedText(one);
        if (!text) return rules::unexpected(text.error());
        return replaceFile(nameOf(index), *text);
    };
    rules::workInOrder(count, rules::availableCores(), make, [&](std::size_t index, Outcome made) {
        if (!made && outcome) outcome = std::move(made);
        if (index % 16 == 0)
            console.showProgress(fmt::format("{}/{} {}", index + 1, count, nameOf(index).string()));
    });
    console.clearProgress();
    return outcome;
}

} // namespace arbiter::cli
