#include "action_json_cases.hpp"

namespace arbiter::app {

using pairing::RoundNumber;

Json factsOfCase(const EventCreated& action) {
    return toJson(action.settings);
}
EventCreated readCase(const Json& in, As<EventCreated>) {
    return EventCreated{settingsFrom(in)};
}

Json factsOfCase(const SettingsChanged& action) {
    Json out = Json::object();
    putOptional(out, "info", action.info);
    putOptional(out, "rounds", action.plannedRounds);
    putOptional(out, "scoring", action.scoring);
    putOptional(out, "tieBreaks", action.tieBreaks);
    putOptional(out, "initialColour", action.initialColour);
    putOptional(out, "byeRules", action.byeRules);
    putOptional(out, "eventRules", action.eventRules);
    if (!action.pairedOtherwise.empty()) out["pairedOtherwise"] = action.pairedOtherwise;
    return out;
}
SettingsChanged readCase(const Json& in, As<SettingsChanged>) {
    return {.info = getOptional<pairing::TournamentInfo>(in, "info", infoFrom),
            .plannedRounds = getOptional<RoundNumber>(in, "rounds"),
            .scoring = getOptional<pairing::ScoringSystem>(in, "scoring", scoringFrom),
            .tieBreaks = getOptional<std::vector<std::string>>(in, "tieBreaks"),
            .initialColour = getOptionalEnum<pairing::Colour>(in, "initialColour"),
            .byeRules = getOptional<ByeRules>(in, "byeRules", byeRulesFrom),
            .pairedOtherwise = in.value("pairedOtherwise", std::vector<pairing::BoardNumber>()),
            .eventRules = getOptional<EventRules>(in, "eventRules", eventRulesFrom)};
}

Json factsOfCase(const TournamentImported& action) {
    Json out = {{"source", action.source}, {"tournament", toJson(action.tournament)}};
    putOptional(out, "fideModeLeft", action.fideModeLeft);
    if (!action.comments.empty()) out["comments"] = action.comments;
    return out;
}
TournamentImported readCase(const Json& in, As<TournamentImported>) {
    return TournamentImported{in.at("source").get<std::string>(), tournamentFrom(in.at("tournament")),
                              getOptional<RoundNumber>(in, "fideModeLeft"),
                              in.value("comments", std::vector<std::string>())};
}

Json factsOfCase(const FideModeLeft& action) {
    return {{"reason", action.reason}};
}
FideModeLeft readCase(const Json& in, As<FideModeLeft>) {
    return FideModeLeft{in.at("reason").get<std::string>()};
}

Json factsOfCase(const NoteAdded& action) {
    Json out = {{"text", action.text}};
    putOptional(out, "player", action.player);
    return out;
}
NoteAdded readCase(const Json& in, As<NoteAdded>) {
    return NoteAdded{in.at("text").get<std::string>(), getOptional<PlayerId>(in, "player")};
}

Json factsOfCase(const NoteSettled& action) {
    return {{"number", action.number}};
}
NoteSettled readCase(const Json& in, As<NoteSettled>) {
    return NoteSettled{in.at("number").get<std::uint32_t>()};
}

Json factsOfCase(const TieOrdered& action) {
    return {{"players", action.players}, {"reason", action.reason}};
}
TieOrdered readCase(const Json& in, As<TieOrdered>) {
    return TieOrdered{in.at("players").get<std::vector<PlayerId>>(), in.at("reason").get<std::string>()};
}

Json factsOfCase(const LotsDrawn&) {
    return Json::object();
}
LotsDrawn readCase(const Json&, As<LotsDrawn>) {
    return LotsDrawn{};
}

Json factsOfCase(const EventClosed&) {
    return Json::object();
}
EventClosed readCase(const Json&, As<EventClosed>) {
    return EventClosed{};
}

} // namespace arbiter::app
