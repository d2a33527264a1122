// Forms on paper: pages made of equal cards, such as result slips, place cards and certificates.
// Put a CardSheet into Report::cards; the PDF writer lays the cards out and draws the marks to cut along.
#pragma once

#include <string>
#include <vector>

#include "reports/cell.hpp"
#include "rules/base/text.hpp"

namespace reports {

// How one line of a card looks. Several cells of a line share its width.
enum class CardRole {
    Title,      // what the card is: large
    Name,       // the one thing to read from afar: as large as the card allows
    Text,       // ordinary
    Strong,     // ordinary, bold
    Small,      // event, date
    Boxes,      // each cell is the label of a box to tick
    Blanks,     // each cell is a label with a line to write on behind it
    Signatures, // each cell is the label below a line to sign on
    Moves,      // numbered lines of a grid: cells are gridLine() of forms.hpp
    Space       // grows and takes what the others leave
};

struct CardLine {
    CardRole role = CardRole::Text;
    std::vector<Cell> cells;
    friend bool operator==(const CardLine&, const CardLine&) = default;
};

struct Card {
    std::vector<CardLine> lines;
    friend bool operator==(const Card&, const Card&) = default;
};

struct CardSheet {
    std::string key;   // the fixed name in JSON
    rules::Text title; // of the list of cards where there is no paper
    int columns = 1;   // of cards on a page
    int rows = 1;
    bool landscape = false;
    bool centred = false; // lines in the middle instead of at the left
    bool folded = false;  // a second time, upside down, above the fold: stands on a table
    bool cutMarks = true; // where several cards share a page
    bool framed = false;  // an ornamental frame: certificates
    std::vector<Card> cards{};
};

} // namespace reports
