// A workbook being written through libxlsxwriter: every return code is checked, the file is closed once.
// The XLSX writer adds sheets and cells to it and takes the bytes; any trouble is a WriterFailure.
#pragma once

#include <compare>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "reports/cell.hpp"

struct lxw_workbook;
struct lxw_worksheet;
struct lxw_format;

namespace reports {

// A folder of our own for the file while it grows; gone with everything in it at the end.
class TemporaryFolder {
  public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();
    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

  private:
    std::filesystem::path path_;
};

struct CellFormat {
    enum class Weight { Normal, Bold, Title, Quiet, Heading, Warning };
    Weight weight = Weight::Normal;
    char align = 'l';          // l, r, c
    std::string number{};      // "0.0", "yyyy-mm-dd"; empty: as it is
    bool wrapped = false;      // takes as many lines as it needs
    bool neverFormula = false; // stays a text also when somebody edits it
    friend auto operator<=>(const CellFormat&, const CellFormat&) = default;
};

class XlsxBook {
  public:
    XlsxBook();
    XlsxBook(const XlsxBook&) = delete;
    XlsxBook& operator=(const XlsxBook&) = delete;
    ~XlsxBook();

    [[nodiscard]] lxw_worksheet* addSheet(const std::string& name);
    [[nodiscard]] lxw_format* format(const CellFormat& wanted);
    void describe(const std::string& title);

    // Closes the file and reads it.
    [[nodiscard]] std::string bytes();

    // Throws a WriterFailure that says what went wrong unless the code means success.
    static void check(int code);

  private:
    struct Inside;
    TemporaryFolder folder_;
    std::filesystem::path file_;
    std::unique_ptr<Inside> inside_;
    lxw_workbook* book_ = nullptr; // owned; freed by closing it
};

} // namespace reports
