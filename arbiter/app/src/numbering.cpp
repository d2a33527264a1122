#include "numbering.hpp"

#include <algorithm>
#include <iterator>

#include "names_of_people.hpp"
#include "pairing/accelerated/virtual_points.hpp"

namespace arbiter::app {
namespace {

using pairing::PairingNumber;
using pairing::Player;

std::uint16_t strengthOf(const Player& player) {
    return player.rating ? player.rating->value() : std::uint16_t{0};
}

// What an old number has become.
class Renumbering {
  public:
    void move(PairingNumber from, PairingNumber to) {
        if (moved_.size() <= from.value()) moved_.resize(from.value() + std::size_t{1});
        moved_[from.value()] = to;
    }
    // A number that nobody has had stays.
    [[nodiscard]] PairingNumber operator()(PairingNumber number) const {
        return number.value() < moved_.size() ? moved_[number.value()].value_or(number) : number;
    }

  private:
    std::vector<std::optional<PairingNumber>> moved_;
};

void renumber(pairing::RoundEvent& event, const Renumbering& renumbering) {
    std::visit(
        [&renumbering](auto& what) {
            if constexpr (requires { what.opponent; }) what.opponent = renumbering(what.opponent);
        },
        event);
}

// Everything that names a player by his number. Virtual points belong to places of the list, not to players:
// the ranges of places grow with a newcomer through their ends.
void renumberEverywhere(EventState& state, const Renumbering& renumbering) {
    for (Player& player : state.tournament.players) {
        player.number = renumbering(player.number);
        for (pairing::RoundEvent& event : player.rounds)
            renumber(event, renumbering);
    }
    for (Entrant& entrant : state.entrants)
        entrant.number = renumbering(entrant.number);
    for (pairing::ForbiddenGroup& group : state.tournament.forbidden) {
        for (PairingNumber& member : group.members)
            member = renumbering(member);
        std::ranges::sort(group.members);
    }
    std::ranges::sort(state.tournament.players, {}, &Player::number);
}

void numberInThisOrder(EventState& state, const std::vector<PairingNumber>& order) {
    Renumbering renumbering;
    std::uint16_t next = 1;
    for (const PairingNumber number : order)
        renumbering.move(number, PairingNumber(next++));
    renumberEverywhere(state, renumbering);
}

std::vector<PairingNumber> numbersOf(const std::vector<const Player*>& players) {
    std::vector<PairingNumber> numbers;
    for (const Player* player : players)
        numbers.push_back(player->number);
    return numbers;
}

} // namespace

bool ranksBefore(const Player& one, const Player& other) {
    if (strengthOf(one) != strengthOf(other)) return strengthOf(one) > strengthOf(other); // 2.2.1
    if (one.title != other.title) return one.title < other.title;                         // 2.2.2
    // 2.2.3; names that differ only in accents or case are put in an order that is always the same.
    const std::string oneName = folded(one.name);
    const std::string otherName = folded(other.name);
    return oneName != otherName ? oneName < otherName : one.name < other.name;
}

bool isOutOfOrder(const EventState& state) {
    if (state.exchangedNumbers.empty()) return !std::ranges::is_sorted(state.tournament.players, ranksBefore);
    EventState numbered = state;
    numberByStrength(numbered);
    return numbered.idsByNumber() != state.idsByNumber();
}

void numberByStrength(EventState& state) {
    std::vector<const Player*> order;
    for (const Player& player : state.tournament.players)
        order.push_back(&player);
    std::ranges::stable_sort(
        order, [](const Player* one, const Player* other) { return ranksBefore(*one, *other); });
    numberInThisOrder(state, numbersOf(order));
    // Drawn or agreed before: it holds among equals (art. 2.2).
    for (const ChosenOrder& chosen : state.exchangedNumbers) {
        const Player* one = state.playerOf(chosen.one);
        const Player* other = state.playerOf(chosen.other);
        if (one && other && strengthOf(*one) == strengthOf(*other))
            exchangeNumbers(state, one->number, other->number);
    }
}

void closeGaps(EventState& state) {
    std::vector<PairingNumber> order;
    for (const Player& player : state.tournament.players)
        order.push_back(player.number);
    numberInThisOrder(state, order);
}

void exchangeNumbers(EventState& state, PairingNumber one, PairingNumber other) {
    Renumbering renumbering;
    renumbering.move(one, other);
    renumbering.move(other, one);
    renumberEverywhere(state, renumbering);
}

void insertNewcomer(EventState& state, Player player, Entrant entrant) {
    auto& players = state.tournament.players;
    const auto place =
        std::ranges::find_if(players, [&player](const Player& other) { return ranksBefore(player, other); });
    const auto last = [&players] {
        return players.empty() ? std::uint16_t{0} : players.back().number.value();
    };
    const PairingNumber number =
        place != players.end() ? place->number : PairingNumber(static_cast<std::uint16_t>(last() + 1));
    // A list with gaps (from a file) keeps them where they are: only who is in the way moves.
    Renumbering renumbering;
    std::uint16_t taken = number.value();
    for (auto behind = place; behind != players.end() && behind->number.value() <= taken; ++behind)
        renumbering.move(behind->number, PairingNumber(++taken));
    // C.04.7 art. 1.3: after round 1 the last member of group A stays the same person; whoever comes in above
    // belongs to the group, also as the first of the list.
    auto& virtualPoints = state.tournament.acceleration.explicitPoints;
    if (virtualPoints.empty() && !state.rounds.empty())
        virtualPoints = pairing::bakuEntries(state.tournament);
    const PairingNumber first = players.empty() ? number : players.front().number;
    renumberEverywhere(state, renumbering);
    for (pairing::VirtualPoints& range : virtualPoints) {
        if (range.firstPlayer != first) range.firstPlayer = renumbering(range.firstPlayer);
        range.lastPlayer = renumbering(range.lastPlayer);
    }
    player.number = number;
    entrant.number = number;
    players.insert(std::ranges::upper_bound(players, number, {}, &Player::number), std::move(player));
    state.entrants.push_back(entrant);
}

} // namespace arbiter::app
