#include "options.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <fmt/ranges.h>

namespace arbiter::cli {
namespace {

// "-o, --output OUT"
std::string titleOf(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& letter : option.get_snames())
        names.push_back("-" + letter);
    for (const std::string& word : option.get_lnames())
        names.push_back("--" + word);
    const std::string value = option.get_items_expected_max() > 0 ? " " + option.get_type_name() : "";
    return fmt::format("{}{}", fmt::join(names, ", "), value);
}

} // namespace

struct Options::Inside {
    CLI::App app;
};

Options::Options()
    : inside_(std::make_unique<Inside>()) {
    inside_->app.set_help_flag(); // help is not an option of each command, but of all
}
Options::~Options() = default;

void Options::arguments(std::vector<std::string>& values, bool required) {
    inside_->app.add_option("arguments", values)->required(required);
}

void Options::flag(const std::string& names, bool& target, const std::string& description) {
    inside_->app.add_flag(names, target, description);
}

void Options::text(const std::string& names, const std::string& value, std::string& target,
                   const std::string& description) {
    inside_->app.add_option(names, target, description)->type_name(value);
}

void Options::text(const std::string& names, const std::string& value, std::optional<std::string>& target,
                   const std::string& description) {
    inside_->app.add_option(names, target, description)->type_name(value);
}

void Options::optionalText(const std::string& names, const std::string& value,
                           std::optional<std::string>& target, const std::string& description) {
    // The library knows no empty value; without one it is the empty text.
    const auto take = [&target](const std::vector<std::string>& values) {
        target = values.empty() ? std::string() : values.front();
        return true;
    };
    inside_->app.add_option(names, take, description)->type_name("[" + value + "]")->expected(0, 1);
}

void Options::list(const std::string& names, const std::string& value, std::vector<std::string>& target,
                   const std::string& description) {
    // One value each time: what follows it may be an argument.
    inside_->app.add_option(names, target, description)->type_name(value)->expected(1)->take_all();
}

void Options::number(const std::string& names, std::optional<int>& target, const std::string& description) {
    inside_->app.add_option(names, target, description)->type_name("N");
}

void Options::number(const std::string& names, std::optional<std::uint64_t>& target,
                     const std::string& description) {
    inside_->app.add_option(names, target, description)->type_name("N");
}

void Options::chosen(const std::string& names, std::vector<std::string> allowed,
                     const std::string& description, std::function<void(std::size_t)> take) {
    std::string words = fmt::format("{}", fmt::join(allowed, "|"));
    const auto read = [names, allowed = std::move(allowed), take = std::move(take)](const std::string& word) {
        const auto found = std::ranges::find(allowed, word);
        if (found == allowed.end())
            throw CLI::ValidationError(
                names, fmt::format("\"{}\" is not one of {}", word, fmt::join(allowed, ", ")));
        take(static_cast<std::size_t>(found - allowed.begin()));
    };
    inside_->app.add_option_function<std::string>(names, read, description)->type_name(std::move(words));
}

Outcome Options::read(std::vector<std::string> arguments, std::string_view command) {
    std::ranges::reverse(arguments); // as CLI11 takes a vector
    try {
        inside_->app.parse(arguments);
    } catch (const CLI::ParseError& error) {
        return failure(ExitCode::BadInput,
                       fmt::format("{}\n\"flagfall help {}\" shows how it is used.", error.what(), command));
    }
    return {};
}

std::vector<std::pair<std::string, bool>> Options::names() const {
    std::vector<std::pair<std::string, bool>> all;
    const CLI::App& app = inside_->app;
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_positional()) continue;
        for (const std::string& word : option->get_lnames())
            all.emplace_back("--" + word, option->get_items_expected_max() > 0);
        for (const std::string& letter : option->get_snames())
            all.emplace_back("-" + letter, option->get_items_expected_max() > 0);
    }
    return all;
}

std::string Options::described() const {
    constexpr std::size_t indent = 24;
    std::string text;
    const CLI::App& app = inside_->app;
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_positional()) continue;
        const std::string title = "  " + titleOf(*option);
        text += title.size() < indent
                    ? fmt::format("{:<{}}{}\n", title, indent, option->get_description())
                    : fmt::format("{}\n{:<{}}{}\n", title, "", indent, option->get_description());
    }
    return text;
}

} // namespace arbiter::cli
