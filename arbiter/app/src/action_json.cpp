#include "action_json.hpp"

#include <array>

#include "pairing/model/overloaded.hpp"
#include "value_json.hpp"

namespace arbiter::app {
namespace {

using pairing::BoardNumber;
using pairing::RoundNumber;

GameResult resultFrom(const Json& in) {
    const auto code = in.get<std::string>();
    const auto result = gameResultFromCode(code);
    if (!result) throw std::out_of_range("result \"" + code + "\"");
    return *result;
}

Json factsOfCase(const EventCreated& action) {
    return toJson(action.settings);
}
Json factsOfCase(const SettingsChanged& action) {
    Json out = Json::object();
    putOptional(out, "info", action.info);
    putOptional(out, "rounds", action.plannedRounds);
    putOptional(out, "scoring", action.scoring);
    putOptional(out, "tieBreaks", action.tieBreaks);
    putOptional(out, "initialColour", action.initialColour);
    putOptional(out, "byeRules", action.byeRules);
    return out;
}
Json factsOfCase(const PlayersImported& action) {
    Json players = Json::array();
    for (const ImportedPerson& imported : action.players) {
        Json player = toJson(imported.person);
        putOptional(player, "line", imported.line);
        players.push_back(std::move(player));
    }
    return {{"source", action.source}, {"players", std::move(players)}};
}
Json factsOfCase(const TournamentImported& action) {
    Json out = {{"source", action.source}, {"tournament", toJson(action.tournament)}};
    putOptional(out, "fideModeLeft", action.fideModeLeft);
    if (!action.comments.empty()) out["comments"] = action.comments;
    return out;
}
Json factsOfCase(const PlayerAdded& action) {
    Json out = {{"person", toJson(action.person)}};
    if (!action.missedRounds.empty()) out["missedRounds"] = toJson(action.missedRounds);
    return out;
}
Json factsOfCase(const PlayerEdited& action) {
    return {{"player", action.player}, {"before", toJson(action.before)}, {"after", toJson(action.after)}};
}
Json factsOfCase(const PlayerRemoved& action) {
    return {{"player", action.player}};
}
Json factsOfCase(const PlayerWithdrawn& action) {
    return {{"player", action.player}};
}
Json factsOfCase(const PlayerReturned& action) {
    return {{"player", action.player}};
}
Json factsOfCase(const ByeGranted& action) {
    return {{"player", action.player}, {"round", action.round}, {"kind", nameOf(action.kind)}};
}
Json factsOfCase(const ByeRevoked& action) {
    return {{"player", action.player}, {"round", action.round}};
}
Json factsOfCase(const PlayersRenumbered&) {
    return Json::object();
}
Json boardsJson(const std::vector<PairedBoard>& boards) {
    Json out = Json::array();
    for (const PairedBoard& board : boards)
        out.push_back({{"white", board.white}, {"black", board.black}});
    return out;
}
Json factsOfCase(const RoundPaired& action) {
    Json byes = Json::array();
    for (const ByeInRound& bye : action.byes)
        byes.push_back({{"player", bye.player}, {"kind", nameOf(bye.kind)}});
    Json numbers = Json::array();
    for (const NumberInRound& used : action.numbers)
        numbers.push_back({{"player", used.player}, {"number", used.number}});
    Json out = {{"round", action.round},
                {"boards", boardsJson(action.boards)},
                {"byes", std::move(byes)},
                {"numbers", std::move(numbers)},
                {"edition", nameOf(action.edition)},
                {"initialColour", nameOf(action.initialColour)},
                {"engine", action.engine}};
    putOptional(out, "pairingAllocatedBye", action.pairingAllocatedBye);
    if (!action.adjourned.empty()) out["adjourned"] = action.adjourned;
    if (action.draft) out["draft"] = true;
    if (action.byHand) {
        Json hand = {{"leftOut", action.byHand->leftOut}};
        if (const auto& engine = action.byHand->engine) {
            hand["engine"] = {{"boards", boardsJson(engine->boards)}};
            putOptional(hand["engine"], "pairingAllocatedBye", engine->pairingAllocatedBye);
        }
        out["byHand"] = std::move(hand);
    }
    return out;
}
Json factsOfCase(const ResultsRecorded& action) {
    Json results = Json::array();
    for (const ResultChange& change : action.results)
        results.push_back(
            {{"board", change.board}, {"before", codeOf(change.before)}, {"after", codeOf(change.after)}});
    return {{"round", action.round}, {"results", std::move(results)}};
}

Json factsOfCase(const RoundPublished& action) {
    return {{"round", action.round}};
}
Json factsOfCase(const RoundUnpaired& action) {
    return {{"round", action.round}};
}
Json factsOfCase(const FideModeLeft& action) {
    return {{"reason", action.reason}};
}
Json factsOfCase(const TieOrdered& action) {
    return {{"players", action.players}, {"reason", action.reason}};
}
Json factsOfCase(const LotsDrawn&) {
    return Json::object();
}
Json factsOfCase(const ActsUndone& action) {
    return {{"from", action.from}};
}
Json factsOfCase(const ActsRedone& action) {
    return {{"from", action.from}};
}
Json factsOfCase(const WarningGiven& action) {
    return {{"verb", action.verb}, {"facts", action.facts}, {"warnings", action.warnings}};
}

Json factsOfCase(const NumbersExchanged& action) {
    return {{"one", action.one}, {"other", action.other}};
}
Json factsOfCase(const PlayersCheckedIn& action) {
    return {{"players", action.players}, {"present", action.present}};
}
Json factsOfCase(const PlayerExpelled& action) {
    return {{"player", action.player}, {"reason", action.reason}};
}
Json factsOfCase(const HalfPointByesAllowed& action) {
    return {{"player", action.player}, {"allowed", action.allowed}};
}
Json factsOfCase(const BoardFixed& action) {
    Json out = {{"player", action.player}};
    putOptional(out, "board", action.board);
    return out;
}
Json factsOfCase(const PairingsForbidden& action) {
    const Prohibition& prohibition = action.prohibition;
    Json out = {{"kind", nameOf(prohibition.kind)}, {"first", prohibition.first}};
    if (!prohibition.members.empty()) out["members"] = prohibition.members;
    if (!prohibition.name.empty()) out["name"] = prohibition.name;
    putOptional(out, "last", prohibition.last);
    return out;
}
Json factsOfCase(const ProhibitionLifted& action) {
    return {{"number", action.number}};
}
Json factsOfCase(const NoShowSettled& action) {
    return {{"player", action.player}, {"round", action.round}};
}
Json factsOfCase(const NoteAdded& action) {
    Json out = {{"text", action.text}};
    putOptional(out, "player", action.player);
    return out;
}
Json factsOfCase(const NoteSettled& action) {
    return {{"number", action.number}};
}
Json factsOfCase(const EventClosed&) {
    return Json::object();
}
Json factsOfCase(const ResultDisputed& action) {
    return {{"round", action.round},
            {"board", action.board},
            {"reported", codeOf(action.reported)},
            {"note", action.note}};
}
Json factsOfCase(const ResultCorrectedForRating& action) {
    return {{"round", action.round}, {"board", action.board}, {"result", codeOf(action.result)}};
}
Json factsOfCase(const PlayersSeated& action) {
    return {{"round", action.round},
            {"white", action.white},
            {"black", action.black},
            {"board", action.board},
            {"reason", nameOf(action.reason)}};
}
Json factsOfCase(const PlayerCancelled& action) {
    return {{"round", action.round}, {"player", action.player}};
}
Json factsOfCase(const ColoursSwapped& action) {
    return {{"round", action.round}, {"board", action.board}};
}
Json factsOfCase(const SeatsSwapped& action) {
    return {{"round", action.round},
            {"one", action.one},
            {"other", action.other},
            {"reason", nameOf(action.reason)}};
}

PairingsForbidden prohibitionFrom(const Json& in) {
    return {{.kind = enumFrom<ProhibitionKind>(in.at("kind")),
             .members = in.value("members", Json::array()).get<std::vector<PlayerId>>(),
             .name = in.value("name", std::string()),
             .first = in.at("first").get<RoundNumber>(),
             .last = getOptional<RoundNumber>(in, "last")}};
}

SettingsChanged settingsChangeFrom(const Json& in) {
    return {.info = getOptional<pairing::TournamentInfo>(in, "info", infoFrom),
            .plannedRounds = getOptional<RoundNumber>(in, "rounds"),
            .scoring = getOptional<pairing::ScoringSystem>(in, "scoring", scoringFrom),
            .tieBreaks = getOptional<std::vector<std::string>>(in, "tieBreaks"),
            .initialColour = getOptionalEnum<pairing::Colour>(in, "initialColour"),
            .byeRules = getOptional<ByeRules>(in, "byeRules", byeRulesFrom)};
}

PlayersImported playersFrom(const Json& in) {
    PlayersImported action{in.at("source").get<std::string>(), {}};
    for (const Json& player : in.at("players"))
        action.players.push_back({personFrom(player), getOptional<int>(player, "line")});
    return action;
}

std::vector<PairedBoard> boardsFrom(const Json& in) {
    std::vector<PairedBoard> boards;
    for (const Json& board : in)
        boards.push_back({board.at("white").get<PlayerId>(), board.at("black").get<PlayerId>()});
    return boards;
}

MadeByHand byHandFrom(const Json& in) {
    MadeByHand byHand{in.at("leftOut").get<std::vector<PlayerId>>(), std::nullopt};
    if (in.contains("engine"))
        byHand.engine = EnginesRound{boardsFrom(in.at("engine").at("boards")),
                                     getOptional<PlayerId>(in.at("engine"), "pairingAllocatedBye")};
    return byHand;
}

RoundPaired roundFrom(const Json& in) {
    RoundPaired action{.round = in.at("round").get<RoundNumber>(),
                       .boards = boardsFrom(in.at("boards")),
                       .pairingAllocatedBye = getOptional<PlayerId>(in, "pairingAllocatedBye"),
                       .byes = {},
                       .numbers = {},
                       .edition = enumFrom<pairing::RuleEdition>(in.at("edition")),
                       .initialColour = enumFrom<pairing::Colour>(in.at("initialColour")),
                       .engine = in.at("engine").get<std::string>(),
                       .adjourned = {},
                       .draft = in.value("draft", false)};
    if (in.contains("byHand")) action.byHand = byHandFrom(in.at("byHand"));
    if (const auto adjourned = in.find("adjourned"); adjourned != in.end())
        for (const Json& board : *adjourned)
            action.adjourned.push_back(board.get<BoardNumber>());
    for (const Json& bye : in.at("byes"))
        action.byes.push_back(
            {bye.at("player").get<PlayerId>(), enumFrom<pairing::RequestedBye>(bye.at("kind"))});
    for (const Json& used : in.at("numbers"))
        action.numbers.push_back(
            {used.at("player").get<PlayerId>(), used.at("number").get<pairing::PairingNumber>()});
    return action;
}

ResultsRecorded resultsFrom(const Json& in) {
    ResultsRecorded action{in.at("round").get<RoundNumber>(), {}};
    for (const Json& change : in.at("results"))
        action.results.push_back({change.at("board").get<BoardNumber>(), resultFrom(change.at("before")),
                                  resultFrom(change.at("after"))});
    return action;
}

PlayerId playerFrom(const Json& in) {
    return in.at("player").get<PlayerId>();
}
BoardNumber boardFrom(const Json& in) {
    return in.at("board").get<BoardNumber>();
}
RoundNumber roundOf(const Json& in) {
    return in.at("round").get<RoundNumber>();
}

Action additionFrom(const Json& in) {
    PlayerAdded action{personFrom(in.at("person")), {}};
    if (const auto missed = in.find("missedRounds"); missed != in.end())
        action.missedRounds = byesFrom(*missed);
    return action;
}

struct Verb {
    std::string_view name;
    Action (*read)(const Json&);
};

// In the order of the cases of Action.
constexpr std::array<Verb, std::variant_size_v<Action>> verbs{{
    {"event created", [](const Json& in) -> Action { return EventCreated{settingsFrom(in)}; }},
    {"settings changed", [](const Json& in) -> Action { return settingsChangeFrom(in); }},
    {"players imported", [](const Json& in) -> Action { return playersFrom(in); }},
    {"tournament imported",
     [](const Json& in) -> Action {
         return TournamentImported{in.at("source").get<std::string>(), tournamentFrom(in.at("tournament")),
                                   getOptional<RoundNumber>(in, "fideModeLeft"),
                                   in.value("comments", std::vector<std::string>())};
     }},
    {"player added", additionFrom},
    {"player edited",
     [](const Json& in) -> Action {
         return PlayerEdited{playerFrom(in), personFrom(in.at("before")), personFrom(in.at("after"))};
     }},
    {"player removed", [](const Json& in) -> Action { return PlayerRemoved{playerFrom(in)}; }},
    {"player withdrawn", [](const Json& in) -> Action { return PlayerWithdrawn{playerFrom(in)}; }},
    {"player returned", [](const Json& in) -> Action { return PlayerReturned{playerFrom(in)}; }},
    {"bye granted",
     [](const Json& in) -> Action {
         return ByeGranted{playerFrom(in), roundOf(in), enumFrom<pairing::RequestedBye>(in.at("kind"))};
     }},
    {"bye revoked",
     [](const Json& in) -> Action {
         return ByeRevoked{playerFrom(in), roundOf(in)};
     }},
    {"players renumbered", [](const Json&) -> Action { return PlayersRenumbered{}; }},
    {"round paired", [](const Json& in) -> Action { return roundFrom(in); }},
    {"results recorded", [](const Json& in) -> Action { return resultsFrom(in); }},
    {"round published", [](const Json& in) -> Action { return RoundPublished{roundOf(in)}; }},
    {"round unpaired", [](const Json& in) -> Action { return RoundUnpaired{roundOf(in)}; }},
    {"FIDE mode left",
     [](const Json& in) -> Action { return FideModeLeft{in.at("reason").get<std::string>()}; }},
    {"tie ordered",
     [](const Json& in) -> Action {
         return TieOrdered{in.at("players").get<std::vector<PlayerId>>(), in.at("reason").get<std::string>()};
     }},
    {"lots drawn", [](const Json&) -> Action { return LotsDrawn{}; }},
    {"undone", [](const Json& in) -> Action { return ActsUndone{in.at("from").get<std::int64_t>()}; }},
    {"redone", [](const Json& in) -> Action { return ActsRedone{in.at("from").get<std::int64_t>()}; }},
    {"warning given",
     [](const Json& in) -> Action {
         return WarningGiven{in.at("verb").get<std::string>(), in.at("facts").get<std::string>(),
                             in.at("warnings").get<std::vector<std::string>>()};
     }},
    {"numbers exchanged",
     [](const Json& in) -> Action {
         return NumbersExchanged{in.at("one").get<PlayerId>(), in.at("other").get<PlayerId>()};
     }},
    {"players checked in",
     [](const Json& in) -> Action {
         return PlayersCheckedIn{in.at("players").get<std::vector<PlayerId>>(), in.at("present").get<bool>()};
     }},
    {"player expelled",
     [](const Json& in) -> Action {
         return PlayerExpelled{playerFrom(in), in.at("reason").get<std::string>()};
     }},
    {"half-point byes allowed",
     [](const Json& in) -> Action {
         return HalfPointByesAllowed{playerFrom(in), in.at("allowed").get<bool>()};
     }},
    {"board fixed",
     [](const Json& in) -> Action {
         return BoardFixed{playerFrom(in), getOptional<BoardNumber>(in, "board")};
     }},
    {"pairings forbidden", [](const Json& in) -> Action { return prohibitionFrom(in); }},
    {"prohibition lifted",
     [](const Json& in) -> Action { return ProhibitionLifted{in.at("number").get<std::uint32_t>()}; }},
    {"no-show settled",
     [](const Json& in) -> Action {
         return NoShowSettled{playerFrom(in), roundOf(in)};
     }},
    {"note added",
     [](const Json& in) -> Action {
         return NoteAdded{in.at("text").get<std::string>(), getOptional<PlayerId>(in, "player")};
     }},
    {"note settled",
     [](const Json& in) -> Action { return NoteSettled{in.at("number").get<std::uint32_t>()}; }},
    {"event closed", [](const Json&) -> Action { return EventClosed{}; }},
    {"result disputed",
     [](const Json& in) -> Action {
         return ResultDisputed{roundOf(in), boardFrom(in), resultFrom(in.at("reported")),
                               in.at("note").get<std::string>()};
     }},
    {"result corrected for rating",
     [](const Json& in) -> Action {
         return ResultCorrectedForRating{roundOf(in), boardFrom(in), resultFrom(in.at("result"))};
     }},
    {"players seated",
     [](const Json& in) -> Action {
         return PlayersSeated{roundOf(in), in.at("white").get<PlayerId>(), in.at("black").get<PlayerId>(),
                              boardFrom(in), enumFrom<ChangeReason>(in.at("reason"))};
     }},
    {"player cancelled",
     [](const Json& in) -> Action {
         return PlayerCancelled{roundOf(in), playerFrom(in)};
     }},
    {"colours swapped",
     [](const Json& in) -> Action {
         return ColoursSwapped{roundOf(in), boardFrom(in)};
     }},
    {"seats swapped",
     [](const Json& in) -> Action {
         return SeatsSwapped{roundOf(in), in.at("one").get<PlayerId>(), in.at("other").get<PlayerId>(),
                             enumFrom<ChangeReason>(in.at("reason"))};
     }},
}};

} // namespace

std::string_view verbOf(const Action& action) {
    return verbs[action.index()].name;
}

std::string factsOf(const Action& action, const Envelope& envelope) {
    Json facts = std::visit([](const auto& what) { return factsOfCase(what); }, action);
    Json around = Json::object();
    if (!envelope.section.empty()) around["section"] = envelope.section;
    if (!envelope.confirmed.empty()) around["confirmed"] = envelope.confirmed;
    if (!around.empty()) facts["entry"] = std::move(around);
    return facts.dump();
}

Recorded recordedFrom(std::string_view verb, std::string_view facts) {
    const auto known = std::ranges::find(verbs, verb, &Verb::name);
    if (known == verbs.end()) throw UnreadableFacts("unknown verb \"" + std::string(verb) + "\"");
    try {
        const Json in = Json::parse(facts);
        Recorded recorded{known->read(in), {}};
        if (const auto around = in.find("entry"); around != in.end()) {
            recorded.envelope.section = around->value("section", std::string());
            recorded.envelope.confirmed = around->value("confirmed", std::vector<std::string>());
        }
        return recorded;
    } catch (const std::exception& fault) { // of nlohmann::json, or a word or number that is none
        throw UnreadableFacts(fault.what());
    }
}

Action actionFrom(std::string_view verb, std::string_view facts) {
    return recordedFrom(verb, facts).action;
}

} // namespace arbiter::app
