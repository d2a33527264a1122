#include "reports/rating_report_check.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cell_text.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::PairingNumber;
using pairing::Player;
using pairing::RoundNumber;
using rules::text;

std::string nameOf(const Player& player) {
    return fmt::format("{} {}", player.number.value(), player.name);
}

std::string rangeText(int first, int last) {
    return first == last ? fmt::format("{}", first) : fmt::format("{}–{}", first, last);
}

class ReadinessCheck {
  public:
    explicit ReadinessCheck(const RatingReportSheet& sheet)
        : sheet_(sheet)
        , tournament_(sheet.tournament) {}

    [[nodiscard]] std::vector<ReadinessPoint> run() {
        addEventData();
        addRoundDates();
        addTimeControl();
        addPlayers();
        addRounds();
        addResults();
        addByes();
        addInitialColour();
        addRanks();
        return std::move(points_);
    }

  private:
    void add(std::string code, rules::Text what, Readiness ifAny, std::vector<std::string> found) {
        const Readiness state = found.empty() ? Readiness::Good : ifAny;
        points_.push_back({std::move(code), std::move(what), state, std::move(found)});
    }

    void addEventData() {
        const pairing::TournamentInfo& info = tournament_.info;
        std::vector<std::string> missing;
        const auto want = [&](bool there, const char* record) {
            if (!there) missing.emplace_back(record);
        };
        want(!info.name.empty(), "012");
        want(!info.city.empty(), "022");
        want(!info.federation.empty(), "032");
        want(info.firstDay.has_value(), "042");
        want(info.lastDay.has_value(), "052");
        want(!info.chiefArbiter.empty(), "102");
        add("event-data", text("Name, place, federation, days, chief arbiter (records 012 to 102)"),
            Readiness::Missing, missing);
        std::vector<std::string> withoutId;
        const auto hasId = [](const std::string& arbiter) {
            return std::ranges::count_if(arbiter, [](unsigned char c) { return std::isdigit(c) != 0; }) >= 4;
        };
        if (!info.chiefArbiter.empty() && !hasId(info.chiefArbiter)) withoutId.push_back(info.chiefArbiter);
        for (const std::string& deputy : info.deputyArbiters)
            if (!hasId(deputy)) withoutId.push_back(deputy);
        add("arbiter-ids", text("FIDE ID behind the name of each arbiter"), Readiness::Advice, withoutId);
        std::vector<std::string> wrongDays;
        if (info.firstDay && info.lastDay && *info.lastDay < *info.firstDay)
            wrongDays.push_back(fmt::format("{} – {}", isoDate(*info.firstDay), isoDate(*info.lastDay)));
        add("days", text("The last day is not before the first"), Readiness::Missing, wrongDays);
    }

    void addRoundDates() {
        std::vector<std::string> missing;
        std::vector<std::string> wrong;
        const pairing::TournamentInfo& info = tournament_.info;
        std::optional<pairing::PartialDate> before;
        for (std::uint16_t round = 1; round <= tournament_.recordedRounds().value(); ++round) {
            const auto date =
                round <= sheet_.roundDates.size() ? sheet_.roundDates[round - 1U] : std::nullopt;
            if (!date) {
                missing.push_back(fmt::format("{}", round));
                continue;
            }
            const bool outside = (info.firstDay && *date < *info.firstDay) ||
                                 (info.lastDay && *info.lastDay < *date) || (before && *date < *before);
            if (outside) wrong.push_back(fmt::format("{}: {}", round, isoDate(*date)));
            before = date;
        }
        add("round-dates", text("The date of each round (record 132)"), Readiness::Missing, missing);
        add("round-date-order", text("Round dates in their order, within the days of the event"),
            Readiness::Missing, wrong);
    }

    void addTimeControl() {
        std::vector<std::string> missing;
        if (sheet_.encodedTimeControl.empty()) missing.emplace_back("222");
        add("time-control", text("The time control in FIDE's form, such as 5400+30 (record 222)"),
            Readiness::Missing, missing);
    }

