#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cell_text.hpp"
#include "forms.hpp"

namespace reports {
namespace {

using pairing::Player;
using rules::text;
using Json = nlohmann::json;

// The words of a template for the roles of its lines.
constexpr std::array<std::pair<std::string_view, CardRole>, 7> roles{{{"title", CardRole::Title},
                                                                      {"name", CardRole::Name},
                                                                      {"text", CardRole::Text},
                                                                      {"strong", CardRole::Strong},
                                                                      {"small", CardRole::Small},
                                                                      {"signatures", CardRole::Signatures},
                                                                      {"space", CardRole::Space}}};

// One line of a template: its texts hold {name}, {place} …
struct LayoutLine {
    CardRole role = CardRole::Text;
    std::vector<std::string> texts;
};

struct Layout {
    std::vector<LayoutLine> prize;
    std::vector<LayoutLine> participation;
};

// Throws a JSON exception or std::invalid_argument that says what is wrong.
std::vector<LayoutLine> linesFrom(const Json& list) {
    std::vector<LayoutLine> lines;
    for (const Json& entry : list) {
        const std::string word = entry.at("role").get<std::string>();
        const auto role = std::ranges::find(roles, word, [](const auto& known) { return known.first; });
        if (role == roles.end())
            throw std::invalid_argument(fmt::format(
                "role \"{}\" is not one of title, name, text, strong, small, signatures, space", word));
        LayoutLine line{role->second, {}};
        if (entry.contains("text")) {
            const Json& words = entry.at("text");
            line.texts = words.is_array() ? words.get<std::vector<std::string>>()
                                          : std::vector{words.get<std::string>()};
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

Layout layoutFrom(const std::string& words) {
    const Json document = Json::parse(words);
    return {linesFrom(document.at("prize")), linesFrom(document.at("participation"))};
}

// What the {…} of a template stand for.
using Values = std::map<std::string, std::string>;

std::string filled(std::string words, const Values& values) {
    for (const auto& [name, value] : values) {
        const std::string gap = "{" + name + "}";
        for (auto at = words.find(gap); at != std::string::npos; at = words.find(gap, at + value.size()))
            words.replace(at, gap.size(), value);
    }
    return words;
}

Card cardFrom(const std::vector<LayoutLine>& lines, const Values& values) {
    Card card;
    for (const LayoutLine& line : lines) {
        std::vector<Cell> cells;
        for (const std::string& words : line.texts)
            cells.emplace_back(filled(words, values));
        card.lines.push_back({line.role, std::move(cells)});
    }
    return card;
}

rules::Text prizeWords(int place) {
    switch (place) {
    case 1:
        return text("First prize");
    case 2:
        return text("Second prize");
    case 3:
        return text("Third prize");
    default:
        return text("Place {}", place);
    }
}

Values valuesOf(const DocumentRequest& request, const Player& player, int place) {
    const auto translator = translatorFor(request.language);
    const auto& info = request.event.tournament.info;
    const auto day = info.lastDay ? info.lastDay : info.firstDay;
    const auto rounds = request.event.pairedRounds();
    return {{"event", info.name},
            {"city", info.city},
            {"date", day ? dateText(*day, translator) : std::string()},
            {"name", player.name},
            {"club", player.club},
            {"place", place > 0 ? std::to_string(place) : std::string()},
            {"prize", place > 0 ? rules::translated(prizeWords(place), translator) : std::string()},
            {"points", toReadableString(scoreAfter(player, rounds, request.event.tournament.scoring))},
            {"rounds", std::to_string(rounds.value())},
            {"arbiter", info.chiefArbiter}};
}

Cell placeAndDay(const Values& values) {
    const std::string& city = values.at("city");
    const std::string& day = values.at("date");
    return city + (city.empty() || day.empty() ? "" : ", ") + day;
}

// Ours, in the language of the document.
Card ourCard(const Values& values, int place) {
    Card card{{{CardRole::Space, {}},
               {CardRole::Title, {text("Certificate")}},
               {CardRole::Text, {values.at("event")}},
               {CardRole::Space, {}},
               {CardRole::Name, {values.at("name")}},
               {CardRole::Small, {values.at("club")}}}};
    if (place > 0) {
        card.lines.push_back({CardRole::Strong, {prizeWords(place)}});
        card.lines.push_back(
            {CardRole::Text,
             {text("with {} points in {} rounds", values.at("points"), values.at("rounds"))}});
    } else {
        card.lines.push_back({CardRole::Strong, {text("took part in the tournament")}});
    }
    card.lines.push_back({CardRole::Space, {}});
    card.lines.push_back({CardRole::Small, {placeAndDay(values)}});
    card.lines.push_back({CardRole::Signatures, {text("Chief arbiter"), text("Organiser")}});
    return card;
}

CardSheet certificateSheet() {
    CardSheet sheet{"certificates", text("Certificates")};
    sheet.landscape = true;
    sheet.centred = true;
    sheet.framed = true;
    sheet.cutMarks = false;
    return sheet;
}

void addCertificate(CardSheet& sheet, const DocumentRequest& request, const Player& player, int place) {
    const Values values = valuesOf(request, player, place);
    if (request.layout.empty()) {
        sheet.cards.push_back(ourCard(values, place));
        return;
    }
    const Layout layout = layoutFrom(request.layout);
    sheet.cards.push_back(cardFrom(place > 0 ? layout.prize : layout.participation, values));
}

} // namespace

std::optional<rules::Text> faultOfLayout(const DocumentRequest& request) {
    if (request.layout.empty()) return {};
    try {
        static_cast<void>(layoutFrom(request.layout));
        return {};
    } catch (const std::exception& fault) {
        return text("The template is not understood: {}", fault.what());
    }
}

Report prizeCertificates(const DocumentRequest& request) {
    Report report = formReport(request, "certificates", text("Certificates"));
    CardSheet sheet = certificateSheet();
    const auto standings = request.event.standingsAfter(request.event.pairedRounds());
    for (const auto& row : standings.rows) {
        if (row.place < 1 || row.place > 3) continue;
        if (const Player* player = request.event.tournament.find(row.player))
            addCertificate(sheet, request, *player, row.place);
    }
    report.cards.push_back(std::move(sheet));
    return report;
}

Report participationCertificates(const DocumentRequest& request) {
    Report report = formReport(request, "participation", text("Certificates of participation"));
    CardSheet sheet = certificateSheet();
    for (const Player& player : request.event.tournament.players)
        if (!request.player || *request.player == player.number) addCertificate(sheet, request, player, 0);
    report.cards.push_back(std::move(sheet));
    return report;
}

} // namespace reports
