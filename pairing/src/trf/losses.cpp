#include "pairing/trf/losses.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "pairing/accelerated/virtual_points.hpp"

namespace pairing::trf {
namespace {

using rules::text;

// "3 players (1, 4, 7)", at most six by number.
std::string namedPlayers(const std::vector<PairingNumber>& players) {
    constexpr std::size_t shown = 6;
    std::vector<unsigned> numbers;
    for (std::size_t index = 0; index < std::min(shown, players.size()); ++index)
        numbers.push_back(players[index].value());
    return fmt::format("{}{}", fmt::join(numbers, ", "), players.size() > shown ? ", …" : "");
}

class Comparison {
  public:
    Comparison(const TrfTournament& before, const TrfTournament& after)
        : before_(before)
        , after_(after) {}

    std::vector<rules::Text> run() {
        compareSettings();
        compareInfo();
        if (before_.tournament.players.size() != after_.tournament.players.size()) {
            losses_.push_back(text("some of the players"));
            return std::move(losses_);
        }
        comparePlayers();
        compareExtras();
        return std::move(losses_);
    }

  private:
    template <class Value>
    void compare(const Value& before, const Value& after, const rules::Text& what) {
        if (before != after) losses_.push_back(what);
    }

    void compareSettings() {
        const Tournament& before = before_.tournament;
        const Tournament& after = after_.tournament;
        compare(before.plannedRounds, after.plannedRounds,
                text("the number of rounds, {} (records 142, XXR)", before.plannedRounds.value()));
        compare(before.initialColour, after.initialColour, text("the initial colour (records 152, XXC)"));
        compare(before.edition, after.edition, text("the edition of the rules (record 192)"));
        compare(before.scoring, after.scoring,
                text("the points for results and byes (records 162, XXS, BB?)"));
        if (!sameAcceleration(before, after))
            losses_.push_back(text("the acceleration (records 192, 250, XXA)"));
        compare(before.forbidden, after.forbidden,
                text("who must not be paired with whom (records 260, XXP)"));
        compare(before_.presetBye, after_.presetBye, text("the bye given in advance"));
    }

    // The same virtual points in every round, however they are written.
    static bool sameAcceleration(const Tournament& before, const Tournament& after) {
        if (before.acceleration == after.acceleration) return true;
        if (before.players.size() != after.players.size()) return false;
        std::uint16_t last = std::max({before.plannedRounds.value(), before.recordedRounds().value(),
                                       after.plannedRounds.value(), after.recordedRounds().value()});
        for (const Tournament* tournament : {&before, &after})
            for (const VirtualPoints& entry : tournament->acceleration.explicitPoints)
                last = std::max(last, entry.last.value());
        for (std::uint16_t round = 1; round <= last; ++round)
            if (virtualPoints(before, RoundNumber(round)) != virtualPoints(after, RoundNumber(round)))
                return false;
        return true;
    }

    void compareInfo() {
        const TournamentInfo& before = before_.tournament.info;
        const TournamentInfo& after = after_.tournament.info;
        compare(before.name, after.name, text("the tournament's name (record 012)"));
        compare(before.city, after.city, text("the city (record 022)"));
        compare(before.federation, after.federation, text("the federation (record 032)"));
        compare(std::pair(before.firstDay, before.lastDay), std::pair(after.firstDay, after.lastDay),
                text("the days of the event (records 042, 052)"));
        compare(std::pair(before.chiefArbiter, before.deputyArbiters),
                std::pair(after.chiefArbiter, after.deputyArbiters), text("the arbiters (records 102, 112)"));
        compare(before.timeControl, after.timeControl, text("the time control (record 122)"));
    }

    template <class Same>
    void comparePlayers(std::string_view what, Same same) {
        std::vector<PairingNumber> differing;
        for (std::size_t index = 0; index < before_.tournament.players.size(); ++index)
            if (!same(before_.tournament.players[index], after_.tournament.players[index]))
                differing.push_back(before_.tournament.players[index].number);
        if (!differing.empty())
            losses_.push_back(text("{} of {} players ({})", what, differing.size(), namedPlayers(differing)));
    }

