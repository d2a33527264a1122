#include "pairing/standings/ranking_order.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "pairing/tiebreak/registry.hpp"

namespace pairing::standings {
namespace {

using rules::Diagnostic;
using rules::Diagnostics;
using rules::Severity;
using tiebreak::Code;
using tiebreak::TieBreak;
using tiebreak::TieBreakInfo;

constexpr std::string_view ownPrefix = "OTHER_";
constexpr int mostCuts = 99;
constexpr int widestLimitShift = 99;

char capital(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::string inCapitals(std::string_view text) {
    std::string capitals(text);
    std::ranges::transform(capitals, capitals.begin(), capital);
    return capitals;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

// "PTS, DE, WIN …" without the codes that take values from elsewhere.
std::string knownNames() {
    std::string names;
    for (const TieBreakInfo& info : tiebreak::registry()) {
        if (!names.empty()) names += ", ";
        names += info.code == Code::Typed ? "OTHER_name" : std::string(info.name);
    }
    return names;
}

// "/C1, /M1, /P", what the code understands.
std::string knownModifiers(const TieBreakInfo& info) {
    const std::pair<bool, std::string_view> all[] = {
        {info.modifiers.cut, "/C1"},       {info.modifiers.median, "/M1"}, {info.modifiers.limit, "/L+1"},
        {info.modifiers.forfeits, "/P"},   {info.modifiers.fore, "/F"},    {info.modifiers.reverse, "/R"},
        {info.modifiers.unrated, "/U1400"}};
    std::string names;
    for (const auto& [allowed, name] : all) {
        if (!allowed) continue;
        if (!names.empty()) names += ", ";
        names += name;
    }
    return names;
}

std::optional<int> wholeNumber(std::string_view digits, int least, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

// Reads one descriptor. Columns are code points of the whole list, from 1.
class Reader {
  public:
    Reader(std::string_view text, int column)
        : text_(text)
        , column_(column) {}

    // What was read, or nothing with the reasons in `faults`.
    [[nodiscard]] std::optional<TieBreak> read(Diagnostics& faults) {
        const std::size_t before = faults.items().size();
        if (text_.empty()) {
            fault(faults, "tiebreak.empty", rules::text("empty place in the list of tie-breaks"), text_,
                  rules::text("one tie-break between two commas"));
            return std::nullopt;
        }
        const std::size_t nameEnd = std::min(text_.find_first_of(nameStops()), text_.size());
        const auto code = readName(text_.substr(0, nameEnd), faults);
        if (!code) return std::nullopt;
        readModifiers(nameEnd, faults);
        if (faults.items().size() > before) return std::nullopt;
        return tieBreak_;
    }

  private:
    // A name of the arbiter's own may contain "-" and ":".
    [[nodiscard]] std::string_view nameStops() const {
        return inCapitals(text_).starts_with(ownPrefix) ? "/" : "/-:";
    }

    void fault(Diagnostics& faults, std::string code, rules::Text message, std::string_view found,
               rules::Text expected, rules::Text advice = {}) const {
        Diagnostic diagnostic;
        diagnostic.code = std::move(code);
        diagnostic.column = column_;
        diagnostic.message = std::move(message);
        diagnostic.found = found;
        diagnostic.expected = std::move(expected);
        diagnostic.advice = std::move(advice);
        faults.add(std::move(diagnostic));
    }

    [[nodiscard]] std::optional<Code> readName(std::string_view name, Diagnostics& faults) {
        if (inCapitals(name).starts_with(ownPrefix))
            return readOwnName(name.substr(ownPrefix.size()), faults);
        if (const auto code = tiebreak::codeFromName(name)) {
            tieBreak_.code = *code;
            return code;
        }
        if (const auto article = tiebreak::articleOfTeamTieBreak(name))
            fault(faults, "tiebreak.team", rules::text("tie-break {}", name), text_,
                  rules::text("a tie-break for individuals: {}", knownNames()),
                  rules::text("this one ranks teams (C.07 art. {})", *article));
        else
            fault(faults, "tiebreak.unknown", rules::text("tie-break {}", name), text_,
                  rules::text("one of {}", knownNames()));
        return std::nullopt;
    }

    // OTHER_SOS is our SOS as TRF writes it; any other name stands for values that the arbiter enters.
    [[nodiscard]] std::optional<Code> readOwnName(std::string_view name, Diagnostics& faults) {
        if (name.empty()) {
            fault(faults, "tiebreak.unknown", rules::text("tie-break without a name"), text_,
                  rules::text("OTHER_ and a name"));
            return std::nullopt;
        }
        const auto code = tiebreak::codeFromName(name);
        if (code && tiebreak::infoOf(*code).article.empty()) {
            tieBreak_.code = *code;
        } else {
            tieBreak_.code = Code::Typed;
            tieBreak_.typedName = name;
        }
        return tieBreak_.code;
    }

    // Everything behind the name: ":MP", "/C1", "-P", "/L-1" …
    void readModifiers(std::size_t place, Diagnostics& faults) {
        while (place < text_.size()) {
            const std::size_t end = endOfModifier(place);
            const std::string_view modifier = text_.substr(place + 1, end - place - 1);
            if (text_[place] == ':')
                fault(faults, "tiebreak.modifier", rules::text("tie-break {}", text_.substr(0, place)),
                      text_.substr(place, end - place), rules::text("no reference score"),
                      rules::text(":MP and :GP belong to team events (C.07 art. 11)"));
            else if (!readModifier(modifier))
                faultOfModifier(modifier, faults);
            place = end;
        }
        if (tieBreak_.cut > 0 && tieBreak_.median > 0)
            fault(faults, "tiebreak.modifier", rules::text("tie-break {}", text_), text_,
                  rules::text("either /C or /M"), rules::text("a median cuts the lowest ones already"));
    }

    // The place of the next separator; the sign of a limit ("/L-1") is none.
    [[nodiscard]] std::size_t endOfModifier(std::size_t place) const {
        const bool limit =
            text_.substr(place + 1).starts_with('L') || text_.substr(place + 1).starts_with('l');
        return std::min(text_.find_first_of("/-:", place + (limit ? 3 : 1)), text_.size());
    }

    void faultOfModifier(std::string_view modifier, Diagnostics& faults) const {
        const TieBreakInfo& info = tiebreak::infoOf(tieBreak_.code);
        const std::string known = knownModifiers(info);
        fault(faults, "tiebreak.modifier", rules::text("modifier of {}", info.name), modifier,
              known.empty() ? rules::text("no modifier") : rules::text("one of {}", known));
    }

    [[nodiscard]] bool readModifier(std::string_view modifier) {
        if (modifier.empty()) return false;
        const tiebreak::Modifiers& allowed = tiebreak::infoOf(tieBreak_.code).modifiers;
        const std::string_view rest = modifier.substr(1);
        switch (capital(modifier.front())) {
        case 'C':
            return allowed.cut && tieBreak_.cut == 0 && readNumber(rest, 1, mostCuts, tieBreak_.cut);
        case 'M':
            return allowed.median && tieBreak_.median == 0 && readNumber(rest, 1, mostCuts, tieBreak_.median);
        case 'L':
            return allowed.limit && tieBreak_.limitShift == 0 &&
                   readNumber(rest.starts_with('+') ? rest.substr(1) : rest, -widestLimitShift,
                              widestLimitShift, tieBreak_.limitShift);
        case 'P':
            return allowed.forfeits && rest.empty() && !std::exchange(tieBreak_.forfeitsPlayed, true);
        case 'F':
            return allowed.fore && rest.empty() && !std::exchange(tieBreak_.fore, true);
        case 'R':
            return allowed.reverse && rest.empty() && !std::exchange(tieBreak_.reversed, true);
        case 'U':
            return allowed.unrated && !tieBreak_.unrated && readUnrated(rest);
        default:
            return false;
        }
    }

    [[nodiscard]] static bool readNumber(std::string_view digits, int least, int most, int& number) {
        const auto read = wholeNumber(digits, least, most);
        if (read) number = *read;
        return read.has_value();
    }

    [[nodiscard]] bool readUnrated(std::string_view digits) {
        const auto rating = wholeNumber(digits, 1, 9999);
        if (rating) tieBreak_.unrated = Rating(static_cast<std::uint16_t>(*rating));
        return rating.has_value();
    }

    std::string_view text_;
    int column_;
    TieBreak tieBreak_;
};

// 4.3: only a tie-break of type A may come again, since its group has changed.
bool mayRepeat(Code code) {
    return code == Code::DirectEncounter;
}

int codePoints(std::string_view text) {
    return static_cast<int>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string trfName(const TieBreak& tieBreak) {
    const bool house = tiebreak::infoOf(tieBreak.code).article.empty() && tieBreak.code != Code::Typed;
    return (house ? std::string(ownPrefix) : std::string()) + tiebreak::toString(tieBreak);
}

template <class Name>
std::string joined(const RankingOrder& order, Name&& name) {
    std::string text;
    for (const TieBreak& tieBreak : order) {
        if (!text.empty()) text += ',';
        text += name(tieBreak);
    }
    return text;
}

} // namespace

rules::Expected<TieBreak, Diagnostics> parseTieBreak(std::string_view text) {
    Diagnostics faults;
    const auto tieBreak = Reader(trimmed(text), 1).read(faults);
    if (!tieBreak) return rules::unexpected(std::move(faults));
    return *tieBreak;
}

rules::Expected<RankingOrder, Diagnostics> parseRankingOrder(std::string_view text) {
    Diagnostics faults;
    RankingOrder order;
    std::size_t start = 0;
    while (start <= text.size() && !trimmed(text).empty()) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string_view item = trimmed(text.substr(start, end - start));
        const int column =
            1 + codePoints(text.substr(0, start)) +
            codePoints(text.substr(
                start, item.empty() ? 0 : static_cast<std::size_t>(item.data() - text.data()) - start));
        const auto tieBreak = Reader(item, column).read(faults);
        if (tieBreak && !mayRepeat(tieBreak->code) && std::ranges::find(order, *tieBreak) != order.end()) {
            Diagnostic repeated;
            repeated.code = "tiebreak.duplicate";
            repeated.column = column;
            repeated.message = rules::text("tie-break {}", tiebreak::toString(*tieBreak));
            repeated.found = item;
            repeated.expected = rules::text("each tie-break once");
            repeated.advice = rules::text("it stands in the list already; take one of the two out");
            faults.add(std::move(repeated));
        } else if (tieBreak) {
            order.push_back(*tieBreak);
        }
        start = end + 1;
    }
    if (!faults.empty()) return rules::unexpected(std::move(faults));
    if (std::ranges::find(order, Code::Points, &TieBreak::code) == order.end())
        order.insert(order.begin(), TieBreak{});
    return order;
}

std::string toString(const RankingOrder& order) {
    return joined(order, [](const TieBreak& tieBreak) { return tiebreak::toString(tieBreak); });
}

std::string toTrf(const RankingOrder& order) {
    return joined(order, trfName);
}

Diagnostics checkOrder(const RankingOrder& order, const tiebreak::Rules& rules) {
    Diagnostics remarks;
    for (const TieBreak& tieBreak : order) {
        const TieBreakInfo& info = tiebreak::infoOf(tieBreak.code);
        Diagnostic remark;
        remark.message = rules::text("tie-break {}", tiebreak::toString(tieBreak));
        if (rules.kind == tiebreak::EventKind::Predetermined && info.where == tiebreak::Where::SwissOnly &&
            rules.edition == tiebreak::Edition::Fide2026) {
            remark.code = "tiebreak.refused";
            remark.expected = rules::text("no Buchholz in a round robin (C.07 art. 8)");
            remark.advice = rules::text("take Sonneborn-Berger (SB) or the Koya system (KS) instead");
        } else if (info.since > rules.edition ||
                   (tieBreak.fore && tiebreak::Edition::Fide2026 > rules.edition)) {
            remark.severity = Severity::Warning;
            remark.code = "tiebreak.edition";
            remark.expected = rules::text("a tie-break of the edition {} of C.07", nameOf(rules.edition));
            remark.advice = rules::text("it came with the edition of 2026 and is computed as there");
        } else {
            continue;
        }
        remarks.add(std::move(remark));
    }
    return remarks;
}

RankingOrder suggestedOrder(tiebreak::EventKind kind) {
    switch (kind) {
    case tiebreak::EventKind::Swiss:
        return *parseRankingOrder("PTS,BH/C1,BH,SB,DE,WON");
    case tiebreak::EventKind::Predetermined:
        return *parseRankingOrder("PTS,DE,SB,WON,KS");
    }
    return {};
}

std::vector<Preset> presets() {
    const Points one = Points::whole(1);
    const ScoringSystem usual = ScoringSystem::of(one, Points::fromTenths(5), Points{});
    return {{"fide", "1, ½, 0; Buchholz with and without the lowest, Sonneborn-Berger, direct encounter",
             usual, suggestedOrder(tiebreak::EventKind::Swiss)},
            {"club", "1, ½, 0; direct encounter, Buchholz, Buchholz Cut-1, Sonneborn-Berger, wins", usual,
             *parseRankingOrder("PTS,DE,BH,BH/C1,SB,WIN")},
            {"children", "2, 1, 0; sum of the opponents' scores, progressive scores, win rate",
             ScoringSystem::of(Points::whole(2), one, Points{}), *parseRankingOrder("PTS,SOS,PS,WR")}};
}

} // namespace pairing::standings
