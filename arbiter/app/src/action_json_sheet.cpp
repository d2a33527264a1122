#include "action_json_cases.hpp"

namespace arbiter::app {

Json factsOfCase(const PlayersSeated& action) {
    return {{"round", action.round},
            {"white", action.white},
            {"black", action.black},
            {"board", action.board},
            {"reason", nameOf(action.reason)}};
}
PlayersSeated readCase(const Json& in, As<PlayersSeated>) {
    return PlayersSeated{roundFrom(in), in.at("white").get<PlayerId>(), in.at("black").get<PlayerId>(),
                         boardFrom(in), enumFrom<ChangeReason>(in.at("reason"))};
}

Json factsOfCase(const PlayerCancelled& action) {
    return {{"round", action.round}, {"player", action.player}};
}
PlayerCancelled readCase(const Json& in, As<PlayerCancelled>) {
    return PlayerCancelled{roundFrom(in), playerFrom(in)};
}

Json factsOfCase(const ColoursSwapped& action) {
    return {{"round", action.round}, {"board", action.board}};
}
ColoursSwapped readCase(const Json& in, As<ColoursSwapped>) {
    return ColoursSwapped{roundFrom(in), boardFrom(in)};
}

Json factsOfCase(const SeatsSwapped& action) {
    return {{"round", action.round},
            {"one", action.one},
            {"other", action.other},
            {"reason", nameOf(action.reason)}};
}
SeatsSwapped readCase(const Json& in, As<SeatsSwapped>) {
    return SeatsSwapped{roundFrom(in), in.at("one").get<PlayerId>(), in.at("other").get<PlayerId>(),
                        enumFrom<ChangeReason>(in.at("reason"))};
}

} // namespace arbiter::app
