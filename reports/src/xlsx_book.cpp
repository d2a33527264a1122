#include "xlsx_book.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <system_error>

#include <fmt/format.h>
#include <xlsxwriter.h>

#include "reports/writers.hpp"

namespace reports {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() {
    std::error_code trouble;
    const fs::path parent = fs::temp_directory_path(trouble);
    std::string name = ((trouble ? fs::path("/tmp") : parent) / "flagfall-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw WriterFailure(
            fmt::format("{}: no temporary folder can be made there (TMPDIR names another place)",
                        fs::path(name).parent_path().string()));
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

struct XlsxBook::Inside {
    std::map<CellFormat, lxw_format*> formats; // each belongs to the workbook
};

XlsxBook::XlsxBook()
    : file_(folder_.path() / "book.xlsx")
    , inside_(std::make_unique<Inside>()) {
    std::string place = folder_.path().string();
    lxw_workbook_options options{};
    options.constant_memory = LXW_FALSE;
    options.tmpdir = place.data();
    book_ = workbook_new_opt(file_.c_str(), &options);
    if (book_ == nullptr) throw WriterFailure("There is not enough memory for a workbook.");
}

XlsxBook::~XlsxBook() {
    if (book_ != nullptr) static_cast<void>(workbook_close(book_));
}

void XlsxBook::check(int code) {
    if (code != LXW_NO_ERROR)
        throw WriterFailure(
            fmt::format("The workbook could not be written: {}", lxw_strerror(static_cast<lxw_error>(code))));
}

lxw_worksheet* XlsxBook::addSheet(const std::string& name) {
    lxw_worksheet* sheet = workbook_add_worksheet(book_, name.c_str());
    if (sheet == nullptr) throw WriterFailure(fmt::format("The sheet \"{}\" could not be added.", name));
    return sheet;
}

lxw_format* XlsxBook::format(const CellFormat& wanted) {
    lxw_format*& known = inside_->formats[wanted];
    if (known != nullptr) return known;
    lxw_format* made = workbook_add_format(book_);
    if (made == nullptr) throw WriterFailure("There is not enough memory for a workbook.");
    switch (wanted.weight) {
    case CellFormat::Weight::Normal:
        break;
    case CellFormat::Weight::Bold:
        format_set_bold(made);
        break;
    case CellFormat::Weight::Title:
        format_set_bold(made);
        format_set_font_size(made, 15);
        break;
    case CellFormat::Weight::Quiet:
        format_set_font_color(made, 0x555555);
        break;
    case CellFormat::Weight::Heading:
        format_set_bold(made);
        format_set_bottom(made, LXW_BORDER_MEDIUM);
        format_set_bg_color(made, 0xE6EFEA);
        break;
    case CellFormat::Weight::Warning:
        format_set_bold(made);
        format_set_font_color(made, 0x8A4B00);
        break;
    }
    format_set_align(made, wanted.align == 'r'   ? LXW_ALIGN_RIGHT
                           : wanted.align == 'c' ? LXW_ALIGN_CENTER
                                                 : LXW_ALIGN_LEFT);
    format_set_align(made, LXW_ALIGN_VERTICAL_TOP);
    // Texts keep away from the numbers at their left.
    const bool inTable =
        wanted.weight == CellFormat::Weight::Normal || wanted.weight == CellFormat::Weight::Heading;
    if (inTable && wanted.align == 'l') format_set_indent(made, 1);
    if (wanted.wrapped) format_set_text_wrap(made);
    if (!wanted.number.empty()) format_set_num_format(made, wanted.number.c_str());
    if (wanted.neverFormula) format_set_num_format(made, "@");
    known = made;
    return made;
}

void XlsxBook::describe(const std::string& title) {
    std::string text = title;
    std::string program = "Flagfall";
    lxw_doc_properties properties{};
    properties.title = text.data();
    properties.comments = program.data();
    check(workbook_set_properties(book_, &properties));
}

std::string XlsxBook::bytes() {
    lxw_workbook* book = book_;
    book_ = nullptr; // closing frees it, also when it fails
    check(workbook_close(book));
    std::ifstream stream(file_, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    if (!stream || bytes.empty()) throw WriterFailure("The workbook could not be read back.");
    return bytes;
}

} // namespace reports
