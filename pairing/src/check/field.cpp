#include "field.hpp"

#include <algorithm>
#include <cstdlib>

namespace pairing::check {
namespace {

std::size_t roundsBefore(const Player& player, RoundNumber round) {
    return std::min<std::size_t>(player.rounds.size(), round.value() - std::size_t{1});
}

std::span<const RoundEvent> eventsBefore(const Player& player, RoundNumber round) {
    return std::span(player.rounds).first(roundsBefore(player, round));
}

// FIDE C.04.7 art. 1.4: points for a win in the first half of the accelerated rounds, half of that in the
// other half; the accelerated rounds are the first half of all, both halves rounded up.
Points bakuPoints(const Tournament& tournament, RoundNumber round) {
    const int accelerated = (tournament.plannedRounds.value() + 1) / 2;
    if (round.value() > accelerated) return Points{};
    const Points full = tournament.scoring.win;
    return round.value() <= (accelerated + 1) / 2 ? full : Points::fromTenths(full.tenths() / 2);
}

// The virtual points of every registered player for the round, in the order of tournament.players.
std::vector<Points> virtualPoints(const Tournament& tournament, RoundNumber round) {
    std::vector<Points> points(tournament.players.size());
    const Acceleration& acceleration = tournament.acceleration;
    if (!acceleration.explicitPoints.empty()) {
        for (const VirtualPoints& entry : acceleration.explicitPoints) {
            if (round < entry.first || entry.last < round) continue;
            const auto& players = tournament.players;
            auto place = std::ranges::lower_bound(players, entry.firstPlayer, {}, &Player::number);
            for (; place != players.end() && place->number <= entry.lastPlayer; ++place)
                points[static_cast<std::size_t>(place - players.begin())] = entry.points;
        }
    } else if (acceleration.baku) {
        // FIDE C.04.7 art. 1.2: the first half of the initial list, rounded up to an even number.
        const std::size_t groupA = std::min(points.size(), 2 * ((points.size() + 3) / 4));
        std::fill_n(points.begin(), groupA, bakuPoints(tournament, round));
    }
    return points;
}

// FIDE C.04.1 art. 4: had the pairing-allocated bye, or got as much as for a win in a round without playing.
// Until 2026-01-31 (C.04.1.d): had the bye, or won by forfeit.
bool barsFromBye(const RoundEvent& event, const Tournament& tournament) {
    if (std::holds_alternative<PairingAllocatedBye>(event)) return true;
    if (tournament.edition == RuleEdition::Fide2017) return std::holds_alternative<ForfeitWin>(event);
    return !wasPlayed(event) && pointsOf(event, tournament.scoring) >= tournament.scoring.win;
}

// The colours of the played games, latest first (FIDE C.04.2 art. 3.4).
class ColoursBackwards {
  public:
    explicit ColoursBackwards(std::span<const RoundEvent> events)
        : events_(events) {}
    std::optional<Colour> next() {
        while (!events_.empty()) {
            const auto colour = playedColour(events_.back());
            events_ = events_.first(events_.size() - 1);
            if (colour) return colour;
        }
        return std::nullopt;
    }

