#include "pairing/generate/generate.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "generate/plan.hpp"
#include "pairing/dutch/pair_round.hpp"
#include "pairing/generate/result_model.hpp"
#include "pairing/standings/standings.hpp"

namespace pairing::generate {
namespace {

// A player without a rating plays like one of the lowest.
constexpr int strengthWithoutRating = 1400;

class Play {
  public:
    Play(Plan plan, SeededRandom& random)
        : plan_(std::move(plan))
        , random_(random) {}

    // Plays all rounds; the number of the round that has no legal pairing, if there is one.
    std::optional<RoundNumber> run() {
        for (int number = 1; number <= tournament().plannedRounds.value(); ++number) {
            const RoundNumber round(static_cast<std::uint16_t>(number));
            chooseParticipants(round);
            const auto pairing = dutch::pairRound(tournament(), round, participants_);
            if (!pairing) return round;
            playRound(*pairing, round);
        }
        return std::nullopt;
    }

    [[nodiscard]] const Plan& plan() const { return plan_; }

  private:
    [[nodiscard]] const Tournament& tournament() const { return plan_.tournament; }
    [[nodiscard]] Player& playerOf(PairingNumber number) { return *plan_.tournament.find(number); }

    // Who of those it happens to: so many of them, or each with that chance.
    std::vector<char> happensTo(Happening what, RoundNumber round, std::size_t candidates) {
        std::vector<char> chosen(candidates, 0);
        const Amounts& amounts = plan_.of(what);
        const auto ofRound = amounts.rounds.find(round);
        const auto amount =
            ofRound != amounts.rounds.end() ? std::optional(ofRound->second) : amounts.everyRound;
        if (!amount || candidates == 0) return chosen;
        if (amount->unit == Amount::Unit::Millionths) {
            for (char& one : chosen)
                one = static_cast<std::int64_t>(random_.below(1'000'000)) < amount->value ? 1 : 0;
            return chosen;
        }
        std::vector<std::size_t> places(candidates);
        for (std::size_t place = 0; place < candidates; ++place)
            places[place] = place;
        random_.shuffle(places);
        const auto count = std::min(candidates, static_cast<std::size_t>(amount->value));
        for (std::size_t place = 0; place < count; ++place)
            chosen[places[place]] = 1;
        return chosen;
    }

    void chooseParticipants(RoundNumber round) {
        byes_.clear();
        participants_.clear();
        std::vector<PairingNumber> present;
        for (const Player& player : tournament().players) {
            const auto arrival = plan_.arrivals.find(player.number);
            if (arrival != plan_.arrivals.end() && round < arrival->second)
                byes_[player.number] = random_.percent(20) ? RoundEvent{HalfPointBye{}} : ZeroPointBye{};
            else if (withdrawn_.contains(player.number))
                byes_[player.number] = ZeroPointBye{};
            else
                present.push_back(player.number);
        }
        // At least two stay.
        const auto leaves = [&](const std::vector<char>& chosen, const RoundEvent& event, bool forGood) {
            for (std::size_t place = 0; place < present.size(); ++place) {
                if (chosen[place] == 0 || byes_.contains(present[place])) continue;
                if (tournament().players.size() - byes_.size() <= 2) return;
                byes_[present[place]] = event;
                if (forGood) withdrawn_.insert(present[place]);
            }
        };
        if (round.value() > 1)
            leaves(happensTo(Happening::Withdrawals, round, present.size()), ZeroPointBye{}, true);
        leaves(happensTo(Happening::FullPointByes, round, present.size()), FullPointBye{}, false);
        const auto half = happensTo(Happening::HalfPointByes, round, present.size());
        if (round != tournament().plannedRounds) leaves(half, HalfPointBye{}, false);
        leaves(happensTo(Happening::ZeroPointByes, round, present.size()), ZeroPointBye{}, false);
        for (const PairingNumber number : present)
            if (!byes_.contains(number)) participants_.push_back(number);
    }

    void playRound(const RoundPairing& pairing, RoundNumber round) {
        for (const auto& [number, bye] : byes_)
            playerOf(number).rounds.push_back(bye);
        if (pairing.pairingAllocatedBye)
            playerOf(*pairing.pairingAllocatedBye).rounds.emplace_back(PairingAllocatedBye{});
        const std::size_t games = pairing.boards.size();
        const auto doubles = happensTo(Happening::DoubleForfeits, round, games);
        const auto forfeits = happensTo(Happening::ForfeitWins, round, games);
        const auto unusual = happensTo(Happening::UnusualResults, round, games);
        const auto brief = happensTo(Happening::ShortGames, round, games);
        for (std::size_t board = 0; board < games; ++board) {
            const Pair& pair = pairing.boards[board];
            if (doubles[board] != 0)
                record(pair, DoubleForfeit{pair.black, Colour::White},
                       DoubleForfeit{pair.white, Colour::Black});
            else if (forfeits[board] != 0)
                forfeit(pair);
            else if (unusual[board] != 0)
                playUnusually(pair);
            else
                play(pair, brief[board] == 0);
        }
    }

