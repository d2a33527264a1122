#include "verify/state.hpp"

#include <algorithm>

namespace pairing::verify {
namespace {

std::vector<PairingNumber> everyNumber(const Tournament& tournament) {
    std::vector<PairingNumber> numbers;
    for (const Player& player : tournament.players)
        numbers.push_back(player.number);
    return numbers;
}

// Art. 1.4 by the pairing scores of that round (reading D6); D7 for the bye.
Drift driftIn(const Tournament& tournament, const check::Field& scores, const Player& player,
              RoundNumber round) {
    const RoundEvent& event = player.rounds[round.value() - std::size_t{1}];
    if (const auto opponent = metOpponent(event)) {
        const Points own = scores.find(player.number)->score;
        const Points others = scores.find(*opponent)->score;
        return own == others ? Drift::None : own > others ? Drift::Down : Drift::Up;
    }
    if (tournament.edition == RuleEdition::Fide2017) return Drift::Down; // A.4.b, reading R8
    const bool down = std::holds_alternative<PairingAllocatedBye>(event) ||
                      pairingPointsOf(event, tournament.scoring) > tournament.scoring.loss;
    return down ? Drift::Down : Drift::None;
}

} // namespace

State::State(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants)
    : edition_(tournament.edition)
    , field_(tournament, round, participants) {
    for (const check::Entrant& entrant : field_.entrants())
        seats_.push_back({.entrant = entrant, .repeated = std::nullopt});
    std::ranges::sort(seats_, [](const Seat& one, const Seat& other) {
        return check::ranksBefore(one.entrant, other.entrant);
    });
    readHistory(tournament, round);
    judgeMeetings(tournament, round);
}

void State::readHistory(const Tournament& tournament, RoundNumber round) {
    for (Seat& seat : seats_) {
        std::optional<Colour> last;
        for (std::size_t past = 0; past + 1 < round.value(); ++past) {
            const RoundEvent& event = seat.entrant.player->rounds[past];
            if (!wasPlayed(event)) ++seat.unplayed;
            if (const auto colour = playedColour(event)) {
                seat.repeated = last == colour ? colour : std::nullopt;
                last = colour;
            }
        }
    }
    const auto numbers = everyNumber(tournament);
    for (const int ago : {1, 2}) {
        if (round.value() <= ago) return;
        const RoundNumber past(static_cast<std::uint16_t>(round.value() - ago));
        const check::Field scores(tournament, past, numbers);
        for (Seat& seat : seats_)
            (ago == 1 ? seat.previous : seat.twoAgo) =
                driftIn(tournament, scores, *seat.entrant.player, past);
    }
}

void State::judgeMeetings(const Tournament& tournament, RoundNumber round) {
    const std::size_t count = seats_.size();
    legal_.assign(count * count, 1);
    const auto forbid = [&](std::size_t one, std::size_t other) {
        legal_[one * count + other] = legal_[other * count + one] = 0;
    };
    for (std::size_t one = 0; one < count; ++one) {
        forbid(one, one);
        const check::Entrant& own = seats_[one].entrant;
        for (std::size_t past = 0; past + 1 < round.value(); ++past) // [C1]
            if (const auto opponent = metOpponent(own.player->rounds[past]))
                if (const auto other = find(*opponent)) forbid(one, *other);
        if (own.strength != check::PreferenceStrength::Absolute || own.topscorer) continue;
        for (std::size_t other = one + 1; other < count; ++other) { // [C3]
            const check::Entrant& theirs = seats_[other].entrant;
            if (theirs.strength == check::PreferenceStrength::Absolute && !theirs.topscorer &&
                theirs.preferred == own.preferred)
                forbid(one, other);
        }
    }
    for (const ForbiddenGroup& group : tournament.forbidden) {
        if (round < group.first || (group.last && *group.last < round)) continue;
        for (const PairingNumber one : group.members)
            for (const PairingNumber other : group.members)
                if (const auto seat = find(one), otherSeat = find(other); seat && otherSeat)
                    forbid(*seat, *otherSeat);
    }
}

std::optional<std::size_t> State::find(PairingNumber number) const {
    const check::Entrant* entrant = field_.find(number);
    if (entrant == nullptr) return std::nullopt;
    const auto place = std::ranges::lower_bound(
        seats_, *entrant,
        [](const check::Entrant& one, const check::Entrant& other) { return check::ranksBefore(one, other); },
        &Seat::entrant);
    return static_cast<std::size_t>(place - seats_.begin());
}

Colour State::colourOfHigher(std::size_t higher, std::size_t lower) const {
    const auto verdict = field_.colourOf(seats_[higher].entrant, seats_[lower].entrant);
    return verdict ? verdict->first : Colour::White;
}

} // namespace pairing::verify
