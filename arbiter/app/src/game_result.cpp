#include "arbiter/app/game_result.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace arbiter::app {
namespace {

using pairing::Colour;
using pairing::Outcome;
using pairing::PairingNumber;
using pairing::RoundEvent;

constexpr std::array<std::pair<GameResult, std::string_view>, 14> codes{{
    {GameResult::Open, "*"},
    {GameResult::WhiteWins, "1-0"},
    {GameResult::Draw, "="},
    {GameResult::BlackWins, "0-1"},
    {GameResult::WhiteWinsByForfeit, "+-"},
    {GameResult::BlackWinsByForfeit, "-+"},
    {GameResult::DoubleForfeit, "--"},
    {GameResult::WhiteHalfBlackZero, "½-0"},
    {GameResult::WhiteZeroBlackHalf, "0-½"},
    {GameResult::BothZero, "0-0"},
    {GameResult::UnratedWhiteWins, "1-0u"},
    {GameResult::UnratedDraw, "=u"},
    {GameResult::UnratedBlackWins, "0-1u"},
    {GameResult::Adjourned, "adjourned"},
}};

void replaceAll(std::string& text, std::string_view what, std::string_view with) {
    for (auto place = text.find(what); place != std::string::npos;
         place = text.find(what, place + with.size()))
        text.replace(place, what.size(), with);
}

// Halves and dashes as people, keyboards and spreadsheets write them become the ones of our codes.
std::string plain(std::string_view code) {
    std::string text(code);
    for (const std::string_view dash : {"–", "—", "−", "‐", "‑"})
        replaceAll(text, dash, "-");
    for (const std::string_view half : {"1/2", "0.5", "0,5"})
        replaceAll(text, half, "½");
    if (text == "½-½") return "=";
    if (text == "½-½u") return "=u";
    return text;
}

struct Sides {
    Outcome white;
    Outcome black;
    bool rated;
};

std::optional<Sides> sidesOf(GameResult result) {
    switch (result) {
    case GameResult::WhiteWins:
        return Sides{Outcome::Win, Outcome::Loss, true};
    case GameResult::Draw:
        return Sides{Outcome::Draw, Outcome::Draw, true};
    case GameResult::BlackWins:
        return Sides{Outcome::Loss, Outcome::Win, true};
    case GameResult::WhiteHalfBlackZero:
        return Sides{Outcome::Draw, Outcome::Loss, true};
    case GameResult::WhiteZeroBlackHalf:
        return Sides{Outcome::Loss, Outcome::Draw, true};
    case GameResult::BothZero:
        return Sides{Outcome::Loss, Outcome::Loss, true};
    case GameResult::UnratedWhiteWins:
        return Sides{Outcome::Win, Outcome::Loss, false};
    case GameResult::UnratedDraw:
        return Sides{Outcome::Draw, Outcome::Draw, false};
    case GameResult::UnratedBlackWins:
        return Sides{Outcome::Loss, Outcome::Win, false};
    case GameResult::Open:
    case GameResult::WhiteWinsByForfeit:
    case GameResult::BlackWinsByForfeit:
    case GameResult::DoubleForfeit:
    case GameResult::Adjourned:
        return std::nullopt;
    }
    return std::nullopt;
}

// Two events are the two sides of one board: each names the other, and the colours are opposite where given.
bool faceEachOther(const RoundEvent& white, const RoundEvent& black) {
    const auto whiteColour = pairing::scheduledColour(white);
    const auto blackColour = pairing::scheduledColour(black);
    return pairing::scheduledOpponent(white) && pairing::scheduledOpponent(black) &&
           whiteColour.value_or(Colour::White) == Colour::White &&
           blackColour.value_or(Colour::Black) == Colour::Black;
}

} // namespace

std::string_view codeOf(GameResult result) {
    return std::ranges::find(codes, result, &std::pair<GameResult, std::string_view>::first)->second;
}

