// flagfall undo, flagfall redo: takes acts back, and brings them again; both stay on record.
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"

namespace arbiter::cli {
namespace {

const Manual undoManual{
    .name = "undo",
    .group = Group::Event,
    .summary = "take back what was done last",
    .usage = {"undo [EVENT] [N]", "undo [EVENT] --entry NUMBER", "undo [EVENT] --pairing"},
    .description =
        "Takes back the last act, or the last N, or with --entry everything from that entry of the log on, "
        "or\n"
        "with --pairing the last pairing with all that came after it. What is taken away is said in words.\n"
        "Any depth; undoing is itself on record, and \"redo\" brings the acts back. --dry-run only says "
        "what\n"
        "would be taken away. FIDE mode, once left, stays left. In a file with several sections --section "
        "says "
        "whose acts\n"
        "are meant; those on other sections stay.",
    .examples = {"flagfall undo club.flagfall", "flagfall undo 3", "flagfall undo --pairing --dry-run"}};

const Manual redoManual{.name = "redo",
                        .group = Group::Event,
                        .summary = "do again what was undone last",
                        .usage = {"redo [EVENT]"},
                        .description = "Brings back what the last \"undo\" took away, all of it. After a new "
                                       "act there is nothing to redo.\n"
                                       "Acts that asked for a confirmation ask again.",
                        .examples = {"flagfall redo club.flagfall"}};

class UndoCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override { return undoManual; }

    void configure(Options& options) override {
        options.arguments(arguments_);
        options.number("--entry", entry_, "from this entry of the log on");
        options.flag("--pairing", pairing_, "back to before the last pairing");
        acting_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.open(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        const auto words = chosen(session->service());
        if (!words) return rules::unexpected(words.error());
        const Outcome undone = settled(session->service().undo(words->from), console);
        if (undone)
            console.print(fmt::format("{}: {}\n", acting_.dryRun() ? "Would be undone" : "Undone",
                                      rules::english(words->words)));
        return undone;
    }

  private:
    Answer<app::UndoWords> chosen(const app::EventService& service) const {
        const auto all = service.undoable(count());
        if (arguments_.size() > 1 || count() == 0)
            return failure(ExitCode::BadInput, "Say how many acts to undo, e.g. flagfall undo 3");
        const auto found = entry_     ? service.undoableFrom(*entry_)
                           : pairing_ ? service.undoableSince("round paired")
                                      : all;
        if (found) return *found;
        if (entry_)
            return failure(
                ExitCode::BadInput,
                fmt::format("Nothing from entry {} on can be undone. \"flagfall log\" shows all.", *entry_));
        if (pairing_) return failure(ExitCode::BadInput, "No round is paired.");
        return failure(ExitCode::BadInput, count() == 1 ? "There is nothing left to undo."
                                                        : "There are fewer acts than that to undo.");
    }

    [[nodiscard]] std::size_t count() const {
        if (arguments_.empty()) return 1;
        const std::string& typed = arguments_.front();
        if (typed.empty() || typed.size() > 6 || typed.find_first_not_of("0123456789") != std::string::npos)
            return 0;
        return std::stoul(typed);
    }

    std::vector<std::string> arguments_;
    std::optional<int> entry_;
    bool pairing_ = false;
    Acting acting_;
};

class RedoCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override { return redoManual; }

    void configure(Options& options) override {
        options.arguments(names_);
        acting_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const auto words = session->service().redoable();
        if (!words) return failure(ExitCode::BadInput, "There is nothing to redo.");
        const Outcome redone = settled(session->service().redo(words->from), console);
        if (redone)
            console.print(fmt::format("{}: {}\n", acting_.dryRun() ? "Would be done again" : "Done again",
                                      rules::english(words->words)));
        return redone;
    }

  private:
    std::vector<std::string> names_;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeUndo() {
    return std::make_unique<UndoCommand>();
}

std::unique_ptr<Command> makeRedo() {
    return std::make_unique<RedoCommand>();
}

} // namespace arbiter::cli
