#include "dutch/round_progress.hpp"

#include <cassert>

namespace pairing::dutch {

RoundProgress::RoundProgress(const Field& field, RoundTrace& trace)
    : field_(field)
    , trace_(trace) {
    for (std::size_t rank = 0; rank < field.size(); ++rank)
        alive_.ranks.push_back(static_cast<Rank>(rank));
}

std::size_t RoundProgress::endOfGroup(std::size_t place) const {
    std::size_t end = place;
    while (end < alive_.ranks.size() && score(end) == score(place))
        ++end;
    return end;
}

bool RoundProgress::formBracket() {
    if (alive_.movedDown == alive_.ranks.size()) {
        assert(alive_.ranks.size() <= 1 && "no two who are left over could have met");
        if (!alive_.ranks.empty()) bye_ = alive_.ranks.front();
        return false;
    }
    alive_.members = endOfGroup(alive_.movedDown);
    alive_.upper = alive_.members < alive_.ranks.size() ? endOfGroup(alive_.members) : alive_.members;
    return true;
}

void RoundProgress::formCollapsedBracket() {
    alive_.members = alive_.upper = alive_.ranks.size();
}

std::vector<Rank> RoundProgress::floatersAfter(const BracketAnswer& answer) const {
    std::vector<char> paired(alive_.members, 0);
    for (const auto& [higher, lower] : answer.pairs)
        paired[higher] = paired[lower] = 1;
    std::vector<Rank> floaters;
    for (std::size_t place = 0; place < alive_.members; ++place)
        if (paired[place] == 0) floaters.push_back(alive_.ranks[place]);
    return floaters;
}

void RoundProgress::closeBracket(const BracketAnswer& answer, BracketTrace::Layer layer,
                                 BracketTrace::Route route) {
    const auto floaters = floatersAfter(answer);
    BracketTrace& bracket = trace_.brackets.emplace_back();
    bracket.layer = layer;
    bracket.route = route;
    bracket.residentScore = score(alive_.members - 1);
    const auto numberOf = [&](Rank rank) { return field_[rank].number; };
    for (std::size_t place = 0; place < alive_.members; ++place)
        (place < alive_.movedDown ? bracket.movedDown : bracket.residents)
            .push_back(numberOf(alive_.ranks[place]));
    for (const auto& [higher, lower] : answer.pairs) {
        pairs_.emplace_back(alive_.ranks[higher], alive_.ranks[lower]);
        bracket.pairs.push_back({numberOf(alive_.ranks[higher]), numberOf(alive_.ranks[lower])});
    }
    for (const Rank floater : floaters)
        bracket.downfloaters.push_back(numberOf(floater));

    std::vector<Rank> next = floaters;
    next.insert(next.end(), alive_.below().begin(), alive_.below().end());
    alive_.ranks = std::move(next);
    alive_.movedDown = floaters.size();
}

} // namespace pairing::dutch
