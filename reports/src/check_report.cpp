#include "reports/check_report.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Pair;
using pairing::PairingNumber;
using pairing::check::ColourDifference;
using pairing::check::RecordedPair;
using pairing::check::RoundCheck;

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

} // namespace

void addTo(CheckTotals& totals, const CheckedFile& file) {
    ++totals.tournaments;
    totals.rounds += file.check.rounds.size();
    totals.differences += static_cast<std::size_t>(
        std::ranges::count_if(file.check.rounds, [](const RoundCheck& round) { return !round.equal(); }));
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
    return text;
}

std::string totalsLine(const CheckTotals& totals) {
    return fmt::format("{} tournaments, {} rounds, {} differences", totals.tournaments, totals.rounds,
                       totals.differences);
}

Report checkReport(std::span<const CheckedFile> files) {
    Table rounds = roundsTable();
    Table differences = differencesTable();
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
    }
    Report report{"check", "", rules::text("Check of recorded pairings"), {}, {}, {}};
    const auto count = [](std::size_t number) { return Fact::Value(static_cast<std::int64_t>(number)); };
    report.facts = {{"tournaments", rules::text("Tournaments"), count(totals.tournaments)},
                    {"round_count", rules::text("Rounds"), count(totals.rounds)},
                    {"difference_count", rules::text("Differences"), count(totals.differences)}};
    report.tables = {std::move(rounds), std::move(differences)};
    return report;
}

} // namespace reports
