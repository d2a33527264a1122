#include "reports/check_report.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Pair;
using pairing::PairingNumber;
using pairing::check::ColourDifference;
using pairing::check::Misplaced;
using pairing::check::RecordedPair;
using pairing::check::RoundCheck;
using pairing::check::StandingsCheck;

std::string pairText(const Pair& pair) {
    return fmt::format("{:>3} - {:>3}", pair.white.value(), pair.black.value());
}

std::string byeText(PairingNumber number) {
    return fmt::format("{:>3} - {:>3}", number.value(), 0);
}

std::vector<PairingNumber> engineByes(const RoundCheck& round) {
    if (!round.engine || !round.engine->pairingAllocatedBye) return {};
    return {*round.engine->pairingAllocatedBye};
}

std::vector<std::string> enginesSide(const RoundCheck& round) {
    std::vector<std::string> lines;
    for (const Pair& pair : round.onlyEngine)
        lines.push_back(pairText(pair));
    if (round.byeDiffers)
        for (const PairingNumber bye : engineByes(round))
            lines.push_back(byeText(bye));
    return lines;
}

std::vector<std::string> recordsSide(const RoundCheck& round) {
    std::vector<std::string> lines;
    for (const RecordedPair& recorded : round.onlyRecorded)
        lines.push_back(pairText(recorded.pair));
    if (round.byeDiffers)
        for (const PairingNumber bye : round.recordedByes)
            lines.push_back(byeText(bye));
    return lines;
}

std::string twoColumns(std::string_view heading, std::string_view otherHeading,
                       const std::vector<std::string>& left, const std::vector<std::string>& right) {
    std::string text = fmt::format("  {:<24}{}\n", heading, otherHeading);
    for (std::size_t line = 0; line < std::max(left.size(), right.size()); ++line) {
        std::string row = fmt::format("    {:<24}{}", line < left.size() ? left[line] : "",
                                      line < right.size() ? right[line] : "");
        row.erase(row.find_last_not_of(' ') + 1);
        text += row + "\n";
    }
    return text;
}

std::string refusalText(const pairing::PairingRefusal& refusal, const rules::Translator& translator) {
    std::string text = "  " + translated(rules::text("The engine finds no legal pairing"), translator) + "\n";
    for (const rules::Text& reason : refusal.reasons)
        text += "    " + translated(reason, translator) + "\n";
    return text;
}

// "3", "3-5"
std::string placesText(int first, int last) {
    return first == last ? fmt::format("{}", first) : fmt::format("{}-{}", first, last);
}

std::string_view extentName(StandingsCheck::Extent extent) {
    switch (extent) {
    case StandingsCheck::Extent::Whole:
        return "checked";
    case StandingsCheck::Extent::Partial:
        return "partly checked";
    case StandingsCheck::Extent::Nothing:
        return "unchecked";
    }
    return "";
}

Cell numberCell(PairingNumber number) {
    return std::int64_t{number.value()};
}

// Lines of the table of differences: file, round, kind, then White and Black as the engine and as the record
// have them; 0 for the bye, as in the engines' lists.
class DifferenceRows {
  public:
    DifferenceRows(std::vector<std::vector<Cell>>& rows, const CheckedFile& file, const RoundCheck& round)
        : rows_(rows)
        , file_(file)
        , round_(round) {}

    void add() {
        const Cell none{};
        const Cell bye = std::int64_t{0};
        if (round_.refusal) addRow("no legal pairing", none, none, none, none);
        for (const Pair& pair : round_.onlyEngine)
            addRow("pairing", numberCell(pair.white), numberCell(pair.black), none, none);
        for (const RecordedPair& recorded : round_.onlyRecorded)
            addRow("pairing", none, none, numberCell(recorded.pair.white), numberCell(recorded.pair.black));
        if (round_.byeDiffers) {
            for (const PairingNumber number : engineByes(round_))
                addRow("bye", numberCell(number), bye, none, none);
            for (const PairingNumber number : round_.recordedByes)
                addRow("bye", none, none, numberCell(number), bye);
        }
        for (const ColourDifference& colour : round_.colours)
            addRow("colour", numberCell(colour.engine.white), numberCell(colour.engine.black),
                   numberCell(colour.recorded.white), numberCell(colour.recorded.black));
    }

  private:
    void addRow(std::string_view kind, const Cell& engineWhite, const Cell& engineBlack,
                const Cell& recordedWhite, const Cell& recordedBlack) {
        rows_.push_back({file_.name, std::int64_t{round_.round.value()}, rules::text(kind), engineWhite,
                         engineBlack, recordedWhite, recordedBlack});
    }

    std::vector<std::vector<Cell>>& rows_;
    const CheckedFile& file_;
    const RoundCheck& round_;
};

Table roundsTable() {
    using rules::text;
    return {"rounds",
            {{"file", text("File"), Align::Left, true, true},
             {"round", text("Round"), Align::Right},
             {"edition", text("Edition")},
             {"equal", text("Equal")},
             {"pairs", text("Pairs"), Align::Right},
             {"pairs_that_differ", text("Other pairs"), Align::Right},
             {"colours_that_differ", text("Other colours"), Align::Right},
             {"bye_differs", text("Other bye")}},
            {}};
}

Table differencesTable() {
    using rules::text;
    return {"differences",
            {{"file", text("File"), Align::Left, true, true},
             {"round", text("Round"), Align::Right},
             {"kind", text("Kind")},
             {"engine_white", text("Engine: White"), Align::Right},
             {"engine_black", text("Engine: Black"), Align::Right},
             {"recorded_white", text("Recorded: White"), Align::Right},
             {"recorded_black", text("Recorded: Black"), Align::Right}},
            {}};
}

