// The values of the model as JSON and back: numbers, points, persons, round events, tournaments.
// Absent values are left out; what is read must be there in its type, or nlohmann::json throws.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>

#include "arbiter/app/event_settings.hpp"
#include "arbiter/app/person.hpp"
#include "names.hpp"
#include "pairing/model/tournament.hpp"
#include "rules/base/strong.hpp"

template <class Tag, class Representation>
struct nlohmann::adl_serializer<rules::Strong<Tag, Representation>> {
    static void to_json(json& out, const rules::Strong<Tag, Representation>& number) { out = number.value(); }
    static void from_json(const json& in, rules::Strong<Tag, Representation>& number) {
        const auto value = in.get<std::int64_t>();
        if (!std::in_range<Representation>(value)) throw std::out_of_range("number " + std::to_string(value));
        number = rules::Strong<Tag, Representation>(static_cast<Representation>(value));
    }
};

template <>
struct nlohmann::adl_serializer<pairing::Points> {
    static void to_json(json& out, const pairing::Points& points) { out = points.tenths(); }
    static void from_json(const json& in, pairing::Points& points) {
        points = pairing::Points::fromTenths(in.get<std::int32_t>());
    }
};

namespace arbiter::app {

using Json = nlohmann::json;

// "1990-05-03"; unknown parts are 00.
[[nodiscard]] std::string dateText(const pairing::PartialDate& date);
[[nodiscard]] pairing::PartialDate dateFrom(const Json& in);

[[nodiscard]] Json toJson(const pairing::TournamentInfo& info);
[[nodiscard]] pairing::TournamentInfo infoFrom(const Json& in);
[[nodiscard]] Json toJson(const pairing::ScoringSystem& scoring);
[[nodiscard]] pairing::ScoringSystem scoringFrom(const Json& in);
[[nodiscard]] Json toJson(const Person& person);
[[nodiscard]] Person personFrom(const Json& in);
[[nodiscard]] Json toJson(const ByeRules& byeRules);
[[nodiscard]] ByeRules byeRulesFrom(const Json& in);
[[nodiscard]] Json toJson(const EventRules& eventRules);
[[nodiscard]] EventRules eventRulesFrom(const Json& in);
[[nodiscard]] Json toJson(const EventSettings& settings);
[[nodiscard]] EventSettings settingsFrom(const Json& in);
[[nodiscard]] Json toJson(const std::map<pairing::RoundNumber, pairing::RequestedBye>& byes);
[[nodiscard]] std::map<pairing::RoundNumber, pairing::RequestedBye> byesFrom(const Json& in);
[[nodiscard]] Json toJson(const pairing::Tournament& tournament);
[[nodiscard]] pairing::Tournament tournamentFrom(const Json& in);

template <class Enum>
[[nodiscard]] Enum enumFrom(const Json& in) {
    const auto name = in.get<std::string>();
    const auto value = valueNamed<Enum>(name);
    if (!value) throw std::out_of_range("word \"" + name + "\"");
    return *value;
}

// Writes a value under a name if it is there.
template <class T>
void putOptional(Json& out, const char* name, const std::optional<T>& value) {
    if (!value) return;
    if constexpr (requires { toJson(*value); })
        out[name] = toJson(*value);
    else if constexpr (std::is_enum_v<T>)
        out[name] = nameOf(*value);
    else
        out[name] = *value;
}

// Reads what is under a name, if anything is.
template <class T, class Read>
[[nodiscard]] std::optional<T> getOptional(const Json& in, const char* name, Read read) {
    const auto found = in.find(name);
    return found == in.end() ? std::nullopt : std::optional<T>(read(*found));
}
template <class T>
[[nodiscard]] std::optional<T> getOptional(const Json& in, const char* name) {
    return getOptional<T>(in, name, [](const Json& value) { return value.get<T>(); });
}
template <class Enum>
[[nodiscard]] std::optional<Enum> getOptionalEnum(const Json& in, const char* name) {
    return getOptional<Enum>(in, name, enumFrom<Enum>);
}

} // namespace arbiter::app
