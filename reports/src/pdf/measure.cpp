#include "measure.hpp"

#include <algorithm>
#include <utility>

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

namespace reports::pdf {
namespace {

constexpr int reference = 1000; // size at which texts are measured

QString withoutEndBlanks(QString text) {
    while (!text.isEmpty() && text.back().isSpace())
        text.chop(1);
    return text;
}

} // namespace

Measure::Measure(const QString& language) {
    families_ = {"Noto Sans"};
    families_ += language == "zh-Hant" ? QStringList{"Noto Sans CJK TC", "Noto Sans CJK SC"}
                                       : QStringList{"Noto Sans CJK SC", "Noto Sans CJK TC"};
    families_ += {"Noto Sans Arabic",   "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Georgian",
                  "Noto Sans Armenian", "Noto Sans Thai",   "Noto Sans Symbols2",   "DejaVu Sans"};
}

QFont Measure::font(double size, bool bold) const {
    QFont font;
    font.setFamilies(families_);
    font.setPixelSize(std::max(1, static_cast<int>(size + 0.5)));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double Measure::advance(const QString& text, bool bold) const {
    return measured(text, bold).advance;
}

const Measured& Measure::measured(const QString& text, bool bold) const {
    auto& known = known_[bold ? 1 : 0];
    if (const auto found = known.find(text); found != known.end()) return found->second;
    const QFontMetricsF metrics(font(reference, bold));
    const auto widthOf = [&](const QString& part) { return metrics.horizontalAdvance(part) / reference; };
    Measured result{text, {}, widthOf(text), 0};
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    qsizetype start = 0;
    while (finder.toNextBoundary() >= 0) {
        const QString part = text.mid(start, finder.position() - start);
        start = finder.position();
        if (part.isEmpty()) continue;
        result.pieces.push_back({part, widthOf(part)});
        result.widest = std::max(result.widest, widthOf(withoutEndBlanks(part)));
    }
    return known.emplace(text, std::move(result)).first->second;
}

std::vector<QString> Measure::lines(const Measured& text, double size, double width, bool bold) const {
    if (text.advance * size <= width) return {text.text};
    std::vector<QString> lines;
    QString line;
    double used = 0;
    const auto finish = [&] {
        if (!line.isEmpty()) lines.push_back(withoutEndBlanks(line));
        line.clear();
        used = 0;
    };
    for (const Piece& piece : text.pieces) {
        const double alone = advance(withoutEndBlanks(piece.text), bold) * size;
        if (used > 0 && used + alone > width) finish();
        if (alone > width) {
            finish();
            lines.push_back(QFontMetricsF(font(size, bold)).elidedText(piece.text, Qt::ElideRight, width));
            continue;
        }
        line += piece.text;
        used += piece.advance * size;
    }
    finish();
    if (lines.empty()) lines.emplace_back();
    return lines;
}

} // namespace reports::pdf
