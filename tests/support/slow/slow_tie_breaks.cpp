#include "support/slow/slow_tie_breaks.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "pairing/rating/rating_tables.hpp"

namespace support {
namespace {

using namespace pairing;
using tiebreak::Edition;
using tiebreak::EventKind;
using tiebreak::Fraction;
using Number = std::optional<Fraction>;

enum class What { Game, WonByForfeit, LostByForfeit, GivenBye, AskedBye, Free, Open };

struct Cell {
    What what = What::Free;
    std::optional<PairingNumber> opponent;
    bool black = false;
    Fraction result; // 1, ½, 0 of a game over the board
    Fraction points;
};

using Line = std::vector<Cell>;
using Lines = std::map<PairingNumber, Line>;

// One element of a Buchholz or Sonneborn-Berger.
struct Element {
    Fraction score;
    Fraction value;
    bool voluntary = false;
};

// A descriptor taken apart at its slashes.
struct Descriptor {
    std::string name;
    int cut = 0;
    int median = 0;
    int limit = 0;
    bool forfeits = false;
    bool fore = false;
    std::optional<int> unrated;
};

Descriptor takenApart(const std::string& code) {
    Descriptor taken;
    std::size_t start = 0;
    while (start <= code.size()) {
        const std::size_t end = std::min(code.find('/', start), code.size());
        const std::string piece = code.substr(start, end - start);
        if (start == 0) taken.name = piece;
        if (start > 0 && piece[0] == 'C') taken.cut = std::stoi(piece.substr(1));
        if (start > 0 && piece[0] == 'M') taken.median = std::stoi(piece.substr(1));
        if (start > 0 && piece[0] == 'L') taken.limit = std::stoi(piece.substr(1));
        if (start > 0 && piece[0] == 'U') taken.unrated = std::stoi(piece.substr(1));
        if (start > 0 && piece[0] == 'P') taken.forfeits = true;
        if (start > 0 && piece[0] == 'F') taken.fore = true;
        start = end + 1;
    }
    return taken;
}

template <class Kind>
bool is(const RoundEvent& event) {
    return std::holds_alternative<Kind>(event);
}

Cell cellOf(const RoundEvent& event, const ScoringSystem& scoring, bool swiss) {
    Cell cell;
    cell.points = Fraction(pointsOf(event, scoring));
    cell.opponent = scheduledOpponent(event);
    if (const auto* game = std::get_if<PlayedGame>(&event)) {
        cell.what = What::Game;
        cell.black = game->colour == Colour::Black;
        cell.result = game->outcome == Outcome::Win    ? Fraction(1)
                      : game->outcome == Outcome::Draw ? Fraction(1, 2)
                                                       : Fraction(0);
    } else if (is<ForfeitWin>(event)) {
        cell.what = What::WonByForfeit;
    } else if (is<ForfeitLoss>(event) || is<DoubleForfeit>(event)) {
        cell.what = What::LostByForfeit;
    } else if (is<PendingGame>(event) || is<AdjournedGame>(event)) {
        cell.what = What::Open;
    } else if (!swiss) {
        cell.what = What::Free; // 15.2
    } else {
        cell.what =
            is<PairingAllocatedBye>(event) || is<FullPointBye>(event) ? What::GivenBye : What::AskedBye;
    }
    return cell;
}

class Calculator {
  public:
    Calculator(const Tournament& event, int rounds, const tiebreak::Rules& rules)
        : event_(event)
        , rules_(rules)
        , swiss_(rules.kind == EventKind::Swiss)
        , rounds_(static_cast<std::size_t>(rounds))
        , win_(event.scoring.win)
        , draw_(event.scoring.draw) {
        for (const Player& player : event.players)
            for (std::size_t round = 0; round < rounds_; ++round)
                lines_[player.number].push_back(cellOf(player.rounds[round], event.scoring, swiss_));
        if (rounds_ == 0)
            for (const Player& player : event.players)
                lines_[player.number];
    }

    SlowValues valuesOf(const std::string& code) const {
        const Descriptor wanted = takenApart(code);
        if (needsRatings(wanted.name) && !ratingsKnown(wanted)) return {};
        SlowValues values;
        for (const auto& [player, line] : lines_)
            values[player] = valueOf(player, line, wanted);
        return values;
    }

    // ---- article 6
    std::optional<std::map<PairingNumber, int>> encounter(const std::vector<PairingNumber>& group,
                                                          bool forfeitsCount) const {
        std::map<PairingNumber, int> places;
        if (!place(group, 1, forfeitsCount, places)) return std::nullopt;
        return places;
    }

