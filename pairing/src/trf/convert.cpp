#include "pairing/trf/conversion.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "pairing/trf/columns.hpp"
#include "trf/parsed.hpp"
#include "trf/player_lines.hpp"
#include "trf/points_check.hpp"
#include "trf/round_cells.hpp"
#include "trf/settings.hpp"

namespace pairing::trf {
namespace {

using rules::text;

RoundNumber roundNumberOf(std::size_t round) {
    return RoundNumber(static_cast<std::uint16_t>(round));
}

class Conversion {
  public:
    Conversion(const TrfDocument& document, const ConversionOptions& options, Uncertain uncertain,
               Faults& faults)
        : options_(options)
        , uncertain_(uncertain)
        , faults_(faults)
        , settings_(settingsOf(document, options, faults))
        , lines_(document, options, settings_.byPosition, uncertain, faults)
        , cells_{lines_, options, uncertain, settings_.teams, faults} {}

    TrfTournament run() {
        const RecordedRounds recorded = recordedRounds(lines_, faults_);
        rounds_ = recorded.count;
        if (recorded.presetBye) result_.presetBye = lines_.all()[*recorded.presetBye].number;
        takeSettings();
        checkNumberOfRounds();
        takePlayers();
        checkGames(cells_, rounds_);
        takeByes();
        takeForbidden();
        takeAcceleration();
        takeTeams();
        settleInitialColour();
        if (!settings_.teams && !uncertain_.points)
            checkPoints(result_, lines_, options_, settings_.scoring.has_value(), faults_);
        return std::move(result_);
    }

  private:
    void takeSettings() {
        Tournament& tournament = result_.tournament;
        tournament.info = std::move(settings_.info);
        tournament.plannedRounds = settings_.plannedRounds.value_or(RoundNumber(0));
        tournament.scoring = settings_.scoring.value_or(ScoringSystem{});
        result_.extras = std::move(settings_.extras);
        const auto& system = result_.extras.system;
        tournament.acceleration.baku = system && system->baku;
        if (system) tournament.roundRobin = system->roundRobin;
        // The edition: asked for, else of record 192, else by the first day, else the present one (spec of
        // pairing, "Edition is a property of the tournament").
        if (options_.edition)
            tournament.edition = *options_.edition;
        else if (system && system->edition)
            tournament.edition = *system->edition;
        else if (tournament.info.firstDay)
            tournament.edition = editionOn(*tournament.info.firstDay);
    }

    void checkNumberOfRounds() {
        auto& planned = result_.tournament.plannedRounds;
        if (planned == RoundNumber(0)) return;
        const PlayerLine* longest = nullptr;
        for (const PlayerLine& player : lines_.all())
            if (player.record->cells.size() > planned.value() &&
                (longest == nullptr || player.record->cells.size() > longest->record->cells.size()))
                longest = &player;
        if (longest == nullptr) return;
        const std::size_t found = longest->record->cells.size();
        faults_.errorUnless(
            options_.lenient.moreRounds, longest->placeOf(planned.value()),
            {.code = "trf.rounds.more",
             .message = text("player {} has entries for {} rounds", longest->record->number.value(), found),
             .found = longest->textOf(planned.value()),
             .expected = text("at most the {} rounds announced", planned.value()),
             .advice = options_.lenient.moreRounds ? text("The number of rounds is raised")
                                                   : text("Correct record 142 or XXR")});
        planned = roundNumberOf(found);
    }

    void takePlayers() {
        auto& players = result_.tournament.players;
        players.reserve(lines_.all().size());
        result_.extras.players.reserve(lines_.all().size());
        for (const PlayerLine& line : lines_.all()) {
            const PlayerRecord& record = *line.record;
            Player& player = players.emplace_back();
            player.number = line.number;
            player.name = record.name;
            player.title = record.title;
            player.sex = record.sex;
            player.rating = record.rating;
            player.federation = record.federation;
            player.fideId = record.fideId;
            player.birth = record.birth;
            player.rounds.reserve(rounds_);
            for (std::size_t round = 0; round < rounds_; ++round)
                player.rounds.push_back(eventOf(cells_, line, round));
            for (std::size_t round = rounds_; round < record.cells.size(); ++round)
                if (const auto bye = announcedBye(cells_, line, round))
                    player.requestedByes.emplace(roundNumberOf(round + 1), *bye);
            result_.extras.players.push_back({.numberInFile = record.number,
                                              .points = record.points,
                                              .rank = record.rank,
                                              .line = line.lineNumber});
        }
    }

    // The player of a list, or a fault.
    Player* playerOf(PairingNumber numberInFile, std::size_t line, std::string_view code) {
        if (const auto index = lines_.indexOf(numberInFile)) return &result_.tournament.players[*index];
        if (!uncertain_.numbers)
            faults_.error({line, columns::content},
                          {.code = std::string(code),
                           .message = text("there is no player {}", numberInFile.value()),
                           .expected = text("numbers of players of this file"),
                           .advice = text("Correct the number")});
        return nullptr;
    }

