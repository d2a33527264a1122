// A small event for the tests of lists, with something of everything; its tables are worked out by hand.
// Round 3 is still being played: 1 against 4 has no result.
#pragma once

#include "pairing/model/round_pairing.hpp"
#include "pairing/rating/event_rating.hpp"
#include "pairing/standings/standings.hpp"
#include "support/tournaments/crosstable_words.hpp"

namespace support {

//        round 1   round 2   round 3      after 1  2    3
// 1 Öberg  3w1       5b1       4w*            1     2    2
// 2 Zeta   4b=       3b-       5w1            ½     ½    1½
// 3 Ábel   1b0       2w+       zero-point     0     1    1
// 4 Nagy   2w=       half      1b*            ½     1    1
// 5 Ek     bye       1w0       2b0            1     1    1
inline pairing::Tournament listEvent() {
    pairing::Tournament event = tournamentFrom(
        {{1, "3w1 5b1 ."}, {2, "4b= 3b- 5w1"}, {3, "1b0 2w+ Z"}, {4, "2w= H ."}, {5, "U 1w0 2b0"}});
    event.info.name = "Lists";
    event.plannedRounds = pairing::RoundNumber(3);
    struct Who {
        const char* name;
        int rating;
        const char* federation;
        const char* club;
    };
    const Who people[] = {{"Öberg, Åsa", 2000, "SWE", "SK 2"},
                          {"Zeta, Ann", 1900, "SWE", "SK 10"},
                          {"Ábel, Béla", 1800, "HUN", "SK 2"},
                          {"Nagy, Cecil", 0, "HUN", ""},
                          {"Ek, Tor", 1700, "", "SK 10"}};
    for (std::size_t index = 0; index < 5; ++index) {
        pairing::Player& player = event.players[index];
        player.name = people[index].name;
        if (people[index].rating > 0)
            player.rating = pairing::Rating(static_cast<std::uint16_t>(people[index].rating));
        player.federation = people[index].federation;
        player.club = people[index].club;
    }
    event.players[0].title = pairing::Title::Wim;
    event.players[0].sex = pairing::Sex::Female;
    event.players[0].rounds[2] = pairing::PendingGame{pairing::PairingNumber(4), pairing::Colour::White};
    event.players[3].rounds[2] = pairing::PendingGame{pairing::PairingNumber(1), pairing::Colour::Black};
    return event;
}

inline pairing::RoundPairing boardsOfRound2() {
    using pairing::PairingNumber;
    return {{{PairingNumber(5), PairingNumber(1)}, {PairingNumber(3), PairingNumber(2)}}, std::nullopt};
}

inline pairing::RoundPairing boardsOfRound3() {
    using pairing::PairingNumber;
    return {{{PairingNumber(1), PairingNumber(4)}, {PairingNumber(2), PairingNumber(5)}}, std::nullopt};
}

inline std::vector<pairing::rating::EventRating> ratingsOf(const pairing::Tournament& event,
                                                           pairing::RoundNumber round) {
    const auto rules = pairing::rating::rulesOn(event.info.firstDay, pairing::rating::Pace::Standard);
    return pairing::rating::eventRatings(event, round, rules);
}

inline pairing::standings::Standings standingsOf(const pairing::Tournament& event, pairing::RoundNumber round,
                                                 std::string_view order) {
    return pairing::standings::standingsAfter(event, round,
                                              pairing::standings::parseRankingOrder(order).value());
}

} // namespace support
