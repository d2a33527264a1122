#include "pairing/generate/configuration.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <set>

#include "pairing/standings/ranking_order.hpp"

namespace pairing::generate {
namespace {

constexpr std::int64_t million = 1'000'000;

std::optional<int> wholeNumber(std::string_view text) {
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc{} || end != text.data() + text.size() || text.starts_with('-'))
        return std::nullopt;
    return number;
}

// What is wrong with a value: the form that would be right. Nothing if all is well.
using Fault = std::optional<rules::Text>;

Fault takeInt(std::optional<int>& target, std::string_view text, int least, int most) {
    const auto number = wholeNumber(text);
    if (!number || *number < least || *number > most)
        return rules::text("a whole number from {} to {}", least, most);
    target = number;
    return {};
}

Fault takePoints(std::optional<Points>& target, std::string_view text) {
    const auto points = pointsFromString(text);
    constexpr int most = 100;
    if (!points || *points < Points{} || *points > Points::whole(most))
        return rules::text("points such as 1, 0.5 or ½, up to {}", most);
    target = points;
    return {};
}

Fault takeBool(std::optional<bool>& target, std::string_view text) {
    const auto is = [&](std::initializer_list<std::string_view> words) {
        return std::ranges::find(words, text) != words.end();
    };
    if (is({"yes", "true", "1", "on"}))
        target = true;
    else if (is({"no", "false", "0", "off"}))
        target = false;
    else
        return rules::text("yes or no");
    return {};
}

// "3" is a count, "2.5%" a share.
Fault takeAmount(Amount& target, std::string_view text) {
    const auto expected = rules::text("a count such as 3, or a share such as 5% or 2.5%");
    if (!text.ends_with('%')) {
        const auto count = wholeNumber(text);
        if (!count || *count > 9999) return expected;
        target = {Amount::Unit::Count, *count};
        return {};
    }
    text.remove_suffix(1);
    const auto dot = text.find('.');
    const auto whole = wholeNumber(text.substr(0, dot));
    std::optional<int> tenths = 0;
    if (dot != std::string_view::npos)
        tenths = text.size() == dot + 2 ? wholeNumber(text.substr(dot + 1)) : std::nullopt;
    if (!whole || !tenths || *whole * 10 + *tenths > 1000) return expected;
    target = {Amount::Unit::Millionths, *whole * (million / 100) + *tenths * (million / 1000)};
    return {};
}

Fault takeTieBreaks(std::optional<std::vector<std::string>>& target, std::string_view text) {
    std::vector<std::string> codes;
    if (!text.empty()) {
        if (!standings::parseRankingOrder(text))
            return rules::text("a list of tie-breaks such as BH/C1,BH,SB");
        for (std::string_view rest = text;;) {
            const auto comma = rest.find(',');
            codes.emplace_back(rest.substr(0, comma));
            if (comma == std::string_view::npos) break;
            rest.remove_prefix(comma + 1);
        }
    }
    target = std::move(codes);
    return {};
}

Fault takeRatings(std::vector<int>& target, std::string_view text) {
    for (std::string_view rest = text;;) {
        const auto comma = rest.find(',');
        const auto rating = wholeNumber(rest.substr(0, comma));
        if (!rating || *rating > 4000)
            return rules::text("ratings up to 4000, separated by commas; 0 for none");
        target.push_back(*rating);
        if (comma == std::string_view::npos) return {};
        rest.remove_prefix(comma + 1);
    }
}

Fault takeEdition(std::optional<RuleEdition>& target, std::string_view text) {
    if (text != "2017" && text != "2026") return rules::text("2026 or 2017");
    target = text == "2017" ? RuleEdition::Fide2017 : RuleEdition::Fide2026;
    return {};
}

Fault takeColour(std::optional<Colour>& target, std::string_view text) {
    if (text != "W" && text != "B") return rules::text("W or B");
    target = text == "W" ? Colour::White : Colour::Black;
    return {};
}

// One happening in that many players or games.
Fault takeOneIn(Configuration& to, Happening what, std::string_view text, int least) {
    std::optional<int> rate;
    if (auto fault = takeInt(rate, text, least, 1'000'000)) return fault;
    to.amounts[what].everyRound = Amount{Amount::Unit::Millionths, million / *rate};
    return {};
}

Fault takePerThousand(Configuration& to, Happening what, std::string_view text) {
    std::optional<int> rate;
    if (auto fault = takeInt(rate, text, 0, 1000)) return fault;
    to.amounts[what].everyRound = Amount{Amount::Unit::Millionths, *rate * (million / 1000)};
    return {};
}

struct Reading {
    bool javafo = false;
};

struct Key {
    std::string_view name;
    bool javafoOnly;
    Fault (*take)(Configuration&, std::string_view, const Reading&);
};

template <std::optional<Points> Configuration::*member>
Fault points(Configuration& to, std::string_view text, const Reading&) {
    return takePoints(to.*member, text);
}

template <std::optional<int> Configuration::*member, int least, int most>
Fault number(Configuration& to, std::string_view text, const Reading&) {
    return takeInt(to.*member, text, least, most);
}

template <Happening what>
Fault perThousand(Configuration& to, std::string_view text, const Reading&) {
    return takePerThousand(to, what, text);
}

constexpr std::array keys{
    Key{"PlayersNumber", false, number<&Configuration::players, 2, 9999>},
    Key{"RoundsNumber", false, number<&Configuration::rounds, 1, 99>},
    Key{"DrawPercentage", false, number<&Configuration::drawPercentage, 0, 100>},
    Key{"ForfeitRate", false,
        [](Configuration& to, std::string_view text, const Reading& reading) {
            return reading.javafo ? takePerThousand(to, Happening::ForfeitWins, text)
                                  : takeOneIn(to, Happening::ForfeitWins, text, 1);
        }},
    Key{"RetiredRate", false,
        [](Configuration& to, std::string_view text, const Reading&) {
            return takeOneIn(to, Happening::ZeroPointByes, text, 2);
        }},
    Key{"HalfPointByeRate", false,
        [](Configuration& to, std::string_view text, const Reading&) {
            return takeOneIn(to, Happening::HalfPointByes, text, 1);
        }},
    Key{"HalfPointByteRate", false,
        [](Configuration& to, std::string_view text, const Reading&) {
            return takeOneIn(to, Happening::HalfPointByes, text, 1);
        }},
    Key{"HighestRating", false, number<&Configuration::highestRating, 1, 4000>},
    Key{"LowestRating", false, number<&Configuration::lowestRating, 1, 4000>},
    Key{"PointsForWin", false, points<&Configuration::win>},
    Key{"PointsForDraw", false, points<&Configuration::draw>},
    Key{"PointsForLoss", false, points<&Configuration::loss>},
    Key{"PointsForZPB", false, points<&Configuration::zeroPointBye>},
    Key{"PointsForForfeitLoss", false, points<&Configuration::forfeitLoss>},
    Key{"PointsForPAB", false, points<&Configuration::pairingAllocatedBye>},
    Key{"QuickgameRate", true, perThousand<Happening::ShortGames>},
    Key{"ZPBRate", true, perThousand<Happening::ZeroPointByes>},
    Key{"HPBRate", true, perThousand<Happening::HalfPointByes>},
    Key{"FPBRate", true, perThousand<Happening::FullPointByes>},
    Key{"Groups", true, number<&Configuration::groups, 0, 10>},
    Key{"Separator", true, number<&Configuration::separator, 0, 100>},
    Key{"WWPoints", true, points<&Configuration::win>}, Key{"BWPoints", true, points<&Configuration::win>},
    Key{"WDPoints", true, points<&Configuration::draw>}, Key{"BDPoints", true, points<&Configuration::draw>},
    Key{"WLPoints", true, points<&Configuration::loss>}, Key{"BLPoints", true, points<&Configuration::loss>},
    Key{"ZPBPoints", true, points<&Configuration::zeroPointBye>},
    Key{"FLPoints", true, points<&Configuration::forfeitLoss>},
    Key{"PABPoints", true, points<&Configuration::pairingAllocatedBye>},
    Key{"HPBPoints", true, points<&Configuration::halfPointBye>},
    Key{"FPBPoints", true, points<&Configuration::fullPointBye>},
    Key{"FWPoints", true, points<&Configuration::forfeitWin>},
    // Our own.
    Key{"RatingStep", false, number<&Configuration::ratingStep, 0, 1000>},
    Key{"Ratings", false,
        [](Configuration& to, std::string_view text, const Reading&) {
            return takeRatings(to.ratings, text);
        }},
    Key{"LateEntries", false, number<&Configuration::lateEntries, 0, 9999>},
    Key{"ForbiddenPairs", false, number<&Configuration::forbiddenPairs, 0, 9999>},
    Key{"Baku", false,
        [](Configuration& to, std::string_view text, const Reading&) { return takeBool(to.baku, text); }},
    Key{"Edition", false,
        [](Configuration& to, std::string_view text, const Reading&) {
            return takeEdition(to.edition, text);
        }},
    Key{"InitialColour", false,
        [](Configuration& to, std::string_view text, const Reading&) {
            return takeColour(to.initialColour, text);
        }},
    Key{"TieBreaks", false, [](Configuration& to, std::string_view text, const Reading&) {
            return takeTieBreaks(to.tieBreaks, text);
        }}};

// A count or a share, of every round, or with ".3" behind the name of round 3.
constexpr std::array<std::pair<std::string_view, Happening>, happenings> amountKeys{
    {{"FullPointByes", Happening::FullPointByes},
     {"HalfPointByes", Happening::HalfPointByes},
     {"ZeroPointByes", Happening::ZeroPointByes},
     {"Withdrawals", Happening::Withdrawals},
     {"ForfeitWins", Happening::ForfeitWins},
     {"DoubleForfeits", Happening::DoubleForfeits},
     {"UnusualResults", Happening::UnusualResults},
     {"ShortGames", Happening::ShortGames}}};

struct Line {
    int number = 0;
    std::string_view name;
    std::string_view value;
    int valueColumn = 1;
};

class Reader {
  public:
    Reader(std::string_view text, const std::string& source, ConfigurationDialect dialect)
        : source_(source) {
        splitLines(text);
        reading_.javafo = dialect == ConfigurationDialect::Javafo;
        if (dialect == ConfigurationDialect::Automatic)
            reading_.javafo = std::ranges::any_of(lines_, [](const Line& line) {
                const auto key = std::ranges::find(keys, line.name, &Key::name);
                return key != keys.end() && key->javafoOnly;
            });
    }

