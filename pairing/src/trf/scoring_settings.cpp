#include "trf/scoring_settings.hpp"

#include <string_view>

namespace pairing::trf {
namespace {

using rules::text;

struct Assignment {
    std::string_view code;
    Points points;
    std::size_t line;
};

// TRF26, record 162: W covers wins, forfeit wins and full-point byes; P is worth W unless stated; A is an
// absence, with or without a pairing; X is for team events and adjourned games, which the model counts as
// draws (FIDE C.04.2 art. 3.1).
ScoringSystem fideScoring(std::span<const Assignment> assignments, Faults& faults) {
    ScoringSystem scoring;
    std::optional<Points> allocatedBye;
    for (const auto& [code, points, line] : assignments) {
        if (code == "W") scoring.win = scoring.forfeitWin = scoring.fullPointBye = points;
        if (code == "D") scoring.draw = scoring.halfPointBye = points;
        if (code == "L") scoring.loss = points;
        if (code == "A") scoring.zeroPointBye = scoring.forfeitLoss = points;
        if (code == "P") allocatedBye = points;
    }
    scoring.pairingAllocatedBye = allocatedBye.value_or(scoring.win);
    for (const auto& [code, points, line] : assignments)
        if (code == "X" && points != scoring.draw)
            faults.warning({.line = line},
                           {.code = "trf.scoring.unknownResult",
                            .message = text("points of an unknown result"),
                            .found = toString(points),
                            .expected = text("those of a draw, {}", toString(scoring.draw)),
                            .advice = text("An adjourned game counts as a draw for pairing")});
    return scoring;
}

// JaVaFo: later assignments override earlier ones; W, D and L are short for several. Points that depend on
// the colour are refused, as no rule of the Handbook has them.
ScoringSystem javafoScoring(std::span<const Assignment> assignments, Faults& faults) {
    ScoringSystem scoring;
    Points winWithBlack = scoring.win;
    Points drawWithBlack = scoring.draw;
    Points lossWithBlack = scoring.loss;
    std::size_t lastLine = 0;
    for (const auto& [code, points, line] : assignments) {
        lastLine = line;
        if (code == "WW") scoring.win = points;
        if (code == "BW") winWithBlack = points;
        if (code == "WD") scoring.draw = points;
        if (code == "BD") drawWithBlack = points;
        if (code == "WL") scoring.loss = points;
        if (code == "BL") lossWithBlack = points;
        if (code == "ZPB") scoring.zeroPointBye = points;
        if (code == "HPB") scoring.halfPointBye = points;
        if (code == "FPB") scoring.fullPointBye = points;
        if (code == "PAB") scoring.pairingAllocatedBye = points;
        if (code == "FW") scoring.forfeitWin = points;
        if (code == "FL") scoring.forfeitLoss = points;
        if (code == "W") scoring.win = winWithBlack = scoring.forfeitWin = scoring.fullPointBye = points;
        if (code == "D") scoring.draw = drawWithBlack = scoring.halfPointBye = points;
        if (code == "L") scoring.loss = lossWithBlack = points;
    }
    if (scoring.win != winWithBlack || scoring.draw != drawWithBlack || scoring.loss != lossWithBlack)
        faults.error({.line = lastLine},
                     {.code = "trf.scoring.colours",
                      .message = text("points that differ between White and Black"),
                      .expected = text("the same points for WW and BW, WD and BD, WL and BL"),
                      .advice = text("Such scoring systems are not supported")});
    return scoring;
}

// bbpPairings: the bye is worth a win unless stated.
ScoringSystem bbpScoring(std::span<const Assignment> assignments) {
    ScoringSystem scoring;
    std::optional<Points> allocatedBye;
    for (const auto& [code, points, line] : assignments) {
        if (code == "W") scoring.win = scoring.forfeitWin = scoring.fullPointBye = points;
        if (code == "D") scoring.draw = scoring.halfPointBye = points;
        if (code == "L") scoring.loss = points;
        if (code == "Z") scoring.zeroPointBye = points;
        if (code == "F") scoring.forfeitLoss = points;
        if (code == "U") allocatedBye = points;
    }
    scoring.pairingAllocatedBye = allocatedBye.value_or(scoring.win);
    return scoring;
}

} // namespace

std::optional<ScoringSystem> scoringFromRecords(std::span<const ScoringLine> lines, Faults& faults) {
    std::vector<ScoringSystem> stated;
    std::size_t lastLine = 0;
    using enum ScoringRecord::Form;
    for (const ScoringRecord::Form form : {Fide, Javafo, Bbp}) {
        std::vector<Assignment> assignments;
        for (const auto& [record, line] : lines)
            if (record->form == form)
                for (const auto& value : record->values)
                    assignments.push_back({value.code, value.points, lastLine = line});
        if (assignments.empty()) continue;
        stated.push_back(form == Fide     ? fideScoring(assignments, faults)
                         : form == Javafo ? javafoScoring(assignments, faults)
                                          : bbpScoring(assignments));
        if (stated.back() != stated.front())
            faults.warning({.line = lastLine},
                           {.code = "trf.scoring.differs",
                            .message = text("the scoring system differs from another record's"),
                            .advice = text("162 counts before XXS, XXS before the BB lines")});
    }
    if (stated.empty()) return std::nullopt;
    return stated.front();
}

bool fitsFideRecord(const ScoringSystem& scoring) {
    return scoring.forfeitWin == scoring.win && scoring.fullPointBye == scoring.win &&
           scoring.halfPointBye == scoring.draw && scoring.forfeitLoss == scoring.zeroPointBye;
}

ScoringRecord fideRecord(const ScoringSystem& scoring) {
    return {.form = ScoringRecord::Form::Fide,
            .values = {{"W", scoring.win},
                       {"D", scoring.draw},
                       {"L", scoring.loss},
                       {"A", scoring.zeroPointBye},
                       {"P", scoring.pairingAllocatedBye}}};
}

ScoringRecord javafoRecord(const ScoringSystem& scoring) {
    return {.form = ScoringRecord::Form::Javafo,
            .values = {{"WW", scoring.win},
                       {"BW", scoring.win},
                       {"WD", scoring.draw},
                       {"BD", scoring.draw},
                       {"WL", scoring.loss},
                       {"BL", scoring.loss},
                       {"ZPB", scoring.zeroPointBye},
                       {"HPB", scoring.halfPointBye},
                       {"FPB", scoring.fullPointBye},
                       {"PAB", scoring.pairingAllocatedBye},
                       {"FW", scoring.forfeitWin},
                       {"FL", scoring.forfeitLoss}}};
}

std::vector<ScoringRecord> bbpRecords(const ScoringSystem& scoring) {
    std::vector<ScoringRecord> records;
    for (const ScoringRecord::Value& value : {ScoringRecord::Value{"W", scoring.win},
                                              {"D", scoring.draw},
                                              {"L", scoring.loss},
                                              {"Z", scoring.zeroPointBye},
                                              {"F", scoring.forfeitLoss},
                                              {"U", scoring.pairingAllocatedBye}})
        records.push_back({.form = ScoringRecord::Form::Bbp, .values = {value}});
    return records;
}

} // namespace pairing::trf
