// The tournament type codes of TRF record 192 (FIDE C.02.03 Annex C, ETT26) as values.
// Use it to tell which pairing system and edition a file asks for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "pairing/model/tournament.hpp"

namespace pairing::trf {

enum class System {
    Dutch,
    Dubov,
    Burstein,
    DoubleSwiss,
    OtherSwiss, // CUSTOM_SWISS, CUSTOM_DOUBLESWISS
    RoundRobin,
    Schiller,
    Scheveningen,
    KnockOut,
    TeamSwiss,
    TeamRoundRobin,
    TeamKnockOut,
    Unknown // a code that ETT26 does not have; kept in SystemCode::code
};

struct SystemCode {
    std::string code{}; // as it stands there, upper case
    System system = System::Unknown;
    std::optional<RuleEdition> edition{}; // only codes with a year have one
    bool baku = false;
    std::optional<RoundRobin> roundRobin{}; // of the codes that name the Berger tables
    friend bool operator==(const SystemCode&, const SystemCode&) = default;
};

// Reads a code, any case; one that ETT26 does not have gives System::Unknown.
[[nodiscard]] SystemCode systemFromCode(std::string_view code);

[[nodiscard]] bool isTeamSystem(System system);

// The code of the FIDE (Dutch) System for record 192. The short form is used where the first day tells the
// edition (before or from 2026-02-01), the form with the year otherwise.
[[nodiscard]] SystemCode dutchSystem(RuleEdition edition, bool baku, std::optional<PartialDate> firstDay);

// The code of a round robin by the Berger tables; CUSTOM_ROUNDROBIN where no code says the order of its
// rounds.
[[nodiscard]] SystemCode roundRobinSystem(const RoundRobin& schedule, std::size_t players);

// The edition in force on that day (FIDE C.04, from 2026-02-01).
[[nodiscard]] RuleEdition editionOn(const PartialDate& day);

} // namespace pairing::trf
