#include "hand_session.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iomanip>
#include <istream>
#include <sstream>

#include <fmt/format.h>

#include "arbiter/app/hand_pairing.hpp"
#include "event_session.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

using app::HandPairing;
using app::PairedBoard;
using app::PlayerId;

constexpr std::string_view helpPage =
    "swap A B      A and B change places          pair A B     A gets White against B, at the first free "
    "board\n"
    "colours N     board N changes colours        bye A        A gets the pairing-allocated bye\n"
    "out A         A gets no points this round    away A       A leaves the place, and must get another\n"
    "show          the round as it stands         compare      beside the engine's pairing\n"
    "clear         nobody is placed               engine       the engine's pairing again\n"
    "confirm NAME  the warning of that name       code CODE    of the first step of a warning of level 4\n"
    "done          store it as a draft            cancel       change nothing, and drop what was kept\n"
    "keep          end for now: \"pair --manual\" goes on from here, \"pair --drop\" drops it\n"
    "Players by number, or by name in quotes.\n";

class Session {
  public:
    Session(app::EventService& service, HandPairing pairing, app::Answers answers, std::istream& in,
            bool onTerminal, Console& console)
        : service_(service)
        , pairing_(std::move(pairing))
        , answers_(std::move(answers))
        , in_(in)
        , onTerminal_(onTerminal)
        , console_(console) {}

    Outcome run() {
        begin();
        std::string line;
        for (int number = 1; std::getline(in_, line); ++number) {
            const auto words = wordsOf(line);
            if (words.empty()) continue;
            if (words.front() == "cancel") return cancelled();
            if (words.front() == "keep") return keep();
            if (words.front() == "done") {
                const Outcome stored = finish();
                if (stored || !onTerminal_) return stored;
                console_.say(stored.error().message);
                continue;
            }
            const Outcome done = obey(words);
            if (!done && !onTerminal_)
                return failure(done.error().code,
                               fmt::format("line {}: {}\nNothing was stored.", number, done.error().message));
            if (!done) console_.say(done.error().message);
            // Somebody works on it by and by: the plug may be pulled at any moment.
            if (onTerminal_ && done && pairing_.kept() != keptLast_) keepQuietly();
        }
        return ended("ended without \"done\"");
    }

  private:
    using Words = std::vector<std::string>;

    static Words wordsOf(const std::string& line) {
        std::istringstream stream(line.substr(0, line.find('#')));
        Words words;
        std::string word;
        while (stream >> std::quoted(word))
            words.push_back(word);
        return words;
    }

    [[nodiscard]] Outcome ended(std::string_view how) const {
        return failure(
            ExitCode::BadInput,
            service_.state().handPairing
                ? fmt::format("The session was {}; \"pair --manual\" goes on with what is kept.", how)
                : fmt::format("The session was {}; nothing was stored.", how));
    }

    Outcome cancelled() {
        if (service_.state().handPairing)
            if (const Outcome dropped = settled(service_.dropHandPairing(), console_); !dropped)
                return dropped;
        return ended("cancelled");
    }

    Outcome keep() {
        const Outcome kept = settled(service_.keepHandPairing(pairing_.kept()), console_);
        if (kept)
            console_.print(fmt::format("Round {} is kept as it stands, not ended. \"pair --manual\" goes on "
                                       "with it, \"pair --drop\" drops it.\n",
                                       pairing_.round().value()));
        return kept;
    }

    void keepQuietly() {
        keptLast_ = pairing_.kept();
        const Outcome kept = settled(service_.keepHandPairing(*keptLast_), console_);
        if (!kept) console_.say(kept.error().message);
    }

