// flagfall pair: the next round of an event, or of a TRF file.
#include "commands.hpp"

#include <iostream>

#include "acting.hpp"
#include "engine_pairing.hpp"
#include "event_choice.hpp"
#include "event_session.hpp"
#include "event_tables.hpp"
#include "files.hpp"
#include "hand_session.hpp"
#include "table_output.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

constexpr std::array<std::pair<std::string_view, pairing::Colour>, 2> colours{
    {{"white", pairing::Colour::White}, {"black", pairing::Colour::Black}}};

class PairCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "pair",
            .group = Group::Round,
            .summary = "pair the next round of an event or of a TRF file",
            .usage = {"pair [EVENT] [--manual | --drop] [--format FORMAT]", "pair FILE.trf [-o OUT]"},
            .description =
                "Pairs by the FIDE (Dutch) System, C.04.3, in the edition in force from "
                "2026-02-01. Every pairing is\n"
                "checked against the rules before it is shown or stored.\n"
                "\n"
                "For an event the round is stored and its sheet is printed. For a TRF file the "
                "pairs are printed: first\n"
                "line the number of pairs, then \"white black\" by starting number; a bye is \"n "
                "0\". With -o they are\n"
                "written to OUT; if the round cannot be paired, OUT stays as it was.\n"
                "\n"
                "--manual opens a session: it begins with the engine's pairing and takes commands from "
                "standard input, one a\n"
                "line (swap, pair, colours, bye, out, show, compare, done, cancel; \"help\" explains "
                "them). Each broken rule\n"
                "is named at once; at the end the round stands beside the engine's, and a difference "
                "asks for confirmation.\n"
                "\"keep\" ends it for now: --manual goes on with it later, --drop drops it. On a terminal "
                "every "
                "step is kept.",
            .examples = {"flagfall pair club.flagfall", "flagfall pair open.trf -o round5.txt"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.text("-o,--output", "OUT", output_, "write the pairs of a TRF file there");
        options.flag("--manual", manual_, "pair the round of an event by hand, in a session");
        options.flag("--drop", drop_, "drop a round that is being paired by hand");
        options.choice("--initial-colour", initialColour_, colours, "of a TRF file that does not say it");
        options.flag("--adjourn-open", adjournOpen_,
                     "boards of the last round without a result are adjourned");
        trf_.addTo(options);
        acting_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (manual_ && names_.size() == 1 && kindOf(names_.front()) == FileKind::Other)
            return failure(ExitCode::BadInput, "--manual goes with an event, not with a TRF file.");
        const bool isFile = names_.size() == 1 && kindOf(names_.front()) == FileKind::Other;
        if (isFile) return pairFile(names_.front(), console);
        return pairEvent(console);
    }

  private:
    Outcome pairFile(const std::string& name, Console& console) {
        auto file = trf_.readForPairing(name, console);
        if (!file) return rules::unexpected(file.error());
        if (initialColour_) file->tournament.initialColour = initialColour_;
        const auto pairing = pairNextRound(*file, name);
        if (!pairing) return rules::unexpected(pairing.error());
        const std::string list = listOf(*pairing);
        if (!output_.empty()) return replaceFile(output_, list);
        console.print(list);
        return {};
    }

    Outcome pairEvent(Console& console) {
        if (!output_.empty())
            return failure(
                ExitCode::BadInput,
                "-o goes with a TRF file. The pairings of an event are shown by \"flagfall pairings\".");
        auto session = acting_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        if (drop_) {
            const Outcome dropped = settled(session->service().dropHandPairing(), console);
            if (dropped) console.print("Dropped: what was paired by hand and not ended.\n");
            return dropped;
        }
        const Outcome paired = manual_ ? pairByHand(session->service(), acting_.answers(), std::cin,
                                                    console.readsFromTerminal(), console)
                                       : settled(session->service().pairNextRound(adjournOpen_), console);
        if (!paired || session->state().handPairing) return paired;
        table_.print(console, pairingsOf(session->state(), session->state().pairedRounds()));
        return {};
    }

    std::vector<std::string> names_;
    bool manual_ = false;
    bool drop_ = false;
    std::string output_;
    std::optional<pairing::Colour> initialColour_;
    TrfInput trf_;
    bool adjournOpen_ = false;
    TableOutput table_;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makePair() {
    return std::make_unique<PairCommand>();
}

} // namespace arbiter::cli
