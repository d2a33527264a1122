// Fonts and how wide texts are. All lengths of the PDF module are twentieths of a point.
// Ask one Measure of a document; what it has measured it remembers for every size.
#pragma once

#include <unordered_map>
#include <vector>

#include <QFont>
#include <QString>
#include <QStringList>

namespace reports::pdf {

inline constexpr double point = 20;
inline constexpr double millimetre = point * 72 / 25.4;

// A part of a text that stays on one line; `advance` is its width where the type has size 1.
struct Piece {
    QString text;
    double advance = 0;
};

struct Measured {
    QString text;
    std::vector<Piece> pieces; // where lines may be broken; together the text
    double advance = 0;
    double widest = 0; // of the pieces
};

class Measure {
  public:
    explicit Measure(const QString& language);

    [[nodiscard]] QFont font(double size, bool bold = false) const;
    [[nodiscard]] double advance(const QString& text, bool bold = false) const;
    // Stays where it is while other texts are measured.
    [[nodiscard]] const Measured& measured(const QString& text, bool bold = false) const;

    // Lines that fit the width at that size; a piece that is too wide alone is cut with "…".
    [[nodiscard]] std::vector<QString> lines(const Measured& text, double size, double width,
                                             bool bold = false) const;

  private:
    QStringList families_;
    mutable std::unordered_map<QString, Measured> known_[2]; // a QHash would move its values
};

} // namespace reports::pdf
