#include "afterwards.hpp"

#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

std::vector<Rest>& rests() {
    static std::vector<Rest> all;
    return all;
}

} // namespace

void afterwards(Rest rest) {
    rests().push_back(std::move(rest));
}

Outcome doAfterwards() {
    const auto all = std::exchange(rests(), {});
    for (const Rest& rest : all)
        if (const Outcome done = rest(); !done) return done;
    return {};
}

} // namespace arbiter::cli
