#include "cases/incident_words.hpp"

#include <algorithm>

#include "cases/case_words.hpp"
#include "cases/claim_words.hpp"
#include "cases/event_text.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/notation/read_move.hpp"

namespace rules::cases {
namespace {

using namespace adjudication;
using board::Square;
using board::squareFrom;

class EventWords : EventText {
  public:
    EventWords(std::string_view event, std::string_view mode, GameRecord& record)
        : EventText(event)
        , mode_(mode)
        , record_(record) {}

    std::optional<Incident> read() {
        readRegulations();
        for (const auto reader :
             {&EventWords::drawClaim, &EventWords::contested, &EventWords::flag, &EventWords::resignation,
              &EventWords::agreement, &EventWords::offer, &EventWords::illegal, &EventWords::faultStays,
              &EventWords::touch, &EventWords::start, &EventWords::colours, &EventWords::late,
              &EventWords::interruption, &EventWords::conduct, &EventWords::claims, &EventWords::recording,
              &EventWords::quickplay, &EventWords::sealed})
            if (auto incident = (this->*reader)()) return incident;
        return std::nullopt;
    }

  private:
    // "claim threefold w board", with or without what was touched before.
    std::optional<Incident> drawClaim() {
        if (!begins("claim") && !begins("touch")) return std::nullopt;
        auto steps = split(plain(), ";");
        std::erase_if(steps, [](std::string_view step) {
            return step.find("incomplete") != step.npos && firstWord(step) != "claim";
        });
        const auto told = claimFrom(steps, record_.line.current());
        if (!told) return std::nullopt;
        return DrawClaimed{told->claim, told->accepted};
    }

    // "result disputed, w reports 1-0, b reports 0-1"
    std::optional<Incident> contested() {
        if (!begins("result disputed") && !begins("result contested")) return std::nullopt;
        ResultContested contested;
        for (std::size_t i = 0; i + 2 < words().size(); ++i)
            if (const auto who = sideFrom(words()[i]); who && words()[i + 1].starts_with("report"))
                contested.reported[*who] = outcomeFrom(words()[i + 2]);
        return contested;
    }

    static std::optional<draws::Outcome> outcomeFrom(std::string_view word) {
        word = bare(word);
        if (word == "1-0") return draws::Outcome::WhiteWins;
        if (word == "0-1") return draws::Outcome::BlackWins;
        if (word == "1/2-1/2" || word == "=") return draws::Outcome::Draw;
        return std::nullopt;
    }

    // What mode and event say about the tournament.
    void readRegulations() {
        record_.complete = !says("incomplete");
        if (says("cannot mate"))
            record_.opponentCanMate = false;
        else if (says("can mate"))
            record_.opponentCanMate = true;
        for (std::size_t i = 0; i + 2 < words().size(); ++i)
            if (words()[i] == "at" && words()[i + 1] == "move")
                record_.incidentMove = numberFrom(words()[i + 2]);
        Regulations& regulations = record_.regulations;
        regulations.guidelinesThree = mode_ == "quickplay-III" || says("Guidelines III announced");
        if (!says("not specified")) regulations.defaultSeconds = durationAfter("default");
        if (says("forbid")) regulations.noDrawBeforeMove = earliestDraw();
        readIncrement();
        if (says("last period")) record_.lastPeriod = true;
        if (says("period 1 of")) record_.lastPeriod = false;
    }

    // "forbid before move 30"; without a number no agreement is allowed at all.
    [[nodiscard]] std::uint32_t earliestDraw() const {
        for (const std::string_view word : split(event().substr(event().find("forbid")), " "))
            if (const auto number = numberFrom(word)) return *number;
        return board::largestCounter;
    }

    // "90:00 + 30 s", "increment 30 s", or a time control that names none.
    void readIncrement() {
        const auto words = split(mode_, " ");
        for (std::size_t i = 0; i + 1 < words.size(); ++i) {
            const bool follows = words[i] == "+" || words[i] == "increment";
            if (const auto number = numberFrom(words[i + 1]); follows && number)
                record_.regulations.incrementSeconds = number;
        }
        const bool timed = mode_.find(':') != std::string_view::npos;
        if (timed && !record_.regulations.incrementSeconds) record_.regulations.incrementSeconds = 0;
    }

