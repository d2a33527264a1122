// Whole files: reference tournaments, files cut off anywhere, files with random damage.
#include "pairing/trf/read.hpp"
#include "pairing/trf/write.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "small_file.hpp"

using namespace pairing::trf;
using namespace trf_test;
using rules::Severity;

namespace {

std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::filesystem::path> reportsIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    if (!std::filesystem::is_directory(folder)) return files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".trf") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

// Either a tournament that can be written, or at least one error; never both, never neither.
void checkAnswer(const std::string& bytes, const std::string& what) {
    const auto read = readTournament(bytes, "damaged.trf", {.lenient = Leniency::everything()});
    if (!read) BOOST_TEST(read.error().hasErrors(), what);
    if (read) BOOST_TEST(!read->remarks.hasErrors(), what);
    const auto document = readTrf(bytes, "damaged.trf");
    if (!document) {
        BOOST_TEST(document.error().hasErrors(), what);
        return;
    }
    const auto written = writeTrf(document->value);
    BOOST_TEST((written && written->value == bytes), what);
}

} // namespace

// The reference files lie beside the checkout where the project was made, and are not needed elsewhere.
BOOST_AUTO_TEST_CASE(the_reference_files_are_read_and_written_byte_by_byte) {
    const std::filesystem::path shared =
        std::filesystem::path(FLAGFALL_SOURCE_DIR) / ".." / "shared" / "data";
    int files = 0;
    for (const char* folder : {"dutch", "dutch-small", "large"})
        for (const auto& file : reportsIn(shared / folder)) {
            ++files;
            const std::string bytes = bytesOf(file);
            const auto read = readTournament(bytes, file.filename().string());
            BOOST_TEST(read.has_value(), firstFault(read));
            if (!read) continue;
            BOOST_TEST(places(read->remarks, Severity::Info) == "", file.filename().string());
            const auto document = readTrf(bytes, file.filename().string());
            BOOST_TEST(writeTrf(document->value)->value == bytes, file.filename().string());
            // Through a tournament and back: the same tournament.
            const auto again = readTournament(writeTrf(fromTournament(read->value))->value, "again");
            BOOST_TEST((again && again->value.tournament == read->value.tournament),
                       file.filename().string());
        }
    if (files == 0) BOOST_TEST_MESSAGE("no reference files beside the checkout: nothing to compare with");
    BOOST_TEST_MESSAGE(files << " reference files");
}

BOOST_AUTO_TEST_CASE(a_file_may_be_cut_off_at_any_byte) {
    const std::string file =
        smallFile + "240 H   3    1\nXXA    1  0.0  0.0\n162  W 1.0\n013 Knights\n### end\n";
    for (std::size_t length = 0; length <= file.size(); ++length)
        checkAnswer(file.substr(0, length), "cut off at " + std::to_string(length));
}

// A file that lost its last players, or the end of a player's line, must not pass for a whole one.
BOOST_AUTO_TEST_CASE(a_cut_in_the_players_lines_is_noticed) {
    const std::size_t first = smallFile.find("001");
    // The file is whole without its last line end, and without the blanks that a line may lack at its end.
    for (std::size_t length = first; length + 1 < smallFile.size(); ++length)
        BOOST_TEST(!readTournament(smallFile.substr(0, length), "cut").has_value(),
                   "cut off at " << length << " and read as a whole file");
    BOOST_TEST(readTournament(smallFile.substr(0, smallFile.size() - 1), "cut").has_value());
}

BOOST_AUTO_TEST_CASE(random_damage_gives_a_tournament_or_faults) {
    constexpr std::uint32_t seed = 20261130;
    BOOST_TEST_MESSAGE("seed " << seed);
    std::mt19937 random(seed); // its sequence is the same everywhere
    const std::string file = smallFile +
                             "240 H   3    1\nXXA    1  0.0  0.0\n162  W 1.0\n260   1   2    1    2\n"
                             "XXS PAB=1\n202 BH\n132 26/03/07\nXXP 1 2\n250       0.0   1   1    1    1\n";
    const std::string letters = "0123456789wb-=+HFUZWDL \t\r\n.,/|#X\x01\x80\xC3\xA9\xFF";
    for (int run = 0; run < 20'000; ++run) {
        std::string damaged = file;
        for (auto strokes = random() % 4 + 1; strokes > 0; --strokes) {
            const std::size_t place = random() % damaged.size();
            const char letter = letters[random() % letters.size()];
            switch (random() % 4) {
            case 0:
                damaged[place] = letter;
                break;
            case 1:
                damaged.insert(place, 1, letter);
                break;
            case 2:
                damaged.erase(place, random() % 12 + 1);
                break;
            default: // a piece moves somewhere else
                damaged.insert(place, damaged.substr(random() % damaged.size(), random() % 40));
            }
            if (damaged.empty()) damaged = "0";
        }
        checkAnswer(damaged, "run " + std::to_string(run));
    }
}
