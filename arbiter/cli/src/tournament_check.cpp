#include "tournament_check.hpp"

#include <fmt/format.h>

#include "pairing/system/pair_by_system.hpp"
#include "reports/checklist.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

using pairing::trf::TrfTournament;

pairing::check::StandingsCheck standingsOf(const TrfTournament& file) {
    std::vector<pairing::check::RecordedRank> ranks;
    for (std::size_t index = 0; index < file.extras.players.size(); ++index)
        if (const auto rank = file.extras.players[index].rank)
            ranks.push_back({file.tournament.players[index].number, *rank});
    pairing::tiebreak::Rules rules;
    rules.edition = pairing::tiebreak::editionOn(file.tournament.info.firstDay);
    rules.kind = eventKindOf(file);
    return pairing::check::checkStandings(file.tournament, ranks, file.extras.tieBreaks, rules);
}

} // namespace

reports::CheckedFile checkFile(const std::string& name, const TrfTournament& file,
                               std::optional<pairing::RoundNumber> only) {
    return {name, file.tournament.edition,
            pairing::check::checkTournament(file.tournament, pairing::pairBySystem, only),
            only ? pairing::check::StandingsCheck{} : standingsOf(file)};
}

std::string checklistsOf(const pairing::Tournament& tournament, const reports::CheckedFile& file,
                         std::string_view headingBegins) {
    std::string text;
    for (const auto& round : file.check.rounds)
        text += fmt::format(
            "{}Round #{}\n{}\n", headingBegins, round.round.value(),
            reports::checklistText(tournament, round.round, round.engine ? &*round.engine : nullptr));
    return text;
}

} // namespace arbiter::cli