    void record(const Pair& pair, RoundEvent white, RoundEvent black) {
        playerOf(pair.white).rounds.push_back(std::move(white));
        playerOf(pair.black).rounds.push_back(std::move(black));
    }

    void forfeit(const Pair& pair) {
        if (random_.percent(50))
            record(pair, ForfeitWin{pair.black, Colour::White}, ForfeitLoss{pair.white, Colour::Black});
        else
            record(pair, ForfeitLoss{pair.black, Colour::White}, ForfeitWin{pair.white, Colour::Black});
    }

    void recordGame(const Pair& pair, Outcome white, Outcome black, bool rated) {
        record(pair, PlayedGame{pair.black, Colour::White, white, rated},
               PlayedGame{pair.white, Colour::Black, black, rated});
    }

    void playUnusually(const Pair& pair) {
        static const std::vector<std::pair<Outcome, Outcome>> results{
            {Outcome::Draw, Outcome::Loss}, {Outcome::Loss, Outcome::Draw}, {Outcome::Loss, Outcome::Loss}};
        const auto [white, black] = random_.oneOf(results);
        recordGame(pair, white, black, true);
    }

    void play(const Pair& pair, bool rated) {
        const auto strength = [&](PairingNumber number) {
            const auto rating = playerOf(number).rating;
            return rating ? static_cast<int>(rating->value()) : strengthWithoutRating;
        };
        const int white = strength(pair.white);
        const int black = strength(pair.black);
        const ResultShares shares = plan_.drawPercentage ? resultShares(white, black, *plan_.drawPercentage)
                                                         : resultShares(white, black);
        const Outcome outcome = playGame(shares, random_);
        const Outcome other = outcome == Outcome::Win    ? Outcome::Loss
                              : outcome == Outcome::Loss ? Outcome::Win
                                                         : Outcome::Draw;
        recordGame(pair, outcome, other, rated);
    }

    Plan plan_;
    SeededRandom& random_;
    std::vector<PairingNumber> participants_;
    std::map<PairingNumber, RoundEvent> byes_; // of this round
    std::set<PairingNumber> withdrawn_;
};

// Points and final ranks by the file's own list; those whom it leaves equal in order of their numbers.
void rank(trf::TrfTournament& file, const std::vector<std::string>& tieBreaks) {
    const auto order = standings::parseRankingOrder(fmt::format("{}", fmt::join(tieBreaks, ",")));
    standings::StandingsOptions options;
    options.rules.edition = tiebreak::editionOn(file.tournament.info.firstDay);
    const auto table =
        standings::standingsAfter(file.tournament, file.tournament.recordedRounds(), *order, options);
    for (const Player& player : file.tournament.players)
        file.extras.players.push_back({player.number, {}, {}, 0});
    std::uint16_t place = 0;
    for (const standings::Row& row : table.rows) {
        const Player* player = file.tournament.find(row.player);
        auto& extras = file.extras.players[static_cast<std::size_t>(player - file.tournament.players.data())];
        extras.points = row.points;
        extras.rank = ++place;
    }
    file.extras.tieBreaks = tieBreaks;
}

rules::Diagnostics noPairing(RoundNumber round, int attempts) {
    rules::Diagnostics faults;
    rules::Diagnostic fault;
    fault.code = "generate.no-pairing";
    fault.message = rules::text("round {} had no legal pairing in any of {} draws", round.value(), attempts);
    fault.expected = rules::text("fewer rounds, more players, or fewer byes and forbidden pairs");
    faults.add(std::move(fault));
    return faults;
}

} // namespace

rules::Expected<Generated, rules::Diagnostics> generate(const Configuration& configuration,
                                                        std::uint64_t seed) {
    constexpr int mostAttempts = 200;
    SeededRandom random(seed);
    RoundNumber failed;
    for (int attempt = 1; attempt <= mostAttempts; ++attempt) {
        auto plan = drawPlan(configuration, random);
        if (!plan) return rules::unexpected(std::move(plan.error()));
        Play play(std::move(*plan), random);
        if (const auto round = play.run()) {
            failed = *round;
            continue;
        }
        Generated generated;
        generated.attempts = attempt;
        generated.file.tournament = play.plan().tournament;
        generated.file.tournament.info.name = fmt::format("AutoTest Tournament {}", seed);
        generated.file.tournament.info.city = "Testville";
        generated.file.tournament.info.federation = "FID";
        generated.file.tournament.info.chiefArbiter = "Test Arbiter";
        generated.file.tournament.info.timeControl = "90 minutes and 30 seconds a move";
        generated.file.extras.type = "Individual: Swiss-System";
        generated.file.extras.controller = "Flagfall generator";
        generated.file.extras.keptLines.push_back(fmt::format("### generated with seed {}", seed));
        rank(generated.file, play.plan().tieBreaks);
        return generated;
    }
    return rules::unexpected(noPairing(failed, mostAttempts));
}

} // namespace pairing::generate
