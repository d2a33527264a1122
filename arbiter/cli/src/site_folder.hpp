// The folder that a site is published into: pages in, pages of a former time that are no longer true out.
// Nothing is moved into place before every page is whole; files that are not ours are never touched.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

#include "failure.hpp"
#include "long_work.hpp"
#include "reports/site.hpp"

namespace arbiter::cli {

struct SiteChanges {
    std::size_t written = 0;
    std::size_t removed = 0;
};

// Makes the folder where it is not there. Refused where it has an index.html that is not ours. Cancelled
// leaves the folder as it was.
[[nodiscard]] Answer<SiteChanges> publishInto(const std::filesystem::path& folder,
                                              std::span<const reports::SitePage> pages, LongWork& work);

} // namespace arbiter::cli
