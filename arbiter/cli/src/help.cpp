#include "help.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "command_table.hpp"

namespace arbiter::cli {
namespace {

constexpr std::array groups{
    std::pair{Group::Event, "Event"}, std::pair{Group::People, "People"},
    std::pair{Group::Round, "Round"}, std::pair{Group::Tables, "Tables"},
    std::pair{Group::Files, "Files"}, std::pair{Group::Engine, "Engine"},
    std::pair{Group::Board, "Board"}, std::pair{Group::Help, "Help"},
};

// Single letters to insert, delete, replace or swap with a neighbour.
std::size_t distance(std::string_view one, std::string_view other) {
    std::vector<std::vector<std::size_t>> table(one.size() + 1, std::vector<std::size_t>(other.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i)
        table[i][0] = i;
    for (std::size_t j = 0; j <= other.size(); ++j)
        table[0][j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i)
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t replaced = table[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1);
            table[i][j] = std::min({table[i - 1][j] + 1, table[i][j - 1] + 1, replaced});
            const bool swapped = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
            if (swapped) table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
        }
    return table[one.size()][other.size()];
}

// The verb that was probably meant, or empty.
std::string nearestVerb(std::string_view typed) {
    std::string nearest;
    std::size_t least = std::max<std::size_t>(2, typed.size() / 2) + 1; // farther away is another word
    for (const auto& command : commands()) {
        const std::string_view name = command->manual().name;
        const std::size_t far = name.starts_with(typed) ? 1 : distance(typed, name);
        if (far >= least) continue;
        least = far;
        nearest = name;
    }
    return nearest;
}

} // namespace

std::string versionLine() {
    return fmt::format("Flagfall {}\n", FLAGFALL_VERSION);
}

std::string overviewPage() {
    std::string text =
        "Flagfall runs chess tournaments: entry list, pairings, results, standings.\n"
        "\n"
        "Usage: flagfall VERB [EVENT|FILE] [ARGUMENTS] [--options]\n"
        "\n"
        "EVENT is an event file (club.flagfall). Without it, the file named by FLAGFALL_EVENT or the only\n"
        "*.flagfall in this folder is taken.\n";
    for (const auto& [group, heading] : groups) {
        text += fmt::format("\n{}\n", heading);
        for (const auto& command : commands())
            if (command->manual().group == group)
                text += fmt::format("  {:<12}{}\n", command->manual().name, command->manual().summary);
    }
    return text +
           "\n"
           "flagfall help VERB shows everything about a verb; flagfall demo shows a whole tournament.\n"
           "\n"
           "Exit codes: 0 done, 1 no legal pairing, 2 internal error, 3 bad request or input, 4 too large,\n"
           "5 file access, 6 differences found, 7 refused by a rule (needs a decision).\n";
}

std::string manPage() {
    // A line that begins with a dot or an apostrophe would be a request; a backslash has a meaning of its
    // own.
    const auto plain = [](std::string_view text) {
        std::string escaped;
        for (const char letter : text) {
            if ((letter == '.' || letter == '\'') && (escaped.empty() || escaped.back() == '\n'))
                escaped += "\\&";
            if (letter == '\\')
                escaped += "\\e";
            else if (letter == '-')
                escaped += "\\-";
            else
                escaped += letter;
        }
        return escaped;
    };
    std::string page = fmt::format(".TH FLAGFALL 1 \"\" \"Flagfall {}\"\n.SH NAME\nflagfall \\- runs chess "
                                   "tournaments: entry list, pairings, results, standings\n.SH SYNOPSIS\n.B "
                                   "flagfall\n\\fIVERB\\fR [\\fIEVENT\\fR|\\fIFILE\\fR] [\\fIARGUMENTS\\fR] "
                                   "[\\fIOPTIONS\\fR]\n",
                                   FLAGFALL_VERSION);
    for (const auto& [group, heading] : groups) {
        std::string upper;
        for (const char letter : std::string_view(heading))
            upper += static_cast<char>(letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter);
        page += fmt::format(".SH {}\n", upper);
        for (const auto& command : commands()) {
            const Manual& manual = command->manual();
            if (manual.group != group) continue;
            page += fmt::format(".SS {}\n{}.\n.nf\n", manual.name, plain(manual.summary));
            for (const std::string_view usage : manual.usage)
                page += plain(fmt::format("flagfall {}\n", usage));
            page += fmt::format(".fi\n.PP\n{}\n", plain(manual.description));
            Options options;
            command->configure(options);
            if (const std::string described = options.described(); !described.empty())
                page += fmt::format(".nf\n{}.fi\n", plain(described));
        }
    }
    return page +
           ".SH EXIT STATUS\n0 done, 1 no legal pairing, 2 internal error, 3 bad request or input, 4 too "
           "large, 5 file access, 6 differences found, 7 refused by a rule (needs a decision).\n"
           ".SH ENVIRONMENT\nFLAGFALL_EVENT the event, where none is named; FLAGFALL_USER who acts; "
           "NO_COLOR, "
           "COLUMNS.\n";
}

std::string helpPage(Command& command) {
    const Manual& manual = command.manual();
    std::string text = fmt::format("flagfall {}: {}\n\nUsage:\n", manual.name, manual.summary);
    for (const std::string_view usage : manual.usage)
        text += fmt::format("  flagfall {}\n", usage);
    text += fmt::format("\n{}\n", manual.description);
    Options options;
    command.configure(options);
    if (const std::string described = options.described(); !described.empty())
        text += "\nOptions:\n" + described;
    if (!manual.examples.empty()) text += "\nExamples:\n";
    for (const std::string_view example : manual.examples)
        text += fmt::format("  {}\n", example);
    return text;
}

Outcome unknownVerb(const std::string& verb) {
    const std::string nearest = nearestVerb(verb);
    const std::string hint = nearest.empty() ? "" : fmt::format("Did you mean \"flagfall {}\"? ", nearest);
    return failure(ExitCode::BadInput,
                   fmt::format("There is no verb \"{}\". {}\"flagfall help\" lists all verbs.", verb, hint));
}

} // namespace arbiter::cli
