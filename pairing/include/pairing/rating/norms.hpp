// Title norms: the requirements of FIDE B.01 (edition of 1 January 2024) one by one, met or by how much not,
// and what is still possible with the rounds to come. A pure function of the tournament.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/tiebreak/fraction.hpp"
#include "pairing/tiebreak/rules.hpp"
#include "rules/base/text.hpp"

namespace pairing::rating {

// Titles that need norms; the others go by rating (B.01 art. 1.3).
enum class NormTitle { Gm, Im, Wgm, Wim };

[[nodiscard]] std::string_view nameOf(NormTitle title); // "WGM"
[[nodiscard]] std::optional<NormTitle> normTitleFromName(std::string_view name);

// B.01 art. 1.4.5 to 1.4.8: the numbers of a title.
struct NormNumbers {
    int performance = 0;     // Rp at least
    int average = 0;         // Ra at least
    int floor = 0;           // one opponent is raised to it
    std::vector<Title> kind; // titles of which a third is needed
};
[[nodiscard]] NormNumbers numbersOf(NormTitle title);

struct NormSettings {
    tiebreak::EventKind kind = tiebreak::EventKind::Swiss;
    bool sevenGamesSuffice = false; // 1.4.1b: team and club championships of 7 to 9 rounds
    bool federationsWaived = false; // 1.4.3a to c; 1.4.3d is found by itself
};

// A game as the norm sees it.
struct NormGame {
    RoundNumber round;
    PairingNumber opponent;
    Title title = Title::None;
    std::string federation;
    int rating = 0;       // as it counts
    bool raised = false;  // to the floor (1.4.6)
    bool unrated = false; // counts as 1400, unless raised
    Outcome outcome = Outcome::Draw;
    bool forfeitAsLoss = false; // last-round forfeit win counted as a loss (1.4.2c)
    friend bool operator==(const NormGame&, const NormGame&) = default;
};

enum class NormItem {
    Games,         // 1.4.1
    Titled,        // 1.4.5
    Kind,          // 1.4.5
    Federations,   // 1.4.3
    OwnFederation, // 1.4.4
    OneFederation, // 1.4.4
    Players,       // 1.4.5, double round robin
    Average,       // 1.4.7
    Score,         // 35 %
    Performance    // 1.4.8
};

struct NormRequirement {
    NormItem item = NormItem::Games;
    tiebreak::Fraction needed;
    tiebreak::Fraction has;
    bool atMost = false;  // otherwise at least
    bool waived = false;  // 1.4.3
    bool possible = true; // met, or can still be met in the rounds to come

    [[nodiscard]] bool met() const { return waived || (atMost ? has <= needed : has >= needed); }
};

// A score in the games to come and what it takes.
struct NormPath {
    int halfPoints = 0;         // in the games to come
    int averageOfOpponents = 0; // their ratings at least, on average
    bool attainable = false;    // such opponents are in the field
};

struct NormCheck {
    PairingNumber player;
    NormTitle title = NormTitle::Gm;
    std::vector<NormGame> games;   // that the norm stands on
    std::vector<NormGame> leftOut; // wins, or games after the norm was complete (1.4.1e, f)
    std::vector<NormRequirement> requirements;
    int averageRating = 0; // Ra
    int performance = 0;   // Rp
    int halfPoints = 0;
    int gamesOfTitle = 0; // that count for the 27 of the title: 1.4.1d, 1.5.1; 0 without a norm
    int gamesToCome = 0;
    std::vector<NormPath> paths; // while games are to come

    [[nodiscard]] bool met() const;
    [[nodiscard]] bool possible() const; // met or still to be reached
};

// After the first `rounds` rounds. Of all ways to leave out games that the regulations allow the one that
// gives the norm with the most games; without a norm, all games.
[[nodiscard]] NormCheck checkNorm(const Tournament& tournament, RoundNumber rounds, PairingNumber player,
                                  NormTitle title, const NormSettings& settings = {});

// Titles above the one that the player holds; those of women for women only.
[[nodiscard]] std::vector<NormTitle> titlesToReach(const Player& player);

// 1.4.3d: a Swiss with, in every round, 20 rated foreigners from 3 federations, 10 of them with titles.
[[nodiscard]] bool isInternationalOpen(const Tournament& tournament, RoundNumber rounds);

// Counts as a federation: FID and NON do not (B.01 art. 1.4.2a, 1.4.3).
[[nodiscard]] bool isFederation(const std::string& code);

[[nodiscard]] rules::Text describe(NormItem item);
[[nodiscard]] std::string_view articleOf(NormItem item); // "1.4.5"

} // namespace pairing::rating
