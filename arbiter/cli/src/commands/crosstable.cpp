// flagfall crosstable: opponents and results of everybody, round by round.
#include "commands.hpp"

#include "event_session.hpp"
#include "event_tables.hpp"
#include "files.hpp"
#include "table_output.hpp"
#include "trf_input.hpp"
#include "trf_tables.hpp"

namespace arbiter::cli {
namespace {

using pairing::standings::Numbering;

constexpr std::array<std::pair<std::string_view, Numbering>, 2> numberings{
    {{"place", Numbering::Place}, {"number", Numbering::PairingNumber}}};

class CrosstableCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "crosstable",
            .group = Group::Tables,
            .summary = "opponents and results of everybody, round by round",
            .usage = {"crosstable [EVENT|FILE.trf] [--by place|number] [--round N] [--format FORMAT]"},
            .description = "A cell \"12w1\" is a win with White against the player in line 12; b is Black, + "
                           "and - are forfeits. The\n"
                           "lines are in the order of the standings, or with --by number in the order of the "
                           "starting numbers; the\n"
                           "cells use the same numbers. A table too wide for the terminal comes in parts.",
            .examples = {"flagfall crosstable club.flagfall",
                         "flagfall crosstable open.trf --by number --format csv"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.number("--round", ranking_.round, "after this round");
        options.choice("--by", numbering_, numberings,
                       "order of the lines: of the standings, or of the starting numbers");
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
        return crosstableOf(*file, ranking_, numbering_, name);
    }

    Answer<reports::Report> ofEvent(Console& console) {
        auto session = openOnlyEvent(names_, console);
        if (!session) return rules::unexpected(session.error());
        return crosstableOf(session->state(), ranking_.round, numbering_);
    }

    std::vector<std::string> names_;
    TrfRanking ranking_;
    Numbering numbering_ = Numbering::Place;
    TrfInput trf_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeCrosstable() {
    return std::make_unique<CrosstableCommand>();
}

} // namespace arbiter::cli
