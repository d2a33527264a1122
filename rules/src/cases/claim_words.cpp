#include "cases/claim_words.hpp"

#include "cases/case_words.hpp"
#include "cases/event_text.hpp"
#include "rules/notation/read_move.hpp"

namespace rules::cases {
namespace {

using namespace draws;
using Words = std::vector<std::string_view>;

bool readClaim(const Words& words, const board::Position& position, DrawClaim& claim) {
    if (words.size() < 3 || !sideFrom(words[2])) return false;
    const std::string_view kind = words[1];
    if (kind != "threefold" && kind != "repetition" && kind != "fifty") return false;
    claim.kind = kind == "fifty" ? ClaimKind::FiftyMoves : ClaimKind::Repetition;
    claim.claimant = *sideFrom(words[2]);
    if (words.size() < 5 || words[3] != "written") return true;
    const std::string_view written = bare(words[4]);
    const auto found = notation::readMove(position, written);
    if (found)
        claim.intended = IntendedMove{std::string(written), *found, {}};
    else if (found.error().kind == notation::MoveFaultKind::Illegal)
        claim.intended = IntendedMove{std::string(written), std::nullopt, found.error().pieces};
    else
        return false;
    return true;
}

bool readTouch(const Words& words, DrawClaim& claim) {
    if (words.size() < 3) return false;
    claim.touched = board::squareFrom(words[2]);
    return claim.touched.has_value();
}

// "clock w used 1:56:00 of 2:00:00"
bool readClock(const Words& words, DrawClaim& claim) {
    if (words.size() != 6 || words[2] != "used" || words[4] != "of") return false;
    const auto used = secondsFrom(words[3]);
    const auto limit = secondsFrom(words[5]);
    if (!used || !limit || *used > *limit || colourFrom(words[1]) != claim.claimant) return false;
    claim.secondsLeft = static_cast<std::uint32_t>(*limit - *used);
    return true;
}

} // namespace

std::optional<ClaimTold> claimFrom(const std::vector<std::string_view>& steps,
                                   const board::Position& position) {
    ClaimTold told;
    bool claims = false;
    for (const std::string_view step : steps) {
        const Words words = split(step, " ");
        if (words.size() < 2) return std::nullopt;
        bool understood = false;
        if (words[0] == "claim") understood = claims = readClaim(words, position, told.claim);
        if (words[0] == "touch") understood = readTouch(words, told.claim);
        if (words[0] == "clock") understood = readClock(words, told.claim);
        if (words[0] == "accept-draw") understood = told.accepted = sideFrom(words[1]).has_value();
        if (!understood) return std::nullopt;
    }
    return claims ? std::optional(std::move(told)) : std::nullopt;
}

} // namespace rules::cases
