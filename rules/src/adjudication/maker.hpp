// What the tables of rulings share: the facts they look at, and a ruling under construction.
// Use it in the files of this folder; each decides one chapter of the Laws.
#pragma once

#include <string>
#include <utility>

#include "rules/adjudication/decide.hpp"

namespace rules::adjudication {

using board::englishName;

[[nodiscard]] constexpr ByColour<Score> lossOf(Colour colour) {
    return colour == Colour::White ? ByColour<Score>{Score::Zero, Score::One}
                                   : ByColour<Score>{Score::One, Score::Zero};
}
inline constexpr ByColour<Score> drawnScores{Score::Half, Score::Half};

struct Facts {
    const RuleSet& rules;
    draws::Level level;
    const GameRecord& record;

    [[nodiscard]] const board::Position& position() const { return record.line.current(); }
};

class RulingMaker {
  public:
    explicit RulingMaker(const Facts& facts)
        : facts_(facts) {
        ruling_.illegalActs = facts.record.illegalActs;
    }

    RulingMaker& cite(std::string article) {
        ruling_.articles.push_back(std::move(article));
        return *this;
    }
    RulingMaker& say(Text sentence) {
        ruling_.explanation.push_back(std::move(sentence));
        return *this;
    }
    RulingMaker& remark(Text words) {
        ruling_.remark = std::move(words);
        return *this;
    }
    RulingMaker& duty(Text words) {
        ruling_.duties.push_back(std::move(words));
        return *this;
    }
    RulingMaker& option(Option option) {
        ruling_.verdict = Verdict::ArbiterDecides;
        ruling_.options.push_back(std::move(option));
        return *this;
    }
    RulingMaker& option(Text words) { return option(Option{std::move(words)}); }
    RulingMaker& verdict(Verdict verdict) {
        ruling_.verdict = verdict;
        return *this;
    }
    RulingMaker& ask(Text question) {
        ruling_.question = std::move(question);
        return verdict(Verdict::AskFact);
    }
    // Seconds more on this player's clock, with the sentence for it; negative: less.
    RulingMaker& addTime(Colour colour, std::int64_t seconds);
    RulingMaker& over(ByColour<Score> scores);
    RulingMaker& draw() { return over(drawnScores); }
    RulingMaker& loses(Colour colour);
    // 5.1.2, 6.9, 7.5.5: drawn if the opponent cannot mate in this position by any series of legal moves.
    RulingMaker& losesIfOpponentCanMate(Colour colour, const board::Position& position);
    // The list of 12.9.
    RulingMaker& offerPenalties(Colour offender);
    RulingMaker& count(Colour colour) {
        ++ruling_.illegalActs[colour];
        return *this;
    }

    [[nodiscard]] Ruling& ruling() noexcept { return ruling_; }
    [[nodiscard]] Ruling done() { return std::move(ruling_); }

  private:
    const Facts& facts_;
    Ruling ruling_;
};

// One for each case of Incident; each in the file of its chapter.
Ruling rule(const Facts& facts, const FlagFall& incident);
Ruling rule(const Facts& facts, const Resignation& incident);
Ruling rule(const Facts& facts, const DrawAgreement& incident);
Ruling rule(const Facts& facts, const DrawOffer& incident);
Ruling rule(const Facts& facts, const DrawClaimed& incident);
Ruling rule(const Facts& facts, const ResultSigned& incident);
Ruling rule(const Facts& facts, const ResultContested& incident);
Ruling rule(const Facts& facts, const IllegalAct& incident);
Ruling rule(const Facts& facts, const FaultStays& incident);
Ruling rule(const Facts& facts, const Touched& incident);
Ruling rule(const Facts& facts, const PromotionTouched& incident);
Ruling rule(const Facts& facts, const TouchComplaint& incident);
Ruling rule(const Facts& facts, const WrongStart& incident);
Ruling rule(const Facts& facts, const BoardTurned& incident);
Ruling rule(const Facts& facts, const ColoursReversed& incident);
Ruling rule(const Facts& facts, const Displaced& incident);
Ruling rule(const Facts& facts, const Late& incident);
Ruling rule(const Facts& facts, const Interrupted& incident);
Ruling rule(const Facts& facts, const DeviceFound& incident);
Ruling rule(const Facts& facts, const PersistentRefusal& incident);
Ruling rule(const Facts& facts, const OtherOffence& incident);
Ruling rule(const Facts& facts, const ScoresWanted& incident);
Ruling rule(const Facts& facts, const RecordingAsked& incident);
Ruling rule(const Facts& facts, const NoScoreSheets& incident);
Ruling rule(const Facts& facts, const QuickplayRequest& incident);
Ruling rule(const Facts& facts, const FlagAfterPostponedClaim& incident);
Ruling rule(const Facts& facts, const SealedMove& incident);

// What the record itself shows: by these rules the game was over.
[[nodiscard]] std::optional<draws::GameEnd> recordedEnd(const Facts& facts);

// The moves that touching these squares in this order leaves to the player having the move (4.3, 4.4), with
// the articles; all legal moves if there is no duty.
struct TouchDuty {
    std::vector<board::Move> moves;
    std::vector<std::string> articles;
    bool free = false; // nothing touched can be played with (4.5)
};
[[nodiscard]] TouchDuty touchDuty(const board::Position& position, const std::vector<board::Square>& touched);
// "White must play Nxd5", "White must move the rook on a1" …
[[nodiscard]] Text dutyText(const board::Position& position, const TouchDuty& duty);

} // namespace rules::adjudication
