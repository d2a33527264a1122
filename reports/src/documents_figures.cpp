#include "documents.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

namespace reports {
namespace {

using pairing::Player;
using pairing::RoundNumber;
using rules::text;

// More curves cannot be told apart.
constexpr std::size_t mostCurves = 24;

Report figureReport(const DocumentRequest& request, std::string kind, rules::Text title, Figure figure) {
    Report report{std::move(kind), request.event.tournament.info.name, std::move(title), {}, {}, {}};
    report.figures.push_back(std::move(figure));
    report.stamp.provisional = request.event.standingsAfter(request.round).provisional();
    return report;
}

Report rankByRound(const DocumentRequest& request) {
    const auto title = text("Rank by round, after round {}", request.round.value());
    Figure figure{"rank_by_round", FigureKind::Line, title, {text("Round")}, {text("Rank"), true, true}, {}};
    const auto last = request.event.standingsAfter(request.round);
    std::map<pairing::PairingNumber, std::size_t> curveOf;
    for (const auto& row : last.rows) {
        if (row.place == 0 || figure.series.size() == mostCurves) continue;
        if (const Player* player = request.event.tournament.find(row.player)) {
            curveOf[row.player] = figure.series.size();
            figure.series.push_back({fmt::format("{} {}", row.place, player->name), {}});
        }
    }
    for (std::uint16_t round = 1; round <= request.round.value(); ++round) {
        const auto standings =
            round == request.round.value() ? last : request.event.standingsAfter(RoundNumber(round));
        for (const auto& row : standings.rows)
            if (const auto curve = curveOf.find(row.player); curve != curveOf.end() && row.place > 0)
                figure.series[curve->second].points.push_back(
                    {static_cast<double>(round), static_cast<double>(row.place)});
    }
    const bool isPart = last.rows.size() > figure.series.size();
    Report report = figureReport(request, "rank-by-round", title, std::move(figure));
    if (isPart) report.notes.push_back(text("Only the first {} of the standings are drawn", mostCurves));
    return report;
}

Report scoreGroups(const DocumentRequest& request) {
    const auto title = text("Score groups after round {}", request.round.value());
    Figure figure{"score_groups", FigureKind::Bars, title, {text("Points"), false}, {text("Players")}, {}};
    std::map<pairing::Points, int> sizes;
    for (const Player& player : request.event.tournament.players)
        ++sizes[scoreAfter(player, request.round, request.event.tournament.scoring)];
    Series series{text("Players"), {}};
    double place = 0; // side by side, whatever the points are
    for (const auto& [points, players] : sizes)
        series.points.push_back({place++, static_cast<double>(players), toReadableString(points)});
    figure.series.push_back(std::move(series));
    return figureReport(request, "score-groups", title, std::move(figure));
}

std::optional<rules::Text> needsRatings(const DocumentRequest& request) {
    if (auto reason = needsRound(request)) return reason;
    const bool any = std::ranges::any_of(request.event.tournament.players,
                                         [](const Player& player) { return player.rating.has_value(); });
    if (any) return {};
    return text("Nobody has a rating");
}

Report ratingAgainstScore(const DocumentRequest& request) {
    const auto title = text("Rating against score after round {}", request.round.value());
    Figure figure{"rating_score", FigureKind::Scatter, title, {text("Rating")}, {text("Points"), false}, {}};
    Series series{text("Players"), {}};
    int unrated = 0;
    for (const Player& player : request.event.tournament.players) {
        if (!player.rating) {
            ++unrated;
            continue;
        }
        const auto score = scoreAfter(player, request.round, request.event.tournament.scoring);
        series.points.push_back(
            {static_cast<double>(player.rating->value()), score.tenths() / 10.0, player.name});
    }
    std::ranges::stable_sort(series.points, {}, &FigurePoint::x);
    figure.series.push_back(std::move(series));
    Report report = figureReport(request, "rating-score", title, std::move(figure));
    if (unrated > 0) report.notes.push_back(text("Players without a rating are not drawn: {}", unrated));
    return report;
}

constexpr std::array table{
    Document{"rank-by-round", "Rank by round", DocumentGroup::Figures, true, false, needsRound, rankByRound},
    Document{"score-groups", "Score groups", DocumentGroup::Figures, true, false, needsRound, scoreGroups},
    Document{"rating-score", "Rating against score", DocumentGroup::Figures, true, false, needsRatings,
             ratingAgainstScore},
};

} // namespace

std::span<const Document> figureDocuments() {
    return table;
}

} // namespace reports
