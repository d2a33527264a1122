#include "pairing/trf/conversion.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "pairing/accelerated/virtual_points.hpp"
#include "pairing/model/overloaded.hpp"
#include "trf/scoring_settings.hpp"

namespace pairing::trf {
namespace {

bool speaksToEngines(Dialect dialect) {
    return dialect == Dialect::Engine || dialect == Dialect::Javafo || dialect == Dialect::Bbp;
}
bool speaksToJavafo(Dialect dialect) {
    return dialect == Dialect::Engine || dialect == Dialect::Javafo;
}
bool speaksToBbp(Dialect dialect) {
    return dialect == Dialect::Engine || dialect == Dialect::Bbp;
}

ResultCode codeOf(const PlayedGame& game) {
    switch (game.outcome) {
    case Outcome::Win:
        return game.rated ? ResultCode::Win : ResultCode::UnratedWin;
    case Outcome::Draw:
        return game.rated ? ResultCode::Draw : ResultCode::UnratedDraw;
    case Outcome::Loss:
        return game.rated ? ResultCode::Loss : ResultCode::UnratedLoss;
    }
    return ResultCode::Blank;
}

// An adjourned game has no letter of its own: a pairing without a result.
RoundCell cellOf(const RoundEvent& event) {
    const auto bye = [](ResultCode code) { return RoundCell{.result = code}; };
    const auto pairing = [](const auto& game, ResultCode code) {
        return RoundCell{.opponent = game.opponent, .colour = game.colour, .result = code};
    };
    return std::visit(
        Overloaded{[](const NotPaired&) { return RoundCell{}; },
                   [&](const PlayedGame& game) { return pairing(game, codeOf(game)); },
                   [&](const ForfeitWin& game) { return pairing(game, ResultCode::ForfeitWin); },
                   [&](const ForfeitLoss& game) { return pairing(game, ResultCode::ForfeitLoss); },
                   [&](const DoubleForfeit& game) { return pairing(game, ResultCode::ForfeitLoss); },
                   [&](const AdjournedGame& game) { return pairing(game, ResultCode::Blank); },
                   [&](const PendingGame& game) { return pairing(game, ResultCode::Blank); },
                   [&](const PairingAllocatedBye&) { return bye(ResultCode::PairingAllocatedBye); },
                   [&](const FullPointBye&) { return bye(ResultCode::FullPointBye); },
                   [&](const HalfPointBye&) { return bye(ResultCode::HalfPointBye); },
                   [&](const ZeroPointBye&) { return bye(ResultCode::ZeroPointBye); }},
        event);
}

class Layout {
  public:
    Layout(const Tournament& tournament, const Extras& extras, std::optional<PairingNumber> presetBye,
           Dialect dialect)
        : tournament_(tournament)
        , extras_(extras)
        , presetBye_(presetBye)
        , dialect_(dialect)
        , next_(static_cast<std::uint16_t>(tournament.recordedRounds().value() + 1)) {}

    TrfDocument run() {
        addHeader();
        if (dialect_ != Dialect::Trf16) addSettings();
        addPlayers();
        if (!speaksToBbp(dialect_)) // bbpPairings refuses files with 013
            for (const TeamRecord& team : extras_.teams)
                add(team);
        if (dialect_ != Dialect::Trf16) {
            addByes();
            addAcceleration();
            addForbidden();
            for (const std::string& line : extras_.keptLines)
                addKept(line);
        }
        return std::move(document_);
    }

  private:
    void add(Record record) {
        document_.lines.push_back({.record = std::move(record), .end = LineEnd::CrLf});
    }

    void addText(TextRecord::Field field, const std::string& text) {
        if (!text.empty()) add(TextRecord{.field = field, .text = text});
    }

    void addHeader() {
        using enum TextRecord::Field;
        const TournamentInfo& info = tournament_.info;
        const auto rated = std::ranges::count_if(
            tournament_.players, [](const Player& player) { return player.rating.has_value(); });
        add(TextRecord{.field = Name, .text = info.name});
        addText(City, info.city);
        addText(Federation, info.federation);
        if (info.firstDay) add(DayRecord{.which = DayRecord::Which::First, .date = info.firstDay});
        if (info.lastDay) add(DayRecord{.which = DayRecord::Which::Last, .date = info.lastDay});
        addText(NumberOfPlayers, std::to_string(tournament_.players.size()));
        addText(NumberOfRatedPlayers, std::to_string(rated));
        if (!extras_.teams.empty()) addText(NumberOfTeams, std::to_string(extras_.teams.size()));
        // TRF16 has no record for the system: its code stands where the type is described.
        addText(Type, extras_.type.empty() && dialect_ == Dialect::Trf16 ? system().code : extras_.type);
        addText(ChiefArbiter, info.chiefArbiter);
        for (const std::string& deputy : info.deputyArbiters)
            addText(DeputyArbiter, deputy);
        addText(TimeControl, info.timeControl);
        if (!extras_.roundDates.empty()) add(RoundDatesRecord{extras_.roundDates});
    }

