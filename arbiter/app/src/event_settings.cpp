#include "arbiter/app/event_settings.hpp"

#include <algorithm>

namespace arbiter::app {
namespace {

using pairing::Points;
using pairing::ScoringSystem;

EventSettings settingsOf(std::string preset, const ScoringSystem& scoring,
                         std::vector<std::string> tieBreaks) {
    EventSettings settings;
    settings.preset = std::move(preset);
    settings.scoring = scoring;
    settings.tieBreaks = std::move(tieBreaks);
    return settings;
}

} // namespace

const std::vector<Preset>& presets() {
    static const ScoringSystem classical =
        ScoringSystem::of(Points::whole(1), Points::fromTenths(5), Points::whole(0));
    static const ScoringSystem doubled =
        ScoringSystem::of(Points::whole(2), Points::whole(1), Points::whole(0));
    static const std::vector<Preset> all{
        {"club", "1 ½ 0; Buchholz Cut-1, Buchholz, Sonneborn-Berger, direct encounter, wins",
         settingsOf("club", classical, {"BH/C1", "BH", "SB", "DE", "WON"})},
        {"children", "2 1 0; sum of opponents' scores, progressive score, win rate",
         settingsOf("children", doubled, {"SOS", "PS", "WR"})},
        {"fide", "1 ½ 0; Buchholz Cut-1, Buchholz, Sonneborn-Berger, direct encounter",
         settingsOf("fide", classical, {"BH/C1", "BH", "SB", "DE"})},
    };
    return all;
}

std::optional<EventSettings> presetNamed(std::string_view name) {
    const auto preset = std::ranges::find(presets(), name, &Preset::name);
    return preset == presets().end() ? std::nullopt : std::optional(preset->settings);
}

pairing::Colour drawInitialColour(std::uint64_t seed) {
    // The first number of the SplitMix64 generator (public domain, S. Vigna) for this seed; its top bit
    // decides.
    std::uint64_t mixed = seed + 0x9E3779B97F4A7C15ULL;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    mixed ^= mixed >> 31;
    return (mixed >> 63) == 0 ? pairing::Colour::White : pairing::Colour::Black;
}

} // namespace arbiter::app
