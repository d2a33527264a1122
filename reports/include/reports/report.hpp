// A report before it has a form: title, facts, notes, tables of typed cells, figures and cards, in no
// language yet. Build it once with a function such as standingsReport(); then a writer of writers.hpp prints
// it.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "reports/card.hpp"
#include "reports/cell.hpp"
#include "reports/figure.hpp"
#include "reports/stamp.hpp"
#include "rules/base/text.hpp"

namespace reports {

enum class Align { Left, Right, Centre };

// Some columns are only for eyes, some only for programs.
enum class Audience { Everybody, People, Programs };

struct Column {
    std::string key;     // the fixed name in CSV and JSON
    rules::Text heading; // what people read above it
    Align align = Align::Left;
    bool mayBeShortened = false; // names, when the page is narrow
    bool repeated =
        false; // one of the first columns: stands again in each part of a table too wide for the page
    Audience audience = Audience::Everybody;
    bool minor = false; // left out where there is little room: on a phone, on a sheet for the wall
    bool codes = false; // results and other short codes of ours; never typed by a person
    bool wraps = false; // sentences: broken into lines where the page is too narrow for them
};

struct Table {
    std::string key; // the fixed name in JSON
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows; // each as long as `columns`
    rules::Text title{};                 // what people read above it; empty for a report's only table
    Audience audience = Audience::Everybody;
};

// "Edition: 2026": something that holds for the whole report.
struct Fact {
    using Value = std::variant<bool, std::int64_t, std::string, rules::Text, std::vector<std::string>>;
    std::string key;
    rules::Text label;
    Value value;
    Audience audience = Audience::Everybody;
};

struct Report {
    std::string kind;  // "standings"
    std::string event; // the tournament's name as typed
    rules::Text title;
    std::vector<Fact> facts;
    std::vector<rules::Text> notes; // sentences at the foot
    std::vector<Table> tables;      // the first one for programs is the report's CSV
    std::vector<Figure> figures{};  // below the tables
    std::vector<CardSheet> cards{}; // each begins on a new page
    Stamp stamp{};                  // for the head and foot of every page
};

} // namespace reports
