#include "generate/plan.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "pairing/accelerated/virtual_points.hpp"

namespace pairing::generate {
namespace {

constexpr int leastRating = 1000;
constexpr int mostRating = 4000;

RoundNumber roundOf(int number) {
    return RoundNumber(static_cast<std::uint16_t>(number));
}

// C.04.7 art. 1.1
bool allowsBaku(const ScoringSystem& scoring) {
    return scoring.win == scoring.draw * 2 && scoring.loss == Points{};
}

class Drawing {
  public:
    Drawing(const Configuration& wishes, SeededRandom& random)
        : wishes_(wishes)
        , random_(random) {}

    rules::Expected<Plan, rules::Diagnostics> run() {
        drawSize();
        drawSettings();
        drawScoring();
        drawAcceleration();
        drawAmounts();
        if (!faults_.empty()) return rules::unexpected(std::move(faults_));
        registerPlayers();
        drawLateEntries();
        drawForbiddenPairs();
        if (plan_.tournament.acceleration.baku)
            plan_.tournament.acceleration.explicitPoints = bakuEntries(plan_.tournament);
        return std::move(plan_);
    }

  private:
    void refuse(std::string code, rules::Text message, rules::Text expected) {
        rules::Diagnostic fault;
        fault.code = std::move(code);
        fault.message = std::move(message);
        fault.expected = std::move(expected);
        faults_.add(std::move(fault));
    }

    // A number is drawn even where it is given.
    int given(const std::optional<int>& wish, int drawn) const { return wish.value_or(drawn); }

    // Everybody can meet at most everybody else.
    static int mostRounds(int players) { return players % 2 == 0 ? players - 1 : players; }

    void drawSize() {
        const int players = random_.between(15, 215);
        const int rounds = random_.between(5, 15);
        players_ = given(wishes_.players, players);
        if (!wishes_.players && wishes_.rounds) players_ = std::max(players_, *wishes_.rounds * 2);
        if (!wishes_.ratings.empty() && !wishes_.players) players_ = static_cast<int>(wishes_.ratings.size());
        // Without a wish no more rounds than leave something to choose.
        const int comfortable = std::max(1, players_ <= 6 ? mostRounds(players_) / 2 : players_ * 2 / 5);
        rounds_ = wishes_.rounds ? *wishes_.rounds : std::min(rounds, comfortable);
        if (players_ < 2)
            refuse("generate.players", rules::text("{} players", players_), rules::text("at least 2"));
        else if (rounds_ > mostRounds(players_))
            refuse("generate.rounds", rules::text("{} rounds for {} players", rounds_, players_),
                   rules::text("at most {}, or somebody must be met twice (C.04.1 art. 2)",
                               mostRounds(players_)));
    }

    void drawSettings() {
        Tournament& tournament = plan_.tournament;
        const bool white = random_.percent(50);
        tournament.initialColour = wishes_.initialColour.value_or(white ? Colour::White : Colour::Black);
        tournament.edition = wishes_.edition.value_or(RuleEdition::Fide2026);
        const int year = tournament.edition == RuleEdition::Fide2026 ? 2026 : 2019;
        const PartialDate first{year, random_.between(3, 11), random_.between(1, 14)};
        PartialDate last = first;
        last.day += random_.between(1, 14);
        tournament.info.firstDay = first;
        tournament.info.lastDay = last;
        tournament.plannedRounds = roundOf(rounds_);
        static const std::vector<std::vector<std::string>> lists{
            {"BH/C1", "BH", "SB"},        {"DE", "BH/C1", "BH", "WIN"},  {"BH", "SB", "PS"},
            {"BH/C1", "BH", "DE", "WON"}, {"DE", "WIN", "BWG", "BH/C1"}, {"SB", "BH/M1", "DE"},
            {"BH/C1", "AOB", "DE", "BPG"}};
        const auto& list = random_.oneOf(lists);
        plan_.tieBreaks = wishes_.tieBreaks.value_or(list);
        plan_.drawPercentage = wishes_.drawPercentage;
    }

