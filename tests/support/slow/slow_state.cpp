#include "support/slow/slow_state.hpp"

#include <algorithm>
#include <stdexcept>

namespace support::slow {
namespace {

using pairing::Player;
using pairing::RoundEvent;

const RoundEvent& eventIn(const Player& player, RoundNumber round) {
    return player.rounds.at(round.value() - std::size_t{1});
}

RoundNumber previous(RoundNumber round) {
    return RoundNumber(static_cast<std::uint16_t>(round.value() - 1));
}

// The rounds that count: those before the one to be paired.
std::vector<RoundNumber> roundsBefore(const Player& player, RoundNumber round) {
    std::vector<RoundNumber> rounds;
    for (std::uint16_t number = 1; number < round.value() && number <= player.rounds.size(); ++number)
        rounds.emplace_back(number);
    return rounds;
}

// C.04.7 art. 1.2: group A is the first half of the list, rounded up to an even number of players.
bool inBakuGroupA(const Tournament& tournament, const Player& player) {
    std::size_t half = (tournament.players.size() + 1) / 2;
    if (half % 2 != 0) ++half;
    const auto place = std::ranges::find(tournament.players, player.number, &Player::number);
    return static_cast<std::size_t>(place - tournament.players.begin()) < half;
}

// C.04.7 art. 1.4
Points bakuPoints(const Tournament& tournament, const Player& player, RoundNumber round) {
    if (!inBakuGroupA(tournament, player)) return Points{};
    const int accelerated = (tournament.plannedRounds.value() + 1) / 2;
    const int withFullPoints = (accelerated + 1) / 2;
    if (round.value() > accelerated) return Points{};
    if (round.value() <= withFullPoints) return tournament.scoring.win;
    return Points::fromTenths(tournament.scoring.win.tenths() / 2);
}

Points virtualPoints(const Tournament& tournament, const Player& player, RoundNumber round) {
    const auto& acceleration = tournament.acceleration;
    if (acceleration.explicitPoints.empty())
        return acceleration.baku ? bakuPoints(tournament, player, round) : Points{};
    Points points;
    for (const auto& entry : acceleration.explicitPoints)
        if (entry.first <= round && round <= entry.last && entry.firstPlayer <= player.number &&
            player.number <= entry.lastPlayer)
            points = entry.points;
    return points;
}

// C.04.3 art. 1.4: who got which float in a past round.
Float floatIn(const Tournament& tournament, const Player& player, RoundNumber round) {
    const RoundEvent& event = eventIn(player, round);
    if (const auto opponent = pairing::metOpponent(event)) { // 1.4.2
        const Points own = pairingScore(tournament, player, round);
        const Points others = pairingScore(tournament, *tournament.find(*opponent), round);
        if (own > others) return Float::Down;
        return own < others ? Float::Up : Float::None;
    }
    // A.4.b of 2017: every round not played is a downfloat (reading R8).
    if (tournament.edition == pairing::RuleEdition::Fide2017) return Float::Down;
    if (std::holds_alternative<pairing::PairingAllocatedBye>(event)) return Float::Down; // 1.4.3
    if (pairing::pointsOf(event, tournament.scoring) > tournament.scoring.loss) return Float::Down;
    return Float::None; // 1.4.4
}

// C.04.1 art. 4; C.04.1.d of 2017: the bye, or a win because the opponent did not appear
bool isByeBarred(const Tournament& tournament, const Player& player, RoundNumber round) {
    for (const RoundNumber past : roundsBefore(player, round)) {
        const RoundEvent& event = eventIn(player, past);
        if (std::holds_alternative<pairing::PairingAllocatedBye>(event)) return true;
        if (tournament.edition == pairing::RuleEdition::Fide2017) {
            if (std::holds_alternative<pairing::ForfeitWin>(event)) return true;
            continue;
        }
        const bool asMuchAsAWin = pairing::pointsOf(event, tournament.scoring) >= tournament.scoring.win;
        if (!pairing::wasPlayed(event) && asMuchAsAWin) return true;
    }
    return false;
}

// C.04.3 art. 1.7.1 to 1.7.4
Preference preferenceOf(const std::vector<Colour>& colours, int difference) {
    if (colours.empty()) return {};
    const Colour last = colours.back();
    const bool lastTwoEqual = colours.size() >= 2 && colours[colours.size() - 2] == last;
    if (difference > 1) return {Strength::Absolute, Colour::Black};
    if (difference < -1) return {Strength::Absolute, Colour::White};
    if (lastTwoEqual) return {Strength::Absolute, rules::opposite(last)};
    if (difference == 1) return {Strength::Strong, Colour::Black};
    if (difference == -1) return {Strength::Strong, Colour::White};
    return {Strength::Mild, rules::opposite(last)};
}

// C.04.3 art. 1.8
bool isTopscorer(const Tournament& tournament, Points score, RoundNumber round) {
    if (round != tournament.plannedRounds) return false;
    const int roundsPlayed = round.value() - 1;
    return score + score > tournament.scoring.win * roundsPlayed;
}

// Art. 5.2.5 with reading P1: the place among those who have been in a pairing or are in this one.
bool countsAsOdd(const Tournament& tournament, const Player& player, RoundNumber round,
                 std::span<const PairingNumber> participants) {
    if (tournament.parityNumbering == pairing::ParityNumbering::Registered)
        return player.number.value() % 2 == 1;
    const auto counts = [&](const Player& someone) {
        if (std::ranges::find(participants, someone.number) != participants.end()) return true;
        return std::ranges::any_of(roundsBefore(someone, round), [&](RoundNumber past) {
            return pairing::tookPartInPairing(eventIn(someone, past));
        });
    };
    const auto place = std::ranges::count_if(tournament.players, [&](const Player& someone) {
        return someone.number <= player.number && counts(someone);
    });
    return place % 2 == 1;
}

Member memberBefore(const Tournament& tournament, const Player& player, RoundNumber round,
                    std::span<const PairingNumber> participants) {
    Member member;
    member.number = player.number;
    member.score = pairingScore(tournament, player, round);
    member.realScore = member.score - virtualPoints(tournament, player, round);
    for (const RoundNumber past : roundsBefore(player, round)) {
        const RoundEvent& event = eventIn(player, past);
        if (const auto opponent = pairing::metOpponent(event)) member.met.insert(*opponent);
        if (const auto colour = pairing::playedColour(event)) member.colours.push_back(*colour);
        if (!pairing::wasPlayed(event)) ++member.unplayedRounds;
    }
    for (const Colour colour : member.colours)
        member.difference += colour == Colour::White ? 1 : -1;
    member.preference = preferenceOf(member.colours, member.difference);
    member.topscorer = isTopscorer(tournament, member.score, round);
    member.byeBarred = isByeBarred(tournament, player, round);
    member.countsAsOdd = countsAsOdd(tournament, player, round, participants);
    if (round.value() >= 2) member.previousRound = floatIn(tournament, player, previous(round));
    if (round.value() >= 3) member.twoRoundsAgo = floatIn(tournament, player, previous(previous(round)));
    for (const PairingNumber other : participants)
        if (other != player.number && pairing::isForbidden(tournament, player.number, other, round))
            member.forbidden.insert(other);
    return member;
}

} // namespace

Points pairingScore(const Tournament& tournament, const Player& player, RoundNumber round) {
    Points score = virtualPoints(tournament, player, round);
    for (const RoundNumber past : roundsBefore(player, round))
        score += pairing::pairingPointsOf(eventIn(player, past), tournament.scoring);
    return score;
}

State stateBefore(const Tournament& tournament, RoundNumber round,
                  std::span<const PairingNumber> participants) {
    if (participants.size() > 32) throw std::invalid_argument("the slow pairer is for small fields only");
    State state;
    state.edition = tournament.edition;
    state.initialColour = tournament.initialColour;
    for (const PairingNumber number : participants)
        state.members.push_back(memberBefore(tournament, *tournament.find(number), round, participants));
    std::ranges::sort(state.members, [](const Member& one, const Member& other) { // art. 1.2
        return one.score != other.score ? one.score > other.score : one.number < other.number;
    });
    return state;
}

} // namespace support::slow
