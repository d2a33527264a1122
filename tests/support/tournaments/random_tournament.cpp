#include "support/tournaments/random_tournament.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace support {
namespace {

using pairing::Colour;
using pairing::Outcome;
using pairing::PairingNumber;
using pairing::Player;
using pairing::Points;
using pairing::RoundEvent;
using pairing::RoundNumber;
using pairing::ScoringSystem;

RoundNumber roundOf(int number) {
    return RoundNumber(static_cast<std::uint16_t>(number));
}

// A usual point system with a bye worth a win, a draw or nothing. Absence and forfeit loss give no points,
// also where a played loss does.
ScoringSystem drawScoring(RandomNumbers& random) {
    struct Values {
        int win, draw, loss;
    };
    static const std::vector<Values> systems{{10, 5, 0}, {10, 5, 0}, {30, 10, 0}, {20, 10, 0}, {30, 20, 10}};
    const Values values = random.oneOf(systems);
    auto scoring = ScoringSystem::of(Points::fromTenths(values.win), Points::fromTenths(values.draw),
                                     Points::fromTenths(values.loss));
    scoring.forfeitLoss = Points{};
    const std::vector<Points> byeValues{scoring.win, scoring.win, scoring.draw, Points{}};
    scoring.pairingAllocatedBye = random.oneOf(byeValues);
    return scoring;
}

// C.04.7 art. 1.1
bool allowsBaku(const ScoringSystem& scoring) {
    return scoring.win == scoring.draw * 2 && scoring.loss == Points{};
}

bool isOnlyDraws(const TournamentPlan& plan) {
    return plan.draws == 100;
}

} // namespace

TournamentPlan TournamentPlan::draw(RandomNumbers& random, int fewestPlayers, int mostPlayers) {
    TournamentPlan plan;
    plan.players = random.between(fewestPlayers, mostPlayers);
    const bool saturated = plan.players <= 12 && random.percent(50);
    plan.rounds = saturated ? plan.players + random.between(-2, 1) : random.between(2, 11);
    plan.rounds = std::max(plan.rounds, 1);
    plan.scoring = drawScoring(random);
    plan.initialColour = random.percent(50) ? Colour::White : Colour::Black;
    if (random.percent(10)) plan.parityNumbering = pairing::ParityNumbering::Registered;
    if (random.percent(30))
        plan.acceleration =
            random.oneOf(std::vector{Acceleration::Baku, Acceleration::TopHalf, Acceleration::Irregular});
    if (plan.acceleration == Acceleration::Baku && !allowsBaku(plan.scoring))
        plan.acceleration = Acceleration::TopHalf;
    plan.gapsInNumbers = random.percent(10);
    if (random.percent(30)) plan.lateEntries = random.between(1, std::max(1, plan.players / 4));
    if (random.percent(25)) plan.forbiddenPairs = random.between(1, plan.players);
    if (random.percent(15)) plan.forbiddenGroups = random.between(1, 2);
    plan.draws = random.oneOf(std::vector{0, 20, 35, 35, 60, 100});
    const auto now = [&](int share, int most) { return random.percent(share) ? random.between(1, most) : 0; };
    plan.forfeits = now(50, 30);
    plan.doubleForfeits = now(25, 15);
    plan.unusualResults = now(20, 10);
    plan.adjournedGames = now(10, 10);
    plan.fullPointByes = now(15, 8);
    plan.halfPointByes = now(45, 20);
    plan.zeroPointByes = now(40, 15);
    plan.withdrawals = now(25, 8);
    return plan;
}

