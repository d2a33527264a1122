// The tournament that a table is about, ready to rank: taken from an event file or from a TRF file.
// The one place that tells the two apart for tables; every verb of standings has a RankedInput as a member.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "acting.hpp"
#include "arbiter/app/event_state.hpp"
#include "console.hpp"
#include "failure.hpp"
#include "options.hpp"
#include "pairing/standings/standings.hpp"
#include "pairing/trf/conversion.hpp"
#include "reports/report.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {

struct RankedEvent {
    pairing::Tournament tournament;
    pairing::RoundNumber round; // counted; all later ones are not looked at
    pairing::standings::RankingOrder order;
    std::vector<std::string> writtenCodes; // one for each criterion but the points; empty: canonical ones
    std::string pointsCode; // the points as written in a list that was asked for; empty: not there
    pairing::standings::StandingsOptions options;
    rules::Diagnostics warnings;    // of the list of tie-breaks
    std::vector<rules::Text> notes; // for the foot of every table: FIDE mode left
    bool isEventFile = false;

    [[nodiscard]] pairing::standings::Standings standings() const;
    [[nodiscard]] std::vector<pairing::standings::PlayerWorkings> workings() const;
};

// What may be asked for instead of what the event or the file says.
struct RankingWishes {
    std::optional<int> round; // none: the last one
    std::string tieBreaks;    // as written; empty: those of the event or file
    std::optional<pairing::tiebreak::Edition> edition{};
    std::optional<pairing::tiebreak::EventKind> kind{};
    std::optional<pairing::tiebreak::StandardPointsAgainst> standardPoints{};
    std::optional<std::uint64_t> lotSeed{}; // of a TRF file
    bool dummyCapped = true;                // C.07 art. 16.4, art. 16.6
    std::string unrated{};                  // "1400", "lowest", "average": for players without a rating
    std::vector<std::string> withdrawn{};   // who; besides those of the event
    std::vector<std::string> expelled{};
};

[[nodiscard]] Answer<RankedEvent> rankedEvent(const app::EventState& state, const RankingWishes& wishes = {});

// `source` names the file.
[[nodiscard]] Answer<RankedEvent> rankedEvent(const pairing::trf::TrfTournament& file,
                                              const RankingWishes& wishes, const std::string& source);

// The report with more sentences at its foot.
[[nodiscard]] reports::Report withNotes(reports::Report report, const std::vector<rules::Text>& notes);

// The arguments [EVENT|FILE.trf] with the options that they have in common.
class RankedInput {
  public:
    void addTo(Options& options);

    [[nodiscard]] const std::vector<std::string>& names() const noexcept { return names_; }
    // Reads what was named; warnings are said.
    [[nodiscard]] Answer<RankedEvent> read(Console& console);

  private:
    std::vector<std::string> names_;
    RankingWishes wishes_;
    TrfInput trf_;
    SectionOption section_;
};

} // namespace arbiter::cli
