#include "reports/site.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "cell_text.hpp"
#include "reports/documents.hpp"
#include "reports/player_card_report.hpp"
#include "reports/writers.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::PairingNumber;
using pairing::Player;
using pairing::RoundNumber;
using rules::text;

constexpr const char* overviewFile = "index.html";
constexpr const char* playersFile = "players.html";
constexpr const char* standingsFile = "standings.html";
constexpr const char* crosstableFile = "crosstable.html";

std::string roundFile(RoundNumber round) {
    return fmt::format("round-{}.html", round.value());
}

std::string playerFile(PairingNumber player) {
    return fmt::format("player-{}.html", player.value());
}

// Which column holds the number of the player whose name stands in this one.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> numberColumns{{
    {"name", "tpn"},
    {"white", "white_tpn"},
    {"black", "black_tpn"},
    {"black_or_bye", "black_tpn"},
    {"opponent", "opponent_tpn"},
    {"opponent_or_bye", "opponent_tpn"},
}};

// On a phone these give way to the names of both players and the result.
constexpr std::array<std::string_view, 5> minorColumns{"white_points", "black_points", "opponent_tpn",
                                                       "title", "opponent_points"};

class Site {
  public:
    explicit Site(const SiteRequest& request)
        : request_(request)
        , event_(request.event)
        , translator_(translatorFor(request.language)) {
        while (published_ < event_.pairedRounds() && !event_.round(next(published_)).draft)
            published_ = next(published_);
        std::map<std::string, std::vector<PairingNumber>> byName;
        for (const Player& player : event_.tournament.players)
            byName[player.name].push_back(player.number);
        for (const auto& [name, numbers] : byName)
            if (numbers.size() == 1) onlyOneOf_.emplace(name, numbers.front());
    }

    std::vector<SitePage> pages() {
        addOverview();
        addDocument("players", playersFile, published_);
        for (RoundNumber round(1); round <= published_; round = next(round)) {
            addDocument("pairings", roundFile(round), round);
            if (round < published_) addDocument("standings", standingsFileOf(round), round);
        }
        addDocument("standings", standingsFile, published_);
        addDocument("crosstable", crosstableFile, published_);
        addPlayers();
        return std::move(pages_);
    }

  private:
    static RoundNumber next(RoundNumber round) {
        return RoundNumber(static_cast<std::uint16_t>(round.value() + 1));
    }

    [[nodiscard]] std::string standingsFileOf(RoundNumber round) const {
        return round == published_ ? std::string(standingsFile)
                                   : fmt::format("standings-{}.html", round.value());
    }

    void addDocument(std::string_view key, const std::string& file, RoundNumber round) {
        const Document* document = findDocument(key);
        if (document == nullptr) return;
        auto report =
            makeDocument(*document, {.event = event_, .round = round, .language = request_.language});
        if (report) add(file, std::move(*report));
    }

    void add(const std::string& file, Report report) {
        withoutBirthdays(report);
        for (Table& table : report.tables)
            for (Column& column : table.columns)
                column.minor =
                    column.minor || std::ranges::find(minorColumns, column.key) != minorColumns.end();
        report.stamp.printed = request_.printed;
        HtmlStyle style{request_.language, linksFrom(file),
                        [this](const Table& table, std::size_t row, std::size_t column) {
                            return addressOf(table, row, column);
                        }};
        pages_.push_back({file, toHtml(report, style)});
    }

    // The pages are public, and many players are children.
    static void withoutBirthdays(Report& report) {
        std::erase_if(report.facts, [](const Fact& fact) { return fact.key == "birth"; });
        for (Table& table : report.tables) {
            const auto column = std::ranges::find(table.columns, "birth", &Column::key);
            if (column == table.columns.end()) continue;
            const auto place = static_cast<std::size_t>(column - table.columns.begin());
            for (auto& row : table.rows) {
                if (auto* day = std::get_if<Date>(&row[place])) *day = Date{day->year, 0, 0};
                if (auto* day = std::get_if<std::string>(&row[place]))
                    day->resize(std::min<std::size_t>(4, day->size()));
            }
        }
    }

    [[nodiscard]] std::string words(const rules::Text& words) const {
        return rules::translated(words, translator_);
    }

    [[nodiscard]] std::vector<HtmlLink> linksFrom(const std::string& file) const {
        std::vector<HtmlLink> links;
        const auto link = [&](const std::string& address, const rules::Text& title) {
            links.push_back({address, words(title), address == file});
        };
        link(overviewFile, text("Overview"));
        if (!event_.tournament.players.empty()) link(playersFile, text("Players"));
        for (RoundNumber round(1); round <= published_; round = next(round))
            link(roundFile(round), text("R{}", round.value()));
        if (!event_.tournament.players.empty()) link(standingsFile, text("Standings"));
        if (published_ > RoundNumber(0)) link(crosstableFile, text("Crosstable"));
        return links;
    }

