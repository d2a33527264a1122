// The players of an event held against a rating list: who differs, in what, and what the list has.
// It never changes anything; what is taken over goes through EventService::editPlayer.
#pragma once

#include <string>
#include <vector>

#include "arbiter/app/event_state.hpp"
#include "arbiter/app/person.hpp"
#include "arbiter/exchange/rate_of_play.hpp"
#include "arbiter/ratings/rating_list.hpp"

namespace arbiter::ratings {

enum class Finding {
    Agrees,      // nothing to change
    Differs,     // `after` is what the list says
    NotListed,   // his ID is not in the list
    NameDiffers, // the list has another name under this ID: nothing is proposed by itself
    NoId,        // nobody of that name, or several: cannot be told
    FoundByName  // the only one of that name: `after` has his ID and data
};

struct ListCheck {
    app::PlayerId player;
    pairing::PairingNumber number;
    Finding finding = Finding::Agrees;
    app::Person before;
    app::Person after;
    std::string listedName; // where it differs
};

// Can it be taken over?
[[nodiscard]] bool changes(const ListCheck& check);

// All players by number. Those without an ID are looked for by their whole name.
[[nodiscard]] std::vector<ListCheck> checkAgainst(const RatingList& list, const app::EventState& state,
                                                  exchange::RateOfPlay rate);

} // namespace arbiter::ratings
