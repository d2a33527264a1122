#include "workings_notes.hpp"

#include <algorithm>
#include <utility>

#include <fmt/ranges.h>

#include "pairing/tiebreak/registry.hpp"

namespace reports {
namespace {

using pairing::PairingNumber;
using pairing::standings::Row;
using pairing::tiebreak::Category;
using pairing::tiebreak::Code;
using pairing::tiebreak::Combination;
using pairing::tiebreak::Cut;
using pairing::tiebreak::Edition;
using pairing::tiebreak::Fraction;
using pairing::tiebreak::Part;
using pairing::tiebreak::Working;
using rules::text;

std::string who(const WorkingsSheet& sheet, PairingNumber number) {
    const pairing::Player* player = sheet.tournament.find(number);
    return fmt::format("{} {}", number.value(), player == nullptr ? "" : player->name);
}

// Sentences in the order in which they came, each with all the codes it holds for.
class SentencesByCode {
  public:
    // The first {} of the pattern stands for the codes.
    void add(const std::string& code, const rules::Text& sentence) {
        const auto same = std::ranges::find(sentences_, sentence, &Sentence::text);
        if (same == sentences_.end())
            sentences_.push_back({{code}, sentence});
        else if (std::ranges::find(same->codes, code) == same->codes.end())
            same->codes.push_back(code);
    }

    [[nodiscard]] std::vector<rules::Text> texts() const {
        std::vector<rules::Text> texts;
        for (const Sentence& sentence : sentences_) {
            rules::Text whole = sentence.text;
            whole.arguments.insert(whole.arguments.begin(),
                                   fmt::format("{}", fmt::join(sentence.codes, ", ")));
            texts.push_back(std::move(whole));
        }
        return texts;
    }

