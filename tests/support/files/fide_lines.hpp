// Lines of FIDE's lists as formats 8.1 and 8.2 lay them out, made for tests and benches.
// The columns are those of the table in the specification, not computed from our reader's.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace support {

struct FideLine {
    std::string id{}, name{}, fed = "GER", sex = "M", title{}, womensTitle{}, otherTitles{}, online{};
    std::string standard = "0", standardGames = "0", standardK = "40";
    std::string rapid = "0", rapidGames = "0", rapidK = "20";
    std::string blitz = "0", blitzGames = "0", blitzK = "20";
    std::string born = "0", flag{};
};

// Each text from its column (from 1) on.
inline std::string placed(const std::vector<std::pair<std::size_t, std::string>>& fields) {
    std::string line;
    for (const auto& [column, text] : fields) {
        if (line.size() < column - 1) line.resize(column - 1, ' ');
        line.replace(column - 1, text.size(), text);
    }
    return line + "\r\n";
}

// 162 columns.
inline std::string combinedHeader() {
    return placed({{1, "ID Number"},
                   {16, "Name"},
                   {77, "Fed"},
                   {81, "Sex"},
                   {85, "Tit"},
                   {90, "WTit"},
                   {95, "OTit"},
                   {110, "FOA"},
                   {114, "SRtng"},
                   {120, "SGm"},
                   {124, "SK"},
                   {127, "RRtng"},
                   {133, "RGm"},
                   {137, "Rk"},
                   {140, "BRtng"},
                   {146, "BGm"},
                   {150, "BK"},
                   {153, "B-day"},
                   {159, "Flag"}});
}
inline std::string combinedLine(const FideLine& p) {
    return placed({{1, p.id},
                   {16, p.name},
                   {77, p.fed},
                   {81, p.sex},
                   {85, p.title},
                   {90, p.womensTitle},
                   {95, p.otherTitles},
                   {110, p.online},
                   {114, p.standard},
                   {120, p.standardGames},
                   {124, p.standardK},
                   {127, p.rapid},
                   {133, p.rapidGames},
                   {137, p.rapidK},
                   {140, p.blitz},
                   {146, p.blitzGames},
                   {150, p.blitzK},
                   {153, p.born},
                   {159, p.flag}});
}

// 158 columns, without the online titles.
inline std::string legacyHeader() {
    return placed({{1, "ID Number"},
                   {16, "Name"},
                   {77, "Fed"},
                   {81, "Sex"},
                   {85, "Tit"},
                   {90, "WTit"},
                   {95, "OTit"},
                   {110, "SRtng"},
                   {116, "SGm"},
                   {120, "SK"},
                   {123, "RRtng"},
                   {129, "RGm"},
                   {133, "Rk"},
                   {136, "BRtng"},
                   {142, "BGm"},
                   {146, "BK"},
                   {149, "B-day"},
                   {155, "Flag"}});
}
inline std::string legacyLine(const FideLine& p) {
    return placed({{1, p.id},
                   {16, p.name},
                   {77, p.fed},
                   {81, p.sex},
                   {85, p.title},
                   {90, p.womensTitle},
                   {95, p.otherTitles},
                   {110, p.standard},
                   {120, p.standardK},
                   {123, p.rapid},
                   {133, p.rapidK},
                   {136, p.blitz},
                   {146, p.blitzK},
                   {149, p.born},
                   {155, p.flag}});
}

// A list of one type: its rating under a token that names the month.
inline std::string singleHeader(const std::string& month) {
    return placed({{1, "ID Number"},
                   {16, "Name"},
                   {77, "Fed"},
                   {81, "Sex"},
                   {85, "Tit"},
                   {90, "WTit"},
                   {95, "OTit"},
                   {110, "FOA"},
                   {114, month},
                   {120, "Gms"},
                   {124, "K"},
                   {127, "B-day"},
                   {133, "Flag"}});
}
inline std::string singleLine(const FideLine& p, const std::string& rating, const std::string& k) {
    return placed({{1, p.id},
                   {16, p.name},
                   {77, p.fed},
                   {81, p.sex},
                   {85, p.title},
                   {114, rating},
                   {124, k},
                   {127, p.born},
                   {133, p.flag}});
}

} // namespace support
