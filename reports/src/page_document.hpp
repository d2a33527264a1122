// A report in the reader's words, ready to be set on pages: strings, their alignment and their roles.
// Made by pageDocumentOf(); all that the PDF module is given, so that it needs nothing but Qt.
#pragma once

#include <string>
#include <vector>

#include "drawing.hpp"
#include "reports/report.hpp"

namespace reports {

struct PageColumn {
    std::string heading;
    Align align = Align::Left;
    bool mayWrap = false;  // names, sentences
    bool repeated = false; // stands again in each part of a table too wide for the page
    bool minor = false;    // left out of a sheet for the wall
    bool strong = false;   // what people look for
};

struct PageTable {
    std::string title;
    std::vector<PageColumn> columns;
    std::vector<std::vector<std::string>> rows;
};

struct PageFigure {
    std::string title;
    Drawing drawing;
};

struct PageCardLine {
    CardRole role = CardRole::Text;
    std::vector<std::string> texts;
    int count = 0;   // of the numbered lines of a grid
    int columns = 1; // of such lines beside each other
    int fields = 0;  // of each line; the first texts are their headings, the others fill the lines
};

struct PageCards {
    int columns = 1;
    int rows = 1;
    bool landscape = false;
    bool centred = false;
    bool folded = false;
    bool cutMarks = true;
    bool framed = false;
    std::vector<std::vector<PageCardLine>> cards;
};

struct PageDocument {
    std::string language; // "zh-Hans": which forms the characters have
    std::string event;
    std::string title;
    std::string mark;      // "Provisional", written across each page; empty: none
    std::string marks;     // marks in words for the head of each page
    std::string footLeft;  // time of printing
    std::string footRight; // pattern with two "{}": number of the page, of all pages
    std::string footCentre;
    std::vector<std::string> facts;
    std::vector<std::string> notes;
    std::vector<PageTable> tables;
    std::vector<PageFigure> figures;
    std::vector<PageCards> cards;
};

} // namespace reports
