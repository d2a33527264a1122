#include "drop_in/check_text.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace arbiter::cli::drop_in {
namespace {

using pairing::Pair;
using pairing::check::RoundCheck;

std::string cell(unsigned white, unsigned black) {
    return fmt::format("{:>3} - {:>3}", white, black);
}

bool contains(const auto& list, const Pair& pair, auto member) {
    return std::ranges::any_of(list, [&](const auto& entry) { return entry.*member == pair; });
}

// Both in board order, the bye last.
std::vector<std::string> enginesSide(const RoundCheck& round) {
    std::vector<std::string> cells;
    if (!round.engine) return cells;
    for (const Pair& pair : round.engine->boards)
        if (std::ranges::count(round.onlyEngine, pair) > 0 ||
            contains(round.colours, pair, &pairing::check::ColourDifference::engine))
            cells.push_back(cell(pair.white.value(), pair.black.value()));
    if (round.byeDiffers && round.engine->pairingAllocatedBye)
        cells.push_back(cell(round.engine->pairingAllocatedBye->value(), 0));
    return cells;
}

std::vector<std::string> recordsSide(const RoundCheck& round) {
    std::vector<std::string> cells;
    for (const auto& recorded : round.recorded)
        if (std::ranges::count(round.onlyRecorded, recorded) > 0 ||
            contains(round.colours, recorded.pair, &pairing::check::ColourDifference::recorded))
            cells.push_back(cell(recorded.pair.white.value(), recorded.pair.black.value()));
    if (round.byeDiffers)
        for (const pairing::PairingNumber bye : round.recordedByes)
            cells.push_back(cell(bye.value(), 0));
    return cells;
}

std::string differencesOf(const RoundCheck& round) {
    const auto left = enginesSide(round);
    const auto right = recordsSide(round);
    std::string text = "  Checker pairings        Tournament pairings \n";
    for (std::size_t line = 0; line < std::max(left.size(), right.size()); ++line)
        text += fmt::format("    {:<9}                {}\n", line < left.size() ? left[line] : "",
                            line < right.size() ? right[line] : "");
    return text + "\n";
}

} // namespace

std::string checkText(const std::string& name, const pairing::check::TournamentCheck& check) {
    std::string text;
    for (const RoundCheck& round : check.rounds) {
        text += fmt::format("{}: Round #{}\n", name, round.round.value());
        if (round.refusal)
            text += fmt::format("No valid pairing exists for round {}.\n", round.round.value());
        else if (!round.equal())
            text += differencesOf(round);
    }
    return text + "\n";
}

} // namespace arbiter::cli::drop_in
