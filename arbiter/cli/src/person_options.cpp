#include "person_options.hpp"

#include <fmt/format.h>

#include "arbiter/exchange/field_values.hpp"

namespace arbiter::cli {
namespace {

// Takes over a value that can be read; otherwise adds a line that says what was expected.
template <class Value>
void take(Value& target, const std::optional<std::string>& typed, const std::optional<Value>& value,
          std::string_view option, std::string_view expected, std::string& faults) {
    if (!typed) return;
    if (value)
        target = *value;
    else
        faults +=
            fmt::format("{}{} \"{}\": expected {}", faults.empty() ? "" : "\n", option, *typed, expected);
}

} // namespace

void PersonOptions::addTo(Options& options) {
    options.text("--name", "NAME", name_, "\"Last, First\"");
    options.text("--title", "TITLE", title_, "GM, IM, WGM, FM, WIM, CM, WFM, WCM or none");
    options.text("--sex", "m|w", sex_, "m or w");
    options.text("--rating", "N", rating_, "1 to 9999; 0 for unrated");
    options.text("--fed,--federation", "FED", federation_, "three letters");
    options.text("--fide-id", "ID", fideId_, "digits");
    options.text("--birth", "DATE", birth_, "year, or a date such as 2001-07-31");
    options.text("--club", "CLUB", club_, "club or town");
}

bool PersonOptions::empty() const {
    return !name_ && !title_ && !sex_ && !rating_ && !federation_ && !fideId_ && !birth_ && !club_;
}

Answer<app::Person> PersonOptions::appliedTo(app::Person person) const {
    std::string faults;
    if (name_) person.name = *name_;
    if (club_) person.club = *club_;
    const std::string title = title_.value_or("") == "none" ? "" : title_.value_or("");
    take(person.title, title_, pairing::titleFromAbbreviation(title), "--title",
         "GM, IM, WGM, FM, WIM, CM, WFM, WCM or none", faults);
    take(person.sex, sex_, exchange::sexFromText(sex_.value_or("")), "--sex", "m or w", faults);
    take(person.rating, rating_, exchange::ratingFromText(rating_.value_or("")), "--rating",
         "a whole number up to 9999", faults);
    take(person.federation, federation_, exchange::federationCode(federation_.value_or("")), "--fed",
         "three letters such as GER", faults);
    take(person.fideId, fideId_, exchange::fideIdFromText(fideId_.value_or("")), "--fide-id",
         "digits, at most 11", faults);
    pairing::PartialDate birth;
    take(birth, birth_, exchange::dateFromText(birth_.value_or("")), "--birth",
         "a year or a date such as 2001-07-31", faults);
    if (birth_) person.birth = birth;
    if (!faults.empty()) return failure(ExitCode::BadInput, std::move(faults));
    return person;
}

} // namespace arbiter::cli
