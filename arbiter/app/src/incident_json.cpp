#include "incident_json.hpp"

#include <type_traits>
#include <utility>

#include "incident_names.hpp"
#include "rules/adjudication/describe.hpp"

namespace arbiter::app {
namespace {

using namespace rules::adjudication;
using rules::ByColour;
using rules::Text;
using rules::board::Move;
using rules::board::PieceKind;
using rules::board::Square;
using rules::board::SquareSet;
using rules::draws::ClockChange;
using rules::draws::DrawClaim;
using rules::draws::IntendedMove;

// Each value once: its fields and their names, for writing and for reading alike.
template <class Do>
void fields(Do& field, FlagFall& of) {
    field("colour", of.colour);
    field("moveNotCompleted", of.moveNotCompleted);
}
template <class Do>
void fields(Do& field, Resignation& of) {
    field("by", of.by);
}
template <class Do>
void fields(Do& field, DrawAgreement& of) {
    field("arbiterConsents", of.arbiterConsents);
}
template <class Do>
void fields(Do& field, DrawOffer& of) {
    field("by", of.by);
    field("fate", of.fate);
    field("arbiterConsents", of.arbiterConsents);
    field("atAnotherTime", of.atAnotherTime);
}
template <class Do>
void fields(Do& field, IntendedMove& of) {
    field("written", of.written);
    field("move", of.move);
    field("pieces", of.pieces);
}
template <class Do>
void fields(Do& field, DrawClaim& of) {
    field("kind", of.kind);
    field("claimant", of.claimant);
    field("intended", of.intended);
    field("touched", of.touched);
    field("flagHasFallen", of.flagHasFallen);
    field("secondsLeft", of.secondsLeft);
}
template <class Do>
void fields(Do& field, DrawClaimed& of) {
    field("claim", of.claim);
    field("acceptedByOpponent", of.acceptedByOpponent);
    field("onlyScreenAsEvidence", of.onlyScreenAsEvidence);
}
template <class Do>
void fields(Do& field, ResultSigned& of) {
    field("result", of.signedResult);
}
template <class Do>
void fields(Do& field, ResultContested& of) {
    field("reported", of.reported);
}
template <class Do>
void fields(Do& field, IllegalAct& of) {
    field("by", of.by);
    field("kind", of.kind);
    field("from", of.from);
    field("to", of.to);
    field("completed", of.completed);
    field("raised", of.raised);
    field("also", of.also);
}
template <class Do>
void fields(Do& field, FaultStays& of) {
    field("nextMoveCompleted", of.nextMoveCompleted);
}
template <class Do>
void fields(Do& field, Touched& of) {
    field("by", of.by);
    field("squares", of.squares);
    field("adjusting", of.adjusting);
    field("notOnMove", of.notOnMove);
}
template <class Do>
void fields(Do& field, PromotionTouched& of) {
    field("by", of.by);
    field("kind", of.kind);
}
template <class Do>
void fields(Do& field, TouchComplaint& of) {
    field("complainantHasTouched", of.complainantHasTouched);
}
template <class Do>
void fields(Do& field, WrongStart& of) {
    field("moves", of.moves);
}
template <class Do>
void fields(Do&, BoardTurned&) {}
template <class Do>
void fields(Do& field, ColoursReversed& of) {
    field("moves", of.moves);
    field("gameHasEnded", of.gameHasEnded);
    field("minutesUsed", of.minutesUsed);
    field("minutesToFirstControl", of.minutesToFirstControl);
}
template <class Do>
void fields(Do& field, Displaced& of) {
    field("restorable", of.restorable);
}
template <class Do>
void fields(Do& field, Late& of) {
    field("seconds", of.seconds);
    field("neitherPresentAtStart", of.neitherPresentAtStart);
    field("never", of.never);
}
template <class Do>
void fields(Do& field, Interrupted& of) {
    field("kind", of.kind);
    field("by", of.by);
    field("moves", of.moves);
}
template <class Do>
void fields(Do& field, DeviceFound& of) {
    field("on", of.on);
    field("switchedOffInBag", of.switchedOffInBag);
}
template <class Do>
void fields(Do& field, PersistentRefusal& of) {
    field("by", of.by);
}
template <class Do>
void fields(Do& field, OtherOffence& of) {
    field("by", of.by);
    field("article", of.article);
}
template <class Do>
void fields(Do& field, ScoresWanted& of) {
    field("quarterPoints", of.quarterPoints);
}
template <class Do>
void fields(Do& field, RecordingAsked& of) {
    field("by", of.by);
    field("secondsLeft", of.secondsLeft);
}
template <class Do>
void fields(Do& field, NoScoreSheets& of) {
    field("flag", of.flag);
}
template <class Do>
void fields(Do& field, QuickplayRequest& of) {
    field("by", of.by);
    field("kind", of.kind);
    field("secondsLeft", of.secondsLeft);
    field("view", of.view);
    field("noArbiterPresent", of.noArbiterPresent);
}
template <class Do>
void fields(Do& field, FlagAfterPostponedClaim& of) {
    field("flag", of.flag);
    field("opponentCouldNotWin", of.opponentCouldNotWin);
}
template <class Do>
void fields(Do& field, SealedMove& of) {
    field("by", of.by);
    field("fault", of.fault);
}
template <class Do>
void fields(Do& field, Regulations& of) {
    field("defaultSeconds", of.defaultSeconds);
    field("noDrawBeforeMove", of.noDrawBeforeMove);
    field("guidelinesThree", of.guidelinesThree);
    field("incrementSeconds", of.incrementSeconds);
}
template <class Do>
void fields(Do& field, Text& of) {
    field("pattern", of.pattern);
    field("arguments", of.arguments);
}
template <class Do>
void fields(Do& field, ClockChange& of) {
    field("colour", of.colour);
    field("seconds", of.seconds);
}
template <class Do>
void fields(Do& field, Option& of) {
    field("words", of.words);
    field("scores", of.scores);
    field("clocks", of.clockChanges);
}
template <class Do>
void fields(Do& field, Ruling& of) {
    field("verdict", of.verdict);
    field("scores", of.scores);
    field("forfeit", of.forfeit);
    field("remark", of.remark);
    field("clocks", of.clockChanges);
    field("duties", of.duties);
    field("allowed", of.allowed);
    field("illegalActs", of.illegalActs);
    field("articles", of.articles);
    field("explanation", of.explanation);
    field("options", of.options);
    field("question", of.question);
}
template <class T, class Do>
void fields(Do& field, ByColour<T>& of) {
    field("white", of.white);
    field("black", of.black);
}
template <class Do>
void fields(Do& field, IncidentFacts& of) {
    field("rules", of.ruleSet);
    field("level", of.level);
    field("start", of.start);
    field("moves", of.moves);
    field("known", of.known);
    field("complete", of.complete);
    field("incidentMove", of.incidentMove);
    field("opponentCanMate", of.opponentCanMate);
    field("illegalActs", of.illegalActs);
    field("secondsLeft", of.secondsLeft);
    field("lastPeriod", of.lastPeriod);
    field("regulations", of.regulations);
    field("incident", of.incident);
}

// --- Writing ---
template <class T>
Json written(const T& value);

struct Writer {
    Json out = Json::object();

