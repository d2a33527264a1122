// flagfall standings: who is where, in an event or in a TRF file.
#include "commands.hpp"

#include "event_session.hpp"
#include "event_tables.hpp"
#include "files.hpp"
#include "table_output.hpp"
#include "trf_input.hpp"
#include "trf_tables.hpp"

namespace arbiter::cli {
namespace {

using pairing::tiebreak::Edition;
constexpr std::array<std::pair<std::string_view, Edition>, 3> tieBreakEditions{
    {{"2026", Edition::Fide2026}, {"2024", Edition::Fide2024}, {"pre2023", Edition::Until2023}}};

class StandingsCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "standings",
            .group = Group::Tables,
            .summary = "who is where, with the tie-breaks",
            .usage = {"standings [EVENT] [--round N] [--format FORMAT]",
                      "standings FILE.trf [--tie-breaks LIST] [--format FORMAT]"},
            .description =
                "Ranks by points, then by the tie-breaks of the list in their order (C.07); players equal in "
                "all of them\n"
                "share a place. The list of an event was chosen with it; a TRF file may hold one (records "
                "202, 212).\n"
                "While a result is missing or a round is to come, the standings are called provisional.\n"
                "\n"
                "CSV columns of a TRF file: rank,tpn,name,points, then one for each tie-break as it was "
                "written.",
            .examples = {"flagfall standings club.flagfall",
                         "flagfall standings open.trf --tie-breaks BH/C1,BH,SB,DE --format csv"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.number("--round", ranking_.round, "after this round");
        options.text("--tie-breaks", "LIST", ranking_.tieBreaks,
                     "in this order instead of the one of the event or file");
        options.choice("--tie-break-edition", ranking_.tieBreakEdition, tieBreakEditions,
                       "edition of C.07 for a TRF file; by its first day if not given");
        trf_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        const bool isFile = names_.size() == 1 && kindOf(names_.front()) == FileKind::Other;
        const auto report = isFile ? ofFile(names_.front(), console) : ofEvent(console);
        if (!report) return rules::unexpected(report.error());
        table_.print(console, *report);
        return {};
    }

  private:
    Answer<reports::Report> ofFile(const std::string& name, Console& console) {
        const auto file = trf_.read(name, console);
        if (!file) return rules::unexpected(file.error());
        return standingsOf(*file, ranking_, name);
    }

    Answer<reports::Report> ofEvent(Console& console) {
        auto session = openOnlyEvent(names_, console);
        if (!session) return rules::unexpected(session.error());
        return standingsOf(session->state(), ranking_.round, ranking_.tieBreaks);
    }

    std::vector<std::string> names_;
    TrfRanking ranking_;
    TrfInput trf_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeStandings() {
    return std::make_unique<StandingsCommand>();
}

} // namespace arbiter::cli
