#include "arbiter/exchange/prize_plan.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>
#include <vector>

#include "arbiter/exchange/federations.hpp"

namespace arbiter::exchange {
namespace {

using pairing::standings::Division;
using pairing::standings::Money;
using pairing::standings::PrizeCondition;
using pairing::standings::PrizeList;
using pairing::standings::PrizePlan;
using rules::Diagnostic;
using rules::Diagnostics;
using rules::text;

std::string_view trimmed(std::string_view line) {
    const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!line.empty() && isBlank(line.front()))
        line.remove_prefix(1);
    while (!line.empty() && isBlank(line.back()))
        line.remove_suffix(1);
    return line;
}

std::vector<std::string_view> splitAt(std::string_view line, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = line.find(separator);
        parts.push_back(trimmed(line.substr(0, end)));
        if (end == std::string_view::npos) return parts;
        line.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    for (const std::string_view word : splitAt(line, ' '))
        if (!word.empty()) words.push_back(word);
    return words;
}

std::optional<int> numberFrom(std::string_view digits, int least, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

class Reader {
  public:
    explicit Reader(const std::string& source)
        : source_(source) {}

    rules::Expected<PrizePlan, Diagnostics> read(std::string_view whole) {
        for (const std::string_view line : splitAt(whole, '\n')) {
            ++line_;
            const std::string_view content = trimmed(line.substr(0, line.find('#')));
            if (!content.empty()) readLine(content);
        }
        if (!faults_.empty()) return rules::unexpected(std::move(faults_));
        Diagnostics faults;
        const Diagnostics found = checkPlan(plan_);
        for (Diagnostic fault : found.items()) {
            fault.source = source_;
            faults.add(std::move(fault));
        }
        if (!faults.empty()) return rules::unexpected(std::move(faults));
        return plan_;
    }

  private:
    void fault(rules::Text message, std::string_view found, rules::Text expected) {
        Diagnostic diagnostic;
        diagnostic.code = "prizes.line";
        diagnostic.source = source_;
        diagnostic.line = line_;
        diagnostic.message = std::move(message);
        diagnostic.found = found;
        diagnostic.expected = std::move(expected);
        faults_.add(std::move(diagnostic));
    }

    void readLine(std::string_view line) {
        const auto blank = std::min(line.find_first_of(" \t"), line.size());
        const std::string_view key = line.substr(0, blank);
        const std::string_view rest = trimmed(line.substr(blank));
        if (key != "category" && !seen_.emplace(key).second)
            return fault(text("line"), key, text("each line once"));
        if (key == "main") {
            plan_.main.prizes = amounts(rest);
        } else if (key == "category") {
            readCategory(rest);
        } else if (key == "division") {
            choose(key, rest, plan_.division,
                   std::array{std::pair{std::string_view("none"), Division::None},
                              std::pair{std::string_view("equal"), Division::Equal},
                              std::pair{std::string_view("hort"), Division::Hort}});
        } else if (key == "per-player") {
            choose(key, rest, plan_.onePerPlayer,
                   std::array{std::pair{std::string_view("best"), true},
                              std::pair{std::string_view("all"), false}});
        } else if (key == "withdrawn") {
            choose(key, rest, plan_.withdrawnMayWin,
                   std::array{std::pair{std::string_view("no"), false},
                              std::pair{std::string_view("yes"), true}});
        } else if (key == "unit") {
            amount(rest, plan_.unit);
        } else if (key == "least") {
            amount(rest, plan_.least);
        } else if (key == "budget") {
            plan_.budget.emplace();
            amount(rest, *plan_.budget);
        } else if (key == "currency") {
            plan_.currency = rest;
        } else {
            fault(
                text("line"), key,
                text(
                    "one of main, category, division, per-player, withdrawn, unit, least, budget, currency"));
        }
    }

    template <class Value, std::size_t count>
    void choose(std::string_view key, std::string_view word, Value& target,
                const std::array<std::pair<std::string_view, Value>, count>& choices) {
        std::string allowed;
        for (const auto& [name, value] : choices) {
            if (name == word) {
                target = value;
                return;
            }
            allowed += (allowed.empty() ? "" : ", ") + std::string(name);
        }
        fault(text("{}", key), word, text("one of {}", allowed));
    }

    void amount(std::string_view word, Money& target) {
        const auto money = pairing::standings::moneyFromString(word);
        if (money)
            target = *money;
        else
            fault(text("amount"), word, text("a number such as 50 or 12.50"));
    }

    std::vector<Money> amounts(std::string_view list) {
        std::vector<Money> read;
        for (const std::string_view word : wordsOf(list)) {
            read.emplace_back();
            amount(word, read.back());
        }
        return read;
    }

    void readCategory(std::string_view line) {
        const auto parts = splitAt(line, '|');
        if (parts.size() != 3 || parts[0].empty())
            return fault(text("category"), line,
                         text("NAME | conditions | prizes, e.g. U1800 | rating below 1800 | "
                              "80 40"));
        PrizeList category;
        category.name = parts[0];
        for (const std::string_view condition : splitAt(parts[1], ';'))
            readCondition(condition, category.who);
        category.prizes = amounts(parts[2]);
        plan_.categories.push_back(std::move(category));
    }

    void readCondition(std::string_view condition, PrizeCondition& who) {
        const auto words = wordsOf(condition);
        if (words.empty() || !takeCondition(condition, words, who))
            fault(text("condition"), condition,
                  text("sex f, born from 2008, born until 1961, rating from 1600, rating below 1800, rating "
                       "below "
                       "1800 or unrated, unrated, club NAME, or fed GER"));
    }

    static bool takeCondition(std::string_view whole, const std::vector<std::string_view>& words,
                              PrizeCondition& who) {
        const std::string_view kind = words.front();
        if (kind == "unrated" && words.size() == 1) return who.onlyUnrated = true;
        if (kind == "club" && words.size() > 1) {
            who.club = trimmed(whole.substr(kind.size()));
            return true;
        }
        if (kind == "sex" && words.size() == 2) return takeSex(words[1], who);
        if (kind == "fed" && words.size() == 2) {
            const auto code = federationCode(words[1]);
            if (code) who.federation = *code;
            return code.has_value();
        }
        if (kind == "born" && words.size() == 3) return takeYear(words, who);
        return kind == "rating" && words.size() >= 3 && takeRating(words, who);
    }

    static bool takeSex(std::string_view word, PrizeCondition& who) {
        if (word == "f") who.sex = pairing::Sex::Female;
        if (word == "m") who.sex = pairing::Sex::Male;
        return who.sex.has_value();
    }

    static bool takeYear(const std::vector<std::string_view>& words, PrizeCondition& who) {
        const auto year = numberFrom(words[2], 1900, 2100);
        if (!year || (words[1] != "from" && words[1] != "until")) return false;
        (words[1] == "from" ? who.bornFrom : who.bornUntil) = *year;
        return true;
    }

    static bool takeRating(const std::vector<std::string_view>& words, PrizeCondition& who) {
        const auto number = numberFrom(words[2], 1, 9999);
        if (!number || (words[1] != "from" && words[1] != "below")) return false;
        const bool orUnrated = words.size() == 5 && words[3] == "or" && words[4] == "unrated";
        if (words.size() != 3 && !orUnrated) return false;
        (words[1] == "from" ? who.ratingFrom : who.ratingBelow) =
            pairing::Rating(static_cast<std::uint16_t>(*number));
        who.alsoUnrated = who.alsoUnrated || orUnrated;
        return true;
    }

    const std::string& source_;
    int line_ = 0;
    std::set<std::string, std::less<>> seen_;
    PrizePlan plan_;
    Diagnostics faults_;
};

} // namespace

rules::Expected<PrizePlan, Diagnostics> readPrizePlan(std::string_view content, const std::string& source) {
    if (content.starts_with("\xEF\xBB\xBF")) content.remove_prefix(3);
    return Reader(source).read(content);
}

} // namespace arbiter::exchange