    void drawScoring() {
        const bool other = random_.percent(20);
        const int which = random_.between(0, 2);
        const int byeWorth = random_.between(1, 10);
        struct Values {
            int win, draw, loss;
        };
        static constexpr std::array<Values, 3> others{{{30, 10, 0}, {20, 10, 0}, {30, 20, 10}}};
        const bool asked = wishes_.win || wishes_.draw || wishes_.loss || wishes_.baku.value_or(false);
        const Values values = other && !asked ? others[static_cast<std::size_t>(which)] : Values{10, 5, 0};
        // One that is given and above a win would make the others smaller than themselves.
        const Points win = wishes_.win.value_or(Points::fromTenths(values.win));
        const Points draw = wishes_.draw.value_or(wishes_.win ? Points::fromTenths(win.tenths() / 2)
                                                              : Points::fromTenths(values.draw));
        ScoringSystem scoring =
            ScoringSystem::of(win, draw, wishes_.loss.value_or(Points::fromTenths(values.loss)));
        const auto set = [](Points& target, const std::optional<Points>& wish) {
            if (wish) target = *wish;
        };
        // Absence is worth nothing, also where a lost game is.
        if (!asked) scoring.forfeitLoss = Points{};
        if (byeWorth == 1 && !asked) scoring.pairingAllocatedBye = scoring.draw;
        set(scoring.forfeitWin, wishes_.forfeitWin);
        set(scoring.forfeitLoss, wishes_.forfeitLoss);
        set(scoring.pairingAllocatedBye, wishes_.pairingAllocatedBye);
        set(scoring.fullPointBye, wishes_.fullPointBye);
        set(scoring.halfPointBye, wishes_.halfPointBye);
        set(scoring.zeroPointBye, wishes_.zeroPointBye);
        plan_.tournament.scoring = scoring;
        if (scoring.win <= scoring.draw || scoring.draw < scoring.loss)
            refuse("generate.points",
                   rules::text("a win is worth {}, a draw {}, a loss {}", toReadableString(scoring.win),
                               toReadableString(scoring.draw), toReadableString(scoring.loss)),
                   rules::text("a win above a draw, and a draw not below a loss"));
    }

    void drawAcceleration() {
        const bool drawn = random_.percent(20);
        const bool possible = allowsBaku(plan_.tournament.scoring);
        plan_.tournament.acceleration.baku = wishes_.baku.value_or(drawn && possible);
        if (wishes_.baku.value_or(false) && !possible)
            refuse("generate.baku", rules::text("Baku acceleration with these points"),
                   rules::text("a win worth two draws, and a loss worth nothing (C.04.7 art. 1.1)"));
    }

