// flagfall print: all papers of a round in one go, as they were made last time.
#include "commands.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include <fmt/format.h>

#include "acting.hpp"
#include "afterwards.hpp"
#include "event_records.hpp"
#include "event_session.hpp"
#include "event_tables.hpp"
#include "files.hpp"
#include "paper_event.hpp"
#include "print_settings.hpp"
#include "reports/documents.hpp"

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;
using reports::Document;
using reports::DocumentRequest;
using reports::Report;

constexpr std::array<std::pair<std::string_view, bool>, 2> papers{{{"A4", false}, {"Letter", true}}};
constexpr std::array<std::pair<std::string_view, bool>, 2> walls{{{"yes", true}, {"no", false}}};

// A document of the set, made, with the pages it wants.
struct Made {
    std::string key;
    PageWishes wishes;
    Report report;
};

class PrintCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "print",
            .group = Group::Files,
            .summary = "all papers of a round at once, as last time",
            .usage = {"print [EVENT] [--round N] [--out FOLDER]",
                      "print [EVENT] --document KEY… [--wall yes|no] [--copies N] [--paper A4|Letter] "
                      "[--lang TAG]",
                      "print [EVENT] [--with KEY…] [--without KEY…] [--format pdf|html|xlsx…]"},
            .description =
                "Writes the documents of the round into a folder, each as a file of its key; those that do "
                "not suit "
                "the event are\n"
                "named with the reason. With --format xlsx the lists become the sheets of one workbook.\n"
                "What is said about paper, wall, copies, language, formats and documents holds until it is "
                "changed: "
                "the next\n"
                "\"flagfall print\" does the same. It is kept in $XDG_CONFIG_HOME/flagfall/print.json (else "
                "~/.config), never in the\n"
                "event. With --document the options are for these documents, else for all of the set.",
            .examples = {"flagfall print club.flagfall --round 3",
                         "flagfall print --document pairings --wall yes --copies 2",
                         "flagfall print --with table-numbers --without slips --format pdf --format xlsx"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.number("--round", round_, "this round");
        options.text("--out", "FOLDER", folder_, "where the files go (EVENT-round-N)");
        options.list("--document", "KEY", chosen_, "only this one; the options below are for it");
        options.list("--with", "KEY", with_, "add it to the set, now and later");
        options.list("--without", "KEY", without_, "leave it out of the set, now and later");
        options.list("--format", "FORMAT", formats_,
                     "pdf (the usual one), html, xlsx; may be given several times");
        options.choice("--paper", letter_, papers, "of the PDFs");
        options.choice("--wall", wall_, walls, "type that is read at three metres");
        options.number("--copies", copies_, "in each PDF");
        options.text("--lang", "TAG", language_, "en, zh-Hans or zh-Hant");
        section_.addTo(options);
    }

    Outcome run(Console& console) override {
        const fs::path settingsFile = printSettingsFile();
        auto settings = readPrintSettings(settingsFile);
        if (!settings) {
            console.say(settings.error().message + "; the usual settings are taken.");
            settings = PrintSettings{};
        }
        const PrintSettings before = *settings;
        if (const Outcome changed = change(*settings); !changed) return changed;

        const std::string named = names_.empty() ? std::string() : names_.front();
        auto session = section_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const auto round = chooseRound(session->state(), round_);
        if (!round) return rules::unexpected(round.error());
        auto event = paperEvent(session->state());
        if (!event) return rules::unexpected(event.error());
        event->records = recordsOf(session->service());

        const fs::path folder = folder_.empty() ? usualFolder(named, *round) : fs::path(folder_);
        std::vector<Made> set = makeSet(*event, *round, *settings, console);
        if (set.empty()) return failure(ExitCode::BadInput, "There is nothing to print.");
        afterwards([folder, set = std::move(set), kept = *settings, isNew = *settings != before, settingsFile,
                    &console] {
            if (const Outcome written = writeSet(folder, set, kept, console); !written) return written;
            return isNew ? writePrintSettings(settingsFile, kept) : Outcome();
        });
        return {};
    }

  private:
    // What was said on the command line goes into the settings.
    Outcome change(PrintSettings& settings) const {
        for (const auto* keys : {&chosen_, &with_, &without_})
            for (const std::string& key : *keys)
                if (const auto document = documentNamed(key); !document)
                    return rules::unexpected(document.error());
        for (const std::string& key : with_) {
            settings.added.insert(key);
            settings.leftOut.erase(key);
        }
        for (const std::string& key : without_) {
            settings.leftOut.insert(key);
            settings.added.erase(key);
        }
        if (!formats_.empty()) settings.formats.clear();
        for (const std::string& word : formats_) {
            const auto format = formatFromEnding(word);
            if (!format || (*format != Format::Pdf && *format != Format::Html && *format != Format::Xlsx))
                return failure(ExitCode::BadInput,
                               fmt::format("--format \"{}\" is not one of pdf, html, xlsx", word));
            settings.formats.insert(*format);
        }
        const auto language = language_.empty() ? std::nullopt : reports::languageFromTag(language_);
        if (!language_.empty() && !language)
            return failure(ExitCode::BadInput,
                           fmt::format("--lang \"{}\" is not one of en, zh-Hans, zh-Hant", language_));
        if (copies_ && (*copies_ < 1 || *copies_ > 99))
            return failure(ExitCode::BadInput,
                           fmt::format("--copies {}: expected a number from 1 to 99", *copies_));
        if (!letter_ && !wall_ && !copies_ && !language) return {};
        for (const Document& document : reports::documents()) {
            if (!isWanted(document, settings)) continue;
            PageWishes& wishes = settings.pages[std::string(document.key)];
            wishes.letter = letter_.value_or(wishes.letter);
            wishes.wall = wall_.value_or(wishes.wall);
            wishes.copies = copies_.value_or(wishes.copies);
            wishes.language = language.value_or(wishes.language);
        }
        return {};
    }

    [[nodiscard]] bool isWanted(const Document& document, const PrintSettings& settings) const {
        const std::string key(document.key);
        if (!chosen_.empty()) return std::ranges::find(chosen_, key) != chosen_.end();
        return (document.inRoundSet || settings.added.contains(key)) && !settings.leftOut.contains(key);
    }

    static fs::path usualFolder(const std::string& named, pairing::RoundNumber round) {
        const std::string stem = fs::path(named).stem().string();
        return fmt::format("{}-round-{}", stem.empty() ? "event" : stem, round.value());
    }

    [[nodiscard]] std::vector<Made> makeSet(const reports::EventOnPaper& event, pairing::RoundNumber round,
                                            const PrintSettings& settings, Console& console) const {
        std::vector<Made> set;
        const reports::Moment now = presentMoment();
        for (const Document& document : reports::documents()) {
            if (!isWanted(document, settings)) continue;
            const auto known = settings.pages.find(std::string(document.key));
            const PageWishes wishes = known == settings.pages.end() ? PageWishes{} : known->second;
            DocumentRequest request{event};
            request.round = round;
            request.language = wishes.language;
            auto report = makeDocument(document, request);
            if (!report) {
                console.say(fmt::format("{}: left out: {}.", document.key, rules::english(report.error())));
                continue;
            }
            report->stamp.printed = now;
            set.push_back({std::string(document.key), wishes, std::move(*report)});
        }
        return set;
    }

    static Outcome writeSet(const fs::path& folder, const std::vector<Made>& set,
                            const PrintSettings& settings, Console& console) {
        std::error_code trouble;
        fs::create_directories(folder, trouble);
        if (trouble)
            return failure(ExitCode::FileAccess, fmt::format("{}: the folder cannot be made: {}",
                                                             folder.string(), trouble.message()));
        const auto write = [&](const std::string& name, const std::string& bytes) -> Outcome {
            const fs::path file = folder / name;
            if (const Outcome written = replaceFile(file, bytes); !written) return written;
            console.print(file.string() + "\n");
            return {};
        };
        for (const Format format : settings.formats) {
            if (format == Format::Xlsx) {
                std::vector<Report> lists;
                for (const Made& made : set)
                    if (made.report.cards.empty()) lists.push_back(made.report);
                if (lists.empty()) continue;
                if (const Outcome written = write("lists.xlsx", fileOf(lists, format, set.front().wishes));
                    !written)
                    return written;
                continue;
            }
            for (const Made& made : set)
                if (const Outcome written = write(fmt::format("{}.{}", made.key, endingOf(format)),
                                                  fileOf({made.report}, format, made.wishes));
                    !written)
                    return written;
        }
        return {};
    }

    std::vector<std::string> names_;
    std::optional<int> round_;
    std::string folder_;
    std::vector<std::string> chosen_;
    std::vector<std::string> with_;
    std::vector<std::string> without_;
    std::vector<std::string> formats_;
    std::optional<bool> letter_;
    std::optional<bool> wall_;
    std::optional<int> copies_;
    std::string language_;
    SectionOption section_;
};

} // namespace

std::unique_ptr<Command> makePrint() {
    return std::make_unique<PrintCommand>();
}

} // namespace arbiter::cli
