// Generated tournaments as files: one to a file or standard output, or many into a folder on all cores.
// Use it for the verb generate and for calls in the language of other engines.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "console.hpp"
#include "failure.hpp"
#include "pairing/generate/generate.hpp"
#include "pairing/trf/conversion.hpp"

namespace arbiter::cli {

struct GeneratorInput {
    pairing::generate::Configuration configuration;
    std::uint64_t seed = 0;
    pairing::trf::Dialect dialect = pairing::trf::Dialect::Trf26;
};

// A seed nobody chose; smaller than 2^53, so that every program reads it as a number.
[[nodiscard]] std::uint64_t drawnSeed();

// The file's text.
[[nodiscard]] Answer<std::string> generatedText(const GeneratorInput& input);

// `count` files tournament-0001.trf …, with the seeds seed, seed + 1, …: all of them, or after a failure or
// Ctrl-C none and the folder as it was.
[[nodiscard]] Outcome generateMany(const GeneratorInput& input, std::size_t count,
                                   const std::filesystem::path& folder, Console& console);

} // namespace arbiter::cli
