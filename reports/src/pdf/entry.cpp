#include <cstdio>
#include <exception>
#include <memory>

#include <QGuiApplication>

#include "../pdf_job.hpp"
#include "book.hpp"

namespace {

// What Qt Gui needs; no display, and nothing that the user would have to set. It stays until the program
// ends.
class Runtime {
  public:
    Runtime() {
        // Qt would tell the user about folders that a file has no use for.
        qInstallMessageHandler([](QtMsgType kind, const QMessageLogContext&, const QString& words) {
            if (kind == QtFatalMsg) std::fprintf(stderr, "%s\n", words.toUtf8().constData());
        });
        if (QCoreApplication::instance() == nullptr)
            application_ = std::make_unique<QGuiApplication>(count_, arguments_);
    }
    [[nodiscard]] static bool canDraw() {
        return qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr;
    }

  private:
    int count_ = 3;
    char name_[9] = "flagfall";
    char option_[10] = "-platform";
    char platform_[10] = "offscreen";
    char* arguments_[4] = {name_, option_, platform_, nullptr};
    std::unique_ptr<QGuiApplication> application_;
};

} // namespace

extern "C" __attribute__((visibility("default"))) bool
flagfallWritePdf(int version, const reports::PdfJob& job, std::string& bytes, std::string& trouble) {
    if (version != reports::pdfJobVersion) {
        trouble = "The PDF module belongs to another version of this program; install both together.";
        return false;
    }
    try {
        // Never taken down: what Qt has registered for the end of the program may be gone by then.
        static const Runtime& runtime = *new Runtime;
        static_cast<void>(runtime);
        if (!Runtime::canDraw()) {
            trouble = "The PDF module needs Qt Gui's application, and there is another one.";
            return false;
        }
        bytes = reports::pdf::bookOf(job);
        if (bytes.empty()) trouble = "The PDF could not be made.";
        return !bytes.empty();
    } catch (const std::exception& error) {
        trouble = error.what();
        return false;
    }
}