    // The code that was read, unless the tournament has another edition or acceleration by now.
    [[nodiscard]] SystemCode system() const {
        const bool baku = tournament_.acceleration.baku;
        const auto& read = extras_.system;
        if (tournament_.roundRobin) {
            if (read && read->roundRobin == tournament_.roundRobin) return *read;
            return roundRobinSystem(*tournament_.roundRobin, tournament_.players.size());
        }
        if (read && read->system != System::Dutch) return *read;
        if (read && read->baku == baku &&
            read->edition.value_or(tournament_.edition) == tournament_.edition &&
            (read->edition || !tournament_.info.firstDay ||
             editionOn(*tournament_.info.firstDay) == tournament_.edition))
            return *read;
        return dutchSystem(tournament_.edition, baku, tournament_.info.firstDay);
    }

    // bbpPairings 6.0.0 fails on codes that it does not know, and knows the present rules by their draft's
    // year only.
    [[nodiscard]] SystemCode systemForDialect() const {
        SystemCode code = system();
        if (speaksToBbp(dialect_) && code.system == System::Dutch &&
            tournament_.edition == RuleEdition::Fide2026)
            return systemFromCode(code.baku ? "FIDE_DUTCH_2025_BAKU" : "FIDE_DUTCH_2025");
        return code;
    }

    void addSettings() {
        const RoundNumber rounds = tournament_.plannedRounds;
        if (rounds != RoundNumber(0)) add(RoundsRecord{.spelling = Spelling::Trf26, .rounds = rounds});
        if (tournament_.initialColour) add(InitialColourRecord{*tournament_.initialColour});
        addScoring();
        addText(TextRecord::Field::Controller, extras_.controller);
        add(SystemRecord{systemForDialect()});
        if (!extras_.tieBreaks.empty())
            add(TieBreaksRecord{.withScore = extras_.tieBreaksWithScore, .codes = extras_.tieBreaks});
        addText(TextRecord::Field::EncodedTimeControl, extras_.encodedTimeControl);
        if (!speaksToEngines(dialect_)) return;
        if (rounds != RoundNumber(0)) add(RoundsRecord{.spelling = Spelling::Engine, .rounds = rounds});
        if (tournament_.initialColour) add(ConfigurationRecord{.initialColour = tournament_.initialColour});
    }

    // 162 has one value for wins of every kind and one for absences of every kind; where that is not enough,
    // XXS alone says it.
    void addScoring() {
        const ScoringSystem& scoring = tournament_.scoring;
        if (scoring == ScoringSystem{}) return;
        const bool fits = fitsFideRecord(scoring);
        if (fits) {
            ScoringRecord record = fideRecord(scoring);
            if (speaksToBbp(dialect_)) // it writes "A" but reads only "Z"
                for (auto& value : record.values)
                    if (value.code == "A") value.code = "Z";
            add(std::move(record));
        }
        if (!fits || speaksToJavafo(dialect_)) add(javafoRecord(scoring));
        if (speaksToBbp(dialect_))
            for (ScoringRecord& record : bbpRecords(scoring))
                add(std::move(record));
    }

    void addPlayers() {
        const std::size_t recorded = tournament_.recordedRounds().value();
        std::vector<bool> fullColumn(recorded);
        for (std::size_t round = 0; round < recorded; ++round)
            fullColumn[round] = speaksToEngines(dialect_) || needsFullColumn(round);
        for (std::size_t index = 0; index < tournament_.players.size(); ++index) {
            const Player& player = tournament_.players[index];
            PlayerRecord record{.number = player.number,
                                .sex = player.sex,
                                .title = player.title,
                                .name = player.name,
                                .rating = player.rating,
                                .federation = player.federation,
                                .fideId = player.fideId,
                                .birth = player.birth};
            record.points = scoreAfter(player, tournament_.recordedRounds(), tournament_.scoring);
            if (index < extras_.players.size()) {
                record.points = extras_.players[index].points.value_or(*record.points);
                record.rank = extras_.players[index].rank;
            }
            record.cells.reserve(recorded);
            for (std::size_t round = 0; round < recorded; ++round) {
                RoundCell cell = cellOf(player.rounds[round]);
                if (cell.isBlank() && fullColumn[round]) cell.result = ResultCode::ZeroPointBye;
                record.cells.push_back(cell);
            }
            if (dialect_ == Dialect::Trf16) addAnnouncements(record, player);
            if (presetBye_ == player.number) {
                record.cells.resize(std::max(record.cells.size(), recorded + 1));
                record.cells[recorded].result = ResultCode::PairingAllocatedBye;
            }
            while (!record.cells.empty() && record.cells.back().isBlank())
                record.cells.pop_back();
            add(std::move(record));
        }
    }

    // A round without a pair is told from announcements by an entry for everybody (spec 6.1).
    [[nodiscard]] bool needsFullColumn(std::size_t round) const {
        return std::ranges::none_of(tournament_.players, [&](const Player& player) {
            return scheduledOpponent(player.rounds[round]).has_value();
        });
    }

