#include "dutch/bracket_problem.hpp"

#include <bit>
#include <functional>
#include <set>
#include <unordered_map>

#include "dutch/legal_pairs.hpp"

namespace pairing::dutch {
namespace {

using matching::BitMatrix;
using matching::ClassGraph;
using matching::Vertex;

// How many players a WINDOW lets be paired below the next scoregroup, at least one more than the best
// candidate needs.
constexpr std::size_t windowDummies = 8;

int bitsFor(int largest) {
    return static_cast<int>(std::bit_width(static_cast<unsigned>(largest)));
}

std::size_t playersOf(const Alive& alive, Layer layer) {
    switch (layer) {
    case Layer::Local:
        return alive.members;
    case Layer::Window:
        return alive.upper;
    case Layer::Whole:
        return alive.ranks.size();
    }
    return 0;
}

std::size_t dummiesOf(const Alive& alive, const BracketQuestion& question) {
    switch (question.layer) {
    case Layer::Local:
        return alive.members % 2;
    case Layer::Window:
        // Two more than players: two dummies are then always left to each other.
        return question.widestWindow ? alive.upper + 2 : windowDummies + (alive.upper + windowDummies) % 2;
    case Layer::Whole:
        return alive.ranks.size() % 2;
    }
    return 0;
}

// All that tells kinds apart, in one number.
std::uint64_t keyOf(const MemberKind& kind) {
    std::uint64_t key = static_cast<std::uint64_t>(kind.score.tenths());
    const auto add = [&](std::uint64_t value, int bits) { key = (key << bits) | value; };
    add(static_cast<std::uint64_t>(kind.role), 3);
    add(kind.preference.colour ? 1U + static_cast<std::uint64_t>(*kind.preference.colour) : 0U, 2);
    add(static_cast<std::uint64_t>(kind.preference.strength), 2);
    add(kind.absoluteTopscorer ? 1 : 0, 1);
    add(kind.barredFromBye ? 1 : 0, 1);
    add(static_cast<std::uint64_t>(kind.previousFloat), 2);
    add(static_cast<std::uint64_t>(kind.floatTwoRoundsAgo), 2);
    add(static_cast<std::uint64_t>(kind.unplayedRounds), 16);
    add(kind.largeGroups, 8);
    return key;
}

} // namespace

BracketProblem::BracketProblem(const Field& field, const Completion& completion, const Alive& alive,
                               const BracketQuestion& question)
    : field_(field)
    , completion_(completion)
    , alive_(alive)
    , players_(playersOf(alive, question.layer))
    , dummies_(dummiesOf(alive, question))
    , legal_(legalPairs(field, std::span(alive.ranks).first(players_), players_ + dummies_)) {
    countFacts(question);
    if (facts_.collapsed) findDifferences();
    placeDigits();
    findLargeGroups();
    findKinds();
    keepMovedDownApart();
    connectDummies(question.mayFloat);
}

void BracketProblem::countFacts(const BracketQuestion& question) {
    facts_.layer = question.layer;
    facts_.looksAhead = question.looksAhead;
    facts_.followingIsLast = alive_.lower().empty();
    facts_.collapsed = question.collapsed;
    facts_.lowestScore = field_[alive_.ranks[members() - 1]].score;
    facts_.lastRound = field_.lastRound;
    facts_.byeByUnplayedRounds = question.byeByUnplayedRounds;
    facts_.roundsBefore = field_.round.value() - 1;
    facts_.somebodyMayFloat = facts_.layer != Layer::Local || members() % 2 == 1;
    facts_.movedDown = static_cast<int>(movedDown());
    facts_.residents = static_cast<int>(members() - movedDown());
    facts_.following = static_cast<int>(upper() - members());
    for (std::size_t place = 0; place < members(); ++place) {
        const Contestant& player = field_[alive_.ranks[place]];
        const bool before = player.previousFloat == Float::Down;
        const bool twoAgo = player.floatTwoRoundsAgo == Float::Down;
        if (place < movedDown()) {
            if (facts_.movedDownScores.empty() || facts_.movedDownScores.back().score != player.score)
                facts_.movedDownScores.push_back({.score = player.score});
            MovedDownScore& score = facts_.movedDownScores.back();
            score.players += 1;
            score.withPreviousDownfloat += before ? 1 : 0;
            score.withDownfloatTwoRoundsAgo += twoAgo ? 1 : 0;
        } else {
            facts_.residentsWithPreviousDownfloat += before ? 1 : 0;
            facts_.residentsWithDownfloatTwoRoundsAgo += twoAgo ? 1 : 0;
            facts_.residentsWithPreviousUpfloat += player.previousFloat == Float::Up ? 1 : 0;
            facts_.residentsWithUpfloatTwoRoundsAgo += player.floatTwoRoundsAgo == Float::Up ? 1 : 0;
        }
    }
}

void BracketProblem::findDifferences() {
    std::set<Points, std::greater<>> differences;
    for (std::size_t place = 0; place < members(); ++place) {
        const Points score = field_[alive_.ranks[place]].score;
        differences.insert(facts_.differenceOfDownfloater(score));
        for (std::size_t later = place + 1; later < members(); ++later)
            if (const Points other = field_[alive_.ranks[later]].score; other < score) {
                differences.insert(score - other);
                while (later + 1 < members() && field_[alive_.ranks[later + 1]].score == other)
                    ++later;
            }
    }
    facts_.differences.assign(differences.begin(), differences.end());
}

// Each digit is as wide as the largest sum that it can reach in this bracket. Sums of one digit have one
// sign, so those of two matchings differ by at most that size, and all lower digits together by less than one
// unit of it: comparing packed weights is comparing digit by digit, and no sum carries into the digit above.
void BracketProblem::placeDigits() {
    std::vector<int> widths;
    for (const Criterion& criterion : allCriteria(field_.edition)) {
        const std::vector<int> capacities = criterion.capacities(facts_);
        digitsOfCriterion_.push_back({widths.size(), capacities.size()});
        for (const int capacity : capacities)
            widths.push_back(bitsFor(capacity));
    }
    shifts_.assign(widths.size(), -1);
    for (std::size_t digit = widths.size(); digit-- > 0;) {
        if (widths[digit] == 0) continue;
        shifts_[digit] = weightBits_;
        weightBits_ += widths[digit];
    }
}

// A forbidden group that holds a good part of the players decides how the others must be paired.
void BracketProblem::findLargeGroups() {
    constexpr std::size_t smallestSize = 16;
    constexpr std::size_t smallestShare = 4; // a quarter of the players
    constexpr std::size_t mostGroups = 3;    // each multiplies the kinds
    largeGroups_.assign(players_, 0);
    if (field_.forbiddenGroups.empty()) return;
    std::vector<Vertex> vertexOf(field_.size(), matching::noVertex);
    for (Vertex vertex = 0; vertex < players_; ++vertex)
        vertexOf[rank(vertex)] = vertex;
    std::size_t found = 0;
    for (const auto& group : field_.forbiddenGroups) {
        std::vector<Vertex> present;
        for (const Rank member : group)
            if (vertexOf[member] != matching::noVertex) present.push_back(vertexOf[member]);
        if (present.size() < smallestSize || present.size() * smallestShare < players_) continue;
        for (const Vertex vertex : present)
            largeGroups_[vertex] |= static_cast<std::uint8_t>(1U << found);
        if (++found == mostGroups) return;
    }
}

MemberKind BracketProblem::kindOf(Vertex vertex) const {
    if (vertex >= players_) {
        switch (layer()) {
        case Layer::Local:
            return {.role = alive_.below().empty() ? Role::Bye : Role::Floats};
        case Layer::Window:
            return {.role = Role::Further};
        case Layer::Whole:
            return {.role = Role::Bye};
        }
    }
    if (vertex >= members())
        return {.role = vertex >= upper() ? Role::Lower : Role::Following,
                .barredFromBye = tellsByeBar() && !field_[rank(vertex)].mayReceiveBye,
                .largeGroups = largeGroups_[vertex]};
    const Contestant& player = field_[rank(vertex)];
    MemberKind kind{.role = vertex < movedDown() ? Role::MovedDown : Role::Resident,
                    .score = player.score,
                    .preference = player.preference,
                    .absoluteTopscorer =
                        player.topscorer && player.preference.strength == PreferenceStrength::Absolute};
    // What no criterion will ask of him would only make more kinds.
    kind.barredFromBye = tellsByeBar() && !player.mayReceiveBye;
    const auto relevant = [&](Float drift) {
        if (facts_.collapsed) return drift;
        const bool downCounts =
            kind.role == Role::Resident ? facts_.somebodyMayFloat : layer() != Layer::Local;
        const bool upCounts = kind.role == Role::Resident && facts_.movedDown > 0;
        if ((drift == Float::Down && downCounts) || (drift == Float::Up && upCounts)) return drift;
        return Float::None;
    };
    kind.previousFloat = relevant(player.previousFloat);
    kind.floatTwoRoundsAgo = relevant(player.floatTwoRoundsAgo);
    if (facts_.byeByUnplayedRounds) kind.unplayedRounds = player.unplayedRounds;
    kind.largeGroups = largeGroups_[vertex];
    return kind;
}

void BracketProblem::findKinds() {
    std::unordered_map<std::uint64_t, std::uint16_t> known;
    kindOf_.resize(size());
    for (Vertex vertex = 0; vertex < size(); ++vertex) {
        const MemberKind kind = kindOf(vertex);
        const auto [place, isNew] = known.try_emplace(keyOf(kind), static_cast<std::uint16_t>(kinds_.size()));
        if (isNew) kinds_.push_back(kind);
        kindOf_[vertex] = place->second;
    }
}

// Two moved-down players are not paired with each other in a bracket (art. 3.3); in a WHOLE problem such a
// pair means that both float on and may meet later.
void BracketProblem::keepMovedDownApart() {
    if (layer() == Layer::Whole) return;
    for (Vertex one = 0; one < movedDown(); ++one)
        for (Vertex other = 0; other < movedDown(); ++other)
            legal_.reset(one, other);
}

void BracketProblem::connectDummies(std::span<const char> mayFloat) {
    for (auto dummy = static_cast<Vertex>(players_); dummy < size(); ++dummy) {
        for (Vertex vertex = 0; vertex < dummy; ++vertex) {
            bool joined = true;
            switch (layer()) {
            case Layer::Local:
                joined = vertex >= movedDown() && mayFloat[vertex] != 0;
                break;
            case Layer::Whole:
                joined = completion_.mayReceiveBye(rank(vertex));
                break;
            case Layer::Window:
                break;
            }
            if (joined) legal_.setBoth(vertex, dummy);
        }
    }
}

// Whether any two of these kinds could be paired; what is false here is illegal for every such pair.
bool BracketProblem::kindsMayMeet(const MemberKind& one, const MemberKind& other) const {
    const MemberKind& higher = one.role <= other.role ? one : other;
    const MemberKind& lower = one.role <= other.role ? other : one;
    if (layer() != Layer::Whole && lower.role == Role::MovedDown) return false;
    if ((higher.largeGroups & lower.largeGroups) != 0) return false;
    if (lower.role == Role::Floats) return higher.role == Role::Resident;
    if (lower.role == Role::Bye) {
        if (higher.role == Role::Bye || (layer() == Layer::Local && higher.role == Role::MovedDown))
            return false;
        if (tellsByeBar()) return !higher.barredFromBye;
        // Below the next scoregroup the kinds do not tell the scores.
        return !isInBracket(higher) || higher.score == completion_.byeScore();
    }
    using enum PreferenceStrength;
    const bool sameAbsolute =
        isInBracket(higher) && isInBracket(lower) && higher.preference.strength == Absolute &&
        lower.preference.strength == Absolute && higher.preference.colour == lower.preference.colour;
    return !sameAbsolute || higher.absoluteTopscorer || lower.absoluteTopscorer;
}

void BracketProblem::weighKinds(const MemberKind& one, const MemberKind& other, std::span<int> digits) const {
    const bool inOrder = one.role <= other.role;
    const auto criteria = allCriteria(field_.edition);
    for (std::size_t index = 0; index < criteria.size(); ++index) {
        const DigitRange range = digitsOfCriterion_[index];
        if (range.count == 0) continue;
        criteria[index].weigh(facts_, inOrder ? one : other, inOrder ? other : one,
                              digits.subspan(range.first, range.count));
    }
}

std::vector<int> BracketProblem::digitsOf(Vertex one, Vertex other) const {
    std::vector<int> digits(shifts_.size(), 0);
    const MemberKind& kindOfOne = kinds_[kindOf_[one]];
    const MemberKind& kindOfOther = kinds_[kindOf_[other]];
    weighKinds(kindOfOne, kindOfOther, digits);
    if (!needsHistories(kindOfOne, kindOfOther)) return digits;
    const auto criteria = allCriteria(field_.edition);
    for (std::size_t index = 0; index < criteria.size(); ++index)
        if (criteria[index].weighPlayers != nullptr)
            criteria[index].weighPlayers(
                field_, rank(std::min(one, other)), rank(std::max(one, other)),
                std::span(digits).subspan(digitsOfCriterion_[index].first, digitsOfCriterion_[index].count));
    return digits;
}

template <class Weight>
Weight BracketProblem::packed(std::span<const int> digits, int room) const {
    Weight weight{0};
    for (std::size_t digit = 0; digit < digits.size(); ++digit)
        if (shifts_[digit] >= 0 && digits[digit] != 0)
            weight += Weight(digits[digit]) * (Weight{1} << (shifts_[digit] + room));
    return weight;
}

int BracketProblem::exchangeSumBits() const {
    return 2 * bitsFor(static_cast<int>(members())) + 1;
}

int BracketProblem::exchangeBits() const {
    // A count of exchanged players above a sum of bracket sequence numbers; and the bonus of pairs outside
    // the bracket, at most one such number each.
    const int most = bitsFor(static_cast<int>(members()));
    return std::max(most + exchangeSumBits(), most + bitsFor(static_cast<int>(size()))) + 1;
}

template <class Weight>
ClassGraph<Weight> BracketProblem::graph(int room) const {
    ClassGraph<Weight> graph;
    const std::size_t count = kinds_.size();
    graph.size = size();
    graph.classes = count;
    graph.classOf = kindOf_;
    graph.allowed = legal_;
    graph.table.assign(count * count, Weight{0});
    graph.classesMayMeet.assign(count * count, 0);
    std::vector<char> corrected(count * count, 0);
    bool anyCorrected = false;
    std::vector<int> digits(shifts_.size());
    for (std::size_t one = 0; one < count; ++one)
        for (std::size_t other = one; other < count; ++other) {
            const std::size_t cells[] = {one * count + other, other * count + one};
            std::ranges::fill(digits, 0);
            weighKinds(kinds_[one], kinds_[other], digits);
            const auto weight = packed<Weight>(digits, room);
            const bool histories = needsHistories(kinds_[one], kinds_[other]);
            for (const std::size_t cell : cells) {
                graph.table[cell] = weight;
                graph.classesMayMeet[cell] = kindsMayMeet(kinds_[one], kinds_[other]) ? 1 : 0;
                corrected[cell] = histories ? 1 : 0;
            }
            anyCorrected = anyCorrected || histories;
        }
    if (anyCorrected) {
        graph.hasCorrection = std::move(corrected);
        graph.correction = [this, room](Vertex one, Vertex other) {
            const auto pair = packed<Weight>(digitsOf(one, other), room);
            std::vector<int> kindsOnly(shifts_.size(), 0);
            weighKinds(kinds_[kindOf_[one]], kinds_[kindOf_[other]], kindsOnly);
            return Weight(pair - packed<Weight>(kindsOnly, room));
        };
    }
    return graph;
}

template ClassGraph<matching::Weight64> BracketProblem::graph(int) const;
template ClassGraph<matching::Weight128> BracketProblem::graph(int) const;
template ClassGraph<matching::WeightUnlimited> BracketProblem::graph(int) const;

} // namespace pairing::dutch
