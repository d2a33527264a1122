// The laws of the generator's configuration: every text is read or refused with its faults; what is read, and
// small enough to be tried, gives a tournament that the checker accepts, or a refusal that says why.
#include <algorithm>
#include <cstdint>
#include <string_view>

#include "fuzz/law.hpp"
#include "pairing/check/check_tournament.hpp"
#include "pairing/generate/generate.hpp"
#include "pairing/system/pair_by_system.hpp"

using namespace pairing::generate;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto dialect : {ConfigurationDialect::Javafo, ConfigurationDialect::Bbp})
        if (const auto read = readConfiguration(text, "fuzz", dialect); !read)
            require(read.error().hasErrors());
    auto configuration = readConfiguration(text, "fuzz");
    if (!configuration) {
        require(configuration.error().hasErrors());
        return 0;
    }
    constexpr int comfortable = 12;
    configuration->players = std::clamp(configuration->players.value_or(comfortable), 2, comfortable);
    if (configuration->rounds) configuration->rounds = std::min(*configuration->rounds, comfortable / 2);
    const auto generated = generate(*configuration, 1);
    if (!generated) {
        require(generated.error().hasErrors());
        return 0;
    }
    require(pairing::check::checkTournament(generated->file.tournament, pairing::pairBySystem).equal());
    return 0;
}