    void comparePlayers() {
        const auto equal = [](auto member) {
            return [member](const Player& before, const Player& after) {
                return before.*member == after.*member;
            };
        };
        comparePlayers("the number", equal(&Player::number));
        comparePlayers("the name", equal(&Player::name));
        comparePlayers("the title", equal(&Player::title));
        comparePlayers("the sex", equal(&Player::sex));
        comparePlayers("the rating", equal(&Player::rating));
        comparePlayers("the federation", equal(&Player::federation));
        comparePlayers("the FIDE ID", equal(&Player::fideId));
        comparePlayers("the birth date", equal(&Player::birth));
        comparePlayers("the club", equal(&Player::club));
        comparePlayers("the announced byes", equal(&Player::requestedByes));
        comparePlayers("the games", [](const Player& before, const Player& after) {
            return std::ranges::equal(before.rounds, after.rounds, sameEvent);
        });
    }

    // TRF writes an absence and a zero-point bye alike.
    static bool sameEvent(const RoundEvent& before, const RoundEvent& after) {
        const auto absent = [](const RoundEvent& event) {
            return std::holds_alternative<NotPaired>(event) || std::holds_alternative<ZeroPointBye>(event);
        };
        return before == after || (absent(before) && absent(after));
    }

    void compareExtras() {
        const Extras& before = before_.extras;
        const Extras& after = after_.extras;
        const auto systemOf = [](const Extras& extras) {
            return extras.system ? extras.system->system : System::Dutch;
        };
        compare(systemOf(before), systemOf(after), text("the pairing system (record 192)"));
        compare(before.tieBreaks, after.tieBreaks, text("the list of tie-breaks (records 202, 212)"));
        compare(before.encodedTimeControl, after.encodedTimeControl,
                text("the encoded time control (record 222)"));
        compare(before.controller, after.controller, text("the name of the program (record 182)"));
        compare(before.roundDates, after.roundDates, text("the days of the rounds (record 132)"));
        compare(before.teams, after.teams, text("the teams (record 013)"));
        if (before.keptLines != after.keptLines)
            losses_.push_back(text("lines that are not interpreted here: {} of {}",
                                   lostLines(before.keptLines, after.keptLines), before.keptLines.size()));
        comparePlayerExtras();
    }

    static std::size_t lostLines(const std::vector<std::string>& before,
                                 const std::vector<std::string>& after) {
        return static_cast<std::size_t>(std::ranges::count_if(
            before, [&](const std::string& line) { return std::ranges::count(after, line) == 0; }));
    }

    void comparePlayerExtras() {
        const auto& before = before_.extras.players;
        const auto& after = after_.extras.players;
        if (before.empty() || before.size() != after.size()) return;
        std::vector<PairingNumber> ranks;
        std::vector<PairingNumber> numbers;
        for (std::size_t index = 0; index < before.size(); ++index) {
            const PairingNumber number = before_.tournament.players[index].number;
            if (before[index].rank != after[index].rank) ranks.push_back(number);
            if (before[index].numberInFile != after[index].numberInFile) numbers.push_back(number);
        }
        if (!ranks.empty())
            losses_.push_back(text("the rank of {} players ({})", ranks.size(), namedPlayers(ranks)));
        if (!numbers.empty())
            losses_.push_back(text("the numbers in the file: {} players have the number by which they are "
                                   "paired instead (XXC rank)",
                                   numbers.size()));
    }

    const TrfTournament& before_;
    const TrfTournament& after_;
    std::vector<rules::Text> losses_;
};

} // namespace

std::vector<rules::Text> lossesBetween(const TrfTournament& before, const TrfTournament& after) {
    return Comparison(before, after).run();
}

} // namespace pairing::trf