  private:
    using Meetings = std::map<std::pair<PairingNumber, PairingNumber>, std::vector<Fraction>>;

    static bool needsRatings(const std::string& name) {
        return name == "ARO" || name == "TPR" || name == "PTP" || name == "APRO" || name == "APPO" ||
               name == "RTNG";
    }

    bool voluntary(const Cell& cell) const {
        return swiss_ && (cell.what == What::AskedBye || cell.what == What::LostByForfeit);
    }

    Fraction total(const Line& line) const {
        Fraction sum;
        for (const Cell& cell : line)
            sum += cell.points;
        return sum;
    }

    // 16.2.5: a requested bye after which only voluntary unplayed rounds come.
    bool toTheEnd(const Line& line, std::size_t round) const {
        if (line[round].what != What::AskedBye) return false;
        for (std::size_t later = round + 1; later < line.size(); ++later)
            if (!voluntary(line[later])) return false;
        return true;
    }

    // 16.3
    Fraction adjusted(const Line& line) const {
        Fraction sum;
        for (std::size_t round = 0; round < line.size(); ++round) {
            const Cell& cell = line[round];
            const bool unplayed = cell.what != What::Game && cell.what != What::Open;
            const bool old = rules_.edition == Edition::Until2023 && swiss_ && unplayed;
            sum += old || toTheEnd(line, round) ? draw_ : cell.points;
        }
        return sum;
    }

    // 16.4, or before September 2023 the virtual opponent.
    Fraction dummy(const Lines& lines, const Line& line, std::size_t round) const {
        const Fraction own = total(line);
        if (rules_.edition == Edition::Until2023) {
            Fraction score = win_ - line[round].points;
            for (std::size_t earlier = 0; earlier < round; ++earlier)
                score += line[earlier].points;
            return score + draw_ * Fraction(static_cast<std::int64_t>(rounds_ - round - 1));
        }
        if (rules_.edition == Edition::Fide2024) return own;
        const bool forfeit =
            line[round].what == What::WonByForfeit || line[round].what == What::LostByForfeit;
        return std::min(own, forfeit ? adjusted(lines.at(*line[round].opponent))
                                     : draw_ * Fraction(static_cast<std::int64_t>(rounds_)));
    }

    std::vector<Element> elements(const Lines& lines, PairingNumber player, bool forfeits,
                                  bool product) const {
        std::vector<Element> all;
        const Line& line = lines.at(player);
        for (std::size_t round = 0; round < line.size(); ++round) {
            const Cell& cell = line[round];
            if (cell.what == What::Free || cell.what == What::Open) continue;
            const bool forfeit = cell.what == What::WonByForfeit || cell.what == What::LostByForfeit;
            const bool game = cell.what == What::Game || (forfeit && (forfeits || !swiss_));
            Element element;
            element.score = game ? adjusted(lines.at(*cell.opponent)) : dummy(lines, line, round);
            element.value = product ? element.score * cell.points : element.score;
            element.voluntary = !game && voluntary(cell);
            all.push_back(element);
        }
        return all;
    }

    Fraction afterCuts(std::vector<Element> all, const Descriptor& wanted) const {
        const auto lower = [](const Element& a, const Element& b) {
            return std::pair(a.score, a.value) < std::pair(b.score, b.value);
        };
        for (int cut = 0; cut < wanted.cut + wanted.median && !all.empty(); ++cut) {
            auto victim = std::min_element(all.begin(), all.end(), lower);
            auto asked = all.end();
            for (auto one = all.begin(); one != all.end(); ++one)
                if (one->voluntary && (asked == all.end() || std::pair(one->value, one->score) <
                                                                 std::pair(asked->value, asked->score)))
                    asked = one;
            const bool exception = swiss_ && rules_.edition != Edition::Until2023;
            if (exception && asked != all.end() && asked->value >= victim->value) victim = asked;
            all.erase(victim);
        }
        for (int cut = 0; cut < wanted.median && !all.empty(); ++cut)
            all.erase(std::max_element(all.begin(), all.end(), lower));
        Fraction sum;
        for (const Element& element : all)
            sum += element.value;
        return sum;
    }

    // 8.3: every pair of the last scheduled round has drawn over the board.
    Lines fore() const {
        const std::size_t planned =
            event_.plannedRounds.value() > 0 ? event_.plannedRounds.value() : event_.recordedRounds().value();
        Lines lines = lines_;
        if (rounds_ != planned || rounds_ == 0) return lines;
        for (auto& [player, line] : lines) {
            Cell& last = line.back();
            if (!last.opponent) continue;
            last.what = What::Game;
            last.points = draw_;
            last.result = Fraction(1, 2);
        }
        return lines;
    }

