#include "zip_archive.hpp"

#include <array>

#include <zip.h>

namespace arbiter::exchange {
namespace {

struct CloseZip {
    void operator()(zip_t* zip) const { zip_discard(zip); }
};
struct CloseMember {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

rules::Text broken(zip_error_t* error) {
    return rules::text("not a whole ZIP archive ({})", zip_error_strerror(error));
}

rules::Text brokenMember(std::string_view name, zip_error_t* error) {
    if (zip_error_code_zip(error) == ZIP_ER_NOPASSWD || zip_error_code_zip(error) == ZIP_ER_WRONGPASSWD)
        return rules::text("{} in it is protected by a password", name);
    return rules::text("{} in it cannot be unpacked ({})", name, zip_error_strerror(error));
}

} // namespace

struct ZipMember::Inside {
    std::string name;
    std::unique_ptr<zip_file_t, CloseMember> file;
};

ZipMember::ZipMember(std::unique_ptr<Inside> inside)
    : inside_(std::move(inside)) {}
ZipMember::ZipMember(ZipMember&&) noexcept = default;
ZipMember::~ZipMember() = default;

rules::Expected<std::size_t, rules::Text> ZipMember::read(std::span<char> target) {
    const zip_int64_t count = zip_fread(inside_->file.get(), target.data(), target.size());
    if (count < 0)
        return rules::unexpected(brokenMember(inside_->name, zip_file_get_error(inside_->file.get())));
    return static_cast<std::size_t>(count);
}

struct ZipArchive::Inside {
    std::unique_ptr<zip_t, CloseZip> zip;
};

ZipArchive::ZipArchive(std::unique_ptr<Inside> inside)
    : inside_(std::move(inside)) {}
ZipArchive::ZipArchive(ZipArchive&&) noexcept = default;
ZipArchive::~ZipArchive() = default;

rules::Expected<ZipArchive, rules::Text> ZipArchive::of(std::string_view bytes) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    zip_t* zip = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error);
    if (zip == nullptr) {
        if (source != nullptr) zip_source_free(source);
        auto reason = rules::unexpected(broken(&error));
        zip_error_fini(&error);
        return reason;
    }
    return ZipArchive(std::make_unique<Inside>(Inside{std::unique_ptr<zip_t, CloseZip>(zip)}));
}

rules::Expected<ZipArchive, rules::Text> ZipArchive::open(const std::filesystem::path& file) {
    int code = 0;
    zip_t* zip = zip_open(file.c_str(), ZIP_RDONLY, &code);
    if (zip == nullptr) {
        zip_error_t error;
        zip_error_init_with_code(&error, code);
        auto reason = rules::unexpected(broken(&error));
        zip_error_fini(&error);
        return reason;
    }
    return ZipArchive(std::make_unique<Inside>(Inside{std::unique_ptr<zip_t, CloseZip>(zip)}));
}

std::vector<std::string> ZipArchive::names() const {
    std::vector<std::string> names;
    const zip_int64_t count = zip_get_num_entries(inside_->zip.get(), 0);
    for (zip_int64_t index = 0; index < count; ++index)
        if (const char* name = zip_get_name(inside_->zip.get(), static_cast<zip_uint64_t>(index), 0))
            names.emplace_back(name);
    return names;
}

bool ZipArchive::has(const std::string& name) const {
    return zip_name_locate(inside_->zip.get(), name.c_str(), 0) >= 0;
}

std::size_t ZipArchive::sizeOf(const std::string& name) const {
    zip_stat_t facts;
    zip_stat_init(&facts);
    const bool known = zip_stat(inside_->zip.get(), name.c_str(), 0, &facts) == 0;
    return known && (facts.valid & ZIP_STAT_SIZE) != 0 ? static_cast<std::size_t>(facts.size) : 0;
}

rules::Expected<ZipMember, rules::Text> ZipArchive::member(const std::string& name) const {
    zip_file_t* file = zip_fopen(inside_->zip.get(), name.c_str(), 0);
    if (file == nullptr) return rules::unexpected(brokenMember(name, zip_get_error(inside_->zip.get())));
    return ZipMember(std::make_unique<ZipMember::Inside>(
        ZipMember::Inside{name, std::unique_ptr<zip_file_t, CloseMember>(file)}));
}

rules::Expected<std::string, rules::Text> ZipArchive::contentsOf(const std::string& name,
                                                                 std::size_t limit) const {
    auto file = member(name);
    if (!file) return rules::unexpected(file.error());
    std::string contents;
    std::array<char, 65536> piece{};
    while (true) {
        const auto count = file->read(piece);
        if (!count) return rules::unexpected(count.error());
        if (*count == 0) return contents;
        if (contents.size() + *count > limit)
            return rules::unexpected(
                rules::text("{} in it unpacks to more than {} MB", name, limit / (1024U * 1024U)));
        contents.append(piece.data(), *count);
    }
}

} // namespace arbiter::exchange