    template <class T>
    void operator()(const char* name, const T& value) {
        out[name] = written(value);
    }
    template <class T>
    void operator()(const char* name, const std::optional<T>& value) {
        if (value) out[name] = written(*value);
    }
};

// "e2e4", "e5d6ep", "e1h1castling", "e7e8queen".
std::string textOf(Move move) {
    const auto promotion = move.promotion();
    return rules::board::nameOf(move.from()) + rules::board::nameOf(move.to()) +
           (move.isEnPassant()  ? "ep"
            : move.isCastling() ? "castling"
            : promotion         ? std::string(nameOf(*promotion))
                                : "");
}

template <class T>
Json writtenList(const T& values) {
    Json out = Json::array();
    for (const auto& value : values)
        out.push_back(written(value));
    return out;
}

template <class T>
Json written(const T& value) {
    if constexpr (std::is_same_v<T, Square>)
        return rules::board::nameOf(value);
    else if constexpr (std::is_enum_v<T>)
        return nameOf(value);
    else if constexpr (std::is_same_v<T, Move>)
        return textOf(value);
    else if constexpr (std::is_same_v<T, Incident>)
        return toJson(value);
    else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>)
        return value;
    else if constexpr (std::ranges::range<const T>)
        return writtenList(value);
    else {
        Writer writer;
        T copy = value; // the fields are named once, for reading as well
        fields(writer, copy);
        return std::move(writer.out);
    }
}

// --- Reading ---
template <class T>
void read(const Json& in, T& value);

struct Reader {
    const Json& in;