    std::optional<Incident> flag() {
        const bool named = begins("flag") || says("flag falls") || begins("claim-win-on-time");
        if (!named || says("neither kept score")) return std::nullopt;
        const auto colour = side();
        const bool orderKnown = says("first") && !says("unknown");
        if (says("both") && (!colour || !orderKnown)) return FlagFall{};
        if (!colour) return std::nullopt;
        if (says("postponed")) return FlagAfterPostponedClaim{*colour, arbitersFinding()};
        return FlagFall{begins("claim-win-on-time") ? opposite(*colour) : *colour, says("before pressing")};
    }

    // III.5.2, "arbiter: b could not win".
    [[nodiscard]] std::optional<bool> arbitersFinding() const {
        if (says("could not win") || says("cannot win") || says("did not try") || says("makes no effort"))
            return true;
        if (says("could win") || says("tried")) return false;
        return std::nullopt;
    }

    std::optional<Incident> resignation() {
        if (!begins("resign")) return std::nullopt;
        const auto colour = side();
        return colour ? std::optional<Incident>(Resignation{*colour}) : std::nullopt;
    }

    std::optional<Incident> agreement() {
        if (!begins("agree")) return std::nullopt;
        // "at move 12": moves that nobody has told are made up, only their number counts.
        if (const auto move = numberAfter("move"); move && !record_.known) {
            board::Setup setup = record_.line.start().setup();
            setup.moveNumber = *move;
            if (const auto start = board::Position::from(setup)) {
                record_.line.restart(*start);
                playAnything(2);
            }
        } else if (record_.line.plies() == 0 && says("both") && !says("before")) {
            playAnything(2); // "both have moved"
        }
        return DrawAgreement{says("arbiter consents")};
    }

    void playAnything(unsigned plies) {
        for (; plies > 0; --plies)
            for (const auto& move : board::legalMoves(record_.line.current())) {
                record_.line.play(move);
                break;
            }
    }

    std::optional<Incident> offer() {
        if (!begins("offer-draw")) return std::nullopt;
        const auto colour = side();
        if (!colour) return std::nullopt;
        DrawOffer offer{*colour};
        offer.arbiterConsents = says("arbiter consents");
        offer.atAnotherTime = says("is thinking");
        if (says("condition"))
            offer.fate = OfferFate::Conditional;
        else if (says("wants it back") || says("withdraw"))
            offer.fate = OfferFate::Withdrawn;
        else if (says("touches"))
            offer.fate = OfferFate::RefusedByTouching;
        else if (says("refuse") || says("declin"))
            offer.fate = OfferFate::RefusedAloud;
        else if (says("accept"))
            offer.fate = OfferFate::Accepted;
        return offer;
    }

    std::optional<Incident> illegal() {
        if (begins("illegal stop")) return std::nullopt;
        const bool capture = begins("king captured");
        if (!begins("illegal") && !begins("press-without-move") && !begins("two-hands") && !capture)
            return std::nullopt;
        const auto colour = side();
        if (!colour) return std::nullopt;
        IllegalAct act{*colour};
        if (capture) act.kind = IllegalKind::KingCaptured;
        if (begins("press-without-move")) act.kind = IllegalKind::PressedWithoutMove;
        if (begins("two-hands")) act.kind = IllegalKind::TwoHands;
        if (says("without replacing")) act.kind = IllegalKind::PawnNotReplaced;
        for (const std::string_view word : words())
            if (word.size() >= 4 && squareFrom(word.substr(0, 2)) && squareFrom(word.substr(2, 2))) {
                act.from = squareFrom(word.substr(0, 2));
                act.to = squareFrom(word.substr(2, 2));
            }
        if (!act.from) readWrittenMove(act);
        if (act.kind == IllegalKind::Move && says("two hands")) act.also = IllegalKind::TwoHands;
        act.completed = !says("not pressed");
        if (says("has made his next move"))
            act.raised = Raised::AfterOpponentsMove;
        else if (says("after the game"))
            act.raised = Raised::AfterTheGame;
        else if (says("later"))
            act.raised = Raised::LaterInTheGame;
        if (says("second") && !says("first and second")) record_.illegalActs[*colour] = 1;
        if (says("third")) record_.illegalActs[*colour] = 2;
        return act;
    }