    [[nodiscard]] std::string addressOf(const Table& table, std::size_t row, std::size_t column) const {
        const std::string& key = table.columns[column].key;
        if (table.key == "site_rounds")
            return addressOfRound(key, RoundNumber(static_cast<std::uint16_t>(row + 1)));
        const auto* const known =
            std::ranges::find(numberColumns, key, &std::pair<std::string_view, std::string_view>::first);
        const auto* name = std::get_if<std::string>(&table.rows[row][column]);
        if (known == numberColumns.end() || name == nullptr) return {};
        const auto number = std::ranges::find(table.columns, known->second, &Column::key);
        if (number != table.columns.end()) {
            const Cell& cell = table.rows[row][static_cast<std::size_t>(number - table.columns.begin())];
            const auto* value = std::get_if<std::int64_t>(&cell);
            if (value == nullptr || *value < 1 || *value > pairing::largestPairingNumber) return {};
            const PairingNumber player(static_cast<std::uint16_t>(*value));
            return event_.tournament.find(player) == nullptr ? std::string() : playerFile(player);
        }
        const auto only = onlyOneOf_.find(*name);
        return only == onlyOneOf_.end() ? std::string() : playerFile(only->second);
    }

    [[nodiscard]] std::string addressOfRound(const std::string& column, RoundNumber round) const {
        if (column == "pairings") return roundFile(round);
        if (column == "standings") return standingsFileOf(round);
        return {};
    }

    void addOverview() {
        const pairing::TournamentInfo& info = event_.tournament.info;
        Report report{"site", info.name, text("Overview"), {}, {}, {}};
        const auto fact = [&report](const char* key, rules::Text label, std::string value) {
            if (!value.empty())
                report.facts.push_back({key, std::move(label), std::move(value), Audience::Everybody});
        };
        const auto day = [this](const std::optional<Date>& date) {
            return date ? dateText(*date, translator_) : std::string();
        };
        fact("city", text("City"), info.city);
        fact("first_day", text("First day"), day(info.firstDay));
        fact("last_day", text("Last day"), day(info.lastDay));
        fact("chief_arbiter", text("Chief arbiter"), info.chiefArbiter);
        fact("time_control", text("Time control"), info.timeControl);
        report.facts.push_back({"players", text("Players"),
                                static_cast<std::int64_t>(event_.tournament.players.size()),
                                Audience::Everybody});
        if (event_.tournament.plannedRounds > RoundNumber(0))
            report.facts.push_back({"rounds", text("Rounds"),
                                    std::int64_t{event_.tournament.plannedRounds.value()},
                                    Audience::Everybody});
        Table rounds{"site_rounds",
                     {{"round", text("Round"), Align::Right},
                      {"pairings", text("Pairings"), Align::Left},
                      {"standings", text("Standings"), Align::Left}},
                     {}};
        for (RoundNumber round(1); round <= published_; round = next(round))
            rounds.rows.push_back({std::int64_t{round.value()},
                                   text("Pairings and results of round {}", round.value()),
                                   text("Standings after round {}", round.value())});
        if (rounds.rows.empty())
            report.notes.push_back(text("No round is paired yet"));
        else
            report.tables.push_back(std::move(rounds));
        report.stamp.edition = editionName(event_.tournament.edition);
        report.stamp.mode = event_.mode;
        add(overviewFile, std::move(report));
    }

    // Standings and workings are computed once for all.
    void addPlayers() {
        if (event_.tournament.players.empty()) return;
        const auto standings = event_.standingsAfter(published_);
        const auto workings = event_.workingsAfter(published_);
        const auto ratings = pairing::rating::eventRatings(
            event_.tournament, published_,
            pairing::rating::rulesOn(event_.tournament.info.firstDay, pairing::rating::Pace::Standard));
        for (const pairing::standings::PlayerWorkings& own : workings) {
            const PairingNumber player = own.row.player;
            const auto rating = std::ranges::find(ratings, player, &pairing::rating::EventRating::player);
            Report card =
                playerCardReport({{event_.tournament, standings, {own}, player, event_.writtenCodes},
                                  rating == ratings.end() ? std::nullopt : std::optional(*rating)});
            card.stamp = stampOf(event_.tournament, standings);
            card.stamp.edition = editionName(event_.tournament.edition);
            card.stamp.mode = event_.mode;
            add(playerFile(player), std::move(card));
        }
    }

    const SiteRequest& request_;
    const EventOnPaper& event_;
    rules::Translator translator_;
    RoundNumber published_{0};
    std::map<std::string, PairingNumber> onlyOneOf_; // names that only one player has
    std::vector<SitePage> pages_;
};

} // namespace

std::vector<SitePage> sitePages(const SiteRequest& request) {
    return Site(request).pages();
}

} // namespace reports
