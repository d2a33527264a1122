// The few questions that lead an arbiter from "something happened" to an event in words.
// Use it on a terminal only; scripts write the event themselves.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "console.hpp"
#include "failure.hpp"

namespace arbiter::cli {

class RulingQuestions {
  public:
    explicit RulingQuestions(Console& console)
        : console_(console) {}

    struct Answers {
        std::string event;
        std::optional<std::string> fen;
        std::optional<std::string> moves;
        std::optional<std::string> mode;
    };
    // What is known already is not asked.
    struct Known {
        bool level = false;
        bool counts = false; // of illegal acts, from the record of the event
    };
    // At most five questions; the end of the input is a refusal.
    [[nodiscard]] Answer<Answers> ask(const Known& known);

    // One of them by number.
    [[nodiscard]] Answer<std::size_t> choice(const std::string& question,
                                             const std::vector<std::string>& choices);
    [[nodiscard]] Answer<std::string> line(const std::string& question);

  private:
    [[nodiscard]] Answer<std::string> side();
    [[nodiscard]] Answer<std::string> details(std::size_t what, const Known& known);

    Console& console_;
};

} // namespace arbiter::cli