    template <class T>
    void operator()(const char* name, T& value) {
        read(in.at(name), value);
    }
    template <class T>
    void operator()(const char* name, std::optional<T>& value) {
        const auto found = in.find(name);
        if (found != in.end()) read(*found, value.emplace());
    }
};

Square squareFromJson(const Json& in) {
    const auto name = in.get<std::string>();
    const auto square = rules::board::squareFrom(name);
    if (!square) throw std::out_of_range("square \"" + name + "\"");
    return *square;
}

Move moveFromJson(const Json& in) {
    const auto text = in.get<std::string>();
    const auto from = rules::board::squareFrom(std::string_view(text).substr(0, 2));
    const auto to =
        rules::board::squareFrom(std::string_view(text).substr(std::min<std::size_t>(2, text.size()), 2));
    const std::string special = text.size() > 4 ? text.substr(4) : std::string();
    if (from && to && special.empty()) return Move::plain(*from, *to);
    if (from && to && special == "ep") return Move::enPassant(*from, *to);
    if (from && to && special == "castling") return Move::castling(*from, *to);
    const auto kind = valueNamed<PieceKind>(special);
    if (!from || !to || !kind || *kind == PieceKind::Pawn || *kind == PieceKind::King)
        throw std::out_of_range("move \"" + text + "\"");
    return Move::promotion(*from, *to, *kind);
}

template <class T>
void read(const Json& in, T& value) {
    if constexpr (std::is_same_v<T, Square>)
        value = squareFromJson(in);
    else if constexpr (std::is_enum_v<T>)
        value = enumFrom<T>(in);
    else if constexpr (std::is_same_v<T, Move>)
        value = moveFromJson(in);
    else if constexpr (std::is_same_v<T, Incident>)
        value = incidentFrom(in);
    else if constexpr (std::is_same_v<T, SquareSet>) {
        for (const Json& one : in)
            value |= SquareSet(squareFromJson(one));
    } else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::string>)
        value = in.get<T>();
    else if constexpr (std::is_arithmetic_v<T>) {
        const auto number = in.get<std::int64_t>();
        if (!std::in_range<T>(number)) throw std::out_of_range("number " + std::to_string(number));
        value = static_cast<T>(number);
    } else if constexpr (std::ranges::range<T>) {
        for (const Json& one : in)
            read(one, value.emplace_back());
    } else {
        Reader reader{in};
        fields(reader, value);
    }
}

template <class T>
T readAs(const Json& in) {
    T value{};
    read(in, value);
    return value;
}

template <std::size_t... places>
Incident incidentOfKind(const std::string& kind, const Json& in, std::index_sequence<places...>) {
    std::optional<Incident> found;
    const auto attempt = [&]<std::size_t place>(std::integral_constant<std::size_t, place>) {
        using Case = std::variant_alternative_t<place, Incident>;
        if (!found && kindOf(Incident(Case{})) == kind) found = readAs<Case>(in);
    };
    (attempt(std::integral_constant<std::size_t, places>{}), ...);
    if (!found) throw std::out_of_range("incident \"" + kind + "\"");
    return std::move(*found);
}

} // namespace

Json toJson(const Incident& incident) {
    Json out = std::visit([](const auto& what) { return written(what); }, incident);
    out["is"] = kindOf(incident);
    return out;
}
Incident incidentFrom(const Json& in) {
    return incidentOfKind(in.at("is").get<std::string>(), in,
                          std::make_index_sequence<std::variant_size_v<Incident>>{});
}

Json toJson(const IncidentFacts& facts) {
    return written(facts);
}
IncidentFacts incidentFactsFrom(const Json& in) {
    return readAs<IncidentFacts>(in);
}
Json toJson(const Ruling& ruling) {
    return written(ruling);
}
Ruling rulingFrom(const Json& in) {
    return readAs<Ruling>(in);
}

} // namespace arbiter::app
