#include "trf/faults.hpp"

namespace pairing::trf {

void Faults::add(rules::Severity severity, Place place, Fault fault) {
    if (severity == rules::Severity::Error) ++errors_;
    rules::Diagnostic item;
    item.severity = severity;
    item.code = std::move(fault.code);
    item.source = source_;
    if (place.line > 0) item.line = static_cast<int>(place.line);
    if (place.column > 0) item.column = place.column;
    item.message = std::move(fault.message);
    item.found = std::move(fault.found);
    item.expected = std::move(fault.expected);
    item.advice = std::move(fault.advice);
    found_.add(std::move(item));
}

} // namespace pairing::trf
