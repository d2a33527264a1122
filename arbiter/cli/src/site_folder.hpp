// The folder that a site is published into: pages in, pages of a former time that are no longer true out.
// Every page is renamed into place when it is whole; files that are not ours are never touched.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

#include "failure.hpp"
#include "reports/site.hpp"

namespace arbiter::cli {

struct SiteChanges {
    std::size_t written = 0;
    std::size_t removed = 0;
};

// Makes the folder where it is not there. Refused where it has an index.html that is not ours.
[[nodiscard]] Answer<SiteChanges> publishInto(const std::filesystem::path& folder,
                                              std::span<const reports::SitePage> pages);

} // namespace arbiter::cli
