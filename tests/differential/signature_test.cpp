// One number over the pairings of a fixed set of generated tournaments. A change of the engine that is meant
// to change no pairing must not move it; one that moves it must say so and why.
#include <cstdint>
#include <string_view>

#include <boost/test/unit_test.hpp>

#include "differential/pairers.hpp"
#include "differential/written_pairing.hpp"
#include "support/tournaments/random_tournament.hpp"

namespace {

// FNV-1a, 64 bits.
class Signature {
  public:
    void add(std::string_view text) {
        for (const char letter : text) {
            value_ ^= static_cast<unsigned char>(letter);
            value_ *= 1'099'511'628'211U;
        }
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 14'695'981'039'346'656'037U;
};

std::uint64_t signatureOf(pairing::RuleEdition edition) {
    struct Group {
        std::uint64_t firstSeed;
        int tournaments, fewestPlayers, mostPlayers;
    };
    Signature signature;
    for (const Group& group : {Group{1, 400, 2, 12}, Group{10'001, 60, 13, 40}, Group{20'001, 10, 41, 120}})
        for (std::uint64_t seed = group.firstSeed;
             seed < group.firstSeed + static_cast<std::uint64_t>(group.tournaments); ++seed) {
            support::RandomNumbers random(seed);
            auto plan = support::TournamentPlan::draw(random, group.fewestPlayers, group.mostPlayers);
            plan.edition = edition;
            support::RandomTournament running(seed, plan);
            while (!running.isOver()) {
                const auto pairing =
                    differential::engine(running.tournament(), running.round(), running.participants());
                signature.add(differential::written(pairing));
                signature.add("\n");
                if (!pairing) break;
                running.play(*pairing);
            }
        }
    return signature.value();
}

BOOST_AUTO_TEST_CASE(the_pairings_have_not_moved) {
    BOOST_TEST(signatureOf(pairing::RuleEdition::Fide2026) == 4'719'882'505'719'465'081U);
    BOOST_TEST(signatureOf(pairing::RuleEdition::Fide2017) == 8'693'644'239'582'058'862U);
}

} // namespace
