#include "tiebreak/elements.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace pairing::tiebreak {
namespace {

// Score of the dummy (or, before September 2023, of the virtual opponent) of an own unplayed round.
struct Dummy {
    Points score;
    bool capped = false;
};

// Until 31 August 2023: score before the round + (win - points of the round) + a draw for each later round.
Dummy virtualOpponent(const Field& field, std::size_t player, std::size_t round) {
    Points score = field.scoring().win - field.record(player, round).points;
    for (std::size_t earlier = 0; earlier < round; ++earlier)
        score += field.record(player, earlier).points;
    return {score + field.scoring().draw * static_cast<std::int32_t>(field.rounds() - 1 - round)};
}

// 16.4: the own final score; at most the adjusted score of the scheduled opponent for a forfeit (16.4.1),
// at most a draw in every round for the others (16.4.2). Each has its own cap only. Reading R6: the rounds
// are those counted.
Dummy dummyOf(const Field& field, std::size_t player, std::size_t round) {
    if (field.rules().edition == Edition::Until2023) return virtualOpponent(field, player, round);
    const Points own = field.score(player);
    if (field.rules().edition == Edition::Fide2024 || !field.rules().dummyCapped) return {own};
    const RoundRecord& record = field.record(player, round);
    const Points cap = record.forfeit() && record.opponent
                           ? field.adjustedScore(*record.opponent)
                           : field.scoring().draw * static_cast<std::int32_t>(field.rounds());
    return {std::min(own, cap), cap < own};
}

using Significance = std::pair<Fraction, Fraction>;

// 14.1.1.a, d: the lowest score first, among equal ones the lowest value.
Significance significanceOf(const Part& part) {
    return {part.score, part.contribution};
}

Part* leastSignificant(std::vector<Part>& parts) {
    Part* least = nullptr;
    for (Part& part : parts)
        if (!part.cut && (!least || significanceOf(part) < significanceOf(*least))) least = &part;
    return least;
}

// Among voluntary unplayed rounds the lowest value counts (16.5.2), then the lowest score.
Part* lowestVoluntary(std::vector<Part>& parts) {
    Part* lowest = nullptr;
    for (Part& part : parts) {
        if (part.cut || !part.voluntaryUnplayed) continue;
        if (!lowest ||
            std::tie(part.contribution, part.score) < std::tie(lowest->contribution, lowest->score))
            lowest = &part;
    }
    return lowest;
}

void cutLowest(std::vector<Part>& parts, CutException exception) {
    Part* const least = leastSignificant(parts);
    if (!least) return;
    if (exception == CutException::VoluntaryUnplayedFirst) {
        // 16.5.1: the voluntary unplayed round is cut unless it is lower than the least significant value.
        Part* const voluntary = lowestVoluntary(parts);
        if (voluntary && voluntary->contribution >= least->contribution) {
            voluntary->cut = Cut::VoluntaryUnplayed;
            return;
        }
    }
    least->cut = Cut::LeastSignificant;
}

void cutHighest(std::vector<Part>& parts) {
    Part* most = nullptr;
    for (Part& part : parts)
        if (!part.cut && (!most || significanceOf(part) > significanceOf(*most))) most = &part;
    if (most) most->cut = Cut::MostSignificant;
}

} // namespace

Part partOf(const Field& field, std::size_t player, std::size_t round) {
    const RoundRecord& record = field.record(player, round);
    Part part;
    part.round = RoundNumber(static_cast<std::uint16_t>(round + 1));
    if (record.opponent) part.opponent = field.number(*record.opponent);
    part.category = record.category;
    part.voluntaryUnplayed = field.swiss() && record.voluntary();
    part.factor = Fraction(record.points);
    return part;
}

std::vector<Part> opponentElements(const Field& field, std::size_t player, bool forfeitsPlayed) {
    std::vector<Part> parts;
    parts.reserve(field.rounds());
    for (std::size_t round = 0; round < field.rounds(); ++round) {
        const RoundRecord& record = field.record(player, round);
        if (record.category == Category::FreeRound || record.category == Category::Unfinished) continue;
        Part part = partOf(field, player, round);
        // 15.2: forfeits are regular games where pairings are predetermined; /P says so in a Swiss (reading
        // R7), then they are no voluntary unplayed rounds either.
        const bool asGame = record.played() || (record.forfeit() && (forfeitsPlayed || !field.swiss()));
        if (asGame) {
            part.voluntaryUnplayed = false;
            part.score = Fraction(field.adjustedScore(*record.opponent));
        } else {
            const Dummy dummy = dummyOf(field, player, round);
            part.dummy = true;
            part.capped = dummy.capped;
            part.score = Fraction(dummy.score);
        }
        part.contribution = part.score;
        parts.push_back(part);
    }
    return parts;
}

CutException cutExceptionOf(const Field& field) {
    return field.swiss() && field.rules().edition != Edition::Until2023 ? CutException::VoluntaryUnplayedFirst
                                                                        : CutException::None;
}

void applyCuts(std::vector<Part>& parts, const TieBreak& tieBreak, CutException exception) {
    // More cuts than parts change nothing any more, however large the number.
    const int most = static_cast<int>(parts.size());
    for (int cut = 0; cut < std::min(tieBreak.cut + tieBreak.median, most); ++cut)
        cutLowest(parts, exception);
    for (int cut = 0; cut < std::min(tieBreak.median, most); ++cut)
        cutHighest(parts);
}

std::int64_t countOfParts(const std::vector<Part>& parts) {
    return std::ranges::count_if(parts, [](const Part& part) { return !part.cut; });
}

Working sum(std::vector<Part> parts) {
    Working working;
    working.parts = std::move(parts);
    working.value = TieBreakValue::of(sumOfParts(working));
    return working;
}

Working average(std::vector<Part> parts) {
    Working working;
    working.rule = Combination::Quotient;
    working.parts = std::move(parts);
    const std::int64_t count = countOfParts(working.parts);
    if (count == 0) {
        working.value = TieBreakValue::none(working.parts.empty() ? Absence::NoGames : Absence::AllCut);
        return working;
    }
    working.divisor = Fraction(count);
    working.value = TieBreakValue::of(sumOfParts(working) / working.divisor, NumberForm::TwoDecimals);
    return working;
}

Working roundedAverage(std::vector<Part> parts) {
    Working working = average(std::move(parts));
    working.rule = Combination::RoundedAverage;
    if (working.value.number)
        working.value = TieBreakValue::of(Fraction(working.value.number->roundedHalfUp()));
    return working;
}

} // namespace pairing::tiebreak
