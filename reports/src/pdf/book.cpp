#include "book.hpp"

#include <cmath>
#include <numbers>

#include <QBuffer>
#include <QFontMetricsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>

#include "card_setter.hpp"
#include "document_setter.hpp"

namespace reports::pdf {
namespace {

const QColor quiet(80, 80, 80);
const QColor faint(228, 228, 228);

std::vector<Page> pagesOf(const PageDocument& document, const Measure& measure, const PdfJob& job) {
    std::vector<Page> pages;
    // Notes about cards stand on a page of their own only where there is a table or a figure, too.
    if (!document.tables.empty() || !document.figures.empty() || document.cards.empty())
        pages = chosenPages(document, measure, job.letter, job.wall);
    for (const PageCards& cards : document.cards)
        for (Page& page : cardPages(cards, measure, job.letter))
            pages.push_back(std::move(page));
    if (pages.empty())
        pages = chosenPages(document, measure, job.letter, job.wall); // no card: the title alone
    return pages;
}

// Head and foot of every page, and the mark across it.
class Frame {
  public:
    Frame(const PageDocument& document, const Measure& measure, Sheet sheet)
        : document_(document)
        , measure_(measure)
        , sheet_(sheet) {}

    [[nodiscard]] std::vector<Stroke> headAndFoot(std::size_t number, std::size_t count) const {
        std::vector<Stroke> strokes;
        const double size = 9.5 * point;
        const double head = 10.5 * millimetre;
        const QString marks = QString::fromStdString(document_.marks);
        const double room = sheet_.space() - measure_.advance(marks, true) * size - size * 2;
        addText(strokes, measure_, sheet_.left, head,
                cut(QString::fromStdString(document_.event), room, size, true), size, Side::Left, true);
        addText(strokes, measure_, sheet_.right, head, marks, size, Side::Right, true);
        const double foot = sheet_.height - 8 * millimetre;
        const double small = 8 * point;
        const QString page = QString::fromStdString(document_.footRight)
                                 .replace(QString::fromStdString(document_.footRight).indexOf("{}"), 2,
                                          QString::number(number));
        const QString both = QString(page).replace(page.indexOf("{}"), 2, QString::number(count));
        addLine(strokes, sheet_.left, foot - small * 1.3, sheet_.right, foot - small * 1.3, 0.4 * point,
                quiet);
        addText(strokes, measure_, sheet_.left, foot, QString::fromStdString(document_.footLeft), small,
                Side::Left, false, quiet);
        addText(strokes, measure_, sheet_.width / 2, foot, QString::fromStdString(document_.footCentre),
                small, Side::Centre, false, quiet);
        addText(strokes, measure_, sheet_.right, foot, both, small, Side::Right, false, quiet);
        return strokes;
    }

    [[nodiscard]] std::vector<Stroke> mark() const {
        std::vector<Stroke> strokes;
        if (document_.mark.empty()) return strokes;
        const QString text = QString::fromStdString(document_.mark).toUpper();
        const double diagonal = std::hypot(sheet_.space(), sheet_.depth());
        const double size = std::min(diagonal * 0.62 / measure_.advance(text, true), 150 * point);
        const double angle = std::atan2(sheet_.depth(), sheet_.space()) * 180 / std::numbers::pi;
        const QPointF centre(sheet_.width / 2, sheet_.height / 2);
        strokes.push_back([centre, angle](QPainter& painter) {
            painter.save();
            painter.translate(centre);
            painter.rotate(-angle);
        });
        addText(strokes, measure_, 0, size * 0.35, text, size, Side::Centre, true, faint);
        strokes.push_back([](QPainter& painter) { painter.restore(); });
        return strokes;
    }

  private:
    [[nodiscard]] QString cut(const QString& text, double width, double size, bool bold) const {
        if (measure_.advance(text, bold) * size <= width) return text;
        return QFontMetricsF(measure_.font(size, bold)).elidedText(text, Qt::ElideRight, width);
    }

    const PageDocument& document_;
    const Measure& measure_;
    Sheet sheet_;
};

void run(QPainter& painter, const std::vector<Stroke>& strokes) {
    for (const Stroke& stroke : strokes)
        stroke(painter);
}

class Printer {
  public:
    explicit Printer(const PdfJob& job)
        : job_(job)
        , writer_(&buffer_) {
        buffer_.open(QIODevice::WriteOnly);
        writer_.setResolution(static_cast<int>(72 * point));
        writer_.setPageSize(QPageSize(job.letter ? QPageSize::Letter : QPageSize::A4));
        writer_.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer_.setCreator("Flagfall");
        if (!job.documents.empty()) {
            const PageDocument& first = job.documents.front();
            const std::string title = first.event.empty() ? first.title : first.event + ": " + first.title;
            writer_.setTitle(QString::fromStdString(title));
        }
    }

    std::string print() {
        for (const PageDocument& document : job_.documents) {
            const Measure measure(QString::fromStdString(document.language));
            const auto pages = pagesOf(document, measure, job_);
            for (int copy = 0; copy < job_.copies; ++copy)
                for (std::size_t index = 0; index < pages.size(); ++index)
                    printPage(document, measure, pages[index], index + 1, pages.size());
        }
        if (!painter_.isActive() || !painter_.end()) return {};
        buffer_.close();
        return buffer_.data().toStdString();
    }

  private:
    void printPage(const PageDocument& document, const Measure& measure, const Page& page, std::size_t number,
                   std::size_t count) {
        writer_.setPageOrientation(page.landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
        if (painter_.isActive())
            writer_.newPage();
        else if (!painter_.begin(&writer_))
            return;
        const Frame frame(document, measure, sheetFor(job_.letter, page.landscape));
        run(painter_, page.behind);
        if (!page.bare) run(painter_, frame.mark());
        run(painter_, page.front);
        if (!page.bare) run(painter_, frame.headAndFoot(number, count));
    }

    const PdfJob& job_;
    QBuffer buffer_;
    QPdfWriter writer_;
    QPainter painter_;
};

} // namespace

std::string bookOf(const PdfJob& job) {
    return Printer(job).print();
}

} // namespace reports::pdf
