#include "arbiter/ratings/list_import.hpp"

#include <algorithm>
#include <exception>

#include <fmt/ranges.h>

#include "arbiter/exchange/rating_list.hpp"
#include "arbiter/ratings/list_folder.hpp"
#include "arbiter/store/rating_list_file.hpp"
#include "list_rows.hpp"

namespace arbiter::ratings {
namespace {

namespace fs = std::filesystem;
using exchange::RateOfPlay;
using rules::Diagnostic;
using rules::Severity;

// Ends the filling of the file; what was wrong is told by the one who throws it.
struct NotAList : std::exception {};

constexpr std::size_t playersBetweenSteps = 20000;

std::string wordsOf(const std::vector<RateOfPlay>& rates) {
    std::vector<std::string> words;
    for (const auto& [rate, word] :
         {std::pair(RateOfPlay::Standard, "standard"), std::pair(RateOfPlay::Rapid, "rapid"),
          std::pair(RateOfPlay::Blitz, "blitz")})
        if (std::ranges::find(rates, rate) != rates.end()) words.emplace_back(word);
    return fmt::format("{}", fmt::join(words, " "));
}

class FideImport {
  public:
    FideImport(const std::vector<fs::path>& files, const std::string& month, const Progress& progress)
        : files_(files)
        , progress_(progress) {
        facts_.name = fideList;
        facts_.month = month;
    }

    rules::Expected<rules::WithRemarks<ListFacts>, rules::Diagnostics> into(const fs::path& database) {
        try {
            const store::ListDescription made = store::RatingListFile::replace(
                database, [this](store::RatingListFile::Filler& filler) { return fill(filler); });
            facts_.players = static_cast<std::size_t>(made.players);
            return rules::WithRemarks<ListFacts>{std::move(facts_), std::move(remarks_)};
        } catch (const NotAList&) {
            return rules::unexpected(std::move(faults_));
        }
    }

  private:
    store::ListDescription fill(store::RatingListFile::Filler& filler) {
        std::vector<std::string> names;
        for (std::size_t index = 0; index < files_.size(); ++index) {
            names.push_back(files_[index].filename().string());
            read(files_[index], static_cast<double>(index), filler);
        }
        facts_.source = fmt::format("{}", fmt::join(names, ", "));
        facts_.rates = wordsOf(rates_);
        return {facts_.name, facts_.month, facts_.source, facts_.rates, 0};
    }

    void read(const fs::path& file, double before, store::RatingListFile::Filler& filler) {
        auto opened = exchange::RatingListReader::open(file);
        if (!opened) fail(opened.error());
        exchange::RatingListReader& list = *opened;
        while (true) {
            const auto player = list.next();
            if (!player) fail(player.error());
            if (!*player) break;
            filler.add(rowOf(**player));
            ++read_;
            if (progress_ && read_ % playersBetweenSteps == 0)
                progress_((before + list.progress()) / static_cast<double>(files_.size()), read_);
        }
        const exchange::ListFacts& facts = list.facts();
        if (facts.players == 0)
            fail({Severity::Error,
                  "list.no-players",
                  file.string(),
                  std::nullopt,
                  std::nullopt,
                  rules::text("no player in the list"),
                  "",
                  {},
                  {}});
        for (const RateOfPlay rate : facts.rates)
            if (std::ranges::find(rates_, rate) == rates_.end()) rates_.push_back(rate);
        facts_.passedOver += facts.passedOver;
        if (facts.firstPassedOver) remarks_.add(*facts.firstPassedOver);
        noteMonth(facts.month, file);
    }

    void noteMonth(const std::string& month, const fs::path& file) {
        if (month.empty() || month == facts_.month) return;
        if (facts_.month.empty()) {
            facts_.month = month;
            return;
        }
        remarks_.add({Severity::Warning,
                      "list.month",
                      file.string(),
                      std::nullopt,
                      std::nullopt,
                      rules::text("the list says {}, it is kept as that of {}", month, facts_.month),
                      "",
                      {},
                      {}});
    }

    [[noreturn]] void fail(Diagnostic fault) {
        faults_.add(std::move(fault));
        throw NotAList();
    }

    const std::vector<fs::path>& files_;
    const Progress& progress_;
    ListFacts facts_;
    std::vector<RateOfPlay> rates_;
    std::size_t read_ = 0;
    rules::Diagnostics faults_;
    rules::Diagnostics remarks_;
};

} // namespace

rules::Expected<rules::WithRemarks<ListFacts>, rules::Diagnostics>
importFideList(const std::vector<fs::path>& files, const fs::path& database, const std::string& month,
               const Progress& progress) {
    return FideImport(files, month, progress).into(database);
}

ListFacts importOwnList(const std::string& name, const exchange::OwnList& list, const fs::path& database,
                        const std::string& month, const std::string& source) {
    std::vector<RateOfPlay> rates;
    for (const RateOfPlay rate : {RateOfPlay::Standard, RateOfPlay::Rapid, RateOfPlay::Blitz})
        if (std::ranges::any_of(list.players,
                                [rate](const auto& player) { return player.of(rate).rating.has_value(); }))
            rates.push_back(rate);
    ListFacts facts{name, month, source, wordsOf(rates), 0, 0};
    const store::ListDescription made =
        store::RatingListFile::replace(database, [&](store::RatingListFile::Filler& filler) {
            for (const exchange::ListedPlayer& player : list.players)
                filler.add(rowOf(player));
            return store::ListDescription{facts.name, facts.month, facts.source, facts.rates, 0};
        });
    facts.players = static_cast<std::size_t>(made.players);
    return facts;
}

} // namespace arbiter::ratings
