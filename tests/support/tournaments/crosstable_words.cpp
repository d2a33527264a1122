#include "support/tournaments/crosstable_words.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include <fmt/format.h>

namespace support {
namespace {

using namespace pairing;

PairingNumber numberOf(int value) {
    return PairingNumber(static_cast<std::uint16_t>(value));
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
        if (text.empty()) return found;
        const std::size_t length = std::min(text.find(' '), text.size());
        found.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
}

bool readAbsence(std::string_view cell, RoundEvent& event) {
    if (cell == ".")
        event = NotPaired{};
    else if (cell == "U")
        event = PairingAllocatedBye{};
    else if (cell == "F")
        event = FullPointBye{};
    else if (cell == "H")
        event = HalfPointBye{};
    else if (cell == "Z")
        event = ZeroPointBye{};
    else
        return false;
    return true;
}

bool readGame(std::string_view cell, RoundEvent& event) {
    int value = 0;
    const char* const end = cell.data() + cell.size();
    const auto [rest, error] = std::from_chars(cell.data(), end, value);
    if (error != std::errc{} || end - rest != 2 || (rest[0] != 'w' && rest[0] != 'b')) return false;
    const PairingNumber opponent = numberOf(value);
    const Colour colour = rest[0] == 'w' ? Colour::White : Colour::Black;
    if (rest[1] == '1')
        event = PlayedGame{opponent, colour, Outcome::Win};
    else if (rest[1] == '=')
        event = PlayedGame{opponent, colour, Outcome::Draw};
    else if (rest[1] == '0')
        event = PlayedGame{opponent, colour, Outcome::Loss};
    else if (rest[1] == '+')
        event = ForfeitWin{opponent, colour};
    else if (rest[1] == '-')
        event = ForfeitLoss{opponent, colour};
    else
        return false;
    return true;
}

// A forfeit loss on both sides is a double forfeit.
void joinDoubleForfeits(Tournament& tournament) {
    const Tournament read = tournament;
    for (Player& player : tournament.players)
        for (std::size_t round = 0; round < player.rounds.size(); ++round) {
            const auto* loss = std::get_if<ForfeitLoss>(&player.rounds[round]);
            if (loss == nullptr) continue;
            const Player* opponent = read.find(loss->opponent);
            if (opponent != nullptr && std::holds_alternative<ForfeitLoss>(opponent->rounds[round]))
                player.rounds[round] = DoubleForfeit{loss->opponent, loss->colour};
        }
}

Tournament emptyTournament(RoundNumber plannedRounds) {
    Tournament tournament;
    tournament.plannedRounds = plannedRounds;
    tournament.initialColour = Colour::White;
    return tournament;
}

Player playerWith(PairingNumber number) {
    Player player;
    player.number = number;
    player.name = fmt::format("Player {}", number.value());
    return player;
}

} // namespace

Tournament tournamentFrom(const std::vector<CrosstableLine>& lines) {
    Tournament tournament = emptyTournament(RoundNumber(0));
    for (const CrosstableLine& line : lines) {
        Player player = playerWith(numberOf(line.number));
        for (const std::string_view cell : words(line.cells))
            if (!readAbsence(cell, player.rounds.emplace_back()) && !readGame(cell, player.rounds.back()))
                throw std::invalid_argument(fmt::format("crosstable cell \"{}\" cannot be read", cell));
        tournament.players.push_back(player);
    }
    std::ranges::sort(tournament.players, {}, &Player::number);
    tournament.plannedRounds = tournament.recordedRounds();
    for (const Player& player : tournament.players)
        if (player.rounds.size() != tournament.plannedRounds.value())
            throw std::invalid_argument(
                fmt::format("crosstable line {} has another number of rounds", player.number.value()));
    joinDoubleForfeits(tournament);
    return tournament;
}

Crosstable::Crosstable(int players, int plannedRounds)
    : tournament_(emptyTournament(RoundNumber(static_cast<std::uint16_t>(plannedRounds)))) {
    for (int number = 1; number <= players; ++number)
        tournament_.players.push_back(playerWith(numberOf(number)));
}

void Crosstable::record(int number, RoundNumber round, const RoundEvent& event) {
    for (Player& player : tournament_.players)
        if (player.rounds.size() < round.value()) player.rounds.resize(round.value());
    tournament_.find(numberOf(number))->rounds[round.value() - std::size_t{1}] = event;
}

Crosstable::Seat& Crosstable::Seat::plays(int opponent, RoundNumber round, Outcome own, Outcome others) {
    table_->record(number_, round, PlayedGame{numberOf(opponent), colour_, own});
    table_->record(opponent, round, PlayedGame{numberOf(number_), rules::opposite(colour_), others});
    return *this;
}

Crosstable::Seat& Crosstable::Seat::beats(int opponent, RoundNumber round) {
    return plays(opponent, round, Outcome::Win, Outcome::Loss);
}

Crosstable::Seat& Crosstable::Seat::drawsWith(int opponent, RoundNumber round) {
    return plays(opponent, round, Outcome::Draw, Outcome::Draw);
}

Crosstable::Seat& Crosstable::Seat::losesTo(int opponent, RoundNumber round) {
    return plays(opponent, round, Outcome::Loss, Outcome::Win);
}

Crosstable::Seat& Crosstable::Seat::winsByForfeitAgainst(int opponent, RoundNumber round) {
    table_->record(number_, round, ForfeitWin{numberOf(opponent), colour_});
    table_->record(opponent, round, ForfeitLoss{numberOf(number_), rules::opposite(colour_)});
    return *this;
}

Crosstable::Seat& Crosstable::Seat::stayedAwayAndSoDid(int opponent, RoundNumber round) {
    table_->record(number_, round, DoubleForfeit{numberOf(opponent), colour_});
    table_->record(opponent, round, DoubleForfeit{numberOf(number_), rules::opposite(colour_)});
    return *this;
}

Crosstable::Absentee& Crosstable::Absentee::hasTheBye(RoundNumber round) {
    table_->record(number_, round, PairingAllocatedBye{});
    return *this;
}

Crosstable::Absentee& Crosstable::Absentee::hasFullPointBye(RoundNumber round) {
    table_->record(number_, round, FullPointBye{});
    return *this;
}

Crosstable::Absentee& Crosstable::Absentee::hasHalfPointBye(RoundNumber round) {
    table_->record(number_, round, HalfPointBye{});
    return *this;
}

Crosstable::Absentee& Crosstable::Absentee::isAbsent(RoundNumber round) {
    table_->record(number_, round, ZeroPointBye{});
    return *this;
}

std::vector<PairingNumber> numbers(std::initializer_list<int> values) {
    std::vector<PairingNumber> result;
    for (const int value : values)
        result.push_back(numberOf(value));
    return result;
}

} // namespace support
