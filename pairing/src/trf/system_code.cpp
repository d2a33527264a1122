#include "pairing/trf/system_code.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "pairing/round_robin/berger_tables.hpp"
#include "trf/text_line.hpp"

namespace pairing::trf {
namespace {

struct Row {
    std::string_view code; // without _BAKU, _Gn, _TxP
    System system;
    std::optional<RuleEdition> edition{};
    bool mayBeBaku = false;
    // A number of games per pairing ("_G2") or teams and players ("_4x3") may follow.
    bool mayHaveSize = false;
    int cycles = 0; // of the Berger tables
    RoundRobin::LastTwoRounds lastTwoRounds = RoundRobin::LastTwoRounds::AsInTheTables;
};

// ETT26, FIDE C.02.03 Annex C. FIDE_DUTCH_2025 is the spelling of the April 2025 draft for the 2026 rules.
constexpr std::array table{
    Row{"FIDE_DUTCH", System::Dutch, {}, true},
    Row{"FIDE_DUTCH_2017", System::Dutch, RuleEdition::Fide2017, true},
    Row{"FIDE_DUTCH_2025", System::Dutch, RuleEdition::Fide2026, true},
    Row{"FIDE_DUTCH_2026", System::Dutch, RuleEdition::Fide2026, true},
    Row{"FIDE_DUBOV", System::Dubov, {}, true},
    Row{"FIDE_BURSTEIN", System::Burstein, {}, true},
    Row{"FIDE_DOUBLESWISS", System::DoubleSwiss, {}, true},
    Row{"CUSTOM_SWISS", System::OtherSwiss},
    Row{"CUSTOM_DOUBLESWISS", System::OtherSwiss},
    Row{"BERGER_ROUNDROBIN", System::RoundRobin, {}, false, true, 1},
    Row{"BERGER_DOUBLEROUNDROBIN", System::RoundRobin, {}, false, false, 2},
    Row{"FIDE_ROUNDROBIN", System::RoundRobin, {}, false, false, 1},
    Row{"FIDE_DOUBLEROUNDROBIN", System::RoundRobin, {}, false, false, 2, RoundRobin::LastTwoRounds::Swapped},
    Row{"CUSTOM_ROUNDROBIN", System::RoundRobin},
    Row{"FIDE_SCHILLER", System::Schiller, {}, false, true},
    Row{"CUSTOM_SCHILLER", System::Schiller},
    Row{"FIDE_SCHEVENINGEN", System::Scheveningen, {}, false, true},
    Row{"FIDE_DOUBLESCHEVENINGEN", System::Scheveningen},
    Row{"CUSTOM_SCHEVENINGEN", System::Scheveningen},
    Row{"CUSTOM_KNOCKOUT", System::KnockOut},
    Row{"FIDE_TEAM", System::TeamSwiss, {}, true},
    Row{"FIDE_TEAM_MP_GP", System::TeamSwiss, {}, true},
    Row{"FIDE_TEAM_GP_MP", System::TeamSwiss},
    Row{"FIDE_TEAM_MP", System::TeamSwiss, {}, true},
    Row{"FIDE_TEAM_GP", System::TeamSwiss},
    Row{"FIDE_TEAM_TYPEA_MP_GP", System::TeamSwiss, {}, true},
    Row{"FIDE_TEAM_TYPEA_GP_MP", System::TeamSwiss},
    Row{"FIDE_TEAM_TYPEA_MP", System::TeamSwiss, {}, true},
    Row{"FIDE_TEAM_TYPEA_GP", System::TeamSwiss},
    Row{"FIDE_TEAM_TYPEB_MP_GP", System::TeamSwiss, {}, true},
    Row{"FIDE_TEAM_TYPEB_GP_MP", System::TeamSwiss},
    Row{"FIDE_TEAM_TYPEB_MP", System::TeamSwiss, {}, true},
    Row{"FIDE_TEAM_TYPEB_GP", System::TeamSwiss},
    Row{"CUSTOM_TEAM_SWISS", System::TeamSwiss},
    Row{"CUSTOM_TEAM_SWISS_MP", System::TeamSwiss},
    Row{"CUSTOM_TEAM_SWISS_GP", System::TeamSwiss},
    Row{"BERGER_TEAM_ROUNDROBIN", System::TeamRoundRobin, {}, false, true},
    Row{"BERGER_TEAM_DOUBLEROUNDROBIN", System::TeamRoundRobin},
    Row{"FIDE_TEAM_ROUNDROBIN", System::TeamRoundRobin},
    Row{"FIDE_TEAM_DOUBLEROUNDROBIN", System::TeamRoundRobin},
    Row{"CUSTOM_TEAM_ROUNDROBIN", System::TeamRoundRobin},
    Row{"CUSTOM_TEAM_KNOCKOUT", System::TeamKnockOut}};

constexpr std::string_view bakuEnding = "_BAKU";

// "_G2", "_4X3"
bool isSize(std::string_view ending) {
    if (ending.size() < 3 || ending.front() != '_') return false;
    ending.remove_prefix(1);
    const auto digits = [](std::string_view text) {
        return !text.empty() && std::ranges::all_of(text, isDigit);
    };
    if (ending.front() == 'G') return digits(ending.substr(1));
    const auto times = ending.find('X');
    return times != std::string_view::npos && digits(ending.substr(0, times)) &&
           digits(ending.substr(times + 1));
}

// "_G3": three games of each pair. Nothing with more of them than anybody plays.
std::optional<RoundRobin> scheduleOf(const Row& row, std::string_view ending) {
    constexpr int mostCycles = 9;
    RoundRobin schedule{.cycles = row.cycles, .lastTwoRounds = row.lastTwoRounds};
    if (ending.size() > 3 || ending.starts_with("_G0")) return std::nullopt;
    if (ending.size() == 3) schedule.cycles = ending[2] - '0';
    return schedule.cycles <= mostCycles ? std::optional(schedule) : std::nullopt;
}

} // namespace

SystemCode systemFromCode(std::string_view code) {
    SystemCode found{.code = std::string(code)};
    std::ranges::transform(found.code, found.code.begin(), toUpper);
    std::string_view base = found.code;
    const bool baku = base.ends_with(bakuEnding);
    if (baku) base.remove_suffix(bakuEnding.size());
    for (const Row& row : table) {
        if (!base.starts_with(row.code) || (baku && !row.mayBeBaku)) continue;
        const std::string_view ending = base.substr(row.code.size());
        if (!ending.empty() && !(row.mayHaveSize && isSize(ending))) continue;
        found.system = row.system;
        found.edition = row.edition;
        found.baku = baku;
        if (row.cycles > 0) found.roundRobin = scheduleOf(row, ending);
        break;
    }
    return found;
}

bool isTeamSystem(System system) {
    return system == System::TeamSwiss || system == System::TeamRoundRobin || system == System::TeamKnockOut;
}

RuleEdition editionOn(const PartialDate& day) {
    // A year alone: 2026 counts as after the change, when eleven of its months are.
    const bool before =
        day.month == 0 ? day.year < 2026 : day < PartialDate{.year = 2026, .month = 2, .day = 1};
    return before ? RuleEdition::Fide2017 : RuleEdition::Fide2026;
}

SystemCode dutchSystem(RuleEdition edition, bool baku, std::optional<PartialDate> firstDay) {
    std::string code = "FIDE_DUTCH";
    if (!firstDay || editionOn(*firstDay) != edition)
        code += edition == RuleEdition::Fide2017 ? "_2017" : "_2026";
    if (baku) code += bakuEnding;
    return systemFromCode(code);
}

SystemCode roundRobinSystem(const RoundRobin& schedule, std::size_t players) {
    const bool swapped = round_robin::swapsLastTwoRounds(schedule, static_cast<int>(players));
    if (swapped) return systemFromCode(schedule.cycles == 2 ? "FIDE_DOUBLEROUNDROBIN" : "CUSTOM_ROUNDROBIN");
    if (schedule.cycles == 1) return systemFromCode("BERGER_ROUNDROBIN");
    if (schedule.cycles == 2) return systemFromCode("BERGER_DOUBLEROUNDROBIN");
    return systemFromCode("BERGER_ROUNDROBIN_G" + std::to_string(schedule.cycles));
}

} // namespace pairing::trf
