// Events of any size for tests of documents: names of every kind, rounds paired without looking, results in
// turn. What a document says is tested elsewhere; here it only has to come out.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "pairing/standings/ranking_order.hpp"
#include "reports/event_on_paper.hpp"

namespace support {

// 45 letters, right to left, wide characters, an accent, markup, a formula.
inline std::string nameOf(int number) {
    const std::vector<std::string> names{"Maximilianowitsch-Featherstonehaugh, Bartolome",
                                         "كريم, أحمد",
                                         "李, 小明",
                                         "Þorláksdóttir, Siggi",
                                         "<b>Tag</b> & \"Quote\", O'Neil",
                                         "=1+1",
                                         "@SUM(A1:A9), Eve",
                                         "כהן, דוד",
                                         "+49, Phone",
                                         "Ek, Tor"};
    const std::string& name = names[static_cast<std::size_t>(number - 1) % names.size()];
    return number <= static_cast<int>(names.size()) ? name : name + " " + std::to_string(number);
}

inline reports::EventOnPaper paperEvent(int players, int rounds, bool allResults = true) {
    using namespace pairing;
    reports::EventOnPaper event;
    Tournament& tournament = event.tournament;
    tournament.info.name = "Open <Städte> & \"Länder\" 公开赛";
    tournament.info.firstDay = PartialDate{2026, 3, 14};
    tournament.plannedRounds = RoundNumber(static_cast<std::uint16_t>(std::max(rounds, 1)));
    const auto number = [](int value) { return PairingNumber(static_cast<std::uint16_t>(value)); };
    for (int index = 1; index <= players; ++index) {
        Player player;
        player.number = number(index);
        player.name = nameOf(index);
        player.club = index % 3 == 0 ? "" : "Club " + std::to_string(index % 7);
        if (index % 5 != 0) player.rating = Rating(static_cast<std::uint16_t>(2600 - index * 3));
        player.fideId = std::to_string(100000 + index);
        player.birth =
            index % 2 == 0 ? std::optional(PartialDate{1990, 5, 17}) : std::optional(PartialDate{2001, 0, 0});
        tournament.players.push_back(std::move(player));
    }
    for (int round = 1; round <= rounds; ++round) {
        reports::RoundOnPaper sheet;
        const int shift = round - 1;
        const auto at = [&](int place) { return (place + shift) % players; };
        for (int place = 0; place + 1 < players; place += 2) {
            const int white = round % 2 == 0 ? at(place) : at(place + 1);
            const int black = round % 2 == 0 ? at(place + 1) : at(place);
            const bool open = !allResults && round == rounds && place == 0;
            const Outcome outcome = place % 6 == 0   ? Outcome::Win
                                    : place % 6 == 2 ? Outcome::Draw
                                                     : Outcome::Loss;
            const Outcome other = outcome == Outcome::Win    ? Outcome::Loss
                                  : outcome == Outcome::Draw ? Outcome::Draw
                                                             : Outcome::Win;
            auto& whiteRounds = tournament.players[static_cast<std::size_t>(white)].rounds;
            auto& blackRounds = tournament.players[static_cast<std::size_t>(black)].rounds;
            if (open) {
                whiteRounds.emplace_back(PendingGame{number(black + 1), Colour::White});
                blackRounds.emplace_back(PendingGame{number(white + 1), Colour::Black});
            } else {
                whiteRounds.emplace_back(PlayedGame{number(black + 1), Colour::White, outcome});
                blackRounds.emplace_back(PlayedGame{number(white + 1), Colour::Black, other});
            }
            sheet.pairing.boards.push_back({number(white + 1), number(black + 1)});
        }
        if (players % 2 == 1) {
            const int left = at(players - 1);
            tournament.players[static_cast<std::size_t>(left)].rounds.emplace_back(PairingAllocatedBye{});
            sheet.pairing.pairingAllocatedBye = number(left + 1);
        }
        event.rounds.push_back(std::move(sheet));
    }
    event.order = pairing::standings::suggestedOrder(pairing::tiebreak::EventKind::Swiss);
    return event;
}

} // namespace support