    Fraction buchholz(PairingNumber player, const Descriptor& wanted, bool ofFore) const {
        return afterCuts(elements(ofFore ? fore() : lines_, player, wanted.forfeits, false), wanted);
    }

    std::vector<PairingNumber> opponents(const Line& line) const {
        std::vector<PairingNumber> met;
        for (const Cell& cell : line)
            if (cell.what == What::Game) met.push_back(*cell.opponent);
        return met;
    }

    template <class Worth>
    Number mean(const Line& line, const Worth& worth) const {
        Fraction sum;
        const auto met = opponents(line);
        for (const PairingNumber opponent : met)
            sum += worth(opponent);
        if (met.empty()) return std::nullopt;
        return sum / Fraction(static_cast<std::int64_t>(met.size()));
    }

    template <class Counts>
    static Fraction count(const Line& line, const Counts& counts) {
        return Fraction(static_cast<std::int64_t>(std::count_if(line.begin(), line.end(), counts)));
    }

    // ---- article 10
    bool takesPart(const Line& line) const {
        return std::any_of(line.begin(), line.end(),
                           [](const Cell& cell) { return cell.opponent || cell.what == What::GivenBye; });
    }

    bool ratingsKnown(const Descriptor& wanted) const {
        if (wanted.unrated || rules_.unrated.rating) return true;
        return std::all_of(event_.players.begin(), event_.players.end(), [&](const Player& player) {
            return player.rating || !takesPart(lines_.at(player.number));
        });
    }

    int rating(PairingNumber player, const Descriptor& wanted) const {
        if (const auto own = event_.find(player)->rating) return own->value();
        if (wanted.unrated) return *wanted.unrated;
        return rules_.unrated.rating ? rules_.unrated.rating->value() : 0;
    }

    Number rounded(const Number& number) const {
        if (!number) return std::nullopt;
        return Fraction((*number + Fraction(1, 2)).floor());
    }

    Number averageRating(const Line& line, const Descriptor& wanted) const {
        std::vector<int> ratings;
        for (const PairingNumber opponent : opponents(line))
            ratings.push_back(rating(opponent, wanted));
        std::sort(ratings.begin(), ratings.end());
        for (int cut = 0; cut < wanted.cut + wanted.median && !ratings.empty(); ++cut)
            ratings.erase(ratings.begin());
        for (int cut = 0; cut < wanted.median && !ratings.empty(); ++cut)
            ratings.pop_back();
        if (ratings.empty()) return std::nullopt;
        return rounded(Fraction(std::accumulate(ratings.begin(), ratings.end(), std::int64_t{0}),
                                static_cast<std::int64_t>(ratings.size())));
    }

    Fraction overTheBoard(const Line& line) const {
        Fraction points;
        for (const Cell& cell : line)
            if (cell.what == What::Game) points += cell.result;
        return points;
    }

    Number performance(const Line& line, Descriptor wanted) const {
        wanted.cut = wanted.median = 0;
        const Number average = averageRating(line, wanted);
        if (!average) return std::nullopt;
        const Fraction share =
            overTheBoard(line) / Fraction(static_cast<std::int64_t>(opponents(line).size()));
        const auto hundredths = (share * Fraction(100) + Fraction(1, 2)).floor();
        return *average + Fraction(rating::differenceOfScore(static_cast<int>(hundredths)));
    }

    // 10.3, trying one rating after the other from below.
    Number perfect(const Line& line, const Descriptor& wanted) const {
        const auto met = opponents(line);
        if (met.empty()) return std::nullopt;
        std::vector<int> ratings;
        for (const PairingNumber opponent : met)
            ratings.push_back(rating(opponent, wanted));
        const Fraction points = overTheBoard(line);
        if (points == Fraction(0)) return Fraction(*std::min_element(ratings.begin(), ratings.end()) - 800);
        for (int own = *std::min_element(ratings.begin(), ratings.end()) - 800;; ++own) {
            std::int64_t expected = 0;
            for (const int other : ratings)
                expected += rating::scoreOfDifference(own - other);
            if (Fraction(expected, 100) >= points) return Fraction(own);
        }
    }

    Number koya(const Line& line, const Descriptor& wanted) const {
        std::size_t most = swiss_ ? rounds_ : 0;
        for (const auto& [player, other] : lines_)
            if (!swiss_)
                most = std::max(most, static_cast<std::size_t>(
                                          std::count_if(other.begin(), other.end(), [](const Cell& cell) {
                                              return cell.opponent.has_value();
                                          })));
        const Fraction limit =
            win_ * Fraction(static_cast<std::int64_t>(most)) / Fraction(2) + Fraction(wanted.limit, 2);
        Fraction sum;
        for (const Cell& cell : line)
            if (cell.opponent && cell.what != What::Open && total(lines_.at(*cell.opponent)) >= limit)
                sum += cell.points;
        return sum;
    }