Table standingsTable() {
    using rules::text;
    return {"standings",
            {{"file", text("File"), Align::Left, true, true},
             {"extent", text("Extent")},
             {"checked", text("Checked")},
             {"unchecked", text("Unchecked")},
             {"reason", text("Reason")},
             {"misplaced", text("Misplaced players"), Align::Right}},
            {}};
}

Table misplacedTable() {
    using rules::text;
    return {"misplaced",
            {{"file", text("File"), Align::Left, true, true},
             {"player", text("Player"), Align::Right},
             {"recorded_first", text("Recorded: from"), Align::Right},
             {"recorded_last", text("to"), Align::Right},
             {"first", text("By the list: from"), Align::Right},
             {"last", text("to"), Align::Right}},
            {}};
}

void addStandings(Table& standings, Table& misplaced, const CheckedFile& file) {
    const StandingsCheck& check = file.standings;
    standings.rows.push_back({file.name, rules::text(extentName(check.extent)),
                              fmt::format("{}", fmt::join(check.checked, ",")),
                              fmt::format("{}", fmt::join(check.unchecked, ",")),
                              check.reason.pattern.empty() ? Cell{} : Cell{check.reason},
                              static_cast<std::int64_t>(check.misplaced.size())});
    for (const Misplaced& player : check.misplaced)
        misplaced.rows.push_back({file.name, numberCell(player.player), std::int64_t{player.recordedFirst},
                                  std::int64_t{player.recordedLast}, std::int64_t{player.first},
                                  std::int64_t{player.last}});
}

} // namespace

void addTo(CheckTotals& totals, const CheckedFile& file) {
    ++totals.tournaments;
    totals.rounds += file.check.rounds.size();
    totals.differences += static_cast<std::size_t>(
        std::ranges::count_if(file.check.rounds, [](const RoundCheck& round) { return !round.equal(); }));
    if (file.standings.misplaced.empty()) return;
    ++totals.differences;
    ++totals.wrongStandings;
}

std::string checkText(const CheckedFile& file, const rules::Translator& translator) {
    const auto say = [&](std::string_view words) { return translated(rules::text(words), translator); };
    std::string text;
    for (const RoundCheck& round : file.check.rounds) {
        text += fmt::format("{}: Round #{}\n", file.name, round.round.value());
        if (round.refusal)
            text += refusalText(*round.refusal, translator);
        else if (round.pairsDiffer())
            text += twoColumns(say("Engine's pairings"), say("Recorded pairings"), enginesSide(round),
                               recordsSide(round));
        if (round.colours.empty()) continue;
        std::vector<std::string> engine;
        std::vector<std::string> recorded;
        for (const ColourDifference& colour : round.colours) {
            engine.push_back(pairText(colour.engine));
            recorded.push_back(pairText(colour.recorded));
        }
        text += twoColumns(say("Engine's colours"), say("Recorded colours"), engine, recorded);
    }
    return text + standingsText(file, translator);
}

std::string standingsText(const CheckedFile& file, const rules::Translator& translator) {
    const StandingsCheck& check = file.standings;
    const auto say = [&](const rules::Text& words) { return translated(words, translator); };
    const bool nothingWanted = check.extent == StandingsCheck::Extent::Nothing && check.unchecked.empty();
    if (nothingWanted) return ""; // the file has no list
    std::string text = file.name + ": " + say(rules::text("Standings")) + "\n";
    if (check.extent == StandingsCheck::Extent::Nothing)
        return text + "  " + say(rules::text("unchecked: {}", say(check.reason))) + "\n";
    if (check.extent == StandingsCheck::Extent::Partial)
        text += "  " +
                say(rules::text("unchecked from {} on: {}", check.unchecked.front(), say(check.reason))) +
                "\n";
    for (const Misplaced& player : check.misplaced)
        text += "  " +
                say(rules::text("player {}: recorded place {}, place by the list {}", player.player.value(),
                                placesText(player.recordedFirst, player.recordedLast),
                                placesText(player.first, player.last))) +
                "\n";
    return text;
}

std::string totalsLine(const CheckTotals& totals) {
    return fmt::format("{} tournaments, {} rounds, {} differences", totals.tournaments, totals.rounds,
                       totals.differences);
}

Report checkReport(std::span<const CheckedFile> files) {
    Table rounds = roundsTable();
    Table differences = differencesTable();
    Table standings = standingsTable();
    Table misplaced = misplacedTable();
    CheckTotals totals;
    for (const CheckedFile& file : files) {
        addTo(totals, file);
        for (const RoundCheck& round : file.check.rounds) {
            rounds.rows.push_back({file.name, std::int64_t{round.round.value()}, editionName(file.edition),
                                   round.equal(), static_cast<std::int64_t>(round.recorded.size()),
                                   static_cast<std::int64_t>(round.onlyRecorded.size()),
                                   static_cast<std::int64_t>(round.colours.size()), round.byeDiffers});
            DifferenceRows(differences.rows, file, round).add();
        }
        addStandings(standings, misplaced, file);
    }
    Report report{"check", "", rules::text("Check of recorded pairings"), {}, {}, {}};
    const auto count = [](std::size_t number) { return Fact::Value(static_cast<std::int64_t>(number)); };
    report.facts = {
        {"tournaments", rules::text("Tournaments"), count(totals.tournaments)},
        {"round_count", rules::text("Rounds"), count(totals.rounds)},
        {"difference_count", rules::text("Differences"), count(totals.differences)},
        {"wrong_standings_count", rules::text("Standings that differ"), count(totals.wrongStandings)}};
    report.tables = {std::move(rounds), std::move(differences), std::move(standings), std::move(misplaced)};
    return report;
}

} // namespace reports