    void begin() {
        console_.say(
            fmt::format("Round {} by hand. \"help\" lists the commands; nothing is stored before \"done\".",
                        pairing_.round().value()));
        if (service_.state().handPairing)
            console_.say("The session that was begun goes on; \"engine\" starts anew.");
        if (pairing_.engineFoundNone()) {
            console_.say("The engine finds no legal pairing of this round (C.04.3 art. 1.9.3):");
            for (const rules::Text& reason : pairing_.engineReasons())
                console_.say("  " + rules::english(reason));
        }
        if (onTerminal_) show();
    }

    Outcome obey(const Words& words) {
        struct Known {
            std::string_view name;
            std::size_t arguments;
            Outcome (Session::*act)(const Words&);
        };
        static constexpr std::array<Known, 12> known{{{"swap", 2, &Session::swap},
                                                      {"pair", 2, &Session::seat},
                                                      {"colours", 1, &Session::swapColours},
                                                      {"bye", 1, &Session::giveBye},
                                                      {"out", 1, &Session::leaveOut},
                                                      {"away", 1, &Session::takeAway},
                                                      {"show", 0, &Session::showAll},
                                                      {"compare", 0, &Session::compare},
                                                      {"clear", 0, &Session::clear},
                                                      {"engine", 0, &Session::asTheEngine},
                                                      {"confirm", 1, &Session::confirm},
                                                      {"code", 1, &Session::code}}};
        if (words.front() == "help") {
            console_.print(helpPage);
            return {};
        }
        const auto found = std::ranges::find(known, words.front(), &Known::name);
        if (found == known.end())
            return failure(ExitCode::BadInput,
                           fmt::format("\"{}\" is no command here; \"help\" lists them", words.front()));
        if (words.size() != found->arguments + 1)
            return failure(ExitCode::BadInput,
                           fmt::format("\"{}\" takes {} words after it, not {}", words.front(),
                                       found->arguments, words.size() - 1));
        return (this->*found->act)(words);
    }

    Answer<PlayerId> who(const std::string& word) const {
        const auto player = findPlayer(service_.state(), word);
        if (player && !pairing_.takesPart(*player))
            return failure(ExitCode::BadInput,
                           fmt::format("{} does not take part in round {}", nameOf(service_.state(), *player),
                                       pairing_.round().value()));
        return player;
    }

    template <class Act>
    Outcome withOne(const Words& words, Act act) {
        const auto player = who(words[1]);
        if (!player) return rules::unexpected(player.error());
        act(*player);
        sayState();
        return {};
    }

    template <class Act>
    Outcome withTwo(const Words& words, Act act) {
        const auto one = who(words[1]);
        if (!one) return rules::unexpected(one.error());
        const auto other = who(words[2]);
        if (!other) return rules::unexpected(other.error());
        if (*one == *other)
            return failure(ExitCode::BadInput, fmt::format("{} twice", nameOf(service_.state(), *one)));
        act(*one, *other);
        sayState();
        return {};
    }

    Outcome swap(const Words& words) {
        return withTwo(words, [&](PlayerId one, PlayerId other) { pairing_.swapPlayers(one, other); });
    }
    Outcome seat(const Words& words) {
        return withTwo(words, [&](PlayerId white, PlayerId black) { pairing_.seat(white, black); });
    }
    Outcome giveBye(const Words& words) {
        return withOne(words, [&](PlayerId player) { pairing_.giveBye(player); });
    }
    Outcome leaveOut(const Words& words) {
        return withOne(words, [&](PlayerId player) { pairing_.leaveOut(player); });
    }
    Outcome takeAway(const Words& words) {
        return withOne(words, [&](PlayerId player) { pairing_.takeAway(player); });
    }

    Outcome swapColours(const Words& words) {
        std::size_t board = 0;
        const auto [end, error] = std::from_chars(words[1].data(), words[1].data() + words[1].size(), board);
        const bool isNumber = error == std::errc{} && end == words[1].data() + words[1].size();
        if (!isNumber || board < 1 || board > pairing_.boards().size() || !pairing_.boards()[board - 1])
            return failure(ExitCode::BadInput, fmt::format("there are no players at board {}", words[1]));
        pairing_.swapColours(board - 1);
        sayState();
        return {};
    }