    Fraction standardPoints(PairingNumber player) const {
        Fraction sum;
        for (std::size_t round = 0; round < rounds_; ++round) {
            const Cell& cell = lines_.at(player)[round];
            if (cell.what == What::Open) continue;
            const Fraction other = cell.opponent ? lines_.at(*cell.opponent)[round].points : draw_;
            sum += cell.points > other ? Fraction(1) : cell.points == other ? Fraction(1, 2) : Fraction(0);
        }
        return sum;
    }

    Fraction progressive(const Line& line, int cut) const {
        Fraction sum;
        Fraction score;
        for (std::size_t round = 0; round < line.size(); ++round) {
            score += line[round].points;
            if (static_cast<int>(round) >= cut) sum += score;
        }
        return sum;
    }

    Number valueOf(PairingNumber player, const Line& line, const Descriptor& wanted) const {
        const std::string& name = wanted.name;
        const auto plain = [](const Descriptor& d) {
            Descriptor copy = d;
            copy.cut = copy.median = 0;
            copy.forfeits = false;
            return copy;
        };
        if (name == "PTS") return total(line);
        if (name == "WIN" || name == "WR") {
            const Fraction wins =
                count(line, [&](const Cell& cell) { return cell.what != What::Open && cell.points == win_; });
            if (name == "WIN") return wins;
            return rounds_ == 0 ? Number() : wins / Fraction(static_cast<std::int64_t>(rounds_));
        }
        if (name == "WON")
            return count(line, [](const Cell& c) { return c.what == What::Game && c.result == Fraction(1); });
        if (name == "BPG") return count(line, [](const Cell& c) { return c.what == What::Game && c.black; });
        if (name == "BWG")
            return count(line, [](const Cell& c) {
                return c.what == What::Game && c.black && c.result == Fraction(1);
            });
        if (name == "REP")
            return count(line, [](const Cell& c) {
                return c.what != What::AskedBye && c.what != What::LostByForfeit;
            });
        if (name == "PS") return progressive(line, wanted.cut);
        if (name == "STD") return standardPoints(player);
        if (name == "TPN") return Fraction(player.value());
        if (name == "BH") return buchholz(player, wanted, false);
        if (name == "FB") return buchholz(player, wanted, true);
        if (name == "AOB")
            return mean(line, [&](PairingNumber o) { return buchholz(o, plain(wanted), wanted.fore); });
        if (name == "SOB") {
            Fraction sum;
            for (const PairingNumber opponent : opponents(line))
                sum += buchholz(opponent, plain(wanted), false);
            return sum;
        }
        if (name == "SB") return afterCuts(elements(lines_, player, wanted.forfeits, true), wanted);
        if (name == "KS") return koya(line, wanted);
        if (name == "ARO") return averageRating(line, wanted);
        if (name == "TPR") return performance(line, wanted);
        if (name == "PTP") return perfect(line, wanted);
        if (name == "APRO")
            return rounded(mean(line, [&](PairingNumber o) { return *performance(lines_.at(o), wanted); }));
        if (name == "APPO")
            return rounded(mean(line, [&](PairingNumber o) { return *perfect(lines_.at(o), wanted); }));
        if (name == "RTNG") {
            const int own = rating(player, wanted);
            return own == 0 ? Number() : Number(Fraction(own));
        }
        if (name == "SOS") {
            Fraction sum;
            for (const PairingNumber opponent : opponents(line))
                sum += total(lines_.at(opponent));
            return sum;
        }
        if (name == "KASH") {
            Fraction sum;
            for (const Cell& cell : line)
                if (cell.what == What::Game)
                    sum += cell.result == Fraction(1)   ? Fraction(4)
                           : cell.result == Fraction(0) ? Fraction(1)
                                                        : Fraction(2);
            return sum;
        }
        return std::nullopt;
    }

    // ---- article 6
    Meetings meetingsOf(const std::vector<PairingNumber>& group, bool forfeitsCount) const {
        Meetings meetings;
        for (const PairingNumber one : group)
            for (const Cell& cell : lines_.at(one)) {
                const bool forfeit = cell.what == What::WonByForfeit || cell.what == What::LostByForfeit;
                const bool counts = cell.what == What::Game || (forfeit && (forfeitsCount || !swiss_));
                if (counts && std::count(group.begin(), group.end(), *cell.opponent) > 0)
                    meetings[{one, *cell.opponent}].push_back(cell.points);
            }
        return meetings;
    }

