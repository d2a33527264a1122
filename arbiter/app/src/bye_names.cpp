#include "arbiter/app/bye_names.hpp"

namespace arbiter::app {

std::string_view nameOf(pairing::RequestedBye kind) {
    using enum pairing::RequestedBye;
    switch (kind) {
    case FullPoint:
        return "full-point bye";
    case HalfPoint:
        return "half-point bye";
    case ZeroPoint:
        return "zero-point bye";
    }
    return {};
}

} // namespace arbiter::app