    rules::Expected<Configuration, rules::Diagnostics> read() {
        for (const Line& line : lines_)
            take(line);
        const auto& [highest, lowest] = std::pair(result_.highestRating, result_.lowestRating);
        if (highest && lowest && *highest < *lowest)
            add({}, "generate.range",
                rules::text("LowestRating {} is above HighestRating {}", *lowest, *highest), {});
        if (!faults_.empty()) return rules::unexpected(std::move(faults_));
        return std::move(result_);
    }

  private:
    void splitLines(std::string_view text) {
        int number = 0;
        while (!text.empty()) {
            const auto end = std::min(text.find_first_of("\r\n"), text.size());
            std::string_view line = text.substr(0, end);
            const bool both = text.substr(end).starts_with("\r\n");
            text.remove_prefix(std::min(text.size(), end + (both ? 2 : 1)));
            ++number;
            while (!line.empty() && (line.back() == ' ' || line.back() == '\t'))
                line.remove_suffix(1);
            if (line.empty() || line.front() == '#') continue;
            const auto equals = line.find('=');
            if (equals == std::string_view::npos) {
                add({number, line, {}, 1}, "generate.line", rules::text("no \"=\" in the line"),
                    rules::text("Name=Value"));
                continue;
            }
            lines_.push_back(
                {number, line.substr(0, equals), line.substr(equals + 1), static_cast<int>(equals) + 2});
        }
    }