std::optional<GameResult> gameResultFromCode(std::string_view code) {
    const std::string text = plain(code);
    for (const auto& [result, name] : codes)
        if (text == name) return result;
    return std::nullopt;
}

bool isForfeit(GameResult result) {
    return result == GameResult::WhiteWinsByForfeit || result == GameResult::BlackWinsByForfeit ||
           result == GameResult::DoubleForfeit;
}

GameResult mirrored(GameResult result) {
    switch (result) {
    case GameResult::WhiteWins:
        return GameResult::BlackWins;
    case GameResult::BlackWins:
        return GameResult::WhiteWins;
    case GameResult::WhiteWinsByForfeit:
        return GameResult::BlackWinsByForfeit;
    case GameResult::BlackWinsByForfeit:
        return GameResult::WhiteWinsByForfeit;
    case GameResult::WhiteHalfBlackZero:
        return GameResult::WhiteZeroBlackHalf;
    case GameResult::WhiteZeroBlackHalf:
        return GameResult::WhiteHalfBlackZero;
    case GameResult::UnratedWhiteWins:
        return GameResult::UnratedBlackWins;
    case GameResult::UnratedBlackWins:
        return GameResult::UnratedWhiteWins;
    case GameResult::Open:
    case GameResult::Draw:
    case GameResult::DoubleForfeit:
    case GameResult::BothZero:
    case GameResult::UnratedDraw:
    case GameResult::Adjourned:
        break;
    }
    return result;
}

std::pair<RoundEvent, RoundEvent> eventsOf(GameResult result, PairingNumber white, PairingNumber black) {
    if (const auto sides = sidesOf(result))
        return {pairing::PlayedGame{black, Colour::White, sides->white, sides->rated},
                pairing::PlayedGame{white, Colour::Black, sides->black, sides->rated}};
    switch (result) {
    case GameResult::WhiteWinsByForfeit:
        return {pairing::ForfeitWin{black, Colour::White}, pairing::ForfeitLoss{white, Colour::Black}};
    case GameResult::BlackWinsByForfeit:
        return {pairing::ForfeitLoss{black, Colour::White}, pairing::ForfeitWin{white, Colour::Black}};
    case GameResult::DoubleForfeit:
        return {pairing::DoubleForfeit{black, Colour::White}, pairing::DoubleForfeit{white, Colour::Black}};
    case GameResult::Adjourned:
        return {pairing::AdjournedGame{black, Colour::White}, pairing::AdjournedGame{white, Colour::Black}};
    case GameResult::Open:
    case GameResult::WhiteWins:
    case GameResult::Draw:
    case GameResult::BlackWins:
    case GameResult::WhiteHalfBlackZero:
    case GameResult::WhiteZeroBlackHalf:
    case GameResult::BothZero:
    case GameResult::UnratedWhiteWins:
    case GameResult::UnratedDraw:
    case GameResult::UnratedBlackWins:
        break;
    }
    return {pairing::PendingGame{black, Colour::White}, pairing::PendingGame{white, Colour::Black}};
}

std::optional<GameResult> resultOf(const RoundEvent& white, const RoundEvent& black) {
    if (!faceEachOther(white, black)) return std::nullopt;
    // An old file may lack the colours of a forfeit; the kinds of the two events decide then.
    const auto* whiteGame = std::get_if<pairing::PlayedGame>(&white);
    const auto* blackGame = std::get_if<pairing::PlayedGame>(&black);
    for (const auto& [result, name] : codes) {
        const auto sides = sidesOf(result);
        if (sides) {
            if (whiteGame && blackGame && whiteGame->outcome == sides->white &&
                blackGame->outcome == sides->black && whiteGame->rated == sides->rated &&
                blackGame->rated == sides->rated)
                return result;
        } else {
            const auto [one, other] = eventsOf(result, PairingNumber{}, PairingNumber{});
            if (one.index() == white.index() && other.index() == black.index()) return result;
        }
    }
    return std::nullopt;
}

} // namespace arbiter::app
