// A ZIP archive in memory or on disk: its names, whole small members, long ones piece by piece.
// The only place that knows libzip. What a member unpacks to is counted while it is read, so that no size
// that a file claims is believed.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/base/expected.hpp"
#include "rules/base/text.hpp"

namespace arbiter::exchange {

class ZipMember {
  public:
    ZipMember(ZipMember&&) noexcept;
    ~ZipMember();

    // The next bytes; 0 at the end. A broken or encrypted member is the reason why there are none.
    [[nodiscard]] rules::Expected<std::size_t, rules::Text> read(std::span<char> target);

  private:
    friend class ZipArchive;
    struct Inside;
    explicit ZipMember(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

class ZipArchive {
  public:
    // `bytes` must live as long as the archive.
    [[nodiscard]] static rules::Expected<ZipArchive, rules::Text> of(std::string_view bytes);
    [[nodiscard]] static rules::Expected<ZipArchive, rules::Text> open(const std::filesystem::path& file);
    ZipArchive(ZipArchive&&) noexcept;
    ~ZipArchive();

    [[nodiscard]] std::vector<std::string> names() const;
    [[nodiscard]] bool has(const std::string& name) const;
    // What the archive claims; for showing progress only.
    [[nodiscard]] std::size_t sizeOf(const std::string& name) const;
    // Must be used before the archive goes.
    [[nodiscard]] rules::Expected<ZipMember, rules::Text> member(const std::string& name) const;
    // The whole member, if it unpacks to no more than `limit` bytes.
    [[nodiscard]] rules::Expected<std::string, rules::Text> contentsOf(const std::string& name,
                                                                       std::size_t limit) const;

  private:
    struct Inside;
    explicit ZipArchive(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace arbiter::exchange