std::vector<std::string> TournamentPlan::features() const {
    std::vector<std::string> names;
    const auto note = [&](bool holds, std::string_view name) {
        if (holds) names.emplace_back(name);
    };
    note(rounds + 2 >= players, "saturated field");
    note(scoring.pairingAllocatedBye == scoring.win, "bye worth a win");
    note(scoring.pairingAllocatedBye == scoring.draw, "bye worth a draw");
    note(scoring.pairingAllocatedBye == Points{}, "bye worth nothing");
    note(true, fmt::format("points {}/{}/{}", toReadableString(scoring.win), toReadableString(scoring.draw),
                           toReadableString(scoring.loss)));
    note(true, initialColour == Colour::White ? "initial colour White" : "initial colour Black");
    note(parityNumbering == pairing::ParityNumbering::Registered, "parity of the registered number");
    note(acceleration == Acceleration::Baku, "Baku acceleration");
    note(acceleration == Acceleration::TopHalf, "explicit acceleration of the top half");
    note(acceleration == Acceleration::Irregular, "irregular acceleration");
    note(gapsInNumbers, "gaps in the numbers");
    note(lateEntries > 0, "late entries");
    note(forbiddenPairs > 0, "forbidden pairs");
    note(forbiddenGroups > 0, "forbidden groups");
    note(isOnlyDraws(*this), "only draws");
    note(draws == 0, "no draws");
    note(forfeits > 0, "forfeits");
    note(doubleForfeits > 0, "double forfeits");
    note(unusualResults > 0, "unusual results");
    note(adjournedGames > 0, "adjourned games");
    note(fullPointByes > 0, "full-point byes");
    note(halfPointByes > 0, "half-point byes");
    note(zeroPointByes > 0, "zero-point byes");
    note(withdrawals > 0, "withdrawals");
    return names;
}

RandomTournament::RandomTournament(std::uint64_t seed, const TournamentPlan& plan)
    : plan_(plan)
    , random_(seed) {
    registerPlayers();
    accelerate();
    forbid();
    chooseParticipants();
}

void RandomTournament::registerPlayers() {
    tournament_.info.name = "Random tournament";
    tournament_.edition = plan_.edition;
    tournament_.plannedRounds = roundOf(plan_.rounds);
    tournament_.initialColour = plan_.initialColour;
    tournament_.parityNumbering = plan_.parityNumbering;
    tournament_.scoring = plan_.scoring;
    int number = 0;
    for (int count = 0; count < plan_.players; ++count) {
        number += plan_.gapsInNumbers ? random_.between(1, 3) : 1;
        Player player;
        player.number = PairingNumber(static_cast<std::uint16_t>(number));
        player.name = fmt::format("Žofie Ólafsdóttir {}", number);
        tournament_.players.push_back(player);
    }
    for (int count = 0; count < plan_.lateEntries && plan_.rounds > 1; ++count)
        arrivals_[random_.oneOf(tournament_.players).number] =
            roundOf(random_.between(2, std::min(plan_.rounds, 4)));
}

void RandomTournament::accelerate() {
    auto& acceleration = tournament_.acceleration;
    const auto& players = tournament_.players;
    const Points win = plan_.scoring.win;
    const auto add = [&](Points points, int first, int last, std::size_t firstPlayer,
                         std::size_t lastPlayer) {
        acceleration.explicitPoints.push_back(
            {points, roundOf(first), roundOf(last), players[firstPlayer].number, players[lastPlayer].number});
    };
    switch (plan_.acceleration) {
    case TournamentPlan::Acceleration::None:
        return;
    case TournamentPlan::Acceleration::Baku:
        acceleration.baku = true;
        return;
    case TournamentPlan::Acceleration::TopHalf:
        add(win, 1, 2, 0, (players.size() - 1) / 2);
        add(plan_.scoring.draw, 3, std::max(3, plan_.rounds / 2), 0, (players.size() - 1) / 2);
        return;
    case TournamentPlan::Acceleration::Irregular: // also in the last round, and one over the other
        for (int entry = 0; entry < 5; ++entry) {
            const int first = random_.between(1, plan_.rounds);
            const std::size_t firstPlayer = random_.below(players.size());
            add(random_.oneOf(std::vector{win, win * 2, plan_.scoring.draw, Points{}}), first,
                random_.between(first, plan_.rounds), firstPlayer,
                firstPlayer + random_.below(players.size() - firstPlayer));
        }
        return;
    }
}

void RandomTournament::forbid() {
    const auto group = [&](std::size_t size) {
        std::vector<PairingNumber> numbers;
        for (const Player& player : tournament_.players)
            numbers.push_back(player.number);
        random_.shuffle(numbers);
        numbers.resize(std::min(size, numbers.size()));
        pairing::ForbiddenGroup forbidden;
        forbidden.first = roundOf(random_.between(1, plan_.rounds));
        if (random_.percent(50)) forbidden.first = roundOf(1);
        if (random_.percent(50))
            forbidden.last = roundOf(random_.between(forbidden.first.value(), plan_.rounds));
        forbidden.members = numbers;
        tournament_.forbidden.push_back(forbidden);
    };
    for (int count = 0; count < plan_.forbiddenPairs; ++count)
        group(2);
    for (int count = 0; count < plan_.forbiddenGroups; ++count)
        group(3);
    if (plan_.inOneClub == 0) return;
    pairing::ForbiddenGroup club;
    for (const Player& player : tournament_.players)
        if (random_.percent(plan_.inOneClub)) club.members.push_back(player.number);
    tournament_.forbidden.push_back(std::move(club));
}