    void take(const Line& line) {
        const auto amount = amountKey(line.name);
        const auto key = std::ranges::find(keys, line.name, &Key::name);
        if (!amount && key == keys.end()) {
            add(line, "generate.key", rules::text("unknown key"),
                rules::text("one of the keys of the generator"));
            return;
        }
        if (!seen_.insert(line.name).second) {
            add(line, "generate.twice", rules::text("the key is given twice"), {});
            return;
        }
        const Configuration before = result_;
        const Fault fault = amount ? takeAmountOf(*amount, line) : key->take(result_, line.value, reading_);
        if (fault) {
            add({line.number, line.value, {}, line.valueColumn}, "generate.value",
                rules::text("value of {}", line.name), *fault);
            return;
        }
        checkBothColours(line, before);
    }

    // "HalfPointByes", "HalfPointByes.3"
    [[nodiscard]] static std::optional<std::pair<Happening, std::optional<int>>>
    amountKey(std::string_view name) {
        const auto dot = name.find('.');
        const auto key = std::ranges::find(amountKeys, name.substr(0, dot),
                                           &std::pair<std::string_view, Happening>::first);
        if (key == amountKeys.end()) return std::nullopt;
        if (dot == std::string_view::npos) return std::pair(key->second, std::optional<int>());
        const auto round = wholeNumber(name.substr(dot + 1));
        if (!round || *round < 1 || *round > 99) return std::nullopt;
        return std::pair(key->second, round);
    }

