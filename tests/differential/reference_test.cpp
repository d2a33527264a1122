// Complete tournaments paired by an independent program (see tests/cases/dutch-reference/README.md), paired
// again round by round by the engine: pairs, colours, bye, order of the boards, and rounds without a legal
// pairing. corrections.tsv has the rounds in which that program leaves the Handbook; there the engine must
// give the Handbook's pairing.
#include <algorithm>
#include <map>
#include <optional>
#include <sstream>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "differential/case_files.hpp"
#include "differential/pairers.hpp"
#include "differential/written_pairing.hpp"

namespace {

using namespace pairing;
using differential::written;
using std::filesystem::path;

// White to Black, and the bye's receiver to 0.
using Meetings = std::map<int, int>;

Meetings meetingsFrom(const std::string& text) {
    Meetings meetings;
    std::istringstream words(text);
    int white = 0;
    int black = 0;
    for (char dash = 0; words >> white >> dash >> black;)
        meetings[white] = black;
    return meetings;
}

// A round whose file is not the Handbook. Without pairs only the order of the boards is wrong in the file.
struct Correction {
    std::string article;
    std::string rightPairs;
};
using Corrections = std::map<std::pair<std::string, int>, Correction>;

const Corrections& corrections() {
    static const Corrections all = [] {
        Corrections read;
        const auto lines =
            differential::linesOf(differential::casesFolder("dutch-reference") / "corrections.tsv");
        for (auto line = lines.begin() + 1; line != lines.end(); ++line) {
            std::istringstream fields(*line);
            std::string file, round;
            Correction correction;
            std::getline(fields, file, '\t');
            std::getline(fields, round, '\t');
            std::getline(fields, correction.article, '\t');
            std::getline(fields, correction.rightPairs, '\t');
            read[{file, std::stoi(round)}] = correction;
        }
        return read;
    }();
    return all;
}

// The recorded round with the pairs of a correction put in place of those of the same players.
Meetings corrected(const Meetings& recorded, const Meetings& right) {
    std::vector<int> players;
    for (const auto& [white, black] : right) {
        players.push_back(white);
        players.push_back(black);
    }
    Meetings result = right;
    for (const auto& [white, black] : recorded)
        if (std::ranges::find(players, white) == players.end()) result[white] = black;
    return result;
}

std::string recordedAsText(const check::RoundCheck& round) {
    RoundPairing pairing;
    for (const auto& recorded : round.recorded)
        pairing.boards.push_back(recorded.pair);
    if (!round.recordedByes.empty()) pairing.pairingAllocatedBye = round.recordedByes.front();
    return written(pairing);
}

// "### board-order R3: 5-12 …" and "### no legal pairing exists for R4 with byes: 2Z 7H".
std::map<int, std::string> remarks(const path& file, const std::string& beginning) {
    std::map<int, std::string> found;
    for (const auto& line : differential::linesOf(file)) {
        if (!line.starts_with(beginning)) continue;
        const auto colon = line.find(':', beginning.size());
        std::string rest = line.substr(colon + 1);
        rest.erase(0, std::min(rest.find_first_not_of(' '), rest.size()));
        found[std::stoi(line.substr(beginning.size()))] = rest;
    }
    return found;
}

bool hasMode(const path& file, std::string_view mode) {
    return differential::linesOf(file).front().find(mode) != std::string::npos;
}

// Some files do not state the number of rounds: all of them are in the columns.
Tournament readReference(const path& file) {
    auto tournament = differential::readTrf(file).tournament;
    if (tournament.plannedRounds == RoundNumber(0)) tournament.plannedRounds = tournament.recordedRounds();
    if (hasMode(file, "mode=dutch2017")) tournament.edition = RuleEdition::Fide2017;
    return tournament;
}

struct Count {
    int rounds = 0;
    int correctedRounds = 0;
    int boardOrders = 0;
    int unpairable = 0;
};

void checkRounds(const path& file, const Tournament& tournament, Count& count) {
    const std::string name = file.stem().string();
    const auto orders = remarks(file, "### board-order R");
    for (const auto& round : check::checkTournament(tournament, differential::engine).rounds) {
        const int number = round.round.value();
        const std::string place = name + " round " + std::to_string(number);
        ++count.rounds;
        BOOST_TEST_REQUIRE(round.engine.has_value(), place << " is refused");
        const std::string paired = written(*round.engine);
        const auto correction = corrections().find({name, number});
        const bool otherPairs = correction != corrections().end() && !correction->second.rightPairs.empty();
        Meetings expected = meetingsFrom(recordedAsText(round));
        if (otherPairs) {
            ++count.correctedRounds;
            expected = corrected(expected, meetingsFrom(correction->second.rightPairs));
        }
        BOOST_TEST((meetingsFrom(paired) == expected),
                   place << " is paired " << paired << ", in the file " << recordedAsText(round));
        const auto order = orders.find(number);
        if (order != orders.end() && correction == corrections().end()) {
            ++count.boardOrders;
            BOOST_TEST(paired == order->second, place << ": order of the boards");
        }
        const auto violations =
            check::checkInvariants(tournament, round.round, round.participants, *round.engine);
        BOOST_TEST(violations.empty(),
                   place << ": "
                         << (violations.empty() ? std::string() : english(violations.front().message)));
    }
}

void checkUnpairableRounds(const path& file, const Tournament& tournament, Count& count) {
    for (const auto& [number, byes] : remarks(file, "### no legal pairing exists for R")) {
        std::vector<PairingNumber> participants;
        std::istringstream words(byes);
        std::vector<int> absent;
        int absentee = 0;
        for (char letter = 0; words >> absentee >> letter;)
            absent.push_back(absentee);
        for (const Player& player : tournament.players)
            if (std::ranges::find(absent, player.number.value()) == absent.end())
                participants.push_back(player.number);
        const RoundNumber round(static_cast<std::uint16_t>(number));
        ++count.unpairable;
        BOOST_TEST(written(differential::engine(tournament, round, participants)) == "no legal pairing",
                   file.stem().string() << " round " << number);
    }
}

void checkFile(const path& file, Count& count) {
    const Tournament tournament = readReference(file);
    checkRounds(file, tournament, count);
    checkUnpairableRounds(file, tournament, count);
}

void say(const Count& count) {
    BOOST_TEST_MESSAGE(count.rounds << " rounds, " << count.correctedRounds << " of them by a correction, "
                                    << count.boardOrders << " orders of boards, " << count.unpairable
                                    << " rounds without a pairing");
}

BOOST_AUTO_TEST_SUITE(reference)

BOOST_AUTO_TEST_CASE(tournaments_in_the_checkout) {
    const auto files = differential::filesIn(differential::casesFolder("dutch-reference"), ".trf");
    BOOST_TEST(files.size() == 60U);
    Count count;
    for (const auto& file : files)
        checkFile(file, count);
    say(count);
    BOOST_TEST(count.unpairable > 0);
}

// All 308 where they lie beside the checkout.
BOOST_AUTO_TEST_CASE(tournaments_beside_the_checkout) {
    Count count;
    for (const auto& file : differential::filesIn(differential::sharedFolder("dutch"), ".trf"))
        if (hasMode(file, "mode=dutch2026")) checkFile(file, count);
    say(count);
    BOOST_TEST((count.rounds == 0 || count.correctedRounds == 70));
}

// The edition of 2017, paired by bbpPairings 5.0.1: no round differs.
BOOST_AUTO_TEST_CASE(tournaments_of_2017_in_the_checkout) {
    Count count;
    for (const auto& file : differential::filesIn(differential::casesFolder("dutch-reference-2017"), ".trf"))
        checkFile(file, count);
    say(count);
    BOOST_TEST(count.rounds > 100);
    BOOST_TEST(count.correctedRounds == 0);
    BOOST_TEST(count.unpairable > 0);
}

BOOST_AUTO_TEST_CASE(tournaments_of_2017_beside_the_checkout) {
    Count count;
    for (const auto& file : differential::filesIn(differential::sharedFolder("dutch"), ".trf"))
        if (hasMode(file, "mode=dutch2017")) checkFile(file, count);
    say(count);
    BOOST_TEST((count.rounds == 0 || count.rounds == 513));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
