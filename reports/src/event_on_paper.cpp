#include "reports/event_on_paper.hpp"

namespace reports {

using pairing::PairingNumber;
using pairing::RoundNumber;

RoundNumber EventOnPaper::pairedRounds() const noexcept {
    return RoundNumber(static_cast<std::uint16_t>(rounds.size()));
}

const RoundOnPaper& EventOnPaper::round(RoundNumber number) const {
    return rounds.at(number.value() - std::size_t{1});
}

std::vector<PairingNumber> EventOnPaper::withdrawnBy(RoundNumber number) const {
    std::vector<PairingNumber> withdrawn;
    for (const auto& [player, from] : withdrawnFrom)
        if (from <= number) withdrawn.push_back(player);
    return withdrawn;
}

// After the last paired round, who will not play the next one counts as withdrawn, too.
pairing::standings::StandingsOptions EventOnPaper::optionsAfter(RoundNumber number) const {
    auto chosen = options;
    const RoundNumber next(static_cast<std::uint16_t>(number.value() + 1));
    for (const PairingNumber player : withdrawnBy(number == pairedRounds() ? next : number))
        chosen.withdrawn.insert(player);
    chosen.expelled.insert(expelled.begin(), expelled.end());
    return chosen;
}

pairing::standings::Standings EventOnPaper::standingsAfter(RoundNumber number) const {
    return pairing::standings::standingsAfter(tournament, number, order, optionsAfter(number));
}

std::vector<pairing::standings::PlayerWorkings> EventOnPaper::workingsAfter(RoundNumber number) const {
    return pairing::standings::workingsAfter(tournament, number, order, optionsAfter(number));
}

} // namespace reports
