#include "ranked_event.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/ranges.h>

#include "event_session.hpp"
#include "event_tables.hpp"
#include "files.hpp"
#include "ranking.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

using pairing::RoundNumber;
using pairing::standings::StandingsOptions;
using pairing::tiebreak::Edition;
using pairing::tiebreak::EventKind;
using pairing::tiebreak::StandardPointsAgainst;
using pairing::trf::TrfTournament;

constexpr std::array<std::pair<std::string_view, Edition>, 3> editions{
    {{"2026", Edition::Fide2026}, {"2024", Edition::Fide2024}, {"pre2023", Edition::Until2023}}};
constexpr std::array<std::pair<std::string_view, EventKind>, 2> kinds{
    {{"swiss", EventKind::Swiss}, {"round-robin", EventKind::Predetermined}}};
constexpr std::array<std::pair<std::string_view, StandardPointsAgainst>, 2> comparisons{
    {{"opponent", StandardPointsAgainst::Opponent}, {"draw", StandardPointsAgainst::Draw}}};

pairing::tiebreak::Rules rulesOf(const pairing::Tournament& tournament, EventKind kind,
                                 const RankingWishes& wishes) {
    pairing::tiebreak::Rules rules;
    rules.edition = wishes.edition.value_or(pairing::tiebreak::editionOn(tournament.info.firstDay));
    rules.kind = wishes.kind.value_or(kind);
    rules.standardPoints = wishes.standardPoints.value_or(StandardPointsAgainst::Opponent);
    rules.dummyCapped = wishes.dummyCapped;
    return rules;
}

// How players without a rating enter the codes of C.07 art. 10; fixed before the start, or the codes are
// dropped.
Answer<pairing::tiebreak::UnratedPlayers> unratedFrom(const std::string& word) {
    using pairing::tiebreak::UnratedPlayers;
    using Treatment = UnratedPlayers::Treatment;
    if (word.empty()) return UnratedPlayers{};
    if (word == "lowest") return UnratedPlayers{Treatment::LowestOfField};
    if (word == "average") return UnratedPlayers{Treatment::AverageOfField};
    std::uint16_t rating = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), rating);
    const bool good =
        error == std::errc() && end == word.data() + word.size() && rating >= 1 && rating <= 9999;
    if (good) return UnratedPlayers{Treatment::FixedRating, pairing::Rating(rating)};
    return failure(ExitCode::BadInput,
                   fmt::format("--unrated \"{}\": expected a rating such as 1400, lowest or average", word));
}

// What was asked for about players: ratings of those without, who has left, who is out.
Outcome applyWishes(RankedEvent& event, const RankingWishes& wishes) {
    const auto unrated = unratedFrom(wishes.unrated);
    if (!unrated) return rules::unexpected(unrated.error());
    event.options.rules.unrated = *unrated;
    for (const auto& [names, numbers] : {std::pair{&wishes.withdrawn, &event.options.withdrawn},
                                         std::pair{&wishes.expelled, &event.options.expelled}}) {
        for (const std::string& who : *names) {
            const auto player = findPlayer(event.tournament, who);
            if (!player) return rules::unexpected(player.error());
            numbers->insert(*player);
        }
    }
    return {};
}

Answer<RoundNumber> roundOf(const TrfTournament& file, std::optional<int> wanted, const std::string& source) {
    const int recorded = file.tournament.recordedRounds().value();
    if (!wanted) return file.tournament.recordedRounds();
    if (*wanted < 1 || *wanted > recorded)
        return failure(ExitCode::BadInput, fmt::format("{}: there is no round {}, the file has {} rounds",
                                                       source, *wanted, recorded));
    return RoundNumber(static_cast<std::uint16_t>(*wanted));
}

Answer<RoundNumber> roundOf(const app::EventState& state, std::optional<int> wanted) {
    if (!wanted && state.pairedRounds() == RoundNumber(0)) return RoundNumber(0);
    return chooseRound(state, wanted);
}

// The list that was asked for, else that of the event or file, else the suggestion for the kind of event.
Answer<Ranking> orderOf(const RankingWishes& wishes, const std::vector<std::string>& own,
                        const std::string& source, const pairing::tiebreak::Rules& rules) {
    if (!wishes.tieBreaks.empty()) return rankingFrom(wishes.tieBreaks, rules, "--tie-breaks");
    if (!own.empty()) {
        auto ranking = rankingFrom(fmt::format("{}", fmt::join(own, ",")), rules, source);
        if (ranking) ranking->pointsCode.clear(); // a column of their own is enough
        return ranking;
    }
    return Ranking{pairing::standings::suggestedOrder(rules.kind), {}, {}, {}};
}

RankedEvent withOrder(RankedEvent event, Ranking ranking) {
    event.order = std::move(ranking.order);
    event.writtenCodes = std::move(ranking.writtenCodes);
    event.pointsCode = std::move(ranking.pointsCode);
    event.warnings = std::move(ranking.warnings);
    return event;
}