    Fault takeAmountOf(const std::pair<Happening, std::optional<int>>& key, const Line& line) {
        Amount amount;
        if (auto fault = takeAmount(amount, line.value)) return fault;
        Amounts& amounts = result_.amounts[key.first];
        if (key.second)
            amounts.rounds[RoundNumber(static_cast<std::uint16_t>(*key.second))] = amount;
        else
            amounts.everyRound = amount;
        return {};
    }

    // JaVaFo knows other points for White than for Black; the rules of FIDE do not.
    void checkBothColours(const Line& line, const Configuration& before) {
        const auto differs = [](const std::optional<Points>& one, const std::optional<Points>& other) {
            return one && other && *one != *other;
        };
        const bool ofColour = line.name.size() == 8 && line.name.ends_with("Points");
        if (ofColour && (differs(before.win, result_.win) || differs(before.draw, result_.draw) ||
                         differs(before.loss, result_.loss)))
            add({line.number, line.value, {}, line.valueColumn}, "generate.colours",
                rules::text("{}: other points for White than for Black", line.name),
                rules::text("the same points for both colours"));
    }

    void add(const Line& line, std::string code, rules::Text message, rules::Text expected) {
        rules::Diagnostic fault;
        fault.code = std::move(code);
        fault.source = source_;
        if (line.number > 0) {
            fault.line = line.number;
            fault.column = line.valueColumn;
            if (fault.code == "generate.key" || fault.code == "generate.twice") fault.column = 1;
        }
        fault.message = std::move(message);
        fault.found = std::string(line.name);
        fault.expected = std::move(expected);
        faults_.add(std::move(fault));
    }

    std::string source_;
    Reading reading_;
    std::vector<Line> lines_;
    std::set<std::string_view> seen_;
    Configuration result_;
    rules::Diagnostics faults_;
};

} // namespace

rules::Expected<Configuration, rules::Diagnostics>
readConfiguration(std::string_view text, const std::string& source, ConfigurationDialect dialect) {
    return Reader(text, source, dialect).read();
}

std::vector<std::string_view> configurationKeys() {
    std::vector<std::string_view> names;
    for (const Key& key : keys)
        names.push_back(key.name);
    for (const auto& [name, happening] : amountKeys)
        names.push_back(name);
    return names;
}

} // namespace pairing::generate
