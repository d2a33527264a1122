#include "pairing/check/check_tournament.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "field.hpp"

namespace pairing::check {
namespace {

const RoundEvent& eventOf(const Player& player, RoundNumber round) {
    return player.rounds[round.value() - std::size_t{1}];
}

// The recorded pair of that player, told once: by the player with the lower number.
std::optional<RecordedPair> recordedPair(const Tournament& tournament, const Player& player,
                                         RoundNumber round) {
    const auto opponent = scheduledOpponent(eventOf(player, round));
    if (!opponent || *opponent < player.number) return std::nullopt;
    auto colour = scheduledColour(eventOf(player, round));
    if (const Player* other = tournament.find(*opponent); !colour && other != nullptr) {
        const auto othersColour = scheduledColour(eventOf(*other, round));
        if (othersColour) colour = rules::opposite(*othersColour);
    }
    const bool hasWhite = colour != Colour::Black;
    return RecordedPair{hasWhite ? Pair{player.number, *opponent} : Pair{*opponent, player.number},
                        colour.has_value()};
}

void collectRecord(const Tournament& tournament, RoundCheck& check) {
    check.participants = participantsOf(tournament, check.round);
    for (const Player& player : tournament.players) {
        if (std::holds_alternative<PairingAllocatedBye>(eventOf(player, check.round)))
            check.recordedByes.push_back(player.number);
        if (auto pair = recordedPair(tournament, player, check.round)) check.recorded.push_back(*pair);
    }
}

// FIDE C.04.2 art. 3.6
template <class PairType, class PairOf>
void sortByBoardOrder(std::vector<PairType>& pairs, const Field& field, PairOf pairOf) {
    const auto key = [&](const PairType& item) {
        const Pair pair = pairOf(item);
        return Field::boardKey(*field.find(pair.white), *field.find(pair.black));
    };
    std::ranges::sort(pairs, {}, key);
}

// The two players, lower number first: who meets whom, whatever the colours.
std::pair<PairingNumber, PairingNumber> meeting(const Pair& pair) {
    return std::minmax(pair.white, pair.black);
}

void compare(RoundCheck& check) {
    std::set<std::pair<PairingNumber, PairingNumber>> ofEngine;
    std::set<std::pair<PairingNumber, PairingNumber>> ofRecord;
    std::set<Pair> withColours;
    for (const Pair& pair : check.engine->boards) {
        ofEngine.insert(meeting(pair));
        withColours.insert(pair);
    }
    for (const RecordedPair& recorded : check.recorded) {
        ofRecord.insert(meeting(recorded.pair));
        const Pair& pair = recorded.pair;
        if (!ofEngine.contains(meeting(pair)))
            check.onlyRecorded.push_back(recorded);
        else if (recorded.coloursKnown && !withColours.contains(pair))
            check.colours.push_back({Pair{pair.black, pair.white}, pair});
    }
    for (const Pair& pair : check.engine->boards)
        if (!ofRecord.contains(meeting(pair))) check.onlyEngine.push_back(pair);

    const auto& bye = check.engine->pairingAllocatedBye;
    check.byeDiffers = check.recordedByes != (bye ? std::vector{*bye} : std::vector<PairingNumber>{});
}

// What the recorded pairing breaks. Colours that are not recorded, and the order of the boards, which no
// record keeps, are not held against it; a second bye cannot stand in a RoundPairing and is judged here.
std::vector<InvariantViolation> breachesOfRecord(const Tournament& tournament, const RoundCheck& check) {
    using Kind = InvariantViolation::Kind;
    RoundPairing pairing;
    for (const RecordedPair& recorded : check.recorded)
        pairing.boards.push_back(recorded.pair);
    auto participants = check.participants;
    if (!check.recordedByes.empty()) {
        pairing.pairingAllocatedBye = check.recordedByes.front();
        for (std::size_t index = 1; index < check.recordedByes.size(); ++index)
            std::erase(participants, check.recordedByes[index]);
    }
    auto breaches = checkInvariants(tournament, check.round, participants, pairing);
    std::erase_if(breaches, [&](const InvariantViolation& breach) {
        const bool unknownColours =
            breach.board && !check.recorded[breach.board->value() - std::size_t{1}].coloursKnown;
        return breach.kind == Kind::WrongColours && unknownColours;
    });
    for (std::size_t index = 1; index < check.recordedByes.size(); ++index) {
        const Player* player = tournament.find(check.recordedByes[index]);
        breaches.push_back({Kind::ByeNotDue,
                            {player->number},
                            std::nullopt,
                            rules::text("{} {} has a second pairing-allocated bye in round {} (C.04.1 3)",
                                        player->number.value(), player->name, check.round.value())});
    }
    return breaches;
}

} // namespace

bool TournamentCheck::equal() const noexcept {
    return std::ranges::all_of(rounds, &RoundCheck::equal);
}

std::vector<PairingNumber> participantsOf(const Tournament& tournament, RoundNumber round) {
    std::vector<PairingNumber> participants;
    for (const Player& player : tournament.players)
        if (tookPartInPairing(eventOf(player, round))) participants.push_back(player.number);
    return participants;
}

std::optional<Colour> initialColourOf(const Tournament& tournament) {
    if (tournament.initialColour) return tournament.initialColour;
    std::set<PairingNumber> counted; // in a pairing up to the round
    for (std::uint16_t number = 1; number <= tournament.recordedRounds().value(); ++number) {
        const RoundNumber round(number);
        for (const PairingNumber participant : participantsOf(tournament, round))
            counted.insert(participant);
        bool odd = false;
        for (const Player& player : tournament.players) {
            if (!counted.contains(player.number)) continue;
            odd = !odd;
            if (const auto colour = scheduledColour(eventOf(player, round)))
                return odd ? *colour : rules::opposite(*colour);
        }
    }
    return std::nullopt;
}

RoundCheck checkRound(const Tournament& tournament, RoundNumber round, const PairingFunction& pairRound) {
    if (!tournament.initialColour) {
        if (const auto inferred = initialColourOf(tournament)) {
            Tournament withColour = tournament;
            withColour.initialColour = inferred;
            return checkRound(withColour, round, pairRound);
        }
    }
    RoundCheck check;
    check.round = round;
    collectRecord(tournament, check);
    const Field field(tournament, round, check.participants);
    sortByBoardOrder(check.recorded, field, [](const RecordedPair& recorded) { return recorded.pair; });

    auto paired = pairRound(tournament, round, check.participants);
    if (paired) {
        check.engine = std::move(*paired);
        compare(check);
    } else {
        check.refusal = std::move(paired.error());
    }
    check.ruleBreaches = breachesOfRecord(tournament, check);
    return check;
}

TournamentCheck checkTournament(const Tournament& tournament, const PairingFunction& pairRound,
                                std::optional<RoundNumber> onlyRound) {
    TournamentCheck check;
    Tournament judged = tournament;
    if (!judged.initialColour) {
        judged.initialColour = initialColourOf(tournament);
        check.initialColourInferred = judged.initialColour.has_value();
    }
    for (std::uint16_t number = 1; number <= judged.recordedRounds().value(); ++number) {
        const RoundNumber round(number);
        if (onlyRound && *onlyRound != round) continue;
        if (!participantsOf(judged, round).empty())
            check.rounds.push_back(checkRound(judged, round, pairRound));
    }
    return check;
}

} // namespace pairing::check
