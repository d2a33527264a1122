// Takes rating lists in: the whole list is replaced at once, or stays as it was.
// File trouble throws store::StoreError; a file that is no list is a fault with its place.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "arbiter/exchange/own_list.hpp"
#include "arbiter/exchange/rate_of_play.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::ratings {

struct ListFacts {
    std::string name;
    std::string month; // "2026-10", or empty: not known
    std::string source;
    std::string rates; // "standard rapid blitz"
    std::size_t players = 0;
    std::size_t passedOver = 0; // lines that could not be read
};

// How much of the file is read (0 to 1), and the players so far.
using Progress = std::function<void(double part, std::size_t players)>;

// FIDE's list from one file (combined) or several (of one type each; they add up). `month` goes before what
// the files say.
[[nodiscard]] rules::Expected<rules::WithRemarks<ListFacts>, rules::Diagnostics>
importFideList(const std::vector<std::filesystem::path>& files, const std::filesystem::path& database,
               const std::string& month, const Progress& progress = {});

// A list of one's own, already read.
[[nodiscard]] ListFacts importOwnList(const std::string& name, const exchange::OwnList& list,
                                      const std::filesystem::path& database, const std::string& month,
                                      const std::string& source);

} // namespace arbiter::ratings
