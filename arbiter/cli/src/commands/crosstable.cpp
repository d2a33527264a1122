// flagfall crosstable: opponents and results of everybody, round by round.
#include "commands.hpp"

#include "ranked_event.hpp"
#include "reports/crosstable_report.hpp"
#include "sort_option.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

using pairing::standings::CellForm;
using pairing::standings::Numbering;

constexpr std::array<std::pair<std::string_view, Numbering>, 2> numberings{
    {{"place", Numbering::Place}, {"number", Numbering::PairingNumber}}};

enum class Form { Rounds, Matrix };
constexpr std::array<std::pair<std::string_view, Form>, 2> forms{
    {{"rounds", Form::Rounds}, {"matrix", Form::Matrix}}};

constexpr std::array<std::pair<std::string_view, CellForm>, 2> cellForms{
    {{"short", CellForm::Compact}, {"fide", CellForm::Fide}}};

class CrosstableCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "crosstable",
            .group = Group::Tables,
            .summary = "opponents and results of everybody, round by round",
            .usage = {"crosstable [EVENT|FILE.trf] [--by place|number] [--form rounds|matrix] [--round N] "
                      "[--format FORMAT]"},
            .description = "A cell \"12w1\" is a win with White against the player in line 12; b is Black, + "
                           "and - are forfeits. The\n"
                           "lines are in the order of the standings, or with --by number in the order of the "
                           "starting numbers; the\n"
                           "cells use the same numbers. A table too wide for the terminal comes in parts.\n"
                           "A round robin is shown as a matrix: one column for each player, the results of "
                           "their games in it.",
            .examples = {"flagfall crosstable club.flagfall",
                         "flagfall crosstable open.trf --by number --format csv"}};
        return manual;
    }

    void configure(Options& options) override {
        input_.addTo(options);
        options.choice("--by", numbering_, numberings,
                       "order of the lines: of the standings, or of the starting numbers");
        options.choice("--form", form_, forms,
                       "a column for each round, or for each opponent (if not given, of a round robin)");
        options.choice("--cells", cellForm_, cellForms, "12w1 7b½, or as in FIDE's tables +W12 =B7");
        sort_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        const auto event = input_.read(console);
        if (!event) return rules::unexpected(event.error());
        const bool roundRobin = event->options.rules.kind == pairing::tiebreak::EventKind::Predetermined;
        const Form form = form_.value_or(roundRobin ? Form::Matrix : Form::Rounds);
        const reports::CrosstableSheet sheet{event->tournament, event->standings(), numbering_, cellForm_};
        const auto report = sort_.applied(
            withNotes(form == Form::Matrix ? reports::matrixReport(sheet) : reports::crosstableReport(sheet),
                      event->notes),
            event->tournament, table_);
        if (!report) return rules::unexpected(report.error());
        table_.print(console, *report);
        return {};
    }

  private:
    RankedInput input_;
    Numbering numbering_ = Numbering::Place;
    std::optional<Form> form_;
    CellForm cellForm_ = CellForm::Compact;
    SortOption sort_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeCrosstable() {
    return std::make_unique<CrosstableCommand>();
}

} // namespace arbiter::cli
