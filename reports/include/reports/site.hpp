// An event as a folder of static web pages: overview, entry list, rounds, standings, crosstable, a page for
// each player, linked with each other. Needs no server; every file is complete in itself.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reports/event_on_paper.hpp"
#include "reports/language.hpp"
#include "reports/stamp.hpp"

namespace reports {

struct SitePage {
    std::string file; // a plain name of ours, "round-3.html"; never made of what people typed
    std::string html;
};

struct SiteRequest {
    const EventOnPaper& event;
    Language language = Language::English;
    std::optional<Moment> printed{};
};

// A draft is not published: its round has no page, and nothing says whom anybody will meet. Of births only
// the year is shown.
[[nodiscard]] std::vector<SitePage> sitePages(const SiteRequest& request);

} // namespace reports
