// A person as an entry list gives him: everything but the number and the games.
// Use it to add, import and edit players.
#pragma once

#include <optional>
#include <string>

#include "pairing/model/player.hpp"

namespace arbiter::app {

struct Person {
    std::string name; // UTF-8, "Lastname, Firstname"
    pairing::Title title = pairing::Title::None;
    pairing::Sex sex = pairing::Sex::Unknown;
    std::optional<pairing::Rating> rating;
    std::string federation; // three letters or empty
    std::string fideId;     // digits or empty
    std::optional<pairing::PartialDate> birth;
    std::string club;

    friend bool operator==(const Person&, const Person&) = default;
};

[[nodiscard]] Person personOf(const pairing::Player& player);
void setPerson(pairing::Player& player, const Person& person);

} // namespace arbiter::app
