#include "action_json.hpp"

#include <array>
#include <stdexcept>
#include <utility>

#include "action_json_cases.hpp"

namespace arbiter::app {
namespace {

struct Verb {
    std::string_view name;
    Action (*read)(const Json&);
};

template <class Case>
Action readAs(const Json& in) {
    return readCase(in, As<Case>{});
}

// In the order of the cases of Action.
template <std::size_t... places>
constexpr auto verbsOf(std::index_sequence<places...>) {
    return std::array<Verb, sizeof...(places)>{{{std::variant_alternative_t<places, Action>::journalVerb,
                                                 readAs<std::variant_alternative_t<places, Action>>}...}};
}

constexpr auto verbs = verbsOf(std::make_index_sequence<std::variant_size_v<Action>>{});

} // namespace

GameResult resultFrom(const Json& in) {
    const auto code = in.get<std::string>();
    const auto result = gameResultFromCode(code);
    if (!result) throw std::out_of_range("result \"" + code + "\"");
    return *result;
}
PlayerId playerFrom(const Json& in) {
    return in.at("player").get<PlayerId>();
}
pairing::BoardNumber boardFrom(const Json& in) {
    return in.at("board").get<pairing::BoardNumber>();
}
pairing::RoundNumber roundFrom(const Json& in) {
    return in.at("round").get<pairing::RoundNumber>();
}

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
