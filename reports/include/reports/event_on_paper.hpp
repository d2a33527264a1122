// An event with everything that its documents may show: players, rounds as paired, ranking, marks.
// A front end makes one from an event file; each document of documents.hpp is built from it.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "pairing/model/numbers.hpp"
#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/event_records.hpp"
#include "rules/base/text.hpp"

namespace reports {

// Boards in their order, with pairing numbers as they are now; results stand with the players.
struct RoundOnPaper {
    pairing::RoundPairing pairing;
    bool draft = false;                 // not published
    bool byHand = false;                // boards are not the engine's
    std::vector<rules::Text> changes{}; // by hand since it was paired
};

struct EventOnPaper {
    pairing::Tournament tournament;
    std::vector<RoundOnPaper> rounds; // round 1 first
    std::map<pairing::PairingNumber, pairing::RoundNumber> withdrawnFrom;
    std::set<pairing::PairingNumber> expelled;
    std::map<pairing::PairingNumber, pairing::BoardNumber> fixedBoards;
    pairing::standings::RankingOrder order;
    std::vector<std::string> writtenCodes;        // of the tie-breaks; empty: canonical ones
    pairing::standings::StandingsOptions options; // who is withdrawn or expelled comes from above
    rules::Text mode{};                           // "Not in FIDE mode (…)"; empty in FIDE mode
    std::optional<EventRecords> records{};        // of the journal; none: not asked for

    [[nodiscard]] pairing::RoundNumber pairedRounds() const noexcept;
    // The round must be paired.
    [[nodiscard]] const RoundOnPaper& round(pairing::RoundNumber number) const;
    // Not in the pairing of that round any more, by number.
    [[nodiscard]] std::vector<pairing::PairingNumber> withdrawnBy(pairing::RoundNumber number) const;
    // After a round that is paired, or after none (0).
    [[nodiscard]] pairing::standings::Standings standingsAfter(pairing::RoundNumber number) const;
    [[nodiscard]] std::vector<pairing::standings::PlayerWorkings>
    workingsAfter(pairing::RoundNumber number) const;

  private:
    [[nodiscard]] pairing::standings::StandingsOptions optionsAfter(pairing::RoundNumber number) const;
};

} // namespace reports
