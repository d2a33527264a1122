#include "value_json.hpp"

#include <charconv>
#include <fmt/format.h>

namespace arbiter::app {
namespace {

using pairing::PartialDate;
using pairing::RequestedBye;
using pairing::RoundNumber;
using pairing::TournamentInfo;

int numberIn(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        throw std::out_of_range("date part \"" + std::string(text) + "\"");
    return number;
}

std::optional<PartialDate> optionalDate(const Json& in, const char* name) {
    return getOptional<PartialDate>(in, name, dateFrom);
}

void putDate(Json& out, const char* name, const std::optional<PartialDate>& date) {
    if (date) out[name] = dateText(*date);
}

} // namespace

std::string dateText(const PartialDate& date) {
    return fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day);
}

PartialDate dateFrom(const Json& in) {
    const auto text = in.get<std::string>();
    if (text.size() != 10) throw std::out_of_range("date \"" + text + "\"");
    const std::string_view parts(text);
    return {numberIn(parts.substr(0, 4)), numberIn(parts.substr(5, 2)), numberIn(parts.substr(8, 2))};
}

Json toJson(const TournamentInfo& info) {
    Json out = {{"name", info.name},
                {"city", info.city},
                {"federation", info.federation},
                {"chiefArbiter", info.chiefArbiter},
                {"deputyArbiters", info.deputyArbiters},
                {"timeControl", info.timeControl}};
    putDate(out, "firstDay", info.firstDay);
    putDate(out, "lastDay", info.lastDay);
    return out;
}

TournamentInfo infoFrom(const Json& in) {
    return {.name = in.at("name").get<std::string>(),
            .city = in.at("city").get<std::string>(),
            .federation = in.at("federation").get<std::string>(),
            .firstDay = optionalDate(in, "firstDay"),
            .lastDay = optionalDate(in, "lastDay"),
            .chiefArbiter = in.at("chiefArbiter").get<std::string>(),
            .deputyArbiters = in.at("deputyArbiters").get<std::vector<std::string>>(),
            .timeControl = in.at("timeControl").get<std::string>()};
}

Json toJson(const pairing::ScoringSystem& scoring) {
    return {{"win", scoring.win},
            {"draw", scoring.draw},
            {"loss", scoring.loss},
            {"forfeitWin", scoring.forfeitWin},
            {"forfeitLoss", scoring.forfeitLoss},
            {"pairingAllocatedBye", scoring.pairingAllocatedBye},
            {"fullPointBye", scoring.fullPointBye},
            {"halfPointBye", scoring.halfPointBye},
            {"zeroPointBye", scoring.zeroPointBye}};
}

pairing::ScoringSystem scoringFrom(const Json& in) {
    const auto points = [&in](const char* name) { return in.at(name).get<pairing::Points>(); };
    return {.win = points("win"),
            .draw = points("draw"),
            .loss = points("loss"),
            .forfeitWin = points("forfeitWin"),
            .forfeitLoss = points("forfeitLoss"),
            .pairingAllocatedBye = points("pairingAllocatedBye"),
            .fullPointBye = points("fullPointBye"),
            .halfPointBye = points("halfPointBye"),
            .zeroPointBye = points("zeroPointBye")};
}

Json toJson(const Person& person) {
    Json out = {{"name", person.name}};
    if (person.title != pairing::Title::None) out["title"] = pairing::abbreviation(person.title);
    if (person.sex != pairing::Sex::Unknown) out["sex"] = nameOf(person.sex);
    putOptional(out, "rating", person.rating);
    if (!person.federation.empty()) out["federation"] = person.federation;
    if (!person.fideId.empty()) out["fideId"] = person.fideId;
    putDate(out, "birth", person.birth);
    if (!person.club.empty()) out["club"] = person.club;
    return out;
}

Person personFrom(const Json& in) {
    const auto text = [&in](const char* name) { return in.value(name, std::string()); };
    const auto title = pairing::titleFromAbbreviation(text("title"));
    if (!title) throw std::out_of_range("title \"" + text("title") + "\"");
    return {.name = in.at("name").get<std::string>(),
            .title = *title,
            .sex = getOptionalEnum<pairing::Sex>(in, "sex").value_or(pairing::Sex::Unknown),
            .rating = getOptional<pairing::Rating>(in, "rating"),
            .federation = text("federation"),
            .fideId = text("fideId"),
            .birth = optionalDate(in, "birth"),
            .club = text("club")};
}

