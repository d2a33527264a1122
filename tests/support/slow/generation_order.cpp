#include "support/slow/generation_order.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace support::slow {
namespace {

using Numbers = std::vector<int>;

Numbers numbersFrom(int first, int last) {
    Numbers numbers(static_cast<std::size_t>(std::max(0, last - first + 1)));
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

int sumOf(const Numbers& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

// All subsets of that size, in the order of the smallest differing number.
std::vector<Numbers> subsets(const Numbers& pool, std::size_t size) {
    std::vector<Numbers> all;
    Numbers chosen;
    const auto extend = [&](const auto& self, std::size_t from) -> void {
        if (chosen.size() == size) {
            all.push_back(chosen);
            return;
        }
        for (std::size_t next = from; next < pool.size(); ++next) {
            chosen.push_back(pool[next]);
            self(self, next + 1);
            chosen.pop_back();
        }
    };
    extend(extend, 0);
    return all;
}

// Art. 4.3, rules 1 to 4.
bool comesBefore(const Exchange& one, const Exchange& other) {
    if (one.fromS1.size() != other.fromS1.size()) return one.fromS1.size() < other.fromS1.size();
    const int difference = sumOf(one.fromS2) - sumOf(one.fromS1);
    const int otherDifference = sumOf(other.fromS2) - sumOf(other.fromS1);
    if (difference != otherDifference) return difference < otherDifference;
    if (one.fromS1 != other.fromS1) return one.fromS1 > other.fromS1; // larger first differing number
    return one.fromS2 < other.fromS2;
}

Numbers without(Numbers from, const Numbers& removed) {
    std::erase_if(from, [&](int number) { return std::ranges::find(removed, number) != removed.end(); });
    return from;
}

// S1 and S2 after an exchange, each sorted again (art. 3.6).
std::pair<Numbers, Numbers> exchanged(const Numbers& s1, const Numbers& s2, const Exchange& exchange) {
    Numbers newS1 = without(s1, exchange.fromS1);
    Numbers newS2 = without(s2, exchange.fromS2);
    newS1.insert(newS1.end(), exchange.fromS2.begin(), exchange.fromS2.end());
    newS2.insert(newS2.end(), exchange.fromS1.begin(), exchange.fromS1.end());
    std::ranges::sort(newS1);
    std::ranges::sort(newS2);
    return {newS1, newS2};
}

// The pairs of a homogeneous bracket of BSN 1..members in the order of art. 3.6: transpositions within
// exchanges. The same pairs may come up again (S1 player below his partner).
std::vector<std::vector<std::pair<int, int>>> homogeneousCandidates(int members, int pairs) {
    std::vector<std::vector<std::pair<int, int>>> all;
    const Numbers originalS1 = numbersFrom(1, pairs);
    const Numbers originalS2 = numbersFrom(pairs + 1, members);
    std::vector<Exchange> steps{Exchange{}};
    for (Exchange& exchange : exchanges(pairs, members))
        steps.push_back(std::move(exchange));
    for (const Exchange& step : steps) {
        const auto [s1, s2] = exchanged(originalS1, originalS2, step);
        for (const Numbers& partners : transpositions(s2, s1.size())) {
            std::vector<std::pair<int, int>> candidate;
            for (std::size_t place = 0; place < s1.size(); ++place)
                candidate.push_back(std::minmax(s1[place], partners[place]));
            std::ranges::sort(candidate);
            all.push_back(std::move(candidate));
        }
    }
    return all;
}

} // namespace

std::vector<Numbers> transpositions(const Numbers& s2, std::size_t size) {
    std::vector<Numbers> all;
    Numbers arrangement;
    const auto extend = [&](const auto& self) -> void {
        if (arrangement.size() == size) {
            all.push_back(arrangement);
            return;
        }
        for (const int number : s2) {
            if (std::ranges::find(arrangement, number) != arrangement.end()) continue;
            arrangement.push_back(number);
            self(self);
            arrangement.pop_back();
        }
    };
    extend(extend);
    return all;
}

std::vector<Exchange> exchanges(int s1Size, int members) {
    const Numbers s1 = numbersFrom(1, s1Size);
    const Numbers s2 = numbersFrom(s1Size + 1, members);
    std::vector<Exchange> all;
    for (std::size_t size = 1; size <= std::min(s1.size(), s2.size()); ++size)
        for (Numbers leaving : subsets(s1, size)) {
            std::ranges::reverse(leaving);
            for (const Numbers& coming : subsets(s2, size))
                all.push_back({leaving, coming});
        }
    std::ranges::sort(all, comesBefore);
    return all;
}

std::vector<Numbers> mdpSets(int mdps, int size) {
    return subsets(numbersFrom(1, mdps), static_cast<std::size_t>(size));
}

std::vector<Candidate> candidatesInOrder(int mdps, int residents, int mdpPairs, int residentPairs) {
    std::vector<Candidate> all;
    std::set<Candidate> seen;
    const Numbers s2 = numbersFrom(mdps + 1, mdps + residents);
    for (const Numbers& s1 : mdpSets(mdps, mdpPairs))
        for (const Numbers& partners : transpositions(s2, s1.size())) {
            Candidate candidate;
            for (std::size_t place = 0; place < s1.size(); ++place)
                candidate.mdpPairs.emplace_back(s1[place], partners[place]);
            // The remainder is numbered afresh (art. 4.1).
            const Numbers remainder = without(s2, partners);
            const auto bsn = [&](int fresh) { return remainder[static_cast<std::size_t>(fresh - 1)]; };
            for (const auto& pairs : homogeneousCandidates(residents - mdpPairs, residentPairs)) {
                candidate.residentPairs.clear();
                for (const auto& [upper, lower] : pairs)
                    candidate.residentPairs.emplace_back(bsn(upper), bsn(lower));
                if (seen.insert(candidate).second) all.push_back(candidate);
            }
        }
    return all;
}

Numbers generationKey(const Candidate& candidate, int mdps, int residents) {
    Numbers key;
    Numbers partners;
    for (const auto& [mdp, partner] : candidate.mdpPairs) { // art. 3.7, 4.4: which are paired, with whom
        key.push_back(mdp);
        partners.push_back(partner);
    }
    key.insert(key.end(), partners.begin(), partners.end());

    // The remainder with fresh numbers: S1 after the exchange is the upper members of the pairs, because a
    // candidate with an S1 player below his partner has come up before.
    const Numbers remainder = without(numbersFrom(mdps + 1, mdps + residents), partners);
    const auto fresh = [&](int bsn) {
        return static_cast<int>(std::ranges::find(remainder, bsn) - remainder.begin()) + 1;
    };
    const int pairs = static_cast<int>(candidate.residentPairs.size());
    Numbers fromS1 = numbersFrom(1, pairs);
    Numbers fromS2;
    Numbers lower;
    for (const auto& [upper, partner] : candidate.residentPairs) {
        if (fresh(upper) > pairs) fromS2.push_back(fresh(upper));
        std::erase(fromS1, fresh(upper));
        lower.push_back(fresh(partner));
    }
    key.push_back(static_cast<int>(fromS1.size())); // art. 4.3: fewer exchanged
    key.push_back(sumOf(fromS2) - sumOf(fromS1));   // smaller difference of the sums
    for (auto number = fromS1.rbegin(); number != fromS1.rend(); ++number)
        key.push_back(-*number);
    key.insert(key.end(), fromS2.begin(), fromS2.end());
    key.insert(key.end(), lower.begin(), lower.end()); // art. 4.2: partners of S1 in order
    return key;
}

} // namespace support::slow