    static Fraction average(const std::vector<Fraction>& points) {
        Fraction sum;
        for (const Fraction& each : points)
            sum += each;
        return sum / Fraction(static_cast<std::int64_t>(points.size()));
    }

    bool place(const std::vector<PairingNumber>& group, int first, bool forfeitsCount,
               std::map<PairingNumber, int>& places) const {
        for (const PairingNumber one : group)
            places[one] = first;
        if (group.size() < 2) return true;
        const Meetings meetings = meetingsOf(group, forfeitsCount);
        std::map<PairingNumber, Fraction> scores;
        std::vector<std::pair<PairingNumber, PairingNumber>> missing;
        for (const PairingNumber one : group)
            for (const PairingNumber other : group) {
                const auto met = meetings.find({one, other});
                if (met != meetings.end()) scores[one] += average(met->second);
                if (met == meetings.end() && one < other) missing.emplace_back(one, other);
            }
        if (missing.empty() || !swiss_) return byScores(group, scores, first, forfeitsCount, places);
        if (missing.size() > 7) return false;
        return byEveryOutcome(group, scores, missing, first, forfeitsCount, places);
    }

    bool byScores(const std::vector<PairingNumber>& group, std::map<PairingNumber, Fraction>& scores,
                  int first, bool forfeitsCount, std::map<PairingNumber, int>& places) const {
        std::map<Fraction, std::vector<PairingNumber>, std::greater<>> tiers;
        for (const PairingNumber one : group)
            tiers[scores[one]].push_back(one);
        if (tiers.size() == 1) return true;
        for (const auto& [score, tier] : tiers) {
            if (!place(tier, first, forfeitsCount, places)) return false;
            first += static_cast<int>(tier.size());
        }
        return true;
    }

    // 6.3: who is above all the others in every case.
    bool byEveryOutcome(std::vector<PairingNumber> group, const std::map<PairingNumber, Fraction>& scores,
                        const std::vector<std::pair<PairingNumber, PairingNumber>>& missing, int first,
                        bool forfeitsCount, std::map<PairingNumber, int>& places) const {
        const std::size_t all = group.size();
        std::map<PairingNumber, std::map<PairingNumber, bool>> alwaysAbove;
        for (const PairingNumber one : group)
            for (const PairingNumber other : group)
                alwaysAbove[one][other] = true;
        std::size_t outcomes = 1;
        for (std::size_t game = 0; game < missing.size(); ++game)
            outcomes *= 3;
        for (std::size_t outcome = 0; outcome < outcomes; ++outcome) {
            std::map<PairingNumber, Fraction> final;
            for (const PairingNumber one : group)
                final[one] = scores.contains(one) ? scores.at(one) : Fraction();
            std::size_t rest = outcome;
            for (const auto& [one, other] : missing) {
                const Fraction loss(event_.scoring.loss);
                final[one] += rest % 3 == 0 ? win_ : rest % 3 == 1 ? draw_ : loss;
                final[other] += rest % 3 == 0 ? loss : rest % 3 == 1 ? draw_ : win_;
                rest /= 3;
            }
            for (const PairingNumber one : group)
                for (const PairingNumber other : group)
                    if (!(final[one] > final[other])) alwaysAbove[one][other] = false;
        }
        while (!group.empty()) {
            const auto top = std::find_if(group.begin(), group.end(), [&](PairingNumber one) {
                return std::all_of(group.begin(), group.end(), [&](PairingNumber other) {
                    return one == other || alwaysAbove[one][other];
                });
            });
            if (top == group.end()) break;
            places[*top] = first++;
            group.erase(top);
        }
        if (group.size() == all) return true; // nobody could be ranked
        return place(group, first, forfeitsCount, places);
    }

    const Tournament& event_;
    const tiebreak::Rules& rules_;
    bool swiss_;
    std::size_t rounds_;
    Fraction win_;
    Fraction draw_;
    Lines lines_;
};

} // namespace

SlowValues slowTieBreak(const Tournament& event, int rounds, const tiebreak::Rules& rules,
                        const std::string& code) {
    return Calculator(event, rounds, rules).valuesOf(code);
}

std::optional<std::map<PairingNumber, int>> slowDirectEncounter(const Tournament& event, int rounds,
                                                                const tiebreak::Rules& rules,
                                                                bool forfeitsCount,
                                                                const std::vector<PairingNumber>& group) {
    return Calculator(event, rounds, rules).encounter(group, forfeitsCount);
}

} // namespace support
