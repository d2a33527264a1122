// Prints what FIDE's list at full size costs: making it, taking it in, looking up, memory.
// Usage: bench_rating_list [PLAYERS] [FOLDER]   (1,500,000 players, a folder of its own)
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <sys/resource.h>

#include "arbiter/ratings/list_import.hpp"
#include "arbiter/ratings/rating_list.hpp"
#include "support/event/qt_application.hpp"
#include "support/event/temporary_folder.hpp"
#include "support/files/fide_lines.hpp"

namespace {

using Clock = std::chrono::steady_clock;

// By the clock on the wall, and of the processor: on a busy machine the second says more.
struct Cost {
    double wall = 0; // milliseconds
    double processor = 0;
};

Cost costOf(const std::function<void()>& work) {
    const auto start = Clock::now();
    const std::clock_t used = std::clock();
    work();
    return {std::chrono::duration<double, std::milli>(Clock::now() - start).count(),
            1000.0 * static_cast<double>(std::clock() - used) / CLOCKS_PER_SEC};
}

// Names of syllables; few are very frequent and many are rare, as names are.
class Names {
  public:
    explicit Names(std::mt19937& random)
        : random_(random) {
        for (int word = 0; word < 300000; ++word)
            last_.push_back(made(2 + static_cast<int>(random_() % 3)));
        for (int word = 0; word < 60000; ++word)
            first_.push_back(made(1 + static_cast<int>(random_() % 3)));
    }

    std::string next() {
        std::string name = pick(last_) + ", " + pick(first_);
        if (random_() % 4 == 0) name += " " + pick(first_);
        return name;
    }

  private:
    std::string made(int syllables) {
        static const std::vector<std::string> parts{"ka",  "mo",  "ri", "sen", "lu",  "dha", "ber", "ta",
                                                    "vic", "no",  "el", "gar", "pet", "ro",  "mi",  "chen",
                                                    "wa",  "sto", "ju", "ad",  "kri", "na",  "hu",  "sk",
                                                    "ov",  "in",  "er", "ya",  "zo",  "fe"};
        std::string word;
        for (int part = 0; part < syllables; ++part)
            word += parts[random_() % parts.size()];
        word.front() = static_cast<char>(word.front() - 'a' + 'A');
        return word;
    }
    const std::string& pick(const std::vector<std::string>& words) {
        const double part = static_cast<double>(random_()) / static_cast<double>(std::mt19937::max());
        return words[static_cast<std::size_t>(part * part * part * static_cast<double>(words.size() - 1))];
    }

    std::mt19937& random_;
    std::vector<std::string> last_;
    std::vector<std::string> first_;
};

void makeList(const std::filesystem::path& file, int players, std::vector<std::string>& some) {
    std::mt19937 random(20261130);
    Names names(random);
    std::ofstream out(file, std::ios::binary);
    out << support::combinedHeader();
    for (int player = 0; player < players; ++player) {
        support::FideLine line;
        line.id = std::to_string(100000 + static_cast<long long>(player) * 37 % 50000000);
        line.name = names.next();
        line.sex = random() % 8 == 0 ? "F" : "M";
        if (random() % 3 == 0) line.standard = std::to_string(1400 + random() % 1000);
        if (random() % 4 == 0) line.rapid = std::to_string(1400 + random() % 900);
        if (random() % 5 == 0) line.blitz = std::to_string(1400 + random() % 900);
        line.born = std::to_string(1940 + random() % 78);
        if (player % (players / 100 + 1) == 0) some.push_back(line.name);
        out << support::combinedLine(line);
    }
}

void printSearch(const char* what, const arbiter::ratings::RatingList& list,
                 const std::vector<std::string>& sought) {
    Cost longest;
    Cost all;
    std::size_t found = 0;
    for (const std::string& words : sought) {
        const Cost here = costOf([&] { found += list.search(words).empty() ? 0U : 1U; });
        longest = {std::max(longest.wall, here.wall), std::max(longest.processor, here.processor)};
        all = {all.wall + here.wall, all.processor + here.processor};
    }
    const auto count = static_cast<double>(sought.size());
    fmt::print(
        "{:<22}{:6.1f} ms on average, {:6.1f} ms at most; processor {:6.1f} and {:6.1f} ms; {} of {} with "
        "hits\n",
        what, all.wall / count, longest.wall, all.processor / count, longest.processor, found, sought.size());
}

// A letter lost, changed or exchanged.
std::string slipped(std::string name, std::size_t kind) {
    const std::size_t place = 2;
    if (kind % 3 == 0) name.erase(place, 1);
    if (kind % 3 == 1) name[place] = 'q';
    if (kind % 3 == 2) std::swap(name[place - 1], name[place]);
    return name;
}

} // namespace

int main(int argc, char** argv) {
    const test_support::QtApplication application;
    const int players = argc > 1 ? std::atoi(argv[1]) : 1500000;
    const test_support::TemporaryFolder own;
    const std::filesystem::path folder = argc > 2 ? std::filesystem::path(argv[2]) : own.path();
    const auto file = folder / "players_list_foa.txt";
    const auto database = folder / "FIDE.ratings";
    std::vector<std::string> some;
    fmt::print("making a list of {} players: {:.1f} s\n", players,
               costOf([&] { makeList(file, players, some); }).wall / 1000);
    const Cost taken = costOf([&] {
        const auto made = arbiter::ratings::importFideList({file}, database, "2026-10");
        if (!made) std::abort();
    });
    fmt::print("import: {:.1f} s, processor {:.1f} s, from {} MB to {} MB\n", taken.wall / 1000,
               taken.processor / 1000, std::filesystem::file_size(file) >> 20U,
               std::filesystem::file_size(database) >> 20U);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    fmt::print("memory at most: {} MB\n", usage.ru_maxrss / 1024);

    const arbiter::ratings::RatingList list(database);
    std::vector<std::string> turned;
    std::vector<std::string> beginnings;
    std::vector<std::string> slips;
    for (const std::string& name : some) {
        const auto comma = name.find(',');
        turned.push_back(name.substr(comma + 2) + " " + name.substr(0, comma));
        beginnings.push_back(name.substr(0, 3));
        slips.push_back(slipped(name, slips.size()));
    }
    printSearch("whole names", list, some);
    printSearch("in the other order", list, turned);
    printSearch("three letters", list, beginnings);
    printSearch("with a slip", list, slips);
    printSearch("two short words", list, {"a k", "mo ka", "e r", "ri a", "w i"});
    printSearch("nobody", list, {"qqqqqqqq xxxxxxxx", "xyzxyzxyz"});
}