bool RandomTournament::isOver() const noexcept {
    return round_ > tournament_.plannedRounds || participants_.size() < 2;
}

void RandomTournament::chooseParticipants() {
    participants_.clear();
    byes_.clear();
    for (const Player& player : tournament_.players) {
        const PairingNumber number = player.number;
        const auto arrival = arrivals_.find(number);
        if (arrival != arrivals_.end() && round_ < arrival->second) {
            if (random_.percent(20)) byes_[number] = pairing::HalfPointBye{};
            continue;
        }
        if (round_ > RoundNumber(1) && random_.percent(plan_.withdrawals)) withdrawn_[number] = true;
        if (withdrawn_.contains(number)) continue;
        if (random_.percent(plan_.halfPointByes))
            byes_[number] = pairing::HalfPointBye{};
        else if (random_.percent(plan_.zeroPointByes))
            byes_[number] = pairing::ZeroPointBye{};
        else if (random_.percent(plan_.fullPointByes))
            byes_[number] = pairing::FullPointBye{};
        else
            participants_.push_back(number);
    }
}

void RandomTournament::playGame(Player& white, Player& black) {
    using namespace pairing;
    const auto record = [&](RoundEvent whites, RoundEvent blacks) {
        white.rounds.push_back(whites);
        black.rounds.push_back(blacks);
    };
    const auto played = [&](Outcome whites, Outcome blacks) {
        const bool rated = !random_.percent(2);
        record(PlayedGame{black.number, Colour::White, whites, rated},
               PlayedGame{white.number, Colour::Black, blacks, rated});
    };
    if (random_.percent(plan_.forfeits)) {
        const bool whiteWins = random_.percent(50);
        const ForfeitWin whiteWin{black.number, Colour::White};
        const ForfeitLoss whiteLoss{black.number, Colour::White};
        const ForfeitWin blackWin{white.number, Colour::Black};
        const ForfeitLoss blackLoss{white.number, Colour::Black};
        if (whiteWins)
            record(whiteWin, blackLoss);
        else
            record(whiteLoss, blackWin);
    } else if (random_.percent(plan_.doubleForfeits)) {
        record(DoubleForfeit{black.number, Colour::White}, DoubleForfeit{white.number, Colour::Black});
    } else if (random_.percent(plan_.adjournedGames)) {
        record(AdjournedGame{black.number, Colour::White}, AdjournedGame{white.number, Colour::Black});
    } else if (random_.percent(plan_.unusualResults)) {
        const std::vector<std::pair<Outcome, Outcome>> results{
            {Outcome::Draw, Outcome::Loss}, {Outcome::Loss, Outcome::Draw}, {Outcome::Loss, Outcome::Loss}};
        const auto result = random_.oneOf(results);
        played(result.first, result.second);
    } else if (random_.percent(plan_.draws)) {
        played(Outcome::Draw, Outcome::Draw);
    } else if (random_.percent(50)) {
        played(Outcome::Win, Outcome::Loss);
    } else {
        played(Outcome::Loss, Outcome::Win);
    }
}

void RandomTournament::play(const pairing::RoundPairing& pairing) {
    for (const auto& [number, bye] : byes_)
        tournament_.find(number)->rounds.push_back(bye);
    for (const pairing::Pair& pair : pairing.boards)
        playGame(*tournament_.find(pair.white), *tournament_.find(pair.black));
    if (pairing.pairingAllocatedBye)
        tournament_.find(*pairing.pairingAllocatedBye)->rounds.push_back(pairing::PairingAllocatedBye{});
    for (Player& player : tournament_.players)
        player.rounds.resize(round_.value(), pairing::NotPaired{});
    round_ = roundOf(round_.value() + 1);
    chooseParticipants();
}

pairing::Tournament playTournament(std::uint64_t seed, const TournamentPlan& plan,
                                   const pairing::check::PairingFunction& pairRound) {
    RandomTournament running(seed, plan);
    while (!running.isOver()) {
        const auto pairing = pairRound(running.tournament(), running.round(), running.participants());
        if (!pairing) break;
        running.play(*pairing);
    }
    return running.tournament();
}

} // namespace support
