// flagfall fide: rating lists on this computer; taken in, searched, compared with an event.
#include "commands.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/ranges.h>

#include "acting.hpp"
#include "arbiter/exchange/own_list.hpp"
#include "arbiter/exchange/rating_list.hpp"
#include "event_choice.hpp"
#include "files.hpp"
#include "list_choice.hpp"
#include "list_tables.hpp"
#include "long_work.hpp"
#include "player_lists.hpp"
#include "table_output.hpp"
#include "trf_input.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

class FideCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "fide",
            .group = Group::People,
            .summary = "rating lists on this computer: take in, search, compare with an event",
            .usage = {"fide import FILE... [--month YYYY-MM]",
                      "fide import TABLE --list NAME [--map HEADING=FIELD] [--month YYYY-MM]",
                      "fide search WORDS... [--list NAME] [--limit N]", "fide lists",
                      "fide refresh [EVENT] [--rate rapid] [--preview] [--take all|3,7]"},
            .description =
                "import takes FIDE's list as it is downloaded (TXT or XML, in its ZIP or not, the combined "
                "one or "
                "those of one\n"
                "type together), and with --list a table of one's own (CSV, .xlsx, .ods). The list before "
                "stays "
                "until the new\n"
                "one is whole. search finds by ID or by words of the name in any order, without accents, "
                "with "
                "slips. refresh\n"
                "shows what the list says otherwise than the event: rating, title, federation, birth, sex. "
                "It "
                "changes nothing\n"
                "unless --take says which players (their numbers, or all).\n"
                "For a rapid or blitz event (--rate) the standard rating steps in where there is no other.\n"
                "\n"
                "The lists are in the folder lists of FLAGFALL_DATA_HOME, else of flagfall in XDG_DATA_HOME "
                "or "
                "~/.local/share.",
            .examples = {"flagfall fide import players_list_foa.zip --month 2026-10",
                         "flagfall fide search garcia maria", "flagfall fide refresh club.flagfall",
                         "flagfall fide refresh club.flagfall --take 3,7"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(arguments_, true);
        list_.addTo(options);
        options.text("--month", "YYYY-MM", month_, "of the list, where its file does not say it");
        options.number("--limit", limit_, "players shown at most (20)");
        options.flag("--preview", preview_, "show the differences only");
        options.text("--take", "all|N,N", take_, "whose data are taken over, by number");
        sheet_.addTo(options);
        acting_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        const std::string act = arguments_.front();
        arguments_.erase(arguments_.begin());
        if (act == "import") return import(console);
        if (act == "search") return search(console);
        if (act == "lists") return lists(console);
        if (act == "refresh") return refresh(console);
        return failure(
            ExitCode::BadInput,
            fmt::format("\"fide {}\" is not known; there are import, search, lists, refresh.", act));
    }

  private:
    Outcome import(Console& console) {
        if (arguments_.empty())
            return failure(ExitCode::BadInput, "Name the file of the list, e.g. players_list_foa.zip");
        std::string month;
        if (!month_.empty()) {
            const auto known = exchange::listMonthFrom(month_);
            if (!known)
                return failure(
                    ExitCode::BadInput,
                    fmt::format("--month \"{}\": expected a year and month such as 2026-10", month_));
            month = *known;
        }
        for (const std::string& file : arguments_) {
            std::error_code error;
            if (!std::filesystem::is_regular_file(file, error))
                return failure(ExitCode::FileAccess, fmt::format("{}: there is no such file", file));
        }
        const QtRuntime runtime;
        return list_.isFide() ? importFide(month, console) : importOwn(month, console);
    }

    Outcome importFide(const std::string& month, Console& console) {
        const auto file = list_.fileToWrite();
        if (!file) return rules::unexpected(file.error());
        const std::vector<std::filesystem::path> files(arguments_.begin(), arguments_.end());
        LongWork work(console, Stopping::Tidily);
        const auto made = ratings::importFideList(files, *file, month, [&](double part, std::size_t players) {
            work.reached(part, fmt::format("{} players", players));
        });
        if (!made) return rules::unexpected(failureOf(made.error()));
        sayWarnings(made->remarks, console);
        if (made->value.month.empty())
            console.say(
                "The file does not say of which month the list is; name it with --month, e.g. --month "
                "2026-10.");
        return told(made->value, console);
    }

    Outcome importOwn(const std::string& month, Console& console) {
        if (arguments_.size() != 1)
            return failure(ExitCode::BadInput, "Name one table for a list of your own.");
        const auto wishes = sheet_.read();
        if (!wishes) return rules::unexpected(wishes.error());
        const auto bytes = readFile(arguments_.front());
        if (!bytes) return rules::unexpected(bytes.error());
        const auto list = exchange::readOwnList(*bytes, arguments_.front(), *wishes);
        if (!list) return rules::unexpected(failureOf(list.error()));
        sayWarnings(list->remarks, console);
        std::vector<std::string> taken;
        for (const exchange::SheetColumn& column : list->value.columns)
            taken.push_back(fmt::format("{} = {}", column.heading,
                                        column.field ? exchange::nameOfField(*column.field) : "-"));
        console.say(fmt::format("Columns: {}", fmt::join(taken, ", ")));
        if (acting_.dryRun() || preview_) return {};
        const auto file = list_.fileToWrite();
        if (!file) return rules::unexpected(file.error());
        const std::string source = std::filesystem::path(arguments_.front()).filename().string();
        return told(ratings::importOwnList(list_.name(), list->value, *file, month, source), console);
    }

    static Outcome told(const ratings::ListFacts& facts, Console& console) {
        console.print(fmt::format("List {}{}: {} players ({}).\n", facts.name,
                                  facts.month.empty() ? "" : " of " + facts.month, facts.players,
                                  facts.rates.empty() ? "no ratings" : facts.rates));
        if (facts.passedOver > 0)
            console.say(fmt::format("{} lines could not be read and were passed over.", facts.passedOver));
        return {};
    }

    Outcome search(Console& console) {
        if (arguments_.empty()) return failure(ExitCode::BadInput, "Say whom to look for: a name or an ID.");
        if (limit_.value_or(20) < 1 || limit_.value_or(20) > 1000)
            return failure(ExitCode::BadInput, "--limit: expected 1 to 1000");
        const QtRuntime runtime;
        const auto list = list_.open();
        if (!list) return rules::unexpected(list.error());
        const auto found = list->search(fmt::format("{}", fmt::join(arguments_, " ")), limit_.value_or(20));
        table_.print(console, foundReport(found, list->facts()));
        return {};
    }

    Outcome lists(Console& console) {
        if (!arguments_.empty())
            return failure(ExitCode::BadInput,
                           fmt::format("\"{}\" is one name too many.", arguments_.front()));
        const QtRuntime runtime;
        std::vector<ratings::ListFacts> all;
        if (const auto folder = listFolder())
            for (const std::string& name : folder->lists())
                all.push_back(ratings::RatingList(folder->fileOf(name)).facts());
        table_.print(console, listsReport(all));
        return {};
    }

    Outcome refresh(Console& console) {
        auto session = acting_.openOnly(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        const auto list = list_.open();
        if (!list) return rules::unexpected(list.error());
        const auto wishes = sheet_.read();
        if (!wishes) return rules::unexpected(wishes.error());
        sayWhichMonthCounts(session->state(), list->facts(), console);
        const auto checks = ratings::checkAgainst(*list, session->state(), wishes->rate);
        if (take_.empty() || preview_ || acting_.dryRun()) {
            table_.print(console, checkReport(checks, list->facts(), session->state().tournament.info.name));
            const bool any = std::ranges::any_of(checks, ratings::changes);
            if (any && take_.empty())
                console.say(
                    "Nothing is changed. --take all takes the list's data over, --take 3,7 those of two "
                    "players.");
            return {};
        }
        const auto chosen = chosenOf(checks);
        if (!chosen) return rules::unexpected(chosen.error());
        return takeOver(*chosen, *session, console);
    }

    // FIDE rates by the list that is valid on the first day.
    static void sayWhichMonthCounts(const app::EventState& state, const ratings::ListFacts& list,
                                    Console& console) {
        const auto& first = state.tournament.info.firstDay;
        if (!first || first->month == 0 || list.month.empty()) return;
        const std::string month = fmt::format("{:04}-{:02}", first->year, first->month);
        if (month != list.month)
            console.say(
                fmt::format("The event begins in {}, for which the list of that month counts; this one is "
                            "of {}.",
                            month, list.month));
    }

    // Who was named; everybody for "all", but nobody whose name is another one.
    [[nodiscard]] Answer<std::vector<ratings::ListCheck>>
    chosenOf(const std::vector<ratings::ListCheck>& checks) const {
        std::vector<ratings::ListCheck> chosen;
        if (take_ == "all") {
            std::ranges::copy_if(checks, std::back_inserter(chosen), [](const ratings::ListCheck& check) {
                return changes(check) && check.finding != ratings::Finding::NameDiffers;
            });
            return chosen;
        }
        std::string_view rest = take_;
        while (!rest.empty()) {
            const std::string_view word = rest.substr(0, rest.find(','));
            rest.remove_prefix(std::min(rest.size(), word.size() + 1));
            int number = 0;
            const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
            const auto check = std::ranges::find_if(checks, [number](const ratings::ListCheck& candidate) {
                return candidate.number.value() == number;
            });
            if (error != std::errc() || end != word.data() + word.size() || check == checks.end())
                return failure(
                    ExitCode::BadInput,
                    fmt::format("--take \"{}\": expected all, or numbers of players such as 3,7", word));
            if (!changes(*check))
                return failure(ExitCode::BadInput,
                               fmt::format("no. {} {}: the list has nothing else to take over", number,
                                           check->before.name));
            chosen.push_back(*check);
        }
        return chosen;
    }

    static Outcome takeOver(const std::vector<ratings::ListCheck>& chosen, EventSession& session,
                            Console& console) {
        for (const ratings::ListCheck& check : chosen) {
            const Outcome taken = settled(session.service().editPlayer(check.player, check.after), console);
            if (!taken) return taken;
            console.print(fmt::format("Taken over: {}\n", nameOf(session.state(), check.player)));
        }
        console.print(fmt::format("{} players.\n", chosen.size()));
        return {};
    }

    std::vector<std::string> arguments_;
    ListChoice list_;
    std::string month_;
    std::optional<int> limit_;
    bool preview_ = false;
    std::string take_;
    SheetWishes sheet_;
    Acting acting_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeFide() {
    return std::make_unique<FideCommand>();
}

} // namespace arbiter::cli
