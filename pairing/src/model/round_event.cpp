#include "pairing/model/round_event.hpp"

#include "pairing/model/overloaded.hpp"

namespace pairing {
namespace {

template <class Event>
concept OverTheBoard =
    std::same_as<Event, PlayedGame> || std::same_as<Event, AdjournedGame> || std::same_as<Event, PendingGame>;

template <class Event>
concept Forfeited =
    std::same_as<Event, ForfeitWin> || std::same_as<Event, ForfeitLoss> || std::same_as<Event, DoubleForfeit>;

} // namespace

RoundEvent toRoundEvent(RequestedBye bye) {
    switch (bye) {
    case RequestedBye::FullPoint:
        return FullPointBye{};
    case RequestedBye::HalfPoint:
        return HalfPointBye{};
    case RequestedBye::ZeroPoint:
        return ZeroPointBye{};
    }
    return ZeroPointBye{};
}

ScoringSystem ScoringSystem::of(Points win, Points draw, Points loss) {
    ScoringSystem scoring;
    scoring.win = scoring.forfeitWin = scoring.pairingAllocatedBye = scoring.fullPointBye = win;
    scoring.draw = scoring.halfPointBye = draw;
    scoring.loss = scoring.forfeitLoss = loss;
    return scoring;
}

Points pointsOf(const RoundEvent& event, const ScoringSystem& scoring) {
    return std::visit(Overloaded{
                          [&](const PlayedGame& game) {
                              switch (game.outcome) {
                              case Outcome::Win:
                                  return scoring.win;
                              case Outcome::Draw:
                                  return scoring.draw;
                              case Outcome::Loss:
                                  return scoring.loss;
                              }
                              return Points{};
                          },
                          [&](const ForfeitWin&) { return scoring.forfeitWin; },
                          [&](const ForfeitLoss&) { return scoring.forfeitLoss; },
                          [&](const DoubleForfeit&) { return scoring.forfeitLoss; },
                          [](const AdjournedGame&) { return Points{}; },
                          [](const PendingGame&) { return Points{}; },
                          [&](const PairingAllocatedBye&) { return scoring.pairingAllocatedBye; },
                          [&](const FullPointBye&) { return scoring.fullPointBye; },
                          [&](const HalfPointBye&) { return scoring.halfPointBye; },
                          [&](const ZeroPointBye&) { return scoring.zeroPointBye; },
                          [&](const NotPaired&) { return scoring.zeroPointBye; },
                      },
                      event);
}

Points pairingPointsOf(const RoundEvent& event, const ScoringSystem& scoring) {
    // FIDE C.04.2 art. 3.1: adjourned games count as draws for pairing only.
    if (std::holds_alternative<AdjournedGame>(event)) return scoring.draw;
    return pointsOf(event, scoring);
}

bool wasPlayed(const RoundEvent& event) {
    return std::visit([]<class Event>(const Event&) { return OverTheBoard<Event>; }, event);
}

std::optional<Colour> playedColour(const RoundEvent& event) {
    return std::visit(
        []<class Event>(const Event& what) -> std::optional<Colour> {
            if constexpr (OverTheBoard<Event>) return what.colour;
            return std::nullopt;
        },
        event);
}

std::optional<Colour> scheduledColour(const RoundEvent& event) {
    return std::visit(
        []<class Event>(const Event& what) -> std::optional<Colour> {
            if constexpr (OverTheBoard<Event> || Forfeited<Event>) return what.colour;
            return std::nullopt;
        },
        event);
}

std::optional<PairingNumber> scheduledOpponent(const RoundEvent& event) {
    return std::visit(
        []<class Event>(const Event& what) -> std::optional<PairingNumber> {
            if constexpr (OverTheBoard<Event> || Forfeited<Event>) return what.opponent;
            return std::nullopt;
        },
        event);
}

std::optional<PairingNumber> metOpponent(const RoundEvent& event) {
    return wasPlayed(event) ? scheduledOpponent(event) : std::nullopt;
}

bool tookPartInPairing(const RoundEvent& event) {
    return scheduledOpponent(event).has_value() || std::holds_alternative<PairingAllocatedBye>(event);
}

} // namespace pairing
