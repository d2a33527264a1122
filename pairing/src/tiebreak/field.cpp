#include "tiebreak/field.hpp"

#include <algorithm>
#include <cassert>

#include "pairing/model/overloaded.hpp"

namespace pairing::tiebreak {

RoundNumber scheduledRounds(const Tournament& tournament) {
    return tournament.plannedRounds.value() > 0 ? tournament.plannedRounds : tournament.recordedRounds();
}

Field Field::of(const Tournament& tournament, RoundNumber rounds, const Rules& rules,
                const std::set<PairingNumber>& uncounted) {
    assert(rounds <= tournament.recordedRounds());
    Field field;
    field.rules_ = rules;
    field.scoring_ = tournament.scoring;
    field.rounds_ = rounds.value();
    field.lastRoundCounted_ = rounds == scheduledRounds(tournament);
    for (const Player& player : tournament.players) {
        field.numbers_.push_back(player.number);
        field.ratings_.push_back(player.rating);
    }
    field.records_.reserve(field.size() * field.rounds_);
    for (const Player& player : tournament.players) {
        for (std::size_t round = 0; round < field.rounds_; ++round) {
            const auto opponent = scheduledOpponent(player.rounds[round]);
            const bool counts =
                !uncounted.contains(player.number) && !(opponent && uncounted.contains(*opponent));
            field.records_.push_back(counts ? field.recordOf(player.rounds[round]) : RoundRecord{});
        }
    }
    field.classify();
    field.addUp();
    return field;
}

Field Field::withLastRoundDrawn() const {
    Field fore = *this;
    if (!lastRoundCounted_ || rounds_ == 0) return fore;
    for (std::size_t player = 0; player < size(); ++player) {
        RoundRecord& last = fore.records_[player * rounds_ + rounds_ - 1];
        if (!last.opponent) continue;
        last.category = Category::Game;
        last.outcome = Outcome::Draw;
        last.points = scoring_.draw;
    }
    fore.classify();
    fore.addUp();
    return fore;
}

bool Field::takesPart(std::size_t player) const {
    for (std::size_t round = 0; round < rounds_; ++round) {
        const RoundRecord& what = record(player, round);
        if (what.opponent || what.category == Category::NoOpponentBye) return true;
    }
    return false;
}

std::size_t Field::indexOf(PairingNumber number) const {
    const auto place = std::ranges::lower_bound(numbers_, number);
    assert(place != numbers_.end() && *place == number);
    return static_cast<std::size_t>(place - numbers_.begin());
}

// Byes are requested byes of one kind here; classify tells 16.2.3 and 16.2.5 apart.
RoundRecord Field::recordOf(const RoundEvent& event) const {
    RoundRecord record;
    record.points = pointsOf(event, scoring_);
    if (const auto opponent = scheduledOpponent(event)) record.opponent = indexOf(*opponent);
    // 15.2: whatever has no opponent in a round robin is the free round.
    const Category withoutOpponent = swiss() ? Category::NoOpponentBye : Category::FreeRound;
    const Category requested = swiss() ? Category::ByeThenMore : Category::FreeRound;
    record.category = std::visit(Overloaded{
                                     [&](const PlayedGame& game) {
                                         record.colour = game.colour;
                                         record.outcome = game.outcome;
                                         return Category::Game;
                                     },
                                     [](const ForfeitWin&) { return Category::ForfeitWin; },
                                     [](const ForfeitLoss&) { return Category::ForfeitLoss; },
                                     [](const DoubleForfeit&) { return Category::ForfeitLoss; },
                                     [](const AdjournedGame&) { return Category::Unfinished; },
                                     [](const PendingGame&) { return Category::Unfinished; },
                                     [&](const PairingAllocatedBye&) { return withoutOpponent; },
                                     [&](const FullPointBye&) { return withoutOpponent; },
                                     [&](const HalfPointBye&) { return requested; },
                                     [&](const ZeroPointBye&) { return requested; },
                                     [&](const NotPaired&) { return requested; },
                                 },
                                 event);
    return record;
}

// 16.2.3 and 16.2.5: a requested bye depends on whether a round that is not a VUR comes later.
void Field::classify() {
    for (std::size_t player = 0; player < size(); ++player) {
        bool moreToCome = false;
        for (std::size_t round = rounds_; round-- > 0;) {
            RoundRecord& record = records_[player * rounds_ + round];
            if (record.requestedBye())
                record.category = moreToCome ? Category::ByeThenMore : Category::ByeToTheEnd;
            if (!record.voluntary()) moreToCome = true;
        }
    }
}

void Field::addUp() {
    scores_.assign(size(), Points{});
    adjusted_.assign(size(), Points{});
    for (std::size_t player = 0; player < size(); ++player) {
        for (std::size_t round = 0; round < rounds_; ++round) {
            const RoundRecord& what = record(player, round);
            scores_[player] += what.points;
            // 16.3: a bye to the end counts as a draw, everything else as awarded. Before September 2023
            // every unplayed round of an opponent counted as a draw.
            const bool asDraw = what.category == Category::ByeToTheEnd ||
                                (rules_.edition == Edition::Until2023 && swiss() && !what.played() &&
                                 what.category != Category::Unfinished);
            adjusted_[player] += asDraw ? scoring_.draw : what.points;
        }
    }
}

} // namespace pairing::tiebreak
