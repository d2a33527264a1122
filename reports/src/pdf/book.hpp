// The pages of all documents of a job as one PDF file.
#pragma once

#include <string>

#include "../pdf_job.hpp"

namespace reports::pdf {

// The bytes; empty if the PDF could not be begun.
[[nodiscard]] std::string bookOf(const PdfJob& job);

} // namespace reports::pdf