    void addPlayers() {
        std::vector<std::string> withoutId;
        std::map<std::string, std::vector<std::string>> byId;
        std::map<std::string, std::vector<std::string>> byName;
        std::vector<std::string> incomplete;
        for (const Player& player : tournament_.players) {
            if (player.fideId.empty())
                withoutId.push_back(nameOf(player));
            else
                byId[player.fideId].push_back(nameOf(player));
            byName[player.name].push_back(nameOf(player));
            if (player.federation.empty() || !player.birth || player.sex == pairing::Sex::Unknown)
                incomplete.push_back(nameOf(player));
        }
        const auto several = [](const auto& groups) {
            std::vector<std::string> found;
            for (const auto& [key, members] : groups)
                if (members.size() > 1) found.push_back(fmt::format("{}", fmt::join(members, " = ")));
            return found;
        };
        add("fide-ids", text("A FIDE ID for each player (new players need one first)"), Readiness::Missing,
            withoutId);
        add("same-id", text("Nobody has the FIDE ID of another"), Readiness::Missing, several(byId));
        add("same-name", text("Nobody has the name of another"), Readiness::Advice, several(byName));
        add("player-data", text("Federation, birth and sex of each player"), Readiness::Advice, incomplete);
    }

    // A gap: nobody was paired in a round, and somebody later.
    void addRounds() {
        const int recorded = tournament_.recordedRounds().value();
        std::vector<std::string> gaps;
        std::vector<std::string> empty;
        for (std::uint16_t round = 1; round <= recorded; ++round) {
            const bool paired = std::ranges::any_of(tournament_.players, [round](const Player& player) {
                return tookPartInPairing(player.rounds[round - 1U]);
            });
            if (!paired) {
                empty.push_back(fmt::format("{}", round));
                continue;
            }
            gaps.insert(gaps.end(), empty.begin(), empty.end());
            empty.clear();
        }
        add("gaps", text("No round is left out"), Readiness::Missing, gaps);
        std::vector<std::string> toCome;
        if (recorded == 0 && tournament_.plannedRounds == RoundNumber(0)) toCome.emplace_back("1");
        for (int round = recorded + 1; round <= tournament_.plannedRounds.value(); ++round)
            toCome.push_back(fmt::format("{}", round));
        add("all-rounds", text("All rounds are played"), Readiness::NotYet, toCome);
    }

    void addResults() {
        std::vector<std::string> open;
        for (std::uint16_t round = 1; round <= tournament_.recordedRounds().value(); ++round)
            for (const Player& player : tournament_.players) {
                const auto& event = player.rounds[round - 1U];
                const bool unknown = std::holds_alternative<pairing::PendingGame>(event) ||
                                     std::holds_alternative<pairing::AdjournedGame>(event);
                if (!unknown || playedColour(event) != pairing::Colour::White) continue;
                open.push_back(fmt::format("{}: {} – {}", round, player.number.value(),
                                           scheduledOpponent(event)->value()));
            }
        add("results", text("Every game has a result; none is adjourned"), Readiness::Missing, open);
        add("disputes", text("No result is disputed"), Readiness::Missing, sheet_.disputed);
    }

    void addByes() {
        std::vector<std::string> several;
        for (std::uint16_t round = 1; round <= tournament_.recordedRounds().value(); ++round) {
            std::vector<std::string> names;
            for (const Player& player : tournament_.players)
                if (std::holds_alternative<pairing::PairingAllocatedBye>(player.rounds[round - 1U]))
                    names.push_back(nameOf(player));
            if (names.size() > 1) several.push_back(fmt::format("{}: {}", round, fmt::join(names, ", ")));
        }
        // Who is free in a round robin has no opponent by the tables.
        add("byes", text("At most one pairing-allocated bye in a round"),
            tournament_.roundRobin ? Readiness::Good : Readiness::Missing, several);
    }

    void addInitialColour() {
        std::vector<std::string> missing;
        if (!tournament_.initialColour && !tournament_.roundRobin && tournament_.recordedRounds().value() > 0)
            missing.emplace_back("152");
        add("initial-colour", text("The initial colour (record 152)"), Readiness::Missing, missing);
    }

