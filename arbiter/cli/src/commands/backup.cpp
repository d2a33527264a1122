// flagfall backup, copy, restore, rescue: copies of an event, and ways back.
#include "commands.hpp"

#include <chrono>
#include <ctime>
#include <filesystem>

#include <fmt/format.h>

#include "arbiter/app/event_copies.hpp"
#include "arbiter/store/event_copies.hpp"
#include "event_choice.hpp"
#include "event_session.hpp"

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

// "20261130-180512", UTC.
std::string stamp() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    return fmt::format("{:04}{:02}{:02}-{:02}{:02}{:02}", parts.tm_year + 1900, parts.tm_mon + 1,
                       parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec);
}

Outcome reportCopy(const app::Verification& verification, const fs::path& target, Console& console) {
    if (!verification.findings.empty())
        return failure(
            ExitCode::Differences,
            fmt::format("{}: the copy is not sound; run \"flagfall verify\" on the event.", target.string()));
    console.print(fmt::format("{}: {} journal entries, checked, on the disk.\n", target.string(),
                              verification.journalEntries));
    return {};
}

class BackupCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "backup",
            .group = Group::Event,
            .summary = "a dated copy of the event, also while it is in use",
            .usage = {"backup [EVENT] [FOLDER]"},
            .description =
                "Makes NAME.YYYYMMDD-HHMMSS.flagfall in FOLDER (a stick) or beside the event, checks it, "
                "and has it on the\n"
                "disk before it says so.",
            .examples = {"flagfall backup club.flagfall /media/stick", "flagfall backup"}};
        return manual;
    }

    void configure(Options& options) override { options.arguments(names_); }

    Outcome run(Console& console) override {
        const auto event = takeEvent(names_, console);
        if (!event) return rules::unexpected(event.error());
        if (names_.size() > 1) return failure(ExitCode::BadInput, "Name one event and one folder.");
        fs::path target = store::freeNameBeside(*event, stamp());
        if (!names_.empty()) {
            if (!fs::is_directory(names_.front()))
                return failure(ExitCode::FileAccess,
                               fmt::format("{}: there is no such folder", names_.front()));
            target = store::freeNameBeside(fs::path(names_.front()) / event->filename(), stamp());
        }
        const QtRuntime runtime;
        return reportCopy(app::copyEvent(*event, target), target, console);
    }

  private:
    std::vector<std::string> names_;
};

class CopyCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "copy",
            .group = Group::Event,
            .summary = "a copy of the event under another name",
            .usage = {"copy EVENT TARGET"},
            .description = "TARGET is a file name or a folder. The copy is a whole event with its journal; "
                           "it is checked, and on the\n"
                           "disk before this says so. An existing file is never replaced.",
            .examples = {"flagfall copy club.flagfall /media/stick/club.flagfall"}};
        return manual;
    }

    void configure(Options& options) override { options.arguments(names_, true); }

    Outcome run(Console& console) override {
        if (names_.size() != 2) return failure(ExitCode::BadInput, "Name the event and the copy.");
        const fs::path event = names_[0];
        fs::path target = names_[1];
        if (fs::is_directory(target)) target /= event.filename();
        const QtRuntime runtime;
        return reportCopy(app::copyEvent(event, target), target, console);
    }

  private:
    std::vector<std::string> names_;
};

class RestoreCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "restore",
            .group = Group::Event,
            .summary = "go back to a copy of the event",
            .usage = {"restore EVENT COPY"},
            .description = "The copy is checked first, from its journal to every pairing; if anything is "
                           "wrong with it, nothing "
                           "is changed.\n"
                           "The present file stays beside it as NAME.before-restore.flagfall, whatever its "
                           "state. The log of "
                           "the restored\n"
                           "event says where it came from. If the present file has left FIDE mode, the "
                           "restored one has, too.",
            .examples = {"flagfall restore club.flagfall club.20261130-180512.flagfall"}};
        return manual;
    }

    void configure(Options& options) override { options.arguments(names_, true); }

    Outcome run(Console& console) override {
        if (names_.size() != 2)
            return failure(ExitCode::BadInput, "Name the event and the copy to go back to.");
        const QtRuntime runtime;
        const app::Restored restored = app::restoreEvent(names_[0], names_[1], actorName());
        if (!restored.findings.empty()) {
            std::string faults;
            for (const app::Finding& finding : restored.findings)
                faults += fmt::format("\n  {}", rules::english(finding.text));
            return failure(
                ExitCode::BadInput,
                fmt::format("{}: this copy is not sound, so nothing was changed. Choose another one.{}",
                            names_[1], faults));
        }
        console.print(fmt::format("{} is as in {} again.\n", names_[0], names_[1]));
        if (!restored.kept.empty())
            console.print(fmt::format("The file before is kept: {}\n", restored.kept.string()));
        if (restored.carriedFideModeOver)
            console.say("The file before had left FIDE mode; so has this one. There is no way back.");
        return {};
    }

  private:
    std::vector<std::string> names_;
};

std::string whyNothing(const app::Rescued& rescued) {
    return !rescued.trouble.empty() || rescued.lost.empty() ? rescued.trouble : rescued.lost.front();
}

class RescueCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{.name = "rescue",
                                   .group = Group::Event,
                                   .summary = "save what can be saved of a damaged event file",
                                   .usage = {"rescue EVENT [TARGET]"},
                                   .description = "Reads every entry of the journal that can still be read, "
                                                  "also after the damage, and makes a new "
                                                  "event of those\n"
                                                  "that fit together (NAME.rescued.flagfall, or TARGET). The "
                                                  "damaged file is not touched. It says "
                                                  "what is saved and\n"
                                                  "what is missing.",
                                   .examples = {"flagfall rescue club.flagfall"}};
        return manual;
    }

    void configure(Options& options) override { options.arguments(names_, true); }

    Outcome run(Console& console) override {
        if (names_.empty() || names_.size() > 2)
            return failure(ExitCode::BadInput, "Name the damaged event.");
        const fs::path damaged = names_[0];
        if (!fs::is_regular_file(damaged))
            return failure(ExitCode::FileAccess, fmt::format("{}: there is no such file", damaged.string()));
        const fs::path target =
            names_.size() == 2 ? fs::path(names_[1]) : store::freeNameBeside(damaged, "rescued");
        const QtRuntime runtime;
        const app::Rescued rescued = app::rescueEvent(damaged, target);
        if (rescued.savedEntries == 0)
            return failure(
                ExitCode::BadInput,
                fmt::format("{}: nothing can be saved ({}). Go back to a copy: flagfall restore {} COPY",
                            damaged.string(), whyNothing(rescued), damaged.string()));
        console.print(fmt::format("{}: {} journal entries are saved, up to: {}\n", target.string(),
                                  rescued.savedEntries, rescued.lastAct));
        if (!rescued.trouble.empty()) console.say(fmt::format("The damage: {}", rescued.trouble));
        for (const std::string& lost : rescued.lost)
            console.say(fmt::format("Missing: {}", lost));
        return {};
    }

  private:
    std::vector<std::string> names_;
};

} // namespace

std::unique_ptr<Command> makeBackup() {
    return std::make_unique<BackupCommand>();
}
std::unique_ptr<Command> makeCopy() {
    return std::make_unique<CopyCommand>();
}
std::unique_ptr<Command> makeRestore() {
    return std::make_unique<RestoreCommand>();
}
std::unique_ptr<Command> makeRescue() {
    return std::make_unique<RescueCommand>();
}

} // namespace arbiter::cli
