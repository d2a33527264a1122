// The text of a case's event, asked in small questions: how does it begin, whom does it name, which times?
// Use it where the words of an event are turned into facts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/base/by_colour.hpp"

namespace rules::cases {

// A word with the signs at its ends taken off: "first," and "w's".
[[nodiscard]] std::string_view bare(std::string_view word);
// "w", "b", "White", "Black", with signs or not.
[[nodiscard]] std::optional<Colour> sideFrom(std::string_view word);
[[nodiscard]] std::optional<std::uint32_t> numberFrom(std::string_view word);
// "15:01"; a number without a colon says nothing about time.
[[nodiscard]] std::optional<std::uint32_t> clockFrom(std::string_view word);

class EventText {
  public:
    // The text must outlive this.
    explicit EventText(std::string_view event);
    EventText(const EventText&) = delete; // the words point into the text
    EventText& operator=(const EventText&) = delete;

    [[nodiscard]] std::string_view event() const noexcept { return event_; }
    // Without remarks in brackets.
    [[nodiscard]] std::string_view plain() const noexcept { return plain_; }
    // Without remarks in brackets, and without the semicolons between steps.
    [[nodiscard]] const std::vector<std::string_view>& words() const noexcept { return words_; }

    [[nodiscard]] bool begins(std::string_view start) const { return plain_.starts_with(start); }
    [[nodiscard]] bool says(std::string_view part) const {
        return event_.find(part) != std::string_view::npos;
    }
    // The first side named.
    [[nodiscard]] std::optional<Colour> side() const;
    // "both", or the first one named.
    [[nodiscard]] ByColour<bool> sides() const;
    [[nodiscard]] std::optional<std::uint32_t> numberBefore(std::string_view unit) const;
    [[nodiscard]] std::optional<std::uint32_t> numberAfter(std::string_view unit) const;
    [[nodiscard]] std::optional<std::uint32_t> firstClock() const;
    // Seconds, where a word is "15:01" or begins "16 minutes" or "1 s".
    [[nodiscard]] std::optional<std::uint32_t> durationAt(std::size_t word) const;
    // The first duration behind this word.
    [[nodiscard]] std::optional<std::uint32_t> durationAfter(std::string_view word) const;

  private:
    std::string_view event_;
    std::string plain_;
    std::vector<std::string_view> words_; // of plain_
};

} // namespace rules::cases
