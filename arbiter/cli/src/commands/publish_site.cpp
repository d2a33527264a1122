// flagfall publish-site: the event as a folder of web pages.
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"
#include "long_work.hpp"
#include "paper_event.hpp"
#include "reports/site.hpp"
#include "site_folder.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

class PublishSiteCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{.name = "publish-site",
                                   .group = Group::Files,
                                   .summary = "write the event as a folder of web pages",
                                   .usage = {"publish-site [EVENT] --out FOLDER [--lang LANGUAGE]"},
                                   .description = "Overview, entry list, pairings and results of each "
                                                  "published round, standings, crosstable and a page "
                                                  "for each\n"
                                                  "player, linked with each other. Copy the folder to a web "
                                                  "space, or open index.html from a stick: no "
                                                  "server\n"
                                                  "is needed, and the pages can be read on a phone. Drafts "
                                                  "are not in it, and of births only the year. "
                                                  "Done again\n"
                                                  "after each round it brings the pages up to date and takes "
                                                  "away those that are no longer true; other "
                                                  "files in\n"
                                                  "the folder stay.",
                                   .examples = {"flagfall publish-site club.flagfall --out site",
                                                "flagfall publish-site --out site --lang zh-Hant"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.text("-o,--out", "FOLDER", folder_, "the folder of the pages");
        options.choice("--lang", language_, languages, "language of the pages");
        section_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (folder_.empty()) return failure(ExitCode::BadInput, "Say where the pages go: --out FOLDER");
        auto session = section_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const auto event = paperEvent(session->state());
        if (!event) return rules::unexpected(event.error());
        LongWork work(console, Stopping::Tidily);
        const auto pages =
            reports::sitePages({.event = *event, .language = language_, .printed = presentMoment()});
        const auto changes = publishInto(folder_, pages, work);
        if (!changes) return rules::unexpected(changes.error());
        console.print(
            fmt::format("{} pages in {}{}\n", changes->written, folder_,
                        changes->removed == 0 ? "" : fmt::format(", {} old ones removed", changes->removed)));
        return {};
    }

  private:
    std::vector<std::string> names_;
    std::string folder_;
    reports::Language language_ = reports::Language::English;
    SectionOption section_;
};

} // namespace

std::unique_ptr<Command> makePublishSite() {
    return std::make_unique<PublishSiteCommand>();
}

} // namespace arbiter::cli
