#include "action_json_cases.hpp"

namespace arbiter::app {

Json factsOfCase(const PlayersCheckedIn& action) {
    return {{"players", action.players}, {"present", action.present}};
}
PlayersCheckedIn readCase(const Json& in, As<PlayersCheckedIn>) {
    return PlayersCheckedIn{in.at("players").get<std::vector<PlayerId>>(), in.at("present").get<bool>()};
}

Json factsOfCase(const ByeGranted& action) {
    return {{"player", action.player}, {"round", action.round}, {"kind", nameOf(action.kind)}};
}
ByeGranted readCase(const Json& in, As<ByeGranted>) {
    return ByeGranted{playerFrom(in), roundFrom(in), enumFrom<pairing::RequestedBye>(in.at("kind"))};
}

Json factsOfCase(const ByeRevoked& action) {
    return {{"player", action.player}, {"round", action.round}};
}
ByeRevoked readCase(const Json& in, As<ByeRevoked>) {
    return ByeRevoked{playerFrom(in), roundFrom(in)};
}

Json factsOfCase(const PlayerWithdrawn& action) {
    return {{"player", action.player}};
}
PlayerWithdrawn readCase(const Json& in, As<PlayerWithdrawn>) {
    return PlayerWithdrawn{playerFrom(in)};
}

Json factsOfCase(const PlayerReturned& action) {
    return {{"player", action.player}};
}
PlayerReturned readCase(const Json& in, As<PlayerReturned>) {
    return PlayerReturned{playerFrom(in)};
}

Json factsOfCase(const PlayerExpelled& action) {
    return {{"player", action.player}, {"reason", action.reason}};
}
PlayerExpelled readCase(const Json& in, As<PlayerExpelled>) {
    return PlayerExpelled{playerFrom(in), in.at("reason").get<std::string>()};
}

Json factsOfCase(const NoShowSettled& action) {
    return {{"player", action.player}, {"round", action.round}};
}
NoShowSettled readCase(const Json& in, As<NoShowSettled>) {
    return NoShowSettled{playerFrom(in), roundFrom(in)};
}

} // namespace arbiter::app
