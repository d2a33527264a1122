#include "result_counts.hpp"

#include <fmt/format.h>

#include "pairing/model/overloaded.hpp"

namespace reports {
namespace {

using pairing::Colour;
using pairing::Outcome;
using pairing::PairingNumber;
using pairing::Player;
using pairing::RoundNumber;

// Whether this side is the one that the game is counted with.
bool countsHere(const Player& player, PairingNumber opponent, const std::optional<Colour>& colour) {
    return colour ? *colour == Colour::White : player.number < opponent;
}

void countGame(ResultCounts& counts, const pairing::Tournament& tournament, RoundNumber round,
               const pairing::PlayedGame& white) {
    const Player* opponent = tournament.find(white.opponent);
    const auto* black = opponent == nullptr || opponent->rounds.size() < round.value()
                            ? nullptr
                            : std::get_if<pairing::PlayedGame>(&opponent->rounds[round.value() - 1U]);
    const Outcome blacks = black == nullptr ? Outcome::Loss : black->outcome;
    if (white.outcome == Outcome::Win && blacks == Outcome::Loss)
        ++counts.whiteWins;
    else if (white.outcome == Outcome::Draw && blacks == Outcome::Draw)
        ++counts.draws;
    else if (white.outcome == Outcome::Loss && blacks == Outcome::Win)
        ++counts.blackWins;
    else
        ++counts.unusual;
}

} // namespace

ResultCounts& ResultCounts::operator+=(const ResultCounts& other) {
    whiteWins += other.whiteWins;
    draws += other.draws;
    blackWins += other.blackWins;
    unusual += other.unusual;
    forfeits += other.forfeits;
    open += other.open;
    adjourned += other.adjourned;
    allocatedByes += other.allocatedByes;
    requestedByes += other.requestedByes;
    absent += other.absent;
    return *this;
}

ResultCounts countsOf(const pairing::Tournament& tournament, RoundNumber round) {
    ResultCounts counts;
    for (const Player& player : tournament.players) {
        if (player.rounds.size() < round.value()) continue;
        const auto addForfeit = [&](PairingNumber opponent, const std::optional<Colour>& colour) {
            if (countsHere(player, opponent, colour)) ++counts.forfeits;
        };
        std::visit(pairing::Overloaded{
                       [&](const pairing::PlayedGame& game) {
                           if (game.colour == Colour::White) countGame(counts, tournament, round, game);
                       },
                       [&](const pairing::ForfeitWin& game) { addForfeit(game.opponent, game.colour); },
                       [&](const pairing::ForfeitLoss& game) { addForfeit(game.opponent, game.colour); },
                       [&](const pairing::DoubleForfeit& game) { addForfeit(game.opponent, game.colour); },
                       [&](const pairing::AdjournedGame& game) {
                           if (game.colour == Colour::White) ++counts.adjourned;
                       },
                       [&](const pairing::PendingGame& game) {
                           if (game.colour == Colour::White) ++counts.open;
                       },
                       [&](const pairing::PairingAllocatedBye&) { ++counts.allocatedByes; },
                       [&](const pairing::FullPointBye&) { ++counts.requestedByes; },
                       [&](const pairing::HalfPointBye&) { ++counts.requestedByes; },
                       [&](const pairing::ZeroPointBye&) { ++counts.absent; },
                       [&](const pairing::NotPaired&) { ++counts.absent; },
                   },
                   player.rounds[round.value() - 1U]);
    }
    return counts;
}

std::string percentOf(int part, int whole) {
    if (whole <= 0) return "-";
    const int tenths = (2000 * part + whole) / (2 * whole);
    return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

rules::Text summaryOf(const ResultCounts& counts) {
    return rules::text("Games played: {}; White won {}, drawn {}, Black won {}; forfeits: {}", counts.games(),
                       counts.whiteWins, counts.draws, counts.blackWins, counts.forfeits);
}

} // namespace reports