Json toJson(const ByeRules& byeRules) {
    Json out = {{"lastRoundsWithout", byeRules.lastRoundsWithout}};
    putOptional(out, "mostHalfPoint", byeRules.mostHalfPoint);
    return out;
}

ByeRules byeRulesFrom(const Json& in) {
    return {.mostHalfPoint = getOptional<std::uint16_t>(in, "mostHalfPoint"),
            .lastRoundsWithout = in.at("lastRoundsWithout").get<std::uint16_t>()};
}

namespace {

Json roundRobinJson(const pairing::RoundRobin& schedule) {
    using enum pairing::RoundRobin::LastTwoRounds;
    const char* swap = schedule.lastTwoRounds == Swapped         ? "yes"
                       : schedule.lastTwoRounds == AsInTheTables ? "no"
                                                                 : "if even";
    return {{"cycles", schedule.cycles}, {"swapLastTwoRounds", swap}};
}

pairing::RoundRobin roundRobinFrom(const Json& in) {
    using enum pairing::RoundRobin::LastTwoRounds;
    const auto swap = in.at("swapLastTwoRounds").get<std::string>();
    if (swap != "yes" && swap != "no" && swap != "if even")
        throw std::out_of_range("swapLastTwoRounds \"" + swap + "\"");
    return {.cycles = in.at("cycles").get<int>(),
            .lastTwoRounds = swap == "yes"  ? Swapped
                             : swap == "no" ? AsInTheTables
                                            : SwappedIfEven};
}

} // namespace

Json toJson(const EventRules& eventRules) {
    Json out = {{"noShowsPlayOn", eventRules.noShowsPlayOn},
                {"halfPointForMissedRounds", eventRules.halfPointForMissedRounds}};
    putOptional(out, "defaultTimeMinutes", eventRules.defaultTimeMinutes);
    return out;
}

EventRules eventRulesFrom(const Json& in) {
    return {.defaultTimeMinutes = getOptional<std::uint16_t>(in, "defaultTimeMinutes"),
            .noShowsPlayOn = in.at("noShowsPlayOn").get<bool>(),
            .halfPointForMissedRounds = in.at("halfPointForMissedRounds").get<bool>()};
}

Json toJson(const EventSettings& settings) {
    Json out = {{"info", toJson(settings.info)},        {"edition", nameOf(settings.edition)},
                {"rounds", settings.plannedRounds},     {"scoring", toJson(settings.scoring)},
                {"tieBreaks", settings.tieBreaks},      {"preset", settings.preset},
                {"seed", std::to_string(settings.seed)}};
    putOptional(out, "initialColour", settings.initialColour);
    if (settings.roundRobin) out["roundRobin"] = roundRobinJson(*settings.roundRobin);
    if (settings.baku) out["baku"] = true;
    return out;
}

EventSettings settingsFrom(const Json& in) {
    return {.info = infoFrom(in.at("info")),
            .edition = enumFrom<pairing::RuleEdition>(in.at("edition")),
            .plannedRounds = in.at("rounds").get<RoundNumber>(),
            .scoring = scoringFrom(in.at("scoring")),
            .tieBreaks = in.at("tieBreaks").get<std::vector<std::string>>(),
            .preset = in.at("preset").get<std::string>(),
            .seed = std::stoull(in.at("seed").get<std::string>()),
            .initialColour = getOptionalEnum<pairing::Colour>(in, "initialColour"),
            .roundRobin = getOptional<pairing::RoundRobin>(in, "roundRobin", roundRobinFrom),
            .baku = in.value("baku", false)};
}

Json toJson(const std::map<RoundNumber, RequestedBye>& byes) {
    Json out = Json::array();
    for (const auto& [round, kind] : byes)
        out.push_back({{"round", round}, {"kind", nameOf(kind)}});
    return out;
}

std::map<RoundNumber, RequestedBye> byesFrom(const Json& in) {
    std::map<RoundNumber, RequestedBye> byes;
    for (const Json& bye : in)
        byes.emplace(bye.at("round").get<RoundNumber>(), enumFrom<RequestedBye>(bye.at("kind")));
    return byes;
}

} // namespace arbiter::app
