#include "trf_tables.hpp"

#include <fmt/ranges.h>

#include "ranking.hpp"
#include "reports/crosstable_report.hpp"
#include "reports/standings_report.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

using pairing::RoundNumber;
using pairing::standings::Standings;
using pairing::trf::TrfTournament;

struct Ranked {
    Standings standings;
    std::vector<std::string> writtenCodes;
};

Answer<RoundNumber> chosenRound(const TrfTournament& file, std::optional<int> wanted,
                                const std::string& source) {
    const int recorded = file.tournament.recordedRounds().value();
    if (!wanted) return file.tournament.recordedRounds();
    if (*wanted < 1 || *wanted > recorded)
        return failure(ExitCode::BadInput, fmt::format("{}: there is no round {}, the file has {} rounds",
                                                       source, *wanted, recorded));
    return RoundNumber(static_cast<std::uint16_t>(*wanted));
}

pairing::tiebreak::Rules rulesOf(const TrfTournament& file, const TrfRanking& ranking) {
    pairing::tiebreak::Rules rules;
    rules.edition =
        ranking.tieBreakEdition.value_or(pairing::tiebreak::editionOn(file.tournament.info.firstDay));
    rules.kind = eventKindOf(file);
    return rules;
}

// What was asked for, else what the file says (202, 212), else the suggestion for the kind of event.
Answer<Ranking> orderOf(const TrfTournament& file, const TrfRanking& ranking,
                        const pairing::tiebreak::Rules& rules, const std::string& source) {
    if (!ranking.tieBreaks.empty()) return rankingFrom(ranking.tieBreaks, rules, "--tie-breaks");
    if (!file.extras.tieBreaks.empty())
        return rankingFrom(fmt::format("{}", fmt::join(file.extras.tieBreaks, ",")), rules, source);
    return Ranking{pairing::standings::suggestedOrder(rules.kind), {}, {}};
}

Answer<Ranked> ranked(const TrfTournament& file, const TrfRanking& wanted, const std::string& source) {
    const auto round = chosenRound(file, wanted.round, source);
    if (!round) return rules::unexpected(round.error());
    const auto rules = rulesOf(file, wanted);
    auto order = orderOf(file, wanted, rules, source);
    if (!order) return rules::unexpected(order.error());
    pairing::standings::StandingsOptions options;
    options.rules = rules;
    return Ranked{standingsAfter(file.tournament, *round, order->order, options),
                  std::move(order->writtenCodes)};
}

} // namespace

Answer<reports::Report> standingsOf(const TrfTournament& file, const TrfRanking& ranking,
                                    const std::string& source) {
    const auto result = ranked(file, ranking, source);
    if (!result) return rules::unexpected(result.error());
    return reports::standingsReport({file.tournament, result->standings, result->writtenCodes});
}

Answer<reports::Report> crosstableOf(const TrfTournament& file, const TrfRanking& ranking,
                                     pairing::standings::Numbering numbering, const std::string& source) {
    const auto result = ranked(file, ranking, source);
    if (!result) return rules::unexpected(result.error());
    return reports::crosstableReport(file.tournament, result->standings, numbering);
}

} // namespace arbiter::cli
