#include "pairing/dutch/field.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "pairing/accelerated/virtual_points.hpp"

namespace pairing::dutch {
namespace {

constexpr std::uint16_t notInField = 0xFFFF;

// Pairing scores of all registered players as they were when a round was paired.
class PairingScores {
  public:
    PairingScores(const Tournament& tournament, RoundNumber round)
        : scores_(virtualPoints(tournament, round)) {
        for (std::size_t player = 0; player < scores_.size(); ++player) {
            const auto& rounds = tournament.players[player].rounds;
            for (std::size_t past = 0; past + 1 < round.value(); ++past)
                scores_[player] += pairingPointsOf(rounds[past], tournament.scoring);
        }
    }
    [[nodiscard]] Points operator[](std::size_t player) const { return scores_[player]; }

  private:
    std::vector<Points> scores_;
};

// Index into tournament.players by pairing number.
class PlayerIndex {
  public:
    explicit PlayerIndex(const Tournament& tournament) {
        places_.assign(tournament.players.empty() ? 1U : tournament.players.back().number.value() + 1U,
                       notInField);
        for (std::size_t player = 0; player < tournament.players.size(); ++player)
            places_[tournament.players[player].number.value()] = static_cast<std::uint16_t>(player);
    }
    [[nodiscard]] std::uint16_t operator[](PairingNumber number) const {
        return number.value() < places_.size() ? places_[number.value()] : notInField;
    }

  private:
    std::vector<std::uint16_t> places_;
};

// C.04.1 art. 4: who had the PAB, or got at least a win's points in one round without playing.
// C.04.1.d of 2017: who had the PAB, or won because the opponent did not appear (reading R9).
bool barsTheBye(const RoundEvent& event, const Tournament& tournament) {
    if (wasPlayed(event)) return false;
    if (std::holds_alternative<PairingAllocatedBye>(event)) return true;
    if (tournament.edition == RuleEdition::Fide2017) return std::holds_alternative<ForfeitWin>(event);
    return pairingPointsOf(event, tournament.scoring) >= tournament.scoring.win;
}

Float floatIn(const Tournament& tournament, const PlayerIndex& index, const PairingScores& scores,
              std::size_t player, RoundNumber round) {
    const RoundEvent& event = tournament.players[player].rounds[round.value() - 1U];
    const auto opponent = metOpponent(event);
    if (!opponent) return floatWithoutGame(event, tournament.scoring, tournament.edition);
    return floatOfGame(scores[player], scores[index[*opponent]]);
}

// The score that sorts the boards: the pairing score (C.04.7 art. 1.5); until 2026-01-31, when the text said
// nothing of acceleration, the score without virtual points.
Points boardScore(const Tournament& tournament, std::size_t player, Points pairingScore, RoundNumber round) {
    if (tournament.edition == RuleEdition::Fide2026) return pairingScore;
    Points score;
    for (const RoundEvent& event : std::span(tournament.players[player].rounds).first(round.value() - 1U))
        score += pairingPointsOf(event, tournament.scoring);
    return score;
}

// Art. 1.8: only in the last round; more than half of what a player can have won until now.
bool isTopscorer(const Field& field, const ScoringSystem& scoring, Points score) {
    return field.lastRound && score * 2 > scoring.win * (field.round.value() - 1);
}

void addPastRounds(Contestant& contestant, const Player& player, const Tournament& tournament,
                   RoundNumber round) {
    for (std::size_t past = 0; past + 1 < round.value(); ++past) {
        const RoundEvent& event = player.rounds[past];
        if (const auto colour = playedColour(event))
            contestant.colours.push_back(*colour);
        else
            ++contestant.unplayedRounds;
        if (barsTheBye(event, tournament)) contestant.mayReceiveBye = false;
    }
    contestant.colourDifference = colourDifference(contestant.colours);
    contestant.preference = colourPreference(contestant.colours);
}

// Reading P1: number those who have been in a pairing up to now, this one included.
std::vector<int> parityNumbers(const Tournament& tournament, RoundNumber round,
                               const std::vector<char>& participates) {
    std::vector<int> numbers(tournament.players.size());
    int next = 1;
    for (std::size_t player = 0; player < numbers.size(); ++player) {
        const Player& person = tournament.players[player];
        if (tournament.parityNumbering == ParityNumbering::Registered) {
            numbers[player] = person.number.value();
            continue;
        }
        const auto past = std::span(person.rounds).first(round.value() - 1U);
        const bool counts = participates[player] != 0 || std::ranges::any_of(past, tookPartInPairing);
        numbers[player] = counts ? next++ : next;
    }
    return numbers;
}

// Sorted by art. 1.2: score, then pairing number.
std::vector<std::uint16_t> inRankingOrder(const PairingScores& scores,
                                          const std::vector<char>& participates) {
    std::vector<std::uint16_t> order;
    for (std::size_t player = 0; player < participates.size(); ++player)
        if (participates[player] != 0) order.push_back(static_cast<std::uint16_t>(player));
    std::ranges::stable_sort(
        order, [&](std::uint16_t one, std::uint16_t other) { return scores[one] > scores[other]; });
    return order;
}

class OpponentBars {
  public:
    OpponentBars(Field& field, const PlayerIndex& index, std::vector<std::uint16_t> rankOfPlayer)
        : field_(field)
        , index_(index)
        , rankOfPlayer_(std::move(rankOfPlayer)) {}