    Outcome showAll(const Words&) {
        show();
        return {};
    }
    Outcome clear(const Words&) {
        pairing_.clear();
        sayState();
        return {};
    }
    Outcome asTheEngine(const Words&) {
        pairing_.asTheEngine();
        sayState();
        return {};
    }
    Outcome confirm(const Words& words) {
        answers_.confirmed.push_back(words[1]);
        return {};
    }
    Outcome code(const Words& words) {
        answers_.code = words[1];
        return {};
    }

    Outcome compare(const Words&) {
        const auto differences = pairing_.differences();
        if (differences.empty())
            console_.print("Equal to the engine's pairing.\n");
        else
            console_.print(fmt::format("{:<40}{}\n", "Engine", "By hand"));
        for (const auto& difference : differences)
            console_.print(fmt::format("{:<40}{}\n", sideOf(difference.engine), sideOf(difference.hand)));
        return {};
    }

    [[nodiscard]] std::string label(PlayerId player) const {
        return fmt::format("{} {}", service_.state().find(player)->number.value(),
                           service_.state().playerOf(player)->name);
    }
    [[nodiscard]] std::string boardText(const PairedBoard& board) const {
        return board.white == board.black ? fmt::format("{} - bye", label(board.white))
                                          : fmt::format("{} - {}", label(board.white), label(board.black));
    }
    [[nodiscard]] std::string sideOf(const std::optional<PairedBoard>& board) const {
        return board ? boardText(*board) : std::string("-");
    }
    [[nodiscard]] std::string namesOf(const std::vector<PlayerId>& players) const {
        std::string names;
        for (const PlayerId player : players)
            names += (names.empty() ? "" : "; ") + label(player);
        return names;
    }

    void show() {
        for (std::size_t board = 0; board < pairing_.boards().size(); ++board)
            console_.print(
                fmt::format("{:>4}  {}\n", board + 1,
                            pairing_.boards()[board] ? boardText(*pairing_.boards()[board]) : "free"));
        if (pairing_.bye()) console_.print(fmt::format(" bye  {}\n", label(*pairing_.bye())));
        if (!pairing_.leftOut().empty())
            console_.print(fmt::format(" out  {}\n", namesOf(pairing_.leftOut())));
        sayState();
    }

    // After each change: who has no place, and what is broken.
    void sayState() {
        if (const auto unplaced = pairing_.unplaced(); !unplaced.empty())
            console_.print(fmt::format("Without a place: {}\n", namesOf(unplaced)));
        for (const app::Warning& warning : pairing_.brokenRules(service_.state()))
            for (const rules::Text& consequence : warning.consequences)
                console_.print(
                    fmt::format("{} ({}): {}\n", warning.name, warning.article, rules::english(consequence)));
    }

    Outcome finish() {
        if (const auto unplaced = pairing_.unplaced(); !unplaced.empty())
            return failure(ExitCode::BadInput,
                           fmt::format("Without a place: {}. Pair them, give one the bye, or "
                                       "leave them out (\"out\": no points).",
                                       namesOf(unplaced)));
        (void)compare({});
        service_.answer(answers_);
        return settled(service_.pairByHand(pairing_.result()), console_);
    }

    app::EventService& service_;
    HandPairing pairing_;
    app::Answers answers_;
    std::istream& in_;
    bool onTerminal_;
    std::optional<app::HandPairingKept> keptLast_{};
    Console& console_;
};

} // namespace

Outcome pairByHand(app::EventService& service, app::Answers answers, std::istream& in, bool onTerminal,
                   Console& console) {
    auto pairing = HandPairing::begin(service.state(), app::dutchEngine());
    if (!pairing) return rules::unexpected(failureOf(pairing.error()));
    return Session(service, std::move(*pairing), std::move(answers), in, onTerminal, console).run();
}

} // namespace arbiter::cli
