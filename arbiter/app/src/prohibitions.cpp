#include "prohibitions.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>

#include "names_of_people.hpp"

namespace arbiter::app {
namespace {

using pairing::ForbiddenGroup;
using pairing::PairingNumber;
using pairing::Player;

// The members of each club (or federation) by its name without case and accents.
std::map<std::string, std::vector<PairingNumber>> membersBy(const EventState& state,
                                                            std::string Player::*what) {
    std::map<std::string, std::vector<PairingNumber>> groups;
    for (const Player& player : state.tournament.players)
        if (!(player.*what).empty()) groups[folded(player.*what)].push_back(player.number);
    return groups;
}

void addGroup(EventState& state, const Prohibition& prohibition, std::vector<PairingNumber> members) {
    if (members.size() < 2) return;
    std::ranges::sort(members);
    state.tournament.forbidden.push_back({prohibition.first, prohibition.last, std::move(members)});
}

void addGroups(EventState& state, const Prohibition& prohibition, std::string Player::*what) {
    for (auto& [name, members] : membersBy(state, what))
        if (prohibition.name.empty() || name == folded(prohibition.name))
            addGroup(state, prohibition, std::move(members));
}

} // namespace

std::string wordsOf(const EventState& state, const Prohibition& prohibition) {
    std::string who;
    if (prohibition.kind == ProhibitionKind::Players) {
        std::vector<std::string> names;
        for (const PlayerId id : prohibition.members)
            names.push_back(state.find(id) ? labelOf(state, id) : fmt::format("player {}", id.value()));
        who = fmt::format("{}", fmt::join(names, ", "));
    } else {
        const bool club = prohibition.kind == ProhibitionKind::Club;
        if (prohibition.name.empty())
            who = club ? "members of the same club" : "players of the same federation";
        else
            who = fmt::format("{} {}", club ? "club" : "federation", prohibition.name);
    }
    if (prohibition.first.value() == 1 && !prohibition.last) return who;
    return prohibition.last ? fmt::format("{} in rounds {} to {}", who, prohibition.first.value(),
                                          prohibition.last->value())
                            : fmt::format("{} from round {} on", who, prohibition.first.value());
}

void refreshForbidden(EventState& state) {
    state.tournament.forbidden.clear();
    for (const auto& [number, prohibition] : state.prohibitions) {
        switch (prohibition.kind) {
        case ProhibitionKind::Players: {
            std::vector<PairingNumber> members;
            for (const PlayerId id : prohibition.members)
                if (const Entrant* entrant = state.find(id)) members.push_back(entrant->number);
            addGroup(state, prohibition, std::move(members));
            break;
        }
        case ProhibitionKind::Club:
            addGroups(state, prohibition, &Player::club);
            break;
        case ProhibitionKind::Federation:
            addGroups(state, prohibition, &Player::federation);
            break;
        }
    }
}

} // namespace arbiter::app
