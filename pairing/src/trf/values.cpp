#include "trf/values.hpp"

#include <algorithm>
#include <charconv>
#include <string>

namespace pairing::trf {

std::optional<int> wholeNumber(std::string_view text, int largest) {
    if (text.empty() || !isDigit(text.front())) return std::nullopt;
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stopped != end || value > largest) return std::nullopt;
    return value;
}

std::optional<PairingNumber> pairingNumber(const TextLine& line, const Field& field, FieldName name,
                                           Faults& faults) {
    const auto value = wholeNumber(field.text, largestPairingNumber);
    if (value && *value > 0) return PairingNumber(static_cast<std::uint16_t>(*value));
    faults.error(line.at(field), {.code = std::string(name.code),
                                  .message = rules::text(name.what),
                                  .found = std::string(field.text),
                                  .expected = rules::text("a pairing number from 1 to 9999"),
                                  .advice = rules::text("Correct the number")});
    return std::nullopt;
}

std::optional<RoundNumber> roundNumber(const TextLine& line, const Field& field, FieldName name,
                                       Faults& faults) {
    const auto value = wholeNumber(field.text, largestRound);
    if (value && *value > 0) return RoundNumber(static_cast<std::uint16_t>(*value));
    faults.error(line.at(field), {.code = std::string(name.code),
                                  .message = rules::text(name.what),
                                  .found = std::string(field.text),
                                  .expected = rules::text("a round number from 1 to 999"),
                                  .advice = rules::text("Correct the number")});
    return std::nullopt;
}

std::optional<Points> points(const TextLine& line, const Field& field, FieldName name, Faults& faults) {
    const auto value = pointsFromString(field.text);
    if (!value)
        faults.error(line.at(field), {.code = std::string(name.code),
                                      .message = rules::text(name.what),
                                      .found = std::string(field.text),
                                      .expected = rules::text("a number with one decimal, such as 1.5"),
                                      .advice = rules::text("Correct the number")});
    return value;
}

std::vector<PairingNumber> pairingNumbers(const TextLine& line, const std::vector<Field>& fields,
                                          FieldName name, Faults& faults) {
    std::vector<PairingNumber> numbers;
    numbers.reserve(fields.size());
    for (const Field& field : fields)
        if (const auto number = pairingNumber(line, field, name, faults)) numbers.push_back(*number);
    return numbers;
}

} // namespace pairing::trf