    // Union of 240, XXZ and the next rounds' cells; a kind of bye from 240 or a cell goes before XXZ's zero
    // points (spec 6.4).
    void takeByes() {
        for (const auto& [record, line] : settings_.byes) {
            const RoundNumber planned = result_.tournament.plannedRounds;
            if (planned != RoundNumber(0) && record->round > planned)
                faults_.error({line, columns::byes::round.first},
                              {.code = "trf.byes.round",
                               .message = text("bye in round {}", record->round.value()),
                               .expected = text("one of the {} rounds", planned.value()),
                               .advice = text("Correct the round")});
            for (const PairingNumber number : record->players)
                if (Player* const player = playerOf(number, line, "trf.byes.unknownPlayer"))
                    takeBye(*player, *record, line);
        }
        for (const auto& [record, line] : settings_.absent)
            for (const PairingNumber number : record->players)
                if (Player* const player = playerOf(number, line, "trf.absent.unknownPlayer"))
                    player->requestedByes.emplace(roundNumberOf(rounds_ + 1), RequestedBye::ZeroPoint);
    }

    void takeBye(Player& player, const ByesRecord& record, std::size_t line) {
        const std::size_t round = record.round.value();
        bool same = true;
        if (round > rounds_) {
            const auto [place, isNew] = player.requestedByes.emplace(record.round, record.bye);
            same = isNew || place->second == record.bye;
            place->second = record.bye;
        } else {
            // For a round that is over the record repeats the cell.
            RoundEvent& event = player.rounds[round - 1];
            if (std::holds_alternative<NotPaired>(event)) event = toRoundEvent(record.bye);
            same = event == toRoundEvent(record.bye);
        }
        if (!same)
            faults_.warning(
                {line, columns::byes::type.first},
                {.code = "trf.byes.differ",
                 .message = text("round {}: the bye of player {} is not what his line says", round,
                                 player.number.value()),
                 .expected = text("the same in both places"),
                 .advice = round > rounds_ ? text("This record counts") : text("The player's line counts")});
    }

    void takeForbidden() {
        for (const auto& [record, line] : settings_.forbidden) {
            ForbiddenGroup group{.first = record->first, .last = record->last, .members = {}};
            for (const PairingNumber number : record->players)
                if (const Player* const player = playerOf(number, line, "trf.forbidden.unknownPlayer"))
                    group.members.push_back(player->number);
            result_.tournament.forbidden.push_back(std::move(group));
        }
    }

    // A record for rounds that do not exist is a fault, or is cut.
    std::size_t lastAcceleratedRound(std::size_t last, std::size_t line, int column) {
        const std::size_t planned = result_.tournament.plannedRounds.value();
        if (planned == 0 || last <= planned) return last;
        faults_.errorUnless(options_.lenient.moreAcceleration, {line, column},
                            {.code = "trf.acceleration.rounds",
                             .message = text("acceleration up to round {}", last),
                             .expected = text("at most the {} rounds announced", planned),
                             .advice = options_.lenient.moreAcceleration
                                           ? text("The rounds beyond are left out")
                                           : text("Correct the record or the number of rounds")});
        return planned;
    }

    void takeAcceleration() {
        for (const auto& [record, line] : settings_.acceleration) {
            const std::size_t last =
                lastAcceleratedRound(record->lastRound.value(), line, columns::acceleration::lastRound.first);
            if (record->firstRound.value() > last) continue;
            VirtualPoints entry{.points = record->points.value_or(Points{}),
                                .first = record->firstRound,
                                .last = roundNumberOf(last),
                                .firstPlayer = record->firstPlayer,
                                .lastPlayer = record->lastPlayer};
            if (settings_.teams && record->matchPoints && *record->matchPoints != Points{})
                entry.points = *record->matchPoints;
            addAcceleration(entry);
        }
        takePlayerAcceleration();
    }

    // Ranges are over the numbers of the file; with "XXC rank" these are scattered among ours.
    void addAcceleration(VirtualPoints entry) {
        auto& entries = result_.tournament.acceleration.explicitPoints;
        if (!settings_.byPosition) {
            entries.push_back(entry);
            return;
        }
        const PairingNumber first = entry.firstPlayer;
        const PairingNumber last = entry.lastPlayer;
        for (const PlayerLine& line : lines_.all()) {
            if (line.record->number < first || last < line.record->number) continue;
            entry.firstPlayer = entry.lastPlayer = line.number;
            entries.push_back(entry);
        }
    }

