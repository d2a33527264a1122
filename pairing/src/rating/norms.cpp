// FIDE B.01, edition of 1 January 2024.
//
// | 1.4.1     | nine games; eight of nine rounds (c); seven in team championships (b); 13 at most count (1.7)
// | 1.4.1 e f | games after the norm was complete, and wins, may be left out in a Swiss
// | 1.4.2     | games that do not count: norm_games.cpp
// | 1.4.3-4   | federations, and when they do not matter
// | 1.4.5     | titled opponents; double round robins
// | 1.4.6-8   | floor for one opponent, average, score, performance
// | to come   | norm_outlook.cpp
// | by hand   | 1.1 (registration, rounds a day, arbiters), 1.5.3 (rating), 1.5.6 (kind of events)
#include "pairing/rating/norms.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>

#include "pairing/rating/rating_tables.hpp"
#include "rating/norm_games.hpp"
#include "rating/norm_outlook.hpp"

namespace pairing::rating {
namespace {

using tiebreak::Fraction;
using Games = std::vector<NormGame>;

constexpr int usualGames = 9;
constexpr int eightGames = 8;
constexpr int sevenGames = 7;
constexpr int mostGames = 13; // 1.7
constexpr std::size_t doubleRoundRobinPlayers = 6;
constexpr int mostSelections = 20'000; // ways to leave out games that are tried; 13 rounds have far fewer

// What holds for the player whatever games are looked at.
struct Frame {
    const Player& player;
    NormNumbers numbers;
    int fewestGames = usualGames;
    bool federationsWaived = false;
    bool doubleRoundRobin = false;
    std::size_t players = 0;
};

int halfPointsOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win:
        return 2;
    case Outcome::Draw:
        return 1;
    case Outcome::Loss:
        return 0;
    }
    return 0;
}

// CM and WCM do not count (1.4.5).
bool isTitled(Title title) {
    return title != Title::None && title != Title::Cm && title != Title::Wcm;
}

// 1.4.6: the lowest one, where that is below the floor.
Games withFloor(Games games, int floor) {
    const auto lowest = std::ranges::min_element(games, {}, &NormGame::rating);
    if (lowest == games.end() || lowest->rating >= floor) return games;
    lowest->rating = floor;
    lowest->raised = true;
    return games;
}

struct Federations {
    int foreign = 0; // federations, not players
    int own = 0;     // opponents
    int most = 0;    // opponents of one
};

Federations federationsOf(const Games& games, const std::string& own) {
    std::map<std::string, int> counts;
    for (const NormGame& game : games)
        if (isFederation(game.federation)) ++counts[game.federation];
    Federations result;
    for (const auto& [federation, count] : counts) {
        if (federation == own)
            result.own = count;
        else
            ++result.foreign;
        result.most = std::max(result.most, count);
    }
    return result;
}

int roundedUp(int number, int divisor) {
    return (number + divisor - 1) / divisor;
}

void addRequirement(NormCheck& check, NormItem item, Fraction needed, Fraction has, bool atMost = false,
                    bool waived = false) {
    check.requirements.push_back({item, needed, has, atMost, waived});
}

void addOpponents(NormCheck& check, const Frame& frame) {
    const int n = static_cast<int>(check.games.size());
    const auto count = [&](auto&& holds) { return Fraction(std::ranges::count_if(check.games, holds)); };
    addRequirement(check, NormItem::Titled, Fraction(roundedUp(n, 2)),
                   count([](const NormGame& game) { return isTitled(game.title); }));
    const int kind = frame.doubleRoundRobin ? roundedUp(n, 2) : std::max(3, roundedUp(n, 3));
    addRequirement(check, NormItem::Kind, Fraction(kind), count([&](const NormGame& game) {
                       return std::ranges::find(frame.numbers.kind, game.title) != frame.numbers.kind.end();
                   }));
    const Federations federations = federationsOf(check.games, frame.player.federation);
    const bool waived = frame.federationsWaived;
    addRequirement(check, NormItem::Federations, Fraction(2), Fraction(federations.foreign), false, waived);
    addRequirement(check, NormItem::OwnFederation, Fraction(3 * n / 5), Fraction(federations.own), true,
                   waived);
    addRequirement(check, NormItem::OneFederation, Fraction(2 * n / 3), Fraction(federations.most), true,
                   waived);
    if (frame.doubleRoundRobin)
        addRequirement(check, NormItem::Players, Fraction(static_cast<std::int64_t>(doubleRoundRobinPlayers)),
                       Fraction(static_cast<std::int64_t>(frame.players)));
}

