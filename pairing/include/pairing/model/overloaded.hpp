// One lambda per case of a variant, for std::visit.
// Use it without a generic case, so that a new kind of event fails to build where it must be decided.
#pragma once

namespace pairing {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace pairing
