// flagfall verify: checks an event file from the ground up.
#include "commands.hpp"

#include <fmt/format.h>

#include "arbiter/app/verify.hpp"
#include "event_choice.hpp"
#include "event_session.hpp"

namespace arbiter::cli {
namespace {

class VerifyCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{.name = "verify",
                                   .group = Group::Event,
                                   .summary = "check an event file from the ground up",
                                   .usage = {"verify [EVENT]"},
                                   .description = "Reads every page of the file, replays the journal from "
                                                  "its first entry, compares the result with the\n"
                                                  "tables, and makes every pairing again. Nothing is "
                                                  "changed. Exit code: 0 sound, 6 something differs.",
                                   .examples = {"flagfall verify club.flagfall"}};
        return manual;
    }

    void configure(Options& options) override { options.arguments(names_); }

    Outcome run(Console& console) override {
        const auto file = takeEvent(names_, console);
        if (!file) return rules::unexpected(file.error());
        if (!names_.empty())
            return failure(ExitCode::BadInput, fmt::format("\"{}\" is one name too many.", names_.front()));
        const QtRuntime runtime;
        const app::PairingEngine engine = app::dutchEngine();
        const app::Verification verification = app::verify(*file, &engine);
        for (const app::Finding& finding : verification.findings)
            console.print(findingLine(finding));
        console.print(fmt::format("{}: {} journal entries, {} pairings, {} findings, state {}\n",
                                  file->string(), verification.journalEntries, verification.pairingsChecked,
                                  verification.findings.size(), verification.lastHash.substr(0, 16)));
        if (!verification.findings.empty()) return failure(ExitCode::Differences, "");
        return {};
    }

  private:
    static std::string findingLine(const app::Finding& finding) {
        const std::string place =
            finding.journalNumber ? fmt::format("entry {}: ", *finding.journalNumber) : "";
        return fmt::format("{}{} [{}]\n", place, rules::english(finding.text), finding.code);
    }

    std::vector<std::string> names_;
};

} // namespace

std::unique_ptr<Command> makeVerify() {
    return std::make_unique<VerifyCommand>();
}

} // namespace arbiter::cli