    // XXA: a later line of the same player goes on where the earlier one ended, as bbpPairings reads it.
    // Neighbours with the same points share one entry.
    void takePlayerAcceleration() {
        std::map<PairingNumber, std::vector<Points>> byPlayer;
        for (const auto& [record, line] : settings_.playerAcceleration) {
            const Player* const player = playerOf(record->player, line, "trf.acceleration.unknownPlayer");
            if (player == nullptr) continue;
            std::vector<Points>& all = byPlayer[player->number];
            all.insert(all.end(), record->points.begin(), record->points.end());
            all.resize(lastAcceleratedRound(all.size(), line,
                                            columns::playerAcceleration::points.first +
                                                columns::playerAcceleration::roundStep *
                                                    result_.tournament.plannedRounds.value()));
        }
        for (auto first = byPlayer.begin(); first != byPlayer.end();) {
            auto end = std::next(first);
            PairingNumber last = first->first;
            while (end != byPlayer.end() && end->first.value() == last.value() + 1 &&
                   end->second == first->second)
                last = (end++)->first;
            addRuns(first->second, first->first, last);
            first = end;
        }
    }

    // One entry for each run of equal points; zeros matter only where they may override something.
    void addRuns(const std::vector<Points>& points, PairingNumber firstPlayer, PairingNumber lastPlayer) {
        auto& entries = result_.tournament.acceleration.explicitPoints;
        const bool zerosMatter =
            !settings_.acceleration.empty() || std::ranges::count(points, Points{}) == std::ssize(points);
        for (std::size_t begin = 0; begin < points.size();) {
            std::size_t end = begin + 1;
            while (end < points.size() && points[end] == points[begin])
                ++end;
            if (points[begin] != Points{} || zerosMatter)
                entries.push_back({.points = points[begin],
                                   .first = roundNumberOf(begin + 1),
                                   .last = roundNumberOf(end),
                                   .firstPlayer = firstPlayer,
                                   .lastPlayer = lastPlayer});
            begin = end;
        }
    }

    void takeTeams() {
        std::set<PairingNumber> members;
        // With "XXC rank" the members have other numbers among us than in the file.
        for (TeamRecord& team : result_.extras.teams)
            for (PairingNumber& number : team.members)
                if (const auto index = lines_.indexOf(number)) number = lines_.all()[*index].number;
        for (const auto& [team, line] : settings_.teamRecords)
            for (const PairingNumber number : team->members) {
                if (playerOf(number, line, "trf.team.unknownMember") == nullptr) continue;
                if (!members.insert(number).second)
                    faults_.error({line, columns::team::member.first},
                                  {.code = "trf.team.memberTwice",
                                   .message = text("player {} stands in a team already", number.value()),
                                   .expected = text("each player in one team at most"),
                                   .advice = text("Take the number out of one of the teams")});
            }
    }

    // Stated, or told by the first game that has a colour: the participants so far are counted in the order
    // of their numbers, and the odd ones got the initial colour (spec 6.3; FIDE C.04.3 art. 5.2.5).
    void settleInitialColour() {
        Tournament& tournament = result_.tournament;
        tournament.initialColour = settings_.initialColour;
        if (tournament.initialColour) return;
        for (std::size_t round = 0; round < rounds_; ++round) {
            bool odd = false;
            for (const Player& player : tournament.players) {
                const auto upToNow = player.rounds.begin() + static_cast<std::ptrdiff_t>(round) + 1;
                if (std::none_of(player.rounds.begin(), upToNow, tookPartInPairing)) continue;
                odd = !odd;
                if (const auto colour = scheduledColour(player.rounds[round])) {
                    tournament.initialColour = odd ? *colour : rules::opposite(*colour);
                    result_.initialColourInferred = true;
                    return;
                }
            }
        }
    }

    const ConversionOptions& options_;
    Uncertain uncertain_;
    Faults& faults_;
    Settings settings_;
    PlayerLines lines_;
    CellContext cells_;
    std::size_t rounds_ = 0;
    TrfTournament result_;
};

} // namespace

Leniency Leniency::everything() {
    return {.gapsInNumbers = true,
            .differingResults = true,
            .severalAllocatedByes = true,
            .recomputePoints = true,
            .moreRounds = true,
            .moreAcceleration = true,
            .preferTrf26 = true,
            .shortPlayerLines = true,
            .byeWithOpponent = true,
            .colourWithoutOpponent = true};
}

TrfTournament convert(const TrfDocument& document, const ConversionOptions& options, Uncertain uncertain,
                      Faults& faults) {
    return Conversion(document, options, uncertain, faults).run();
}

rules::Expected<rules::WithRemarks<TrfTournament>, rules::Diagnostics>
toTournament(const TrfDocument& document, const ConversionOptions& options) {
    Faults faults(document.source);
    TrfTournament tournament = convert(document, options, {}, faults);
    if (faults.anyError()) return rules::unexpected(faults.take());
    return rules::WithRemarks<TrfTournament>{std::move(tournament), faults.take()};
}

} // namespace pairing::trf