// What the arbiter has decided for those who are tied to the end: his own order, then lots (C.07 art. 4.2).
void addLastResorts(RankedEvent& event, const app::EventState& state, const RankingWishes& wishes) {
    if (state.lotsDrawn) event.options.lotSeed = state.seed;
    int place = 0;
    for (const app::TieOrdered& tie : state.orderedTies)
        for (const app::PlayerId id : tie.players)
            if (const app::Entrant* entrant = state.find(id))
                event.options.manualOrder[entrant->number] = ++place;
    const bool listed = std::ranges::any_of(event.order, [](const pairing::tiebreak::TieBreak& tieBreak) {
        return tieBreak.code == pairing::tiebreak::Code::Manual;
    });
    if (event.options.manualOrder.empty() || listed || !wishes.tieBreaks.empty()) return;
    event.order.push_back({.code = pairing::tiebreak::Code::Manual});
    if (!event.writtenCodes.empty()) event.writtenCodes.emplace_back("MAN");
}

} // namespace

pairing::standings::Standings RankedEvent::standings() const {
    return standingsAfter(tournament, round, order, options);
}

std::vector<pairing::standings::PlayerWorkings> RankedEvent::workings() const {
    return workingsAfter(tournament, round, order, options);
}

Answer<RankedEvent> rankedEvent(const app::EventState& state, const RankingWishes& wishes) {
    const auto round = roundOf(state, wishes.round);
    if (!round) return rules::unexpected(round.error());
    RankedEvent event;
    event.isEventFile = true;
    event.notes = modeNotes(state);
    event.tournament = state.tournament;
    event.round = *round;
    event.options.rules = rulesOf(
        state.tournament, state.tournament.roundRobin ? EventKind::Predetermined : EventKind::Swiss, wishes);
    const RoundNumber seenFrom = *round == state.pairedRounds() ? state.nextRound() : *round;
    for (const pairing::PairingNumber number : withdrawnBy(state, seenFrom))
        event.options.withdrawn.insert(number);
    for (const app::Entrant& entrant : state.entrants)
        if (entrant.expelled) event.options.expelled.insert(entrant.number);
    const Outcome applied = applyWishes(event, wishes);
    if (!applied) return rules::unexpected(applied.error());
    auto ranking = orderOf(wishes, state.tieBreaks, "tie-breaks of the event", event.options.rules);
    if (!ranking) return rules::unexpected(ranking.error());
    event = withOrder(std::move(event), std::move(*ranking));
    addLastResorts(event, state, wishes);
    return event;
}

Answer<RankedEvent> rankedEvent(const TrfTournament& file, const RankingWishes& wishes,
                                const std::string& source) {
    const auto round = roundOf(file, wishes.round, source);
    if (!round) return rules::unexpected(round.error());
    RankedEvent event;
    event.tournament = file.tournament;
    event.round = *round;
    event.options.rules = rulesOf(file.tournament, eventKindOf(file), wishes);
    event.options.lotSeed = wishes.lotSeed;
    const Outcome applied = applyWishes(event, wishes);
    if (!applied) return rules::unexpected(applied.error());
    auto ranking = orderOf(wishes, file.extras.tieBreaks, source, event.options.rules);
    if (!ranking) return rules::unexpected(ranking.error());
    return withOrder(std::move(event), std::move(*ranking));
}

reports::Report withNotes(reports::Report report, const std::vector<rules::Text>& notes) {
    report.notes.insert(report.notes.end(), notes.begin(), notes.end());
    return report;
}

void RankedInput::addTo(Options& options) {
    options.arguments(names_);
    options.number("--round", wishes_.round, "after this round");
    options.text("--tie-breaks", "LIST", wishes_.tieBreaks,
                 "in this order instead of the one of the event or file");
    options.choice("--tie-break-edition", wishes_.edition, editions,
                   "edition of C.07; by the first day of the event if not given");
    options.choice("--kind", wishes_.kind, kinds,
                   "of the event, as C.07 art. 15 sees it, if the file does not say it");
    options.choice("--std-against", wishes_.standardPoints, comparisons,
                   "what STD compares a round with (C.07 art. 7.7): opponent");
    options.text("--unrated", "RATING", wishes_.unrated,
                 "of players without one in the codes of C.07 art. 10: a number, lowest or average");
    options.list("--withdrawn", "WHO", wishes_.withdrawn, "has left; in a round robin see C.05 art. 6.6");
    options.list("--expelled", "WHO", wishes_.expelled, "stands last, without a place");
    options.number("--lots", wishes_.lotSeed,
                   "draw lots from this number for those whom a TRF file's whole list leaves equal");
    options.flag("!--no-caps", wishes_.dummyCapped,
                 "own unplayed rounds count the own score without the caps of C.07 art. 16.4 (art. 16.6)");
    trf_.addTo(options);
    section_.addTo(options);
}

Answer<RankedEvent> RankedInput::read(Console& console) {
    const auto said = [&](Answer<RankedEvent> event) {
        if (event) sayWarnings(event->warnings, console);
        return event;
    };
    if (names_.size() == 1 && kindOf(names_.front()) == FileKind::Other) {
        const auto file = trf_.read(names_.front(), console);
        if (!file) return rules::unexpected(file.error());
        return said(rankedEvent(*file, wishes_, names_.front()));
    }
    auto session = section_.openOnly(names_, console);
    if (!session) return rules::unexpected(session.error());
    return said(rankedEvent(session->state(), wishes_));
}

} // namespace arbiter::cli