void addResults(NormCheck& check, const Frame& frame) {
    const auto n = static_cast<std::int64_t>(check.games.size());
    std::int64_t ratings = 0;
    for (const NormGame& game : check.games) {
        ratings += game.rating;
        check.halfPoints += halfPointsOf(game.outcome);
    }
    if (n > 0) {
        check.averageRating = static_cast<int>(Fraction(ratings, n).roundedHalfUp());
        const auto percent = Fraction(50 * check.halfPoints, n).roundedHalfUp();
        check.performance = check.averageRating + differenceOfScore(static_cast<int>(percent));
    }
    addRequirement(check, NormItem::Average, Fraction(frame.numbers.average), Fraction(check.averageRating));
    // 35 % of the games, unrounded; shown as the next half point up.
    addRequirement(check, NormItem::Score, Fraction((70 * n + 99) / 100, 2), Fraction(check.halfPoints, 2));
    addRequirement(check, NormItem::Performance, Fraction(frame.numbers.performance),
                   Fraction(check.performance));
}

NormCheck evaluated(const Games& games, NormTitle title, const Frame& frame) {
    NormCheck check;
    check.player = frame.player.number;
    check.title = title;
    check.games = withFloor(games, frame.numbers.floor);
    addRequirement(check, NormItem::Games, Fraction(frame.fewestGames),
                   Fraction(static_cast<std::int64_t>(games.size())));
    addOpponents(check, frame);
    addResults(check, frame);
    return check;
}

// 1.4.1e, f. Calls visit(games, left out) for all games first, then for every way to leave some out, with
// fewer and fewer games; stops as soon as visit says so.
template <class Visit>
void everySelection(const Games& games, std::size_t fewest, Visit&& visit) {
    if (visit(games, Games{})) return;
    int tried = 0;
    std::vector<std::pair<Games, Games>> level{{games, {}}};
    while (!level.empty()) {
        std::vector<std::pair<Games, Games>> next;
        for (const auto& [kept, out] : level) {
            if (kept.size() <= fewest) continue;
            for (std::size_t place = 0; place < kept.size(); ++place) {
                // A win anywhere, in falling order so that no set comes twice; or the last game played.
                const bool win = kept[place].outcome == Outcome::Win &&
                                 (out.empty() || kept[place].round < out.back().round);
                const bool last =
                    place + 1 == kept.size() && std::ranges::all_of(out, [&](const NormGame& game) {
                        return game.round > kept[place].round;
                    });
                if (!win && !last) continue;
                auto selection = std::pair(kept, out);
                selection.first.erase(selection.first.begin() + static_cast<std::ptrdiff_t>(place));
                selection.second.push_back(kept[place]);
                if (visit(selection.first, selection.second) || ++tried > mostSelections) return;
                next.push_back(std::move(selection));
            }
        }
        level = std::move(next);
    }
}

// 1.4.1d: each whole point above what the norm needs is one more game for the title.
int gamesOfTitle(const NormCheck& check, const Frame& frame) {
    const int n = static_cast<int>(check.games.size());
    int games = std::min(n, mostGames);
    for (int half = check.halfPoints - 2; half >= 0; half -= 2) {
        const auto percent = Fraction(50 * half, n).roundedHalfUp();
        const bool enough =
            check.averageRating + differenceOfScore(static_cast<int>(percent)) >= frame.numbers.performance &&
            100 * half >= 70 * n;
        if (!enough) break;
        ++games;
    }
    return games;
}

bool isDoubleRoundRobin(const Games& games, const NormSettings& settings) {
    if (settings.kind != tiebreak::EventKind::Predetermined) return false;
    return std::ranges::any_of(games, [&](const NormGame& game) {
        return std::ranges::count(games, game.opponent, &NormGame::opponent) > 1;
    });
}

} // namespace

std::string_view nameOf(NormTitle title) {
    constexpr std::array<std::string_view, 4> names{"GM", "IM", "WGM", "WIM"};
    return names[static_cast<std::size_t>(title)];
}

std::optional<NormTitle> normTitleFromName(std::string_view name) {
    for (const NormTitle title : {NormTitle::Gm, NormTitle::Im, NormTitle::Wgm, NormTitle::Wim})
        if (nameOf(title) == name) return title;
    return std::nullopt;
}

