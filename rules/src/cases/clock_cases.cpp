#include "cases/clock_cases.hpp"

#include <fmt/format.h>

#include "cases/case_words.hpp"
#include "cases/event_text.hpp"
#include "rules/board/chess960.hpp"
#include "rules/clock/time_control.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/pgn.hpp"

namespace rules::cases {
namespace {

using namespace clock;

// "1:30:35", or "25:00" where the hour is not shown.
std::string shown(std::int64_t milliseconds, bool hours) {
    const std::int64_t seconds = milliseconds / 1000;
    if (hours) return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

// The time control of the mode, with the level's name left out.
std::optional<TimeControl> controlOf(std::string_view mode) {
    const std::size_t blank = mode.find(' ');
    if (blank != std::string_view::npos && draws::levelFrom(mode.substr(0, blank)))
        mode.remove_prefix(blank + 1);
    auto control = readTimeControlWords(mode);
    if (!control) return std::nullopt;
    return *control;
}

class ClockCase {
  public:
    explicit ClockCase(const RulesCase& one)
        : event_(one.value("event"))
        , words_(split(event_, " ,"))
        , control_(controlOf(one.value("mode"))) {
        answer_.id = one.id();
    }

    std::optional<CaseAnswer> decide() && {
        if (arrays() || readings() || (control_ && (start() || thinking() || completes()))) return answer_;
        return std::nullopt;
    }

  private:
    void say(std::string result, std::string time, const char* article) {
        answer_.result = std::move(result);
        answer_.time = std::move(time);
        answer_.articles = {article};
    }

    [[nodiscard]] bool hours() const {
        return control_->periods.front().seconds >= 3600 || control_->periods.size() > 1;
    }

    bool start() {
        if (event_ != "start") return false;
        say("*", "both clocks show " + shown(startOf(*control_).milliseconds, hours()), "6.3");
        return true;
    }

    // "w thinks 25 s over move 1"
    bool thinking() {
        if (words_.size() < 4 || words_[1] != "thinks") return false;
        const auto side = colourFrom(words_[0]);
        const auto seconds = numberFrom(words_[2]);
        if (!side || !seconds || !words_[3].starts_with("s")) return false;
        const ClockSide after = afterMove(*control_, startOf(*control_), std::int64_t{1000} * *seconds);
        const bool delay = control_->extra == ExtraTime::Delay;
        say("*",
            fmt::format("{} {}{}", letterOf(*side), shown(after.milliseconds, hours()),
                        delay ? "" : " after pressing"),
            delay ? "6.3.2" : "6.3.1");
        return true;
    }

    // "w completes move 40 with 0:02:10 left"
    bool completes() {
        if (words_.size() < 6 || words_[1] != "completes" || words_[2] != "move") return false;
        const auto side = colourFrom(words_[0]);
        const auto move = numberFrom(words_[3]);
        const auto left = secondsFrom(words_[5]);
        if (!side || !move || *move == 0 || !left) return false;
        ClockSide before{1000 * *left, 0, *move - 1};
        const ClockSide after = afterMove(*control_, before, 0);
        say("*", fmt::format("{} {}", letterOf(*side), shown(after.milliseconds, true)), "6.3.2");
        return true;
    }

    // "[%clk 0:59:58] then [%clk 0:59:31], 90+30": two readings after moves of one player.
    bool readings() {
        const std::size_t second = event_.find("[%clk", event_.find("[%clk") + 1);
        if (!event_.starts_with("[%clk") || second == std::string_view::npos) return false;
        const auto before = notation::clockTenths(event_.substr(0, second));
        const auto after = notation::clockTenths(event_.substr(second));
        const auto control = readTimeControlWords(words_.back());
        if (!before || !after || !control) return false;
        const std::int64_t used =
            usedMilliseconds(100 * std::int64_t{*before}, 100 * std::int64_t{*after},
                             std::int64_t{1000} * control->periods.front().extraSeconds);
        say("*", fmt::format("the second move took {} s", used / 1000), "PGN clock tags");
        return true;
    }

    // Guidelines II.2: the numbers of the Chess960 arrays.
    bool arrays() {
        constexpr std::string_view asked = "start position number";
        if (!event_.starts_with(asked)) return false;
        const auto number = numberFrom(words_.back());
        const auto start = board::chess960Start(number.value_or(518));
        if (!start) return (say("no such number: 0 to 959", "", "II.2"), true);
        const std::string fen = notation::writeFen(*start);
        if (number) return (say(fen.substr(fen.find(" w ") - 8, 8), "", "II.2"), true);
        say(fmt::format("{} arrays, 518 = {}", board::chess960Count, fen.substr(fen.find(" w ") - 8, 8)), "",
            "II.2");
        return true;
    }

    std::string_view event_;
    std::vector<std::string_view> words_;
    std::optional<TimeControl> control_;
    CaseAnswer answer_;
};

} // namespace

std::optional<CaseAnswer> decideClockCase(const RulesCase& one) {
    return ClockCase(one).decide();
}

} // namespace rules::cases