    // "Kd2" of the player on move: which piece was meant, and where it went.
    void readWrittenMove(IllegalAct& act) const {
        const board::Position& position = record_.line.current();
        if (!record_.known || position.sideToMove() != act.by) return;
        for (const std::string_view word : words()) {
            const auto move = notation::readMove(position, bare(word));
            if (move) {
                act.from = move->from();
                act.to = move->isCastling() ? board::castlingKingTarget(*move) : move->to();
                return;
            }
            const auto& fault = move.error();
            if (fault.kind != notation::MoveFaultKind::Illegal || !fault.pieces.single()) continue;
            const std::string_view written = bare(word);
            for (std::size_t end = written.size(); end >= 2 && !act.to; --end)
                act.to = squareFrom(written.substr(end - 2, 2));
            if (act.to) act.from = fault.pieces.first();
            return;
        }
    }

    std::optional<Incident> faultStays() {
        if (!begins("both kings in check") && !begins("pawn on the last rank")) return std::nullopt;
        return FaultStays{says("next move completed") && !says("corrected")};
    }

    std::optional<Incident> touch() {
        if (begins("new piece")) {
            for (std::size_t kind = 1; kind < board::pieceKindCount; ++kind)
                if (says(std::string("new piece ") + englishName(static_cast<board::PieceKind>(kind))))
                    return PromotionTouched{record_.line.current().sideToMove(),
                                            static_cast<board::PieceKind>(kind)};
            return std::nullopt;
        }
        if (begins("touch violation"))
            return TouchComplaint{says("after b has touched") || says("after w has touched")};
        if (!begins("touch")) return std::nullopt;
        const auto colour = side();
        if (!colour) return std::nullopt;
        Touched touched{*colour, {}};
        for (const std::string_view word : words())
            if (const auto square = squareFrom(bare(word))) touched.squares.push_back(*square);
        touched.adjusting = says("adjust");
        // 4.3.3: where the order is unclear the own piece was touched first.
        const board::SquareSet own = record_.line.current().pieces(*colour);
        if (says("unclear"))
            std::stable_partition(touched.squares.begin(), touched.squares.end(),
                                  [&](Square square) { return own.contains(square); });
        return touched;
    }

    // "after 12 moves each", "White 10 moves and Black 9", "at move 8".
    [[nodiscard]] ByColour<std::uint32_t> movesOfBoth() const {
        ByColour<std::uint32_t> moves{};
        if (says("each")) {
            moves.white = moves.black = numberBefore("moves").value_or(0);
            return moves;
        }
        std::optional<Colour> whose;
        for (const std::string_view word : words()) {
            if (const auto colour = sideFrom(word)) whose = colour;
            const auto number = numberFrom(word);
            if (number && whose) moves[*whose] = *number;
            if (number && !whose) moves.white = moves.black = *number;
        }
        return moves;
    }

    std::optional<Incident> start() {
        if (begins("wrong initial position")) return WrongStart{movesOfBoth()};
        if (begins("board turned")) return BoardTurned{};
        if (begins("displaced") || says("piece on a wrong square"))
            return Displaced{!says("cannot be restored")};
        return std::nullopt;
    }

    std::optional<Incident> colours() {
        if (!begins("colours reversed")) return std::nullopt;
        ColoursReversed reversed{movesOfBoth()};
        reversed.gameHasEnded = says("ended");
        if (says("used")) {
            reversed.minutesUsed = numberAfter("used");
            reversed.minutesToFirstControl = numberAfter("of");
        }
        return reversed;
    }

    std::optional<Incident> late() {
        const bool named = begins("late") || begins("neither present") || says("default time not specified");
        if (!named) return std::nullopt;
        Late late;
        late.neitherPresentAtStart = begins("neither present");
        if (says("both")) {
            late.never = {true, true};
            return late;
        }
        // The arrival is told behind the last side that is named.
        std::optional<Colour> who;
        for (std::size_t i = 0; i < words().size(); ++i) {
            if (const auto colour = sideFrom(words()[i])) who = colour;
            if (!who || late.seconds[*who]) continue;
            late.seconds[*who] = durationAt(i);
        }
        return late;
    }

    std::optional<Incident> interruption() {
        using enum Interruption;
        if (says("clock") && says("defective")) return Interrupted{ClockDefective};
        if (says("clock") && (says("set wrongly") || says("setting")))
            return Interrupted{ClockSetWrongly, {}, movesOfBoth()};
        if (says("knock")) return Interrupted{PiecesKnockedOver, side()};
        if (says("disturbance")) return Interrupted{Disturbance};
        if (says("stops the clock") && !says("without")) return Interrupted{ClockStoppedWithReason, side()};
        return std::nullopt;
    }

