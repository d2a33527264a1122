#include "reports/name_order.hpp"

#include <cstdint>
#include <vector>

#include <unicode/ucol.h>
#include <unicode/ustring.h>

namespace reports {
namespace {

using Bytes = std::vector<std::uint8_t>;
using Units = std::vector<UChar>;

const char* localeOf(Language language) {
    switch (language) {
    case Language::English:
        return "en";
    case Language::SimplifiedChinese:
        return "zh@collation=pinyin";
    case Language::TraditionalChinese:
        return "zh_Hant@collation=stroke";
    }
    return "";
}

// Bytes that are no UTF-8 become replacement characters.
Units utf16(std::string_view text) {
    Units units(text.size() + 1);
    std::int32_t length = 0;
    UErrorCode error = U_ZERO_ERROR;
    u_strFromUTF8WithSub(units.data(), static_cast<std::int32_t>(units.size()), &length, text.data(),
                         static_cast<std::int32_t>(text.size()), 0xFFFD, nullptr, &error);
    units.resize(U_FAILURE(error) != 0 ? 0 : static_cast<std::size_t>(length));
    return units;
}

Bytes keyOfPart(const UCollator* collator, std::string_view text) {
    const Units units = utf16(text);
    const auto length = static_cast<std::int32_t>(units.size());
    Bytes key(static_cast<std::size_t>(ucol_getSortKey(collator, units.data(), length, nullptr, 0)));
    ucol_getSortKey(collator, units.data(), length, key.data(), static_cast<std::int32_t>(key.size()));
    return key;
}

} // namespace

struct NameOrder::Inside {
    UCollator* collator = nullptr;
};

NameOrder::NameOrder(Language language)
    : inside_(std::make_unique<Inside>()) {
    UErrorCode error = U_ZERO_ERROR;
    inside_->collator = ucol_open(localeOf(language), &error);
    if (inside_->collator == nullptr) return; // a system without the tables: by bytes
    ucol_setAttribute(inside_->collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &error);
}

NameOrder::NameOrder(NameOrder&&) noexcept = default;

NameOrder::~NameOrder() {
    if (inside_ && inside_->collator != nullptr) ucol_close(inside_->collator);
}

std::string NameOrder::keyOf(std::string_view name) const {
    if (inside_->collator == nullptr) return std::string(name);
    const auto comma = name.find(',');
    const Bytes family = keyOfPart(inside_->collator, name.substr(0, comma));
    const Bytes given = keyOfPart(
        inside_->collator, comma == std::string_view::npos ? std::string_view() : name.substr(comma + 1));
    Bytes merged(family.size() + given.size() + 1);
    const auto length = ucol_mergeSortkeys(family.data(), static_cast<std::int32_t>(family.size()),
                                           given.data(), static_cast<std::int32_t>(given.size()),
                                           merged.data(), static_cast<std::int32_t>(merged.size()));
    merged.resize(static_cast<std::size_t>(length));
    return {merged.begin(), merged.end()};
}

} // namespace reports
