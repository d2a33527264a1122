// flagfall convert: a tournament report file in another of its forms.
#include "commands.hpp"

#include <array>

#include <fmt/format.h>

#include "files.hpp"
#include "pairing/trf/losses.hpp"
#include "pairing/trf/read.hpp"
#include "pairing/trf/write.hpp"
#include "trf_dialects.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

using pairing::trf::LineEnd;
using pairing::trf::TrfTournament;

constexpr std::array<std::pair<std::string_view, LineEnd>, 3> lineEnds{
    {{"crlf", LineEnd::CrLf}, {"lf", LineEnd::Lf}, {"cr", LineEnd::Cr}}};

class ConvertCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "convert",
            .group = Group::Engine,
            .summary = "write a TRF file in another of its forms",
            .usage = {"convert IN.trf OUT.trf [--to trf26|trf16|engine|javafo|bbp]"},
            .description =
                "Reads TRF06, TRF16, TRF(x), TRF(bx) and TRF26, \"-\" is standard input. Writes FIDE's form "
                "of "
                "2026 (trf26, the\n"
                "default), the form before (trf16), or trf26 with the lines of the pairing engines (engine; "
                "javafo and bbp for\n"
                "one of them). The new file is read back before it is written: what it has no room for is "
                "listed. With --strict\n"
                "nothing is written then, and the exit code is 6.",
            .examples = {"flagfall convert old.trf new.trf", "flagfall convert open.trf next.trf --to bbp"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_, true);
        options.choice("--to", dialect_, trfDialects, "the form to write (trf26)");
        options.choice("--line-end", lineEnd_, lineEnds, "how lines end (crlf)");
        options.flag("--ascii", ascii_, "write é as e, for programs that know no other letters");
        options.flag("--strict", strict_, "write nothing if anything would be lost");
        trf_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (names_.size() != 2)
            return failure(ExitCode::BadInput,
                           "Say which file is to be converted, and the name of the new one: flagfall convert "
                           "IN.trf OUT.trf");
        const auto file = trf_.read(names_[0], console);
        if (!file) return rules::unexpected(file.error());
        const auto written =
            writeTrf(pairing::trf::fromTournament(*file, dialect_),
                     {.lineEnd = lineEnd_, .encoding = {}, .normalise = true, .ascii = ascii_});
        if (!written) return rules::unexpected(failureOf(written.error()));
        const auto losses = lossesOf(*file, written->value);
        if (!losses) return rules::unexpected(losses.error());
        sayWarnings(written->remarks, console);
        for (const rules::Text& loss : *losses)
            console.say(fmt::format("{}: not in the new file: {}", names_[0], rules::english(loss)));
        if (strict_ && (!losses->empty() || !written->remarks.empty()))
            return failure(ExitCode::Differences, fmt::format("{}: not written (--strict)", names_[1]));
        if (names_[1] == "-") {
            console.print(written->value);
            return {};
        }
        return replaceFile(names_[1], written->value);
    }

  private:
    static Answer<std::vector<rules::Text>> lossesOf(const TrfTournament& file, const std::string& bytes) {
        pairing::trf::ConversionOptions options;
        options.lenient = pairing::trf::Leniency::everything();
        const auto back = pairing::trf::readTournament(bytes, "the new file", options);
        if (!back) return rules::unexpected(failureOf(back.error()));
        return pairing::trf::lossesBetween(file, back->value);
    }

    std::vector<std::string> names_;
    pairing::trf::Dialect dialect_ = pairing::trf::Dialect::Trf26;
    LineEnd lineEnd_ = LineEnd::CrLf;
    bool ascii_ = false;
    bool strict_ = false;
    TrfInput trf_;
};

} // namespace

std::unique_ptr<Command> makeConvert() {
    return std::make_unique<ConvertCommand>();
}

} // namespace arbiter::cli
