// What the program hands to the PDF module, and the one function that the module has.
// The module is a library of its own that is loaded when somebody asks for a PDF: Qt Gui and its fonts would
// double the start time of every other verb.
#pragma once

#include <string>
#include <vector>

#include "page_document.hpp"

namespace reports {

struct PdfJob {
    std::vector<PageDocument> documents;
    bool letter = false; // paper of 8.5 x 11 inches instead of A4
    bool wall = false;
    int copies = 1;
};

// Changes whenever one of these structures does; the module says which one it was built with.
inline constexpr int pdfJobVersion = 1;

// Fills `bytes`; or gives false and says in `trouble` why not.
using WritePdf = bool (*)(int version, const PdfJob& job, std::string& bytes, std::string& trouble);
inline constexpr const char* writePdfName = "flagfallWritePdf";

} // namespace reports
