#include "reports/game_code.hpp"

#include <string_view>

#include <fmt/format.h>

namespace reports {

using pairing::Outcome;
using pairing::RoundEvent;

namespace {

std::string_view sideCode(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win:
        return "1";
    case Outcome::Draw:
        return "1/2";
    case Outcome::Loss:
        return "0";
    }
    return {};
}

// Games that were not played, from White's side; empty for anything else.
std::string_view forfeitCode(const RoundEvent& white) {
    if (std::holds_alternative<pairing::ForfeitWin>(white)) return "+-";
    if (std::holds_alternative<pairing::ForfeitLoss>(white)) return "-+";
    if (std::holds_alternative<pairing::DoubleForfeit>(white)) return "--";
    return {};
}

} // namespace

std::string gameCode(const RoundEvent& white, const RoundEvent& black) {
    const auto* whiteGame = std::get_if<pairing::PlayedGame>(&white);
    const auto* blackGame = std::get_if<pairing::PlayedGame>(&black);
    if (whiteGame == nullptr || blackGame == nullptr) return std::string(forfeitCode(white));
    return fmt::format("{}-{}{}", sideCode(whiteGame->outcome), sideCode(blackGame->outcome),
                       whiteGame->rated ? "" : "u");
}

} // namespace reports
