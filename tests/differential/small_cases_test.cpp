// Single rounds in files, one rule each: tests/cases/dutch and dutch-2017, with the reasons in their READMEs.
// Beside the checkout there may be further ones (../shared/data/dutch-small); where they are not, they are
// left out.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "differential/case_files.hpp"
#include "differential/pairers.hpp"
#include "differential/written_pairing.hpp"

namespace {

using differential::pairers;

void checkCase(const std::filesystem::path& file, const differential::Pairer& pairer) {
    const auto tournament = differential::readTrf(file).tournament;
    const pairing::RoundNumber round(static_cast<std::uint16_t>(tournament.recordedRounds().value() + 1));
    const auto participants = pairing::dutch::participantsOfNextRound(tournament);
    auto expectedFile = file;
    expectedFile.replace_extension(".expected");
    const auto pairing = pairer.pair(tournament, round, participants);
    BOOST_TEST(differential::written(pairing) == differential::expectedPairing(expectedFile),
               file.filename().string());
    if (!pairing) return;
    for (const auto& violation : pairing::check::checkInvariants(tournament, round, participants, *pairing))
        BOOST_ERROR(file.filename().string() + ": " + rules::english(violation.message));
}

const std::vector<std::filesystem::path>& ownCases() {
    static const auto files = [] {
        auto all = differential::filesIn(differential::casesFolder("dutch"), ".trf");
        const auto of2017 = differential::filesIn(differential::casesFolder("dutch-2017"), ".trf");
        all.insert(all.end(), of2017.begin(), of2017.end());
        return all;
    }();
    return files;
}

BOOST_AUTO_TEST_SUITE(small_cases)

BOOST_DATA_TEST_CASE(one_rule_each, boost::unit_test::data::make(ownCases()) * pairers(), file, pairer) {
    checkCase(file, pairer);
}

BOOST_AUTO_TEST_CASE(hard_rounds_beside_the_checkout) {
    const auto files = differential::filesIn(differential::sharedFolder("dutch-small"), ".trf");
    BOOST_TEST_MESSAGE(files.size() << " hard rounds beside the checkout");
    for (const auto& file : files)
        for (const auto& pairer : pairers())
            checkCase(file, pairer);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
