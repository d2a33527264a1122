#include <array>
#include <filesystem>
#include <memory>

#include <dlfcn.h>
#include <fmt/format.h>

#include "page_words.hpp"
#include "pdf_job.hpp"
#include "reports/writers.hpp"

namespace reports {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view moduleFile = "flagfall_pdf.so";

// Beside the program (where it was built), else where "cmake --install" puts it.
fs::path modulePath() {
    std::error_code trouble;
    const fs::path program = fs::read_symlink("/proc/self/exe", trouble);
    if (trouble) throw WriterFailure("The PDF module cannot be looked for: /proc is not there.");
    const fs::path folder = program.parent_path();
    for (const fs::path& place :
         std::array{folder, folder.parent_path(), folder / ".." / FLAGFALL_MODULE_FOLDER})
        if (fs::exists(place / moduleFile, trouble)) return place / moduleFile;
    throw WriterFailure(
        fmt::format("{}: the PDF module is missing beside the program {}; install it again, or "
                    "take --format html.",
                    moduleFile, program.string()));
}

// Stays loaded until the end: Qt does not like to be unloaded.
WritePdf writePdf() {
    const fs::path path = modulePath();
    void* module = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (module == nullptr) throw WriterFailure(fmt::format("The PDF module does not load: {}", ::dlerror()));
    void* function = ::dlsym(module, writePdfName);
    if (function == nullptr)
        throw WriterFailure(fmt::format("{} is not the PDF module of this program.", path.string()));
    return reinterpret_cast<WritePdf>(function);
}

} // namespace

std::string toPdf(std::span<const Report> reports, const PdfStyle& style) {
    PdfJob job;
    job.letter = style.paper == Paper::Letter;
    job.wall = style.wall;
    job.copies = style.copies;
    for (const Report& report : reports)
        job.documents.push_back(pageDocumentOf(report, style.language));
    std::string bytes;
    std::string trouble;
    if (!writePdf()(pdfJobVersion, job, bytes, trouble)) throw WriterFailure(trouble);
    return bytes;
}

} // namespace reports