    // Each kind in part of the tournaments, and then seldom.
    void drawAmounts() {
        struct Usual {
            Happening what;
            int tournaments;      // of a hundred
            std::int64_t largest; // millionths
        };
        static constexpr std::array<Usual, happenings> usual{{{Happening::FullPointByes, 15, 5'000},
                                                              {Happening::HalfPointByes, 60, 40'000},
                                                              {Happening::ZeroPointByes, 50, 20'000},
                                                              {Happening::Withdrawals, 60, 10'000},
                                                              {Happening::ForfeitWins, 75, 40'000},
                                                              {Happening::DoubleForfeits, 25, 6'000},
                                                              {Happening::UnusualResults, 25, 6'000},
                                                              {Happening::ShortGames, 25, 6'000}}};
        for (const Usual& kind : usual) {
            const bool occurs = random_.percent(kind.tournaments);
            const auto share =
                static_cast<std::int64_t>(random_.below(static_cast<std::size_t>(kind.largest))) + 1;
            Amounts& amounts = plan_.amounts[static_cast<std::size_t>(kind.what)];
            const auto wish = wishes_.amounts.find(kind.what);
            if (wish != wishes_.amounts.end())
                amounts = wish->second;
            else if (occurs)
                amounts.everyRound = Amount{Amount::Unit::Millionths, share};
            for (const auto& [round, amount] : amounts.rounds)
                if (round > plan_.tournament.plannedRounds)
                    refuse("generate.round", rules::text("an amount for round {}", round.value()),
                           rules::text("a round from 1 to {}", rounds_));
        }
    }

    // The ratings, strongest first.
    std::vector<int> ratings() {
        const int highest = std::max(random_.between(2400, 2800), wishes_.lowestRating.value_or(0));
        const int lowest = std::min(random_.between(1400, 2300), wishes_.highestRating.value_or(mostRating));
        const int top = wishes_.highestRating.value_or(highest);
        const int bottom = std::min(wishes_.lowestRating.value_or(lowest), top);
        const int groups = given(wishes_.groups, random_.between(0, 3));
        const int separator = given(wishes_.separator, random_.between(20, 70));
        std::vector<int> all;
        for (int place = 0; place < players_; ++place) {
            // The middle of several lots lies near the middle of the range, the more so the more they are.
            int sum = 0;
            for (int lot = 0; lot <= groups; ++lot)
                sum += random_.between(bottom, top);
            const int fallen = (top - bottom) / 2 * separator / 100 / 2;
            int rating = std::clamp(sum / (groups + 1) - fallen, bottom, top);
            if (wishes_.ratingStep) rating = std::max(top - place * *wishes_.ratingStep, leastRating);
            if (static_cast<std::size_t>(place) < wishes_.ratings.size())
                rating = wishes_.ratings[static_cast<std::size_t>(place)];
            all.push_back(rating);
        }
        std::ranges::sort(all, std::greater{});
        return all;
    }

    static Title titleOf(int rating) {
        return rating >= 2500   ? Title::Gm
               : rating >= 2400 ? Title::Im
               : rating >= 2300 ? Title::Fm
               : rating >= 2200 ? Title::Cm
                                : Title::None;
    }

    void registerPlayers() {
        int number = 0;
        for (const int rating : ratings()) {
            ++number;
            Player player;
            player.number = PairingNumber(static_cast<std::uint16_t>(number));
            player.name = fmt::format("Test{:04}, Player{:04}", number, number);
            if (rating > 0) player.rating = Rating(static_cast<std::uint16_t>(rating));
            player.title = titleOf(rating);
            player.sex = Sex::Male;
            plan_.tournament.players.push_back(std::move(player));
        }
    }

    void drawLateEntries() {
        const bool some = random_.percent(40);
        const int drawn = random_.between(1, std::max(1, players_ / 15));
        const int late = std::min(given(wishes_.lateEntries, some ? drawn : 0), std::max(0, players_ - 2));
        auto numbers = shuffledNumbers();
        for (int count = 0; count < late && rounds_ > 1; ++count)
            plan_.arrivals[numbers[static_cast<std::size_t>(count)]] =
                roundOf(random_.between(2, std::min(rounds_, 4)));
    }

    void drawForbiddenPairs() {
        const bool some = random_.percent(20);
        const int drawn = random_.between(1, std::max(1, players_ / 20));
        const int pairs = given(wishes_.forbiddenPairs, some && players_ >= 8 ? drawn : 0);
        for (int count = 0; count < pairs; ++count) {
            auto numbers = shuffledNumbers();
            numbers.resize(2);
            std::ranges::sort(numbers);
            ForbiddenGroup group;
            group.last = plan_.tournament.plannedRounds;
            group.members = std::move(numbers);
            plan_.tournament.forbidden.push_back(std::move(group));
        }
    }

    std::vector<PairingNumber> shuffledNumbers() {
        std::vector<PairingNumber> numbers;
        for (const Player& player : plan_.tournament.players)
            numbers.push_back(player.number);
        random_.shuffle(numbers);
        return numbers;
    }

    const Configuration& wishes_;
    SeededRandom& random_;
    Plan plan_;
    int players_ = 0;
    int rounds_ = 0;
    rules::Diagnostics faults_;
};

} // namespace

rules::Expected<Plan, rules::Diagnostics> drawPlan(const Configuration& configuration, SeededRandom& random) {
    return Drawing(configuration, random).run();
}

} // namespace pairing::generate