  private:
    std::span<const RoundEvent> events_;
};

// FIDE C.04.3 art. 1.7. Where difference and repetition contradict each other (only after exceptions for
// topscorers) the difference is followed.
void setPreference(Entrant& entrant, std::span<const RoundEvent> events) {
    for (const RoundEvent& event : events)
        if (const auto colour = playedColour(event))
            entrant.colourDifference += *colour == Colour::White ? 1 : -1;

    ColoursBackwards colours(events);
    const auto last = colours.next();
    const auto lastButOne = colours.next();
    if (!last) return;
    const int difference = entrant.colourDifference;
    entrant.preferred = difference > 0 ? Colour::Black : difference < 0 ? Colour::White : opposite(*last);
    if (std::abs(difference) > 1) {
        entrant.strength = PreferenceStrength::Absolute;
    } else if (last == lastButOne) {
        entrant.strength = PreferenceStrength::Absolute;
        entrant.preferred = opposite(*last);
    } else {
        entrant.strength = difference != 0 ? PreferenceStrength::Strong : PreferenceStrength::Mild;
    }
}

Entrant entrantBefore(const Tournament& tournament, const Player& player, RoundNumber round,
                      Points virtualPoints) {
    const auto events = eventsBefore(player, round);
    Entrant entrant;
    entrant.player = &player;
    for (const RoundEvent& event : events) {
        entrant.boardScore += pairingPointsOf(event, tournament.scoring);
        entrant.byeBarred = entrant.byeBarred || barsFromBye(event, tournament);
    }
    entrant.score = entrant.boardScore + virtualPoints;
    if (tournament.edition == RuleEdition::Fide2026) entrant.boardScore = entrant.score;
    // FIDE C.04.3 art. 1.8: before the last round, more than half of the most that could be scored so far.
    const int roundsSoFar = round.value() - 1;
    entrant.topscorer =
        round == tournament.plannedRounds && entrant.score * 2 > tournament.scoring.win * roundsSoFar;
    setPreference(entrant, events);
    return entrant;
}

} // namespace

bool ranksBefore(const Entrant& one, const Entrant& other) {
    return std::pair(-one.score, one.player->number) < std::pair(-other.score, other.player->number);
}

Field::Field(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants)
    : tournament_(&tournament)
    , round_(round) {
    std::vector<PairingNumber> wanted(participants.begin(), participants.end());
    std::ranges::sort(wanted);
    const auto points = virtualPoints(tournament, round);
    entrants_.reserve(wanted.size());
    int numberOfCounted = 0; // reading P1: only those in a pairing so far, or in this one, are counted
    for (std::size_t index = 0; index < tournament.players.size(); ++index) {
        const Player& player = tournament.players[index];
        const bool participates = std::ranges::binary_search(wanted, player.number);
        if (participates || std::ranges::any_of(eventsBefore(player, round), tookPartInPairing))
            ++numberOfCounted;
        if (!participates) continue;
        Entrant entrant = entrantBefore(tournament, player, round, points[index]);
        entrant.countsAsOdd = tournament.parityNumbering == ParityNumbering::Registered
                                  ? player.number.value() % 2 != 0
                                  : numberOfCounted % 2 != 0;
        entrants_.push_back(entrant);
    }
}

const Entrant* Field::find(PairingNumber number) const {
    const auto numberOf = [](const Entrant& entrant) { return entrant.player->number; };
    const auto place = std::ranges::lower_bound(entrants_, number, {}, numberOf);
    return place != entrants_.end() && numberOf(*place) == number ? &*place : nullptr;
}

std::optional<ColourVerdict> Field::colourOf(const Entrant& one, const Entrant& other) const {
    const bool oneHas = one.strength != PreferenceStrength::None;
    const bool otherHas = other.strength != PreferenceStrength::None;
    const Entrant& higher = ranksBefore(one, other) ? one : other;
    const auto verdict = [&](const Entrant& whose, Colour colour, std::string_view article) {
        return ColourVerdict{&whose == &one ? colour : opposite(colour), article};
    };
    if (!oneHas && !otherHas) {
        if (!tournament_->initialColour) return std::nullopt;
        const Colour initial = *tournament_->initialColour;
        return verdict(higher, higher.countsAsOdd ? initial : opposite(initial), "C.04.3 5.2.5");
    }
    if (!oneHas) return verdict(other, other.preferred, "C.04.3 5.2.1");
    if (!otherHas || one.preferred != other.preferred) return verdict(one, one.preferred, "C.04.3 5.2.1");

    if (one.strength != other.strength) {
        const Entrant& stronger = one.strength > other.strength ? one : other;
        return verdict(stronger, stronger.preferred, "C.04.3 5.2.2");
    }
    if (one.strength == PreferenceStrength::Absolute &&
        std::abs(one.colourDifference) != std::abs(other.colourDifference)) {
        const bool oneIsWider = std::abs(one.colourDifference) > std::abs(other.colourDifference);
        return verdict(oneIsWider ? one : other, one.preferred, "C.04.3 5.2.2");
    }
    ColoursBackwards colours(eventsBefore(*one.player, round_));
    ColoursBackwards otherColours(eventsBefore(*other.player, round_));
    while (true) {
        const auto colour = colours.next();
        const auto otherColour = otherColours.next();
        if (!colour || !otherColour) break;
        if (colour != otherColour) return verdict(one, opposite(*colour), "C.04.3 5.2.3");
    }
    return verdict(higher, higher.preferred, "C.04.3 5.2.4");
}

Field::BoardKey Field::boardKey(const Entrant& one, const Entrant& other) {
    const auto rank = [](const Entrant& entrant) {
        return std::pair(-entrant.boardScore, entrant.player->number);
    };
    const Entrant& higher = rank(one) < rank(other) ? one : other;
    return {-higher.boardScore, -(one.boardScore + other.boardScore), higher.player->number};
}

} // namespace pairing::check