    static void addAnnouncements(PlayerRecord& record, const Player& player) {
        for (const auto& [round, bye] : player.requestedByes) {
            if (round.value() <= record.cells.size()) continue;
            record.cells.resize(round.value());
            record.cells.back() = cellOf(toRoundEvent(bye));
        }
    }

    // 240: one record for each round and kind. XXZ has no kind; it is for JaVaFo, and the next round only.
    void addByes() {
        std::map<std::pair<RoundNumber, RequestedBye>, std::vector<PairingNumber>> byes;
        AbsentRecord absent;
        for (const Player& player : tournament_.players)
            for (const auto& [round, bye] : player.requestedByes) {
                if (round < next_) continue;
                byes[{round, bye}].push_back(player.number);
                if (round == next_) absent.players.push_back(player.number);
            }
        for (auto& [key, players] : byes)
            add(ByesRecord{.bye = key.second, .round = key.first, .players = std::move(players)});
        if (speaksToJavafo(dialect_) && !absent.players.empty()) add(std::move(absent));
    }

    // Not 250 and XXA in one file for bbpPairings, which would add them up.
    void addAcceleration() {
        if (!speaksToJavafo(dialect_))
            for (const VirtualPoints& entry :
                 dialect_ == Dialect::Bbp ? accelerationSpeltOut() : tournament_.acceleration.explicitPoints)
                add(AccelerationRecord{.points = entry.points,
                                       .firstRound = entry.first,
                                       .lastRound = entry.last,
                                       .firstPlayer = entry.firstPlayer,
                                       .lastPlayer = entry.lastPlayer});
        if (speaksToJavafo(dialect_)) addPlayerAcceleration();
    }

    // bbpPairings takes another group A from "_BAKU" than FIDE C.04.7 art. 1.2 says: 2 * ceil(N / 4) players.
    [[nodiscard]] std::vector<VirtualPoints> accelerationSpeltOut() const {
        const std::vector<VirtualPoints>& given = tournament_.acceleration.explicitPoints;
        return given.empty() ? bakuEntries(tournament_) : given;
    }

    // The whole history: past floats depend on it. Baku's points are spelt out too, as JaVaFo knows an older
    // form of the rule.
    void addPlayerAcceleration() {
        const bool baku = tournament_.acceleration.baku && tournament_.plannedRounds != RoundNumber(0);
        if (!baku && tournament_.acceleration.explicitPoints.empty()) return;
        RoundNumber last = baku ? tournament_.plannedRounds : RoundNumber(0);
        for (const VirtualPoints& entry : tournament_.acceleration.explicitPoints)
            last = std::max(last, entry.last);
        std::vector<PlayerAccelerationRecord> records;
        for (const Player& player : tournament_.players)
            records.push_back({.player = player.number, .points = {}});
        for (std::uint16_t round = 1; round <= last.value(); ++round) {
            const std::vector<Points> points = virtualPoints(tournament_, RoundNumber(round));
            for (std::size_t index = 0; index < records.size(); ++index)
                records[index].points.push_back(points[index]);
        }
        for (PlayerAccelerationRecord& record : records) {
            while (!record.points.empty() && record.points.back() == Points{})
                record.points.pop_back();
            if (!record.points.empty()) add(std::move(record));
        }
    }

    // XXP has no rounds. For JaVaFo it says what holds for ever, and beside 260 what holds in the round to be
    // paired next.
    void addForbidden() {
        for (const ForbiddenGroup& group : tournament_.forbidden) {
            const bool forEver = group.first == RoundNumber(1) && !group.last;
            const bool now = group.first <= next_ && (!group.last || next_ <= *group.last);
            if (!speaksToJavafo(dialect_) || !forEver)
                add(ForbiddenRecord{.spelling = Spelling::Trf26,
                                    .first = group.first,
                                    .last = group.last,
                                    .players = group.members});
            if (speaksToJavafo(dialect_) && now)
                add(ForbiddenRecord{.spelling = Spelling::Engine, .players = group.members});
        }
    }

    void addKept(const std::string& line) {
        if (line.starts_with('#'))
            add(CommentLine{line});
        else if (!speaksToBbp(dialect_) || !(line.starts_with("310") || line.starts_with("299")))
            add(KeptRecord{line});
    }

    const Tournament& tournament_;
    const Extras& extras_;
    std::optional<PairingNumber> presetBye_;
    Dialect dialect_;
    RoundNumber next_; // the round to be paired
    TrfDocument document_;
};

} // namespace

TrfDocument fromTournament(const Tournament& tournament, const Extras& extras, Dialect dialect) {
    return Layout(tournament, extras, std::nullopt, dialect).run();
}

TrfDocument fromTournament(const TrfTournament& file, Dialect dialect) {
    return Layout(file.tournament, file.extras, file.presetBye, dialect).run();
}

} // namespace pairing::trf
