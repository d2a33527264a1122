#include "arbiter/app/ruled_incident.hpp"

#include <algorithm>

#include "arbiter/app/event_state.hpp"

namespace arbiter::app {
namespace {

using rules::ByColour;
using rules::Colour;

bool isOfGame(const RuledIncident& incident, pairing::RoundNumber round, const PairedBoard& board) {
    const RulingMade& act = incident.act;
    const bool asNow = act.white == board.white && act.black == board.black;
    const bool reversed = act.white == board.black && act.black == board.white;
    return act.round == round && (asNow || reversed);
}

} // namespace

bool RuledIncident::isFinal() const noexcept {
    return std::ranges::any_of(
        reviews, [](const Review& review) { return review.body == ReviewBody::AppealsCommittee; });
}

RulingState RuledIncident::state() const noexcept {
    if (!stands()) return RulingState::Overruled;
    if (appeal && !isFinal()) return RulingState::Appealed;
    return reviews.empty() ? RulingState::Stands : RulingState::Upheld;
}

const RuledIncident* findIncident(const EventState& state, std::uint32_t number) noexcept {
    const auto found =
        std::ranges::find(state.incidents, number, [](const RuledIncident& one) { return one.act.number; });
    return found == state.incidents.end() ? nullptr : &*found;
}

ByColour<std::uint32_t> illegalActsAt(const EventState& state, pairing::RoundNumber round,
                                      pairing::BoardNumber board) {
    const PairedBoard& pair = state.round(round).boards.at(board.value() - std::size_t{1});
    ByColour<std::uint32_t> counted{};
    for (const RuledIncident& incident : state.incidents) {
        if (!incident.stands() || !isOfGame(incident, round, pair)) continue;
        const RulingMade& act = incident.act;
        if (act.ruling.verdict == rules::adjudication::Verdict::NewGame) {
            counted = {};
            continue;
        }
        for (const Colour colour : {Colour::White, Colour::Black}) {
            const PlayerId player = colour == Colour::White ? act.white : act.black;
            const Colour now = player == pair.white ? Colour::White : Colour::Black;
            counted[now] += act.ruling.illegalActs[colour] - act.facts.illegalActs[colour];
        }
    }
    return counted;
}

std::vector<const RuledIncident*> pendingAppeals(const EventState& state) {
    std::vector<const RuledIncident*> pending;
    for (const RuledIncident& incident : state.incidents)
        if (incident.appeal && !incident.isFinal()) pending.push_back(&incident);
    return pending;
}

} // namespace arbiter::app
