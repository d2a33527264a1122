// The arguments and options of one command: declared, then read from the command line.
// The only door to the parsing library (CLI11), so that its large header is compiled once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "failure.hpp"

namespace arbiter::cli {

class Options {
  public:
    Options();
    Options(const Options&) = delete;
    Options& operator=(const Options&) = delete;
    ~Options();

    // What stands without a dash, in its order.
    void arguments(std::vector<std::string>& values, bool required = false);

    // `names` as "-o,--output"; `value` says in the help page what is to be written there.
    void flag(const std::string& names, bool& target, const std::string& description);
    void text(const std::string& names, const std::string& value, std::string& target,
              const std::string& description);
    void text(const std::string& names, const std::string& value, std::optional<std::string>& target,
              const std::string& description);
    // With or without a value.
    void optionalText(const std::string& names, const std::string& value, std::optional<std::string>& target,
                      const std::string& description);
    // May be given several times.
    void list(const std::string& names, const std::string& value, std::vector<std::string>& target,
              const std::string& description);
    void number(const std::string& names, std::optional<int>& target, const std::string& description);
    void number(const std::string& names, std::optional<std::uint64_t>& target,
                const std::string& description);

    // One of a few words, each with its value.
    template <class Target, class Value, std::size_t count>
    void choice(const std::string& names, Target& target,
                const std::array<std::pair<std::string_view, Value>, count>& words,
                const std::string& description) {
        std::vector<std::string> allowed;
        for (const auto& word : words)
            allowed.emplace_back(word.first);
        chosen(names, std::move(allowed), description,
               [&target, words](std::size_t index) { target = words[index].second; });
    }

    // The failure names the option and the help page of the command.
    [[nodiscard]] Outcome read(std::vector<std::string> arguments, std::string_view command);

    // "--round", "-o" …, and whether a value follows.
    [[nodiscard]] std::vector<std::pair<std::string, bool>> names() const;

    // Lines for the help page, one for each option.
    [[nodiscard]] std::string described() const;

  private:
    void chosen(const std::string& names, std::vector<std::string> allowed, const std::string& description,
                std::function<void(std::size_t)> take);

    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace arbiter::cli
