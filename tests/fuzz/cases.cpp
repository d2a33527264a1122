// The law of the case format: what is read is written so that it reads back the same, and every case is
// decided, refused, or not understood without harm.
#include <cstdint>
#include <string_view>

#include "fuzz/law.hpp"
#include "rules/cases/decide_case.hpp"

using namespace rules::cases;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto cases = readCases(text, "fuzz");
    if (!cases) {
        require(cases.error().hasErrors());
        return 0;
    }
    const auto again = readCases(writeCases(*cases));
    require(again && again->size() == cases->size());
    for (std::size_t i = 0; i < cases->size(); ++i) {
        require((*cases)[i].id() == (*again)[i].id());
        require((*cases)[i].value("event") == (*again)[i].value("event"));
        static_cast<void>(decideCase((*cases)[i]));
    }
    return 0;
}
