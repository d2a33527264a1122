#include "pairing/tiebreak/registry.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {
namespace {

constexpr Modifiers none{};
constexpr Modifiers cutOnly{.cut = true};
constexpr Modifiers forfeitsOnly{.forfeits = true};
constexpr Modifiers limitOnly{.limit = true};
constexpr Modifiers foreOnly{.fore = true};
constexpr Modifiers reverseOnly{.reverse = true};
constexpr Modifiers unratedOnly{.unrated = true};
constexpr Modifiers reverseUnrated{.reverse = true, .unrated = true};
constexpr Modifiers cutForfeits{.cut = true, .forfeits = true};
constexpr Modifiers cutMedianForfeits{.cut = true, .median = true, .forfeits = true};
constexpr Modifiers cutMedianUnrated{.cut = true, .median = true, .unrated = true};

// FIDE C.07 art. 5 for individuals, edition in force from 2026-03-01; the house codes come last.
constexpr TieBreakInfo table[] = {
    {Code::Points, "PTS", "Points", "4.2", "the score, the first criterion of a ranking", Better::Higher,
     none, Where::Everywhere, Edition::Until2023, nullptr},
    {Code::DirectEncounter, "DE", "Direct encounter", "6",
     "place in the games among the players who are tied", Better::Lower, forfeitsOnly, Where::Everywhere,
     Edition::Until2023, nullptr},
    {Code::Wins, "WIN", "Number of wins", "7.1", "rounds with exactly the points of a win, played or not",
     Better::Higher, none, Where::Everywhere, Edition::Until2023, wins},
    {Code::GamesWon, "WON", "Number of games won", "7.2", "games won over the board", Better::Higher, none,
     Where::Everywhere, Edition::Until2023, gamesWon},
    {Code::BlackGames, "BPG", "Games played with Black", "7.3", "games played over the board with Black",
     Better::Higher, none, Where::Everywhere, Edition::Until2023, blackGames},
    {Code::BlackWins, "BWG", "Games won with Black", "7.4", "games won over the board with Black",
     Better::Higher, none, Where::Everywhere, Edition::Until2023, blackWins},
    {Code::Progressive, "PS", "Progressive scores", "7.5", "sum of the scores after each round",
     Better::Higher, cutOnly, Where::Everywhere, Edition::Until2023, progressive},
    {Code::RoundsElected, "REP", "Rounds elected to play", "7.6",
     "rounds without a requested bye or a forfeit loss", Better::Higher, none, Where::Everywhere,
     Edition::Until2023, roundsElected},
    {Code::StandardPoints, "STD", "Standard points", "7.7",
     "rounds with more points than the opponent, half for as many", Better::Higher, none, Where::Everywhere,
     Edition::Fide2026, standardPoints},
    {Code::PairingNumber, "TPN", "Pairing number", "7.8",
     "the tournament pairing number, the lower one first", Better::Lower, reverseOnly, Where::Everywhere,
     Edition::Fide2026, pairingNumber},
    {Code::Buchholz, "BH", "Buchholz", "8.1", "sum of the scores of the opponents", Better::Higher,
     cutMedianForfeits, Where::SwissOnly, Edition::Until2023, buchholz},
    {Code::AverageBuchholz, "AOB", "Average of opponents' Buchholz", "8.2",
     "mean of the Buchholz of the opponents met over the board", Better::Higher, foreOnly, Where::SwissOnly,
     Edition::Until2023, averageBuchholz},
    {Code::ForeBuchholz, "FB", "Fore Buchholz", "8.3",
     "Buchholz as if all games of the last round were drawn", Better::Higher, cutMedianForfeits,
     Where::SwissOnly, Edition::Until2023, foreBuchholz},
    {Code::SonnebornBerger, "SB", "Sonneborn-Berger", "9.1",
     "sum of each opponent's score times the points taken from him", Better::Higher, cutForfeits,
     Where::Everywhere, Edition::Until2023, sonnebornBerger},
    {Code::Koya, "KS", "Koya system", "9.2",
     "points against opponents with at least half of the possible points", Better::Higher, limitOnly,
     Where::RoundRobin, Edition::Until2023, koya},
    {Code::AverageRating, "ARO", "Average rating of opponents", "10.1",
     "mean rating of the opponents met over the board", Better::Higher, cutMedianUnrated, Where::Everywhere,
     Edition::Until2023, averageRating},
    {Code::Performance, "TPR", "Performance rating", "10.2",
     "mean rating of the opponents and what the score adds to it", Better::Higher, unratedOnly,
     Where::Everywhere, Edition::Until2023, performance},
    {Code::PerfectPerformance, "PTP", "Perfect performance", "10.3",
     "lowest rating that would expect the score", Better::Higher, unratedOnly, Where::Everywhere,
     Edition::Until2023, perfectPerformance},
    {Code::AveragePerformance, "APRO", "Average performance of opponents", "10.4",
     "mean of the performance ratings of the opponents", Better::Higher, unratedOnly, Where::Everywhere,
     Edition::Until2023, averagePerformance},
    {Code::AveragePerfect, "APPO", "Average perfect performance of opponents", "10.5",
     "mean of the perfect performances of the opponents", Better::Higher, unratedOnly, Where::Everywhere,
     Edition::Until2023, averagePerfect},
    {Code::OwnRating, "RTNG", "Rating", "10.6", "the own rating, the higher one first", Better::Higher,
     reverseUnrated, Where::Everywhere, Edition::Fide2026, ownRating},
    {Code::SumOfScores, "SOS", "Sum of opponents' scores", "",
     "sum of the plain scores of the opponents met over the board", Better::Higher, none, Where::Everywhere,
     Edition::Until2023, sumOfScores},
    {Code::WinRate, "WR", "Win rate", "", "rounds with the points of a win, divided by the rounds",
     Better::Higher, none, Where::Everywhere, Edition::Until2023, winRate},
    {Code::Kashdan, "KASH", "Kashdan", "", "4 for a win, 2 for a draw, 1 for a loss over the board",
     Better::Higher, none, Where::Everywhere, Edition::Until2023, kashdan},
    {Code::SumOfBuchholz, "SOB", "Sum of opponents' Buchholz", "",
     "sum of the Buchholz of the opponents met over the board", Better::Higher, none, Where::SwissOnly,
     Edition::Until2023, sumOfBuchholz},
    {Code::Manual, "MAN", "Manual order", "", "order entered by the arbiter after a play-off or lots",
     Better::Lower, none, Where::Everywhere, Edition::Until2023, nullptr},
    {Code::Typed, "OTHER_", "Entered value", "", "value entered by the arbiter, the higher one first",
     Better::Higher, none, Where::Everywhere, Edition::Until2023, nullptr},
};

struct NamedCode {
    std::string_view name;
    Code code;
};
constexpr std::array olderNames{NamedCode{"GE", Code::RoundsElected}, NamedCode{"RTG", Code::OwnRating},
                                NamedCode{"CUM", Code::Progressive}};

struct TeamTieBreak {
    std::string_view name;
    std::string_view article;
};
constexpr std::array teamTieBreaks{
    TeamTieBreak{"MPTS", "11.1.1"},  TeamTieBreak{"GPTS", "11.1.2"},  TeamTieBreak{"BC", "12.1"},
    TeamTieBreak{"TBR", "12.2"},     TeamTieBreak{"BBE", "12.3"},     TeamTieBreak{"MPVGP", "13.1"},
    TeamTieBreak{"ESB", "13.2"},     TeamTieBreak{"EMMSB", "13.2.1"}, TeamTieBreak{"EMGSB", "13.2.2"},
    TeamTieBreak{"EGMSB", "13.2.3"}, TeamTieBreak{"EGGSB", "13.2.4"}, TeamTieBreak{"EDE", "13.3"},
    TeamTieBreak{"EDEBT", "13.3.2"}, TeamTieBreak{"EDEBB", "13.3.2"}, TeamTieBreak{"EDET", "13.3.2"},
    TeamTieBreak{"EDEB", "13.3.2"},  TeamTieBreak{"SSSC", "13.4"}};

std::string inCapitals(std::string_view text) {
    std::string capitals(text);
    for (char& letter : capitals)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    return capitals;
}

} // namespace

std::span<const TieBreakInfo> registry() {
    return table;
}

const TieBreakInfo& infoOf(Code code) {
    const TieBreakInfo& info = table[static_cast<std::size_t>(code)];
    assert(info.code == code);
    return info;
}

std::optional<Code> codeFromName(std::string_view name) {
    const std::string capitals = inCapitals(name);
    for (const TieBreakInfo& info : table)
        if (info.name == capitals && info.code != Code::Typed) return info.code;
    for (const NamedCode& older : olderNames)
        if (older.name == capitals) return older.code;
    return std::nullopt;
}

std::optional<std::string_view> articleOfTeamTieBreak(std::string_view name) {
    const auto place = std::ranges::find(teamTieBreaks, inCapitals(name), &TeamTieBreak::name);
    return place != teamTieBreaks.end() ? std::optional(place->article) : std::nullopt;
}

Better betterOf(const TieBreak& tieBreak) {
    const Better better = infoOf(tieBreak.code).better;
    if (!tieBreak.reversed) return better;
    return better == Better::Higher ? Better::Lower : Better::Higher;
}

} // namespace pairing::tiebreak
