// The reference files that lie beside the checkout, where they do: the worked examples as TRF with all their
// values, and every recorded tournament, for which all tie-breaks are computed and add up to sane tables.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "pairing/standings/crosstable.hpp"
#include "pairing/standings/standings.hpp"
#include "pairing/trf/read.hpp"
#include "support/tournaments/adding_up.hpp"
#include "support/tournaments/all_tie_breaks.hpp"
#include "support/tournaments/standings_case.hpp"

using namespace pairing;
using namespace pairing::standings;
namespace fs = std::filesystem;

namespace {

const fs::path shared = fs::path(FLAGFALL_SOURCE_DIR) / ".." / "shared";

bool thereIs(const fs::path& folder) {
    if (fs::exists(folder)) return true;
    BOOST_TEST_MESSAGE("skipped: there is no " << folder);
    return false;
}

std::vector<fs::path> filesOf(const fs::path& folder, const std::string& extension) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == extension) files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

std::optional<Tournament> tournamentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    trf::ConversionOptions options;
    options.lenient = trf::Leniency::everything();
    auto read = trf::readTournament(bytes, path.filename().string(), options);
    if (!read) {
        for (const rules::Diagnostic& fault : read.error().items())
            BOOST_TEST_MESSAGE(toString(fault));
        return std::nullopt;
    }
    return std::move(read->value.tournament);
}

std::vector<std::string> columnsOf(const std::string& line) {
    std::vector<std::string> columns;
    std::istringstream text(line);
    for (std::string column; std::getline(text, column, ',');)
        columns.push_back(column);
    return columns;
}

bool agree(const tiebreak::TieBreakValue& value, const std::string& expected) {
    if (expected == "-" || !value.number) return expected == "-" && !value.number;
    const auto difference = *value.number - support::exactNumber(expected);
    return difference <= tiebreak::Fraction(5, 1000) && difference >= tiebreak::Fraction(-5, 1000);
}

// The point system of an example is not in its file.
ScoringSystem scoringOf(const std::string& name) {
    if (name.starts_with("f-")) return ScoringSystem::of(Points::whole(3), Points::whole(1), Points{});
    if (name.starts_with("g-")) return ScoringSystem::of(Points::whole(2), Points::whole(1), Points{});
    return {};
}

void checkExample(Tournament event, const fs::path& csv, const StandingsOptions& options) {
    std::ifstream file(csv);
    std::string line;
    std::getline(file, line);
    const std::vector<std::string> codes = columnsOf(line);
    for (PairingNumber player(1); std::getline(file, line); player = PairingNumber(player.value() + 1)) {
        const std::vector<std::string> values = columnsOf(line);
        BOOST_REQUIRE(values.size() == codes.size());
        for (std::size_t column = 2; column < codes.size(); ++column) {
            if (codes[column] == "ADJ") continue;
            const auto order = parseRankingOrder(codes[column]);
            BOOST_REQUIRE_MESSAGE(order.has_value(), codes[column]);
            const Standings standings = standingsAfter(event, event.recordedRounds(), *order, options);
            const auto& value = standings.find(player)->values.back();
            BOOST_TEST(agree(value, values[column]),
                       csv.filename().string() << ", " << codes[column] << " of " << player.value() << ": "
                                               << toString(value) << ", expected " << values[column]);
        }
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(the_worked_examples_come_out_of_their_files) {
    const fs::path folder = shared / "spec" / "tiebreak-examples";
    if (!thereIs(folder)) return;
    int examples = 0;
    for (const fs::path& path : filesOf(folder, ".trf")) {
        auto event = tournamentOf(path);
        BOOST_REQUIRE_MESSAGE(event.has_value(), path.filename().string());
        const std::string name = path.stem().string();
        event->scoring = scoringOf(name);
        StandingsOptions options;
        if (name.find("round-robin") != std::string::npos)
            options.rules.kind = tiebreak::EventKind::Predetermined;
        checkExample(*event, folder / (name + ".expected.csv"), options);
        ++examples;
    }
    BOOST_TEST(examples == 7);
}

BOOST_AUTO_TEST_CASE(every_recorded_tournament_has_all_values_and_tables) {
    const fs::path folder = shared / "data" / "dutch";
    if (!thereIs(folder)) return;
    RankingOrder order = support::allTieBreaks(tiebreak::EventKind::Swiss);
    for (const fs::path& path : filesOf(folder, ".trf")) {
        const auto event = tournamentOf(path);
        BOOST_REQUIRE_MESSAGE(event.has_value(), path.filename().string());
        StandingsOptions options;
        options.rules.unrated = {tiebreak::UnratedPlayers::Treatment::FixedRating, Rating(1400)};
        const Standings standings = standingsAfter(*event, event->recordedRounds(), order, options);
        BOOST_TEST(standings.rows.size() == event->players.size());
        for (const Row& row : standings.rows) {
            BOOST_TEST(row.place > 0);
            BOOST_TEST(row.values.size() == order.size());
        }
        for (const PlayerWorkings& player : workingsAfter(*event, event->recordedRounds(), order, options))
            for (std::size_t criterion = 0; criterion < order.size(); ++criterion) {
                const bool adds = support::addsUp(player.workings[criterion]);
                if (!adds)
                    BOOST_ERROR(path.filename() << ", " << tiebreak::toString(order[criterion])
                                                << " of player " << player.row.player.value());
            }
        const Crosstable table = crosstableOf(*event, standings, Numbering::Place);
        BOOST_TEST(table.rows.size() == event->players.size());
    }
}