    std::optional<Incident> conduct() {
        if (begins("phone") || begins("device"))
            return DeviceFound{sides(), says("bag") && !says("not allowed")};
        if (begins("persistent refusal")) return PersistentRefusal{sides()};
        if (begins("arbiter wants to score")) return wantedScores();
        if (begins("result signed")) return signedResult();
        const auto colour = side();
        if (begins("illegal stop") && colour) return OtherOffence{*colour, "6.11.4"};
        if ((begins("distract") || begins("annoy")) && colour) return OtherOffence{*colour, "11.5"};
        if (begins("notes") && colour) return OtherOffence{*colour, "11.3.1"};
        if (says("inspection") && colour) return OtherOffence{*colour, "11.3.3"};
        if (says("leaves the") && colour) return OtherOffence{*colour, "11.2.3"};
        return std::nullopt;
    }

    // "3/4-1/4" in quarters of a point.
    [[nodiscard]] std::optional<Incident> wantedScores() const {
        const auto quarters = [](std::string_view score) -> std::optional<std::uint32_t> {
            if (score == "0") return 0U;
            if (score == "1/4") return 1U;
            if (score == "1/2") return 2U;
            if (score == "3/4") return 3U;
            if (score == "1") return 4U;
            return std::nullopt;
        };
        const auto pair = split(words().back(), "-");
        if (pair.size() != 2) return std::nullopt;
        const auto white = quarters(pair[0]);
        const auto black = quarters(pair[1]);
        if (!white || !black) return std::nullopt;
        return ScoresWanted{{*white, *black}};
    }

    [[nodiscard]] std::optional<Incident> signedResult() {
        // "game record ends in stalemate": a record that is not given is taken at its word.
        if (record_.line.plies() == 0 && says("stalemate")) record_.line.restart(stalemate());
        for (const std::string_view word : words())
            if (const auto signedAs = outcomeFrom(word)) return ResultSigned{*signedAs};
        return std::nullopt;
    }

    static board::Position stalemate() {
        board::Setup setup;
        setup.pieces[index(Square::H8)] = {Colour::Black, board::PieceKind::King};
        setup.pieces[index(Square::F7)] = {Colour::White, board::PieceKind::Queen};
        setup.pieces[index(Square::G6)] = {Colour::White, board::PieceKind::King};
        setup.sideToMove = Colour::Black;
        return board::Position::from(setup).value();
    }

    std::optional<Incident> claims() {
        if (!begins("claim based only")) return std::nullopt;
        DrawClaimed claimed;
        claimed.onlyScreenAsEvidence = true;
        return claimed;
    }

    std::optional<Incident> recording() {
        if (begins("record duty")) return RecordingAsked{side().value_or(Colour::White), firstClock()};
        if (!begins("neither kept score")) return std::nullopt;
        const auto colour = side();
        return colour ? std::optional<Incident>(NoScoreSheets{*colour}) : std::nullopt;
    }

    std::optional<Incident> quickplay() {
        const bool increment = says("5 s increment");
        const bool claim = says("makes no effort") || says("normal means") || says("III.5");
        const auto colour = side();
        if ((!increment && !claim) || !colour) return std::nullopt;
        QuickplayRequest request{*colour, increment ? Quickplay::AsksForIncrement : Quickplay::ClaimsDraw,
                                 firstClock()};
        request.noArbiterPresent = says("no arbiter");
        if (says("arbiter agrees")) request.view = ArbitersView::Agrees;
        if (says("arbiter rejects")) request.view = ArbitersView::Rejects;
        if (says("postpone")) request.view = ArbitersView::Postpones;
        return request;
    }

    std::optional<Incident> sealed() {
        if (!says("sealed")) return std::nullopt;
        const Colour colour = side().value_or(record_.line.current().sideToMove());
        if (says("ambiguous")) return SealedMove{colour, SealedFault::Ambiguous};
        if (says("unintelligible") || says("unreadable"))
            return SealedMove{colour, SealedFault::Unintelligible};
        if (says("illegal")) return SealedMove{colour, SealedFault::Illegal};
        if (says("envelope")) return SealedMove{colour, SealedFault::EnvelopeMissing};
        if (says("position")) return SealedMove{colour, SealedFault::PositionLost};
        return std::nullopt;
    }

    std::string_view mode_;
    GameRecord& record_;
};

} // namespace

std::optional<Incident> incidentFrom(std::string_view event, std::string_view mode, GameRecord& record) {
    return EventWords(event, mode, record).read();
}

} // namespace rules::cases