  private:
    struct Sentence {
        std::vector<std::string> codes;
        rules::Text text;
    };
    std::vector<Sentence> sentences_;
};

int roundOf(const Part& part) {
    return part.round ? int{part.round->value()} : 0;
}

// One for each reason to leave a part out.
void addCut(SentencesByCode& sentences, const std::string& code, const Part& part, const Working& working) {
    const std::string value = toShortest(part.contribution);
    switch (*part.cut) {
    case Cut::LeastSignificant:
        return sentences.add(code, text("{}: round {} ({}) is cut as the least significant (C.07 art. 14.1)",
                                        roundOf(part), value));
    case Cut::VoluntaryUnplayed:
        return sentences.add(
            code, text("{}: round {} ({}) is cut first, as a voluntary unplayed round (C.07 art. 16.5)",
                       roundOf(part), value));
    case Cut::MostSignificant:
        return sentences.add(code, text("{}: round {} ({}) is cut as the most significant (C.07 art. 14.3)",
                                        roundOf(part), value));
    case Cut::FirstRounds:
        return sentences.add(code, text("{}: the score after round {} ({}) is left out (C.07 art. 14.1)",
                                        roundOf(part), value));
    case Cut::BelowLimit:
        return sentences.add(code,
                             text("{}: opponents with fewer than {} points do not count (C.07 art. 9.2)",
                                  toShortest(working.target.value_or(Fraction()))));
    }
}

// What an own unplayed round counts against. C.07 art. 16.4.
void addDummy(SentencesByCode& sentences, const std::string& code, const Part& part,
              const WorkingsSheet& sheet) {
    const std::string counted = toShortest(part.score);
    if (sheet.standings.rules.edition == Edition::Until2023)
        return sentences.add(code, text("{}: round {} without a game: a virtual opponent with {} points "
                                        "(C.07 until August 2023)",
                                        roundOf(part), counted));
    if (!part.capped)
        return sentences.add(code, text("{}: round {} without a game: a dummy with the own score, {} "
                                        "(C.07 art. 16.4)",
                                        roundOf(part), counted));
    const bool forfeit = part.category == Category::ForfeitWin || part.category == Category::ForfeitLoss;
    sentences.add(code,
                  forfeit ? text("{}: round {} without a game: a dummy with the own score, but no more than "
                                 "the {} of the opponent (C.07 art. 16.4.1)",
                                 roundOf(part), counted)
                          : text("{}: round {} without a game: a dummy with the own score, but no more than "
                                 "{}, a draw in each round (C.07 art. 16.4.2)",
                                 roundOf(part), counted));
}

// An opponent who counts with another score than he has. C.07 art. 16.3.
void addAdjusted(SentencesByCode& sentences, const std::string& code, const Part& part,
                 const WorkingsSheet& sheet) {
    if (part.dummy || !part.opponent) return;
    const pairing::Player* opponent = sheet.tournament.find(*part.opponent);
    if (opponent == nullptr) return;
    const Fraction score(scoreAfter(*opponent, sheet.standings.rounds, sheet.tournament.scoring));
    if (score == part.score) return;
    if (sheet.standings.rules.edition == Edition::Until2023)
        return sentences.add(code,
                             text("{}: no. {} counts with {} instead of {}: his unplayed rounds count as "
                                  "draws (C.07 until August 2023)",
                                  who(sheet, *part.opponent), toShortest(part.score), toShortest(score)));
    sentences.add(code, text("{}: no. {} counts with {} instead of {}: his byes up to the end count as draws "
                             "(C.07 art. 16.3)",
                             who(sheet, *part.opponent), toShortest(part.score), toShortest(score)));
}

void addFinish(SentencesByCode& sentences, const std::string& code, const Working& working, Code kind) {
    if (!working.value.number) {
        const rules::Text reason = reasonOf(working.value.absence);
        return sentences.add(code, rules::Text{fmt::format("{{}}: {}", reason.pattern), reason.arguments});
    }
    if (kind == Code::Performance && working.target)
        sentences.add(code, text("{}: a score of {} adds {} (B.02 table 8.1.1)", toFixed(*working.target, 2),
                                 toShortest(working.addend)));
    if (working.rule == Combination::LeastRating)
        sentences.add(code, text("{}: the lowest rating that would be expected to score {} (C.07 art. 10.3)",
                                 toShortest(working.target.value_or(Fraction()))));
    if (kind == Code::ForeBuchholz)
        sentences.add(code, text("{}: all games of the last round count as drawn (C.07 art. 8.3)"));
}

bool countsOpponentsScores(Code code) {
    return code == Code::Buchholz || code == Code::SonnebornBerger;
}

// The two rows stand one below the other; the lower one says what sets it apart.
rules::Text comparison(const WorkingsSheet& sheet, const std::vector<Criterion>& criteria, const Row& own,
                       const Row& other, const Row& lower) {
    const bool ahead = &lower == &other;
    const std::string name = who(sheet, other.player);
    if (lower.decidedBy) {
        const auto criterion = std::ranges::find(criteria, *lower.decidedBy, &Criterion::index);
        if (criterion == criteria.end())
            return ahead ? text("Ahead of no. {} by points: {} against {}", name,
                                toReadableString(own.points), toReadableString(other.points))
                         : text("Behind no. {} by points: {} against {}", name, toReadableString(own.points),
                                toReadableString(other.points));
        const std::string& code = criterion->code;
        const std::string ours = toString(own.values[*lower.decidedBy]);
        const std::string theirs = toString(other.values[*lower.decidedBy]);
        return ahead ? text("Ahead of no. {} by {}: {} against {}", name, code, ours, theirs)
                     : text("Behind no. {} by {}: {} against {}", name, code, ours, theirs);
    }
    if (own.place != other.place) // nothing but a lot is left
        return ahead ? text("Ahead of no. {} by lot; equal in all tie-breaks", name)
                     : text("Behind no. {} by lot; equal in all tie-breaks", name);
    return text("Shares the place with no. {}; equal in all tie-breaks", name);
}

} // namespace

std::vector<rules::Text> placeNotes(const WorkingsSheet& sheet, const std::vector<Criterion>& criteria) {
    const std::vector<Row>& rows = sheet.standings.rows;
    const auto own = std::ranges::find(rows, sheet.player, &Row::player);
    std::vector<rules::Text> notes;
    if (own == rows.end() || own->place == 0) return notes;
    if (own != rows.begin()) notes.push_back(comparison(sheet, criteria, *own, *(own - 1), *own));
    if (own + 1 != rows.end() && (own + 1)->place > 0)
        notes.push_back(comparison(sheet, criteria, *own, *(own + 1), *(own + 1)));
    return notes;
}

std::vector<rules::Text> partNotes(const WorkingsSheet& sheet, const std::vector<Working>& workings,
                                   const std::vector<Criterion>& criteria) {
    SentencesByCode sentences;
    for (const Criterion& criterion : criteria) {
        const Working& working = workings[criterion.index];
        const Code kind = sheet.standings.order[criterion.index].code;
        for (const Part& part : working.parts) {
            if (part.dummy) addDummy(sentences, criterion.code, part, sheet);
            if (countsOpponentsScores(kind)) addAdjusted(sentences, criterion.code, part, sheet);
        }
        for (const Part& part : working.parts)
            if (part.cut) addCut(sentences, criterion.code, part, working);
        addFinish(sentences, criterion.code, working, kind);
    }
    return sentences.texts();
}

} // namespace reports
