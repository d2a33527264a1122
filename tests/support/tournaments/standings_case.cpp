#include "support/tournaments/standings_case.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <utility>

#include "support/tournaments/crosstable_words.hpp"

using namespace pairing;

namespace support {
namespace {

std::vector<std::string> words(const std::string& line) {
    std::vector<std::string> found;
    std::size_t start = line.find_first_not_of(' ');
    while (start != std::string::npos) {
        const std::size_t end = std::min(line.find(' ', start), line.size());
        found.push_back(line.substr(start, end - start));
        start = line.find_first_not_of(' ', end);
    }
    return found;
}

Points pointsOfWord(const std::string& word) {
    const auto points = pointsFromString(word);
    if (!points) throw std::invalid_argument("points " + word);
    return *points;
}

// A line of a player: number, rating, cells.
struct PlayerLine {
    int number = 0;
    std::uint16_t rating = 0;
    std::string cells;
};

PlayerLine playerLine(const std::vector<std::string>& parts) {
    PlayerLine line{std::stoi(parts.at(0)), static_cast<std::uint16_t>(std::stoi(parts.at(1))), {}};
    for (std::size_t cell = 2; cell < parts.size(); ++cell)
        line.cells += (cell > 2 ? " " : "") + parts[cell];
    return line;
}

Tournament eventOf(const std::vector<PlayerLine>& players) {
    std::vector<CrosstableLine> lines;
    for (const PlayerLine& player : players)
        lines.push_back({player.number, player.cells});
    Tournament event = tournamentFrom(lines);
    for (const PlayerLine& player : players)
        event.find(PairingNumber(static_cast<std::uint16_t>(player.number)))->rating = Rating(player.rating);
    return event;
}

StandingsCase readCase(const std::filesystem::path& path) {
    StandingsCase read;
    read.name = path.stem().string();
    std::ifstream file(path);
    std::vector<PlayerLine> players;
    ScoringSystem scoring;
    for (std::string line; std::getline(file, line);) {
        std::vector<std::string> parts = words(line);
        if (parts.empty() || parts[0].starts_with('#')) continue;
        if (parts[0] == "kind") {
            if (parts.at(1) == "round-robin") read.kind = tiebreak::EventKind::Predetermined;
        } else if (parts[0] == "scoring") {
            scoring = ScoringSystem::of(pointsOfWord(parts.at(1)), pointsOfWord(parts.at(2)),
                                        pointsOfWord(parts.at(3)));
        } else if (parts[0].front() >= '0' && parts[0].front() <= '9') {
            players.push_back(playerLine(parts));
        } else {
            const std::string code = parts[0];
            parts.erase(parts.begin());
            read.expected.emplace(code, std::move(parts));
        }
    }
    read.event = eventOf(players);
    read.event.scoring = scoring;
    return read;
}

} // namespace

std::ostream& operator<<(std::ostream& out, const StandingsCase& example) {
    return out << example.name;
}

std::vector<StandingsCase> standingsCases(const std::string& folder) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<StandingsCase> cases;
    for (const std::filesystem::path& path : paths)
        cases.push_back(readCase(path));
    return cases;
}

tiebreak::Fraction exactNumber(const std::string& decimal) {
    const std::size_t point = std::min(decimal.find('.'), decimal.size());
    std::int64_t unit = 1;
    std::string digits = decimal.substr(0, point);
    for (std::size_t place = point + 1; place < decimal.size(); ++place) {
        digits += decimal[place];
        unit *= 10;
    }
    return {std::stoll(digits), unit};
}

} // namespace support