    void addRanks() {
        std::vector<std::string> missing;
        if (sheet_.tieBreaks.empty()) missing.emplace_back("202");
        add("tie-breaks", text("The list of tie-breaks (record 202 or 212)"), Readiness::Advice, missing);
        std::vector<std::string> wrong;
        if (!sheet_.ranks.empty() && !sheet_.tieBreaks.empty()) {
            const auto check =
                pairing::check::checkStandings(tournament_, sheet_.ranks, sheet_.tieBreaks, sheet_.rules);
            for (const auto& misplaced : check.misplaced)
                if (const Player* player = tournament_.find(misplaced.player))
                    wrong.push_back(fmt::format("{}: {} ≠ {}", nameOf(*player),
                                                rangeText(misplaced.recordedFirst, misplaced.recordedLast),
                                                rangeText(misplaced.first, misplaced.last)));
        }
        add("ranks", text("The ranks follow the list of tie-breaks"), Readiness::Missing, wrong);
    }

    const RatingReportSheet& sheet_;
    const pairing::Tournament& tournament_;
    std::vector<ReadinessPoint> points_;
};

rules::Text wordFor(Readiness state) {
    switch (state) {
    case Readiness::Good:
        return text("in order");
    case Readiness::Advice:
        return text("advised");
    case Readiness::Missing:
        return text("missing or wrong");
    case Readiness::NotYet:
        return text("not yet");
    }
    return {};
}

} // namespace

std::vector<ReadinessPoint> readinessOf(const RatingReportSheet& sheet) {
    return ReadinessCheck(sheet).run();
}

bool isPartial(const RatingReportSheet& sheet) {
    if (sheet.tournament.recordedRounds() < sheet.tournament.plannedRounds) return true;
    return std::ranges::any_of(sheet.tournament.players, [](const Player& player) {
        return std::ranges::any_of(player.rounds, [](const pairing::RoundEvent& event) {
            return std::holds_alternative<pairing::PendingGame>(event) ||
                   std::holds_alternative<pairing::AdjournedGame>(event);
        });
    });
}

bool isReady(std::span<const ReadinessPoint> points) {
    return std::ranges::none_of(points, [](const ReadinessPoint& point) {
        return point.state == Readiness::Missing || point.state == Readiness::NotYet;
    });
}

Report ratingReportCheck(const RatingReportSheet& sheet) {
    const auto points = readinessOf(sheet);
    Table table{"checks",
                {{"code", text("Code"), Align::Left, false, false, Audience::Programs},
                 {"what", text("Looked at"), Align::Left, true, false, Audience::Programs},
                 {"state", text("State"), Align::Left, false, false, Audience::Programs},
                 {"what_once", text("Looked at"), Align::Left, true, false, Audience::People},
                 {"state_once", text("State"), Align::Left, false, false, Audience::People},
                 {"found", text("Where"), Align::Left, true}},
                {}};
    // A line for each place that was found; people read what was looked at once.
    for (const ReadinessPoint& point : points) {
        const Cell what = point.what;
        const Cell state = wordFor(point.state);
        table.rows.push_back(
            {point.code, what, state, what, state, point.found.empty() ? Cell() : Cell(point.found.front())});
        for (std::size_t more = 1; more < point.found.size(); ++more)
            table.rows.push_back({point.code, what, state, Cell(), Cell(), point.found[more]});
    }
    const auto missing = std::ranges::count(points, Readiness::Missing, &ReadinessPoint::state);
    Report report{
        "rating_report_check",
        sheet.tournament.info.name,
        text("Is the report for rating complete?"),
        {{"ready", text("Ready"), isReady(points), Audience::Everybody},
         {"partial", text("Partial report"), isPartial(sheet), Audience::Everybody},
         {"missing", text("Missing or wrong"), static_cast<std::int64_t>(missing), Audience::Everybody}},
        {},
        {}};
    if (isPartial(sheet))
        report.notes.push_back(
            text("Partial: what is exported now is the state after {} of {} rounds, not the final report",
                 sheet.tournament.recordedRounds().value(), sheet.tournament.plannedRounds.value()));
    report.notes.push_back(
        text("Names, birth dates and titles are compared by FIDE's server with its own list"));
    report.tables.push_back(std::move(table));
    return report;
}

} // namespace reports
