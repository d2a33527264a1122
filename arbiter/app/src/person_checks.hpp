// Whether a person's facts can stand in a list of players, and whether two entries are the same person.
// Use it before anyone is entered or edited.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "arbiter/app/person.hpp"
#include "rules/base/text.hpp"

namespace arbiter::app {

// A day as it can be written down: four digits of the year, month and day as far as they are known.
[[nodiscard]] bool isDate(const pairing::PartialDate& date);

// Every fault; empty if all is well.
[[nodiscard]] std::vector<rules::Text> faultsOf(const Person& person);

enum class Likeness {
    Different,
    Doubtful, // the same name, and nothing that tells them apart or makes them one
    Same      // the same FIDE ID, or the same name and date of birth (both may be unknown)
};

[[nodiscard]] Likeness likenessOf(const Person& one, const Person& other);

// Finds the persons of a list that may be the same as a given one, without comparing with each.
class KnownPersons {
  public:
    struct Match {
        Likeness likeness = Likeness::Different;
        std::string label; // as given to add()
    };

    void add(const Person& person, std::string label);
    // The most alike; of equals the first.
    [[nodiscard]] Match closestTo(const Person& person) const;

  private:
    struct Entry {
        Person person;
        std::string label;
    };
    std::vector<Entry> entries_;
    std::unordered_multimap<std::string, std::size_t> byName_;
    std::unordered_map<std::string, std::size_t> byFideId_;
};

} // namespace arbiter::app
