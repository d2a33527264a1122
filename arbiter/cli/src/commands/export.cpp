// flagfall export: the event as a TRF file.
#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "acting.hpp"
#include "event_session.hpp"
#include "event_trf.hpp"
#include "files.hpp"
#include "trf_dialects.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

using pairing::trf::Dialect;

class ExportCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{.name = "export",
                                   .group = Group::Files,
                                   .summary = "write the event as a TRF file",
                                   .usage = {"export [EVENT] --trf [-o FILE.trf] [--dialect DIALECT]"},
                                   .description =
                                       "The report file that FIDE and other programs read: players, all "
                                       "rounds, points and ranks. Without -o it\n"
                                       "goes to standard output. Dialects: trf26 (FIDE's form of 2026, the "
                                       "default), trf16 (the form before),\n"
                                       "engine (trf26 with the lines of the pairing engines), javafo, bbp.",
                                   .examples = {"flagfall export club.flagfall --trf -o club.trf",
                                                "flagfall export --trf --dialect bbp -o next.trf"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.flag("--trf", trf_, "as a tournament report file");
        options.text("-o,--output", "FILE", output_, "write it there");
        options.flag("--for-rating", forRating_, "with the corrections that are for the rating report only");
        options.choice("--dialect", dialect_, trfDialects, "form of the TRF (trf26)");
        section_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (!trf_) return failure(ExitCode::BadInput, "Say in which form: --trf");
        auto session = section_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const auto file = trfOf(session->state(), dialect_, forRating_);
        if (!file) return rules::unexpected(file.error());
        sayWarnings(file->remarks, console);
        if (output_.empty()) {
            console.print(file->value);
            return {};
        }
        const Outcome written = replaceFile(output_, file->value);
        if (written) console.print(fmt::format("Written: {}\n", output_));
        return written;
    }

  private:
    std::vector<std::string> names_;
    bool trf_ = false;
    bool forRating_ = false;
    std::string output_;
    Dialect dialect_ = Dialect::Trf26;
    SectionOption section_;
};

} // namespace

std::unique_ptr<Command> makeExport() {
    return std::make_unique<ExportCommand>();
}

} // namespace arbiter::cli
