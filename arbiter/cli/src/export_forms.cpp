#include "export_forms.hpp"

#include <array>
#include <set>
#include <span>

#include "arbiter/exchange/pairings_pgn.hpp"
#include "arbiter/exchange/player_table.hpp"
#include "event_tables.hpp"
#include "reports/writers.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

using exchange::PlayerTableForm;
using exchange::RoundTag;

enum class Form {
    Pgn,
    LiveChess,
    Players,
    SwissManager,
    ChessResults,
    Vega,
    SharlyChess,
    LichessPlayers,
    LichessTeams
};

constexpr std::array<std::pair<std::string_view, Form>, 9> forms{{{"pgn", Form::Pgn},
                                                                  {"livechess", Form::LiveChess},
                                                                  {"players", Form::Players},
                                                                  {"swiss-manager", Form::SwissManager},
                                                                  {"chess-results", Form::ChessResults},
                                                                  {"vega", Form::Vega},
                                                                  {"sharly-chess", Form::SharlyChess},
                                                                  {"lichess-players", Form::LichessPlayers},
                                                                  {"lichess-teams", Form::LichessTeams}}};

// The table as a report of one sheet, for the writer of workbooks.
reports::Report workbookOf(const exchange::PlayerTable& table, const std::string& event) {
    reports::Table sheet{"players", {}, {}};
    for (const std::string& heading : table.headings)
        sheet.columns.push_back({heading, rules::text(heading)});
    for (const auto& row : table.rows) {
        std::vector<reports::Cell> cells;
        for (const auto& cell : row)
            cells.push_back(std::visit([](const auto& value) { return reports::Cell(value); }, cell));
        sheet.rows.push_back(std::move(cells));
    }
    return {"players", event, rules::text("Players"), {}, {}, {std::move(sheet)}};
}

Answer<std::string> pgn(const app::EventState& state, std::optional<int> wanted, RoundTag tag) {
    const auto round = chooseRound(state, wanted);
    if (!round) return rules::unexpected(round.error());
    return exchange::pairingsPgn(state.tournament, *round, boardsOf(state, *round), tag);
}

Answer<std::string> table(const app::EventState& state, PlayerTableForm form, const std::string& file,
                          Console& console) {
    const auto left = withdrawnBy(state, state.nextRound());
    const auto made = exchange::playerTable(state.tournament, form,
                                            std::set<pairing::PairingNumber>(left.begin(), left.end()));
    sayWarnings(made.remarks, console);
    if (!file.ends_with(".xlsx")) return exchange::csvOf(made.value);
    const reports::Report report = workbookOf(made.value, state.tournament.info.name);
    return reports::toXlsx(std::span(&report, 1), reports::Language::English);
}

} // namespace

struct ExportForms::Wishes {
    std::optional<Form> form;
    std::optional<int> round;
};

ExportForms::ExportForms()
    : wishes_(std::make_unique<Wishes>()) {}
ExportForms::~ExportForms() = default;

void ExportForms::addTo(Options& options) {
    options.choice("--as", wishes_->form, forms, "in the form of another program");
    options.number("--round", wishes_->round, "of pgn and livechess: this round (the last one)");
}

bool ExportForms::chosen() const {
    return wishes_->form.has_value();
}

Answer<std::string> ExportForms::bytesOf(const app::EventState& state, const std::string& file,
                                         Console& console) const {
    switch (*wishes_->form) {
    case Form::Pgn:
        return pgn(state, wishes_->round, RoundTag::Round);
    case Form::LiveChess:
        return pgn(state, wishes_->round, RoundTag::RoundAndBoard);
    case Form::Players:
        return table(state, PlayerTableForm::Flagfall, file, console);
    case Form::SwissManager:
        return table(state, PlayerTableForm::SwissManager, file, console);
    case Form::ChessResults:
        return table(state, PlayerTableForm::ChessResults, file, console);
    case Form::Vega:
        return table(state, PlayerTableForm::Vega, file, console);
    case Form::SharlyChess:
        return table(state, PlayerTableForm::SharlyChess, file, console);
    case Form::LichessPlayers:
        return exchange::lichessPlayers(state.tournament);
    case Form::LichessTeams:
        return exchange::lichessTeams(state.tournament);
    }
    return std::string();
}

} // namespace arbiter::cli
