// flagfall report: one document of an event, in any form.
#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "acting.hpp"
#include "event_records.hpp"
#include "event_session.hpp"
#include "event_tables.hpp"
#include "files.hpp"
#include "paper_event.hpp"
#include "reports/documents.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

using pairing::RoundNumber;
using reports::Document;
using reports::DocumentRequest;

class ReportCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "report",
            .group = Group::Files,
            .summary = "one document of an event: list, form or figure, on paper or as a file",
            .usage = {"report DOCUMENT [EVENT] [--round N] [--format FORMAT] [--out FILE]",
                      "report --list [EVENT]"},
            .description =
                "--list names every document: what it is called here, what it is, and why it does not "
                "suit the event, if so.\n"
                "A PDF fills its pages with type as large as they hold; --wall makes it readable at "
                "three metres. Every page\n"
                "carries the event, the round, the edition of the rules, the time and \"page x of y\".\n"
                "Without --round it is the last paired round. The ending of --out chooses the format "
                "if none is named.",
            .examples = {"flagfall report --list club.flagfall",
                         "flagfall report pairings club.flagfall --out pairings.pdf --wall",
                         "flagfall report standings --round 3 --out standings.xlsx",
                         "flagfall report certificates --layout our-club.json --out certificates.pdf"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.flag("--list", list_, "name the documents");
        options.number("--round", round_, "of this round, or as it stood after it");
        options.text("--sort", "KEY", sortedBy_, "in this order; a wrong one names those that there are");
        options.text("--player", "WHO", player_, "only of this player, where a document is about players");
        options.text("--layout", "FILE", layout_, "a template of your own, for certificates");
        options.list("--field", "KEY=TEXT", fields_,
                     "what only you know, in a form: organiser=\"Chess club\"; a wrong key names the others");
        table_.addTo(options);
        table_.addPagesTo(options);
        section_.addTo(options);
    }

    Outcome run(Console& console) override {
        const Document* document = nullptr;
        if (!list_) {
            if (names_.empty())
                return failure(ExitCode::BadInput,
                               "Name a document. \"flagfall report --list\" says which ones there are.");
            const auto found = documentNamed(names_.front());
            if (!found) return rules::unexpected(found.error());
            document = *found;
            names_.erase(names_.begin());
        }
        auto session = section_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        auto event = paperEvent(session->state());
        if (!event) return rules::unexpected(event.error());
        event->records = recordsOf(session->service());
        DocumentRequest request{*event};
        if (const Outcome chosen = choose(session->state(), request); !chosen) return chosen;
        if (list_) {
            table_.print(console, listOf(request));
            return {};
        }
        if (const Outcome allowed = checkOrder(*document, request.sortedBy); !allowed) return allowed;
        if (const Outcome filled = fillIn(*document, request); !filled) return filled;
        auto report = makeDocument(*document, request);
        if (!report)
            return failure(ExitCode::BadInput,
                           fmt::format("{}: {}.", document->key,
                                       rules::translated(report.error(), table_.translator())));
        table_.print(console, std::move(*report));
        return {};
    }

  private:
    Outcome choose(const app::EventState& state, DocumentRequest& request) const {
        request.language = table_.wishes().language;
        request.sortedBy = sortedBy_;
        if (round_ || state.pairedRounds() > RoundNumber(0)) {
            const auto round = chooseRound(state, round_);
            if (!round) return rules::unexpected(round.error());
            request.round = *round;
        }
        if (player_) {
            const auto player = findPlayer(state.tournament, *player_);
            if (!player) return rules::unexpected(player.error());
            request.player = *player;
        }
        if (layout_.empty()) return {};
        auto text = readFile(layout_);
        if (!text) return rules::unexpected(text.error());
        request.layout = std::move(*text);
        return {};
    }

    Outcome fillIn(const Document& document, DocumentRequest& request) const {
        for (const std::string& field : fields_) {
            const auto equals = std::min(field.find('='), field.size());
            const std::string key = field.substr(0, equals);
            std::string keys;
            bool known = false;
            if (document.fields != nullptr)
                for (const reports::FreeField& one : document.fields()) {
                    known = known || one.key == key;
                    keys += (keys.empty() ? "" : ", ") + std::string(one.key);
                }
            if (keys.empty())
                return failure(ExitCode::BadInput,
                               fmt::format("--field {}: {} is no form.", field, document.key));
            if (!known || equals == field.size())
                return failure(
                    ExitCode::BadInput,
                    fmt::format("--field {}: expected KEY=TEXT with one of the keys {}.", field, keys));
            request.fields[key] = field.substr(equals + 1);
        }
        return {};
    }

    static Outcome checkOrder(const Document& document, const std::string& sortedBy) {
        if (sortedBy.empty()) return {};
        std::string keys;
        for (const std::string_view key : document.orders) {
            if (key == sortedBy) return {};
            keys += (keys.empty() ? "" : ", ") + std::string(key);
        }
        return failure(ExitCode::BadInput,
                       keys.empty() ? fmt::format("--sort {}: {} has one order only.", sortedBy, document.key)
                                    : fmt::format("--sort {}: expected one of {}.", sortedBy, keys));
    }

    static reports::Report listOf(const DocumentRequest& request) {
        using rules::text;
        reports::Table table{"documents",
                             {{"document", text("Document"), reports::Align::Left, false, true},
                              {"title", text("What it is"), reports::Align::Left},
                              {"suits", text("Suits"), reports::Align::Left},
                              {"reason", text("Why not"), reports::Align::Left}},
                             {}};
        for (const Document& document : reports::documents()) {
            const auto reason = document.whyNot(request);
            table.rows.push_back({std::string(document.key), rules::text(document.title), !reason,
                                  reason ? reports::Cell(*reason) : reports::Cell()});
        }
        reports::Report report{"documents", request.event.tournament.info.name, text("Documents"), {}, {},
                               {}};
        report.tables.push_back(std::move(table));
        return report;
    }

    std::vector<std::string> names_;
    bool list_ = false;
    std::optional<int> round_;
    std::string sortedBy_;
    std::optional<std::string> player_;
    std::string layout_;
    std::vector<std::string> fields_;
    TableOutput table_;
    SectionOption section_;
};

} // namespace

std::unique_ptr<Command> makeReport() {
    return std::make_unique<ReportCommand>();
}

} // namespace arbiter::cli