NormNumbers numbersOf(NormTitle title) {
    switch (title) {
    case NormTitle::Gm:
        return {2600, 2380, 2200, {Title::Gm}};
    case NormTitle::Im:
        return {2450, 2230, 2050, {Title::Gm, Title::Im}};
    case NormTitle::Wgm:
        return {2400, 2180, 2000, {Title::Gm, Title::Im, Title::Wgm}};
    case NormTitle::Wim:
        return {2250, 2030, 1850, {Title::Gm, Title::Im, Title::Wgm, Title::Wim}};
    }
    return {};
}

bool NormCheck::met() const {
    return std::ranges::all_of(requirements, &NormRequirement::met);
}

bool NormCheck::possible() const {
    if (met()) return true;
    const bool all = std::ranges::all_of(requirements, &NormRequirement::possible);
    return all && std::ranges::any_of(paths, &NormPath::attainable);
}

NormCheck checkNorm(const Tournament& tournament, RoundNumber rounds, PairingNumber number, NormTitle title,
                    const NormSettings& settings) {
    const Player* player = tournament.find(number);
    assert(player != nullptr);
    const Games games = gamesForNorm(tournament, rounds, *player, settings);
    Frame frame{*player, numbersOf(title)};
    if (eightGamesSuffice(tournament, rounds, *player)) frame.fewestGames = eightGames;
    if (settings.sevenGamesSuffice) frame.fewestGames = sevenGames;
    const bool swiss = settings.kind == tiebreak::EventKind::Swiss;
    frame.federationsWaived =
        settings.federationsWaived || (swiss && isInternationalOpen(tournament, rounds));
    frame.doubleRoundRobin = isDoubleRoundRobin(games, settings);
    frame.players = tournament.players.size();

    NormCheck best = evaluated(games, title, frame);
    const auto tryOut = [&](const Games& kept, const Games& out) {
        NormCheck check = evaluated(kept, title, frame);
        if (!check.met()) return false;
        check.leftOut = out;
        check.gamesOfTitle = gamesOfTitle(check, frame);
        best = std::move(check);
        return true;
    };
    std::optional<NormGame> forfeit = lastRoundForfeit(tournament, rounds, *player);
    if (forfeit) {
        Games withForfeit = games;
        withForfeit.push_back(*forfeit);
        if (tryOut(withForfeit, {})) return best;
    }
    const auto fewest = static_cast<std::size_t>(frame.fewestGames);
    everySelection(games, swiss ? fewest : games.size(), tryOut);
    addOutlook(best, tournament, *player, gamesToCome(tournament, rounds, *player));
    return best;
}

std::vector<NormTitle> titlesToReach(const Player& player) {
    std::vector<NormTitle> titles;
    if (player.title == Title::Gm) return titles;
    titles.push_back(NormTitle::Gm);
    if (player.title == Title::Im) return titles;
    titles.push_back(NormTitle::Im);
    if (player.sex != Sex::Female || player.title == Title::Wgm) return titles;
    titles.push_back(NormTitle::Wgm);
    if (player.title != Title::Wim) titles.push_back(NormTitle::Wim);
    return titles;
}

rules::Text describe(NormItem item) {
    switch (item) {
    case NormItem::Games:
        return rules::text("games over the board");
    case NormItem::Titled:
        return rules::text("opponents with a title");
    case NormItem::Kind:
        return rules::text("opponents with the titles of the norm");
    case NormItem::Federations:
        return rules::text("other federations among the opponents");
    case NormItem::OwnFederation:
        return rules::text("opponents of the own federation");
    case NormItem::OneFederation:
        return rules::text("opponents of one federation");
    case NormItem::Players:
        return rules::text("players in a double round robin");
    case NormItem::Average:
        return rules::text("average rating of the opponents");
    case NormItem::Score:
        return rules::text("points (35 %)");
    case NormItem::Performance:
        return rules::text("performance");
    }
    return {};
}

std::string_view articleOf(NormItem item) {
    switch (item) {
    case NormItem::Games:
        return "1.4.1";
    case NormItem::Federations:
        return "1.4.3";
    case NormItem::OwnFederation:
    case NormItem::OneFederation:
        return "1.4.4";
    case NormItem::Titled:
    case NormItem::Kind:
    case NormItem::Players:
        return "1.4.5";
    case NormItem::Average:
        return "1.4.7";
    case NormItem::Score:
    case NormItem::Performance:
        return "1.4.8";
    }
    return {};
}

} // namespace pairing::rating