    [[nodiscard]] std::uint16_t rankOf(PairingNumber number) const {
        const std::uint16_t player = index_[number];
        return player == notInField ? notInField : rankOfPlayer_[player];
    }

    // [C1]: played games only (C.04.2 art. 3.5).
    void addMeetings(const Tournament& tournament, const std::vector<std::uint16_t>& order) {
        for (std::size_t rank = 0; rank < order.size(); ++rank) {
            const auto& rounds = tournament.players[order[rank]].rounds;
            for (std::size_t past = 0; past + 1 < field_.round.value(); ++past)
                if (const auto opponent = metOpponent(rounds[past])) bar(rank, rankOf(*opponent));
        }
    }

    void addForbidden(const std::vector<ForbiddenGroup>& groups) {
        for (const ForbiddenGroup& group : groups) {
            if (field_.round < group.first || (group.last && *group.last < field_.round)) continue;
            std::vector<Rank> present;
            for (const PairingNumber member : group.members)
                if (rankOf(member) != notInField) present.push_back(rankOf(member));
            std::ranges::sort(present);
            present.erase(std::unique(present.begin(), present.end()), present.end());
            for (const Rank one : present)
                for (const Rank other : present)
                    if (one != other) bar(one, other);
            field_.forbiddenGroups.push_back(std::move(present));
        }
    }

    void finish() {
        for (Contestant& contestant : field_.contestants) {
            auto& barred = contestant.barredOpponents;
            std::ranges::sort(barred);
            barred.erase(std::unique(barred.begin(), barred.end()), barred.end());
        }
    }

  private:
    void bar(std::size_t rank, std::uint16_t opponent) {
        if (opponent != notInField) field_.contestants[rank].barredOpponents.push_back(opponent);
    }

    Field& field_;
    const PlayerIndex& index_;
    std::vector<std::uint16_t> rankOfPlayer_;
};

} // namespace

bool haveSameAbsolutePreference(const Contestant& one, const Contestant& other) {
    using enum PreferenceStrength;
    return one.preference.strength == Absolute && other.preference.strength == Absolute &&
           one.preference.colour == other.preference.colour && !one.topscorer && !other.topscorer;
}

bool mayMeet(const Field& field, std::size_t one, std::size_t other) {
    if (haveSameAbsolutePreference(field[one], field[other])) return false;
    const auto& barred = field[one].barredOpponents;
    return !std::ranges::binary_search(barred, static_cast<std::uint16_t>(other));
}

ColourDecision coloursOf(const Field& field, std::size_t higher, std::size_t lower) {
    const auto candidate = [](const Contestant& contestant) {
        return ColourCandidate{contestant.preference, contestant.colours, contestant.parityNumber};
    };
    return allocateColours(candidate(field[higher]), candidate(field[lower]), field.initialColour);
}

Field buildField(const Tournament& tournament, RoundNumber round,
                 std::span<const PairingNumber> participants) {
    Field field;
    field.round = round;
    field.edition = tournament.edition;
    field.lastRound = tournament.plannedRounds.value() != 0 && round >= tournament.plannedRounds;
    field.initialColour = tournament.initialColour.value_or(Colour::White);

    const PlayerIndex index(tournament);
    std::vector<char> participates(tournament.players.size(), 0);
    for (const PairingNumber number : participants)
        participates[index[number]] = 1;

    const PairingScores scores(tournament, round);
    const auto order = inRankingOrder(scores, participates);
    const auto parity = parityNumbers(tournament, round, participates);
    std::vector<std::uint16_t> rankOfPlayer(tournament.players.size(), notInField);
    field.contestants.resize(order.size());
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const std::size_t player = order[rank];
        rankOfPlayer[player] = static_cast<std::uint16_t>(rank);
        Contestant& contestant = field.contestants[rank];
        contestant.number = tournament.players[player].number;
        contestant.score = scores[player];
        contestant.boardScore = boardScore(tournament, player, scores[player], round);
        contestant.parityNumber = parity[player];
        contestant.topscorer = isTopscorer(field, tournament.scoring, contestant.score);
        addPastRounds(contestant, tournament.players[player], tournament, round);
    }
    for (const int ago : {1, 2}) {
        if (round.value() <= ago) break;
        const RoundNumber past(static_cast<std::uint16_t>(round.value() - ago));
        const PairingScores pastScores(tournament, past);
        for (std::size_t rank = 0; rank < order.size(); ++rank) {
            const Float drift = floatIn(tournament, index, pastScores, order[rank], past);
            (ago == 1 ? field.contestants[rank].previousFloat : field.contestants[rank].floatTwoRoundsAgo) =
                drift;
        }
    }
    OpponentBars bars(field, index, std::move(rankOfPlayer));
    bars.addMeetings(tournament, order);
    bars.addForbidden(tournament.forbidden);
    bars.finish();
    return field;
}

} // namespace pairing::dutch
