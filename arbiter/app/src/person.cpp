#include "arbiter/app/person.hpp"

namespace arbiter::app {

Person personOf(const pairing::Player& player) {
    return {player.name,       player.title,  player.sex,   player.rating,
            player.federation, player.fideId, player.birth, player.club};
}

void setPerson(pairing::Player& player, const Person& person) {
    player.name = person.name;
    player.title = person.title;
    player.sex = person.sex;
    player.rating = person.rating;
    player.federation = person.federation;
    player.fideId = person.fideId;
    player.birth = person.birth;
    player.club = person.club;
}

} // namespace arbiter::app
