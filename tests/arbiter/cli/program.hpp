// Runs the built program in a folder of its own, as a shell would: arguments in, exit code and both outputs
// out. Each Workplace is an empty folder whose name has a space and an accent; it is removed at the end.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cli_test {

struct Ran {
    int code = -1;
    std::string out;
    std::string err;
};

class Workplace {
  public:
    Workplace();
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;
    ~Workplace();

    // Environment for the next runs; FLAGFALL_EVENT and the like are not inherited.
    void set(const std::string& variable, const std::string& value) { environment_[variable] = value; }

    [[nodiscard]] Ran run(const std::vector<std::string>& arguments, std::string_view input = {}) const;
    // Called by another name, as through a link.
    [[nodiscard]] Ran runAs(const std::string& program, const std::vector<std::string>& arguments,
                            std::string_view input = {}) const;

    void write(const std::string& name, std::string_view bytes) const;
    [[nodiscard]] std::string read(const std::string& name) const;
    [[nodiscard]] bool has(const std::string& name) const;
    [[nodiscard]] std::vector<std::string> names() const; // of all files, sorted
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

  private:
    std::filesystem::path folder_;
    std::map<std::string, std::string> environment_;
};

// A 001 line with a cell for each round such as "   4 w 1" (eight characters).
[[nodiscard]] std::string playerLine(int number, const std::string& name, int rating,
                                     const std::string& points, const std::vector<std::string>& cells = {});

// A TRF before its first round.
[[nodiscard]] std::string entryListTrf(int players);

// Two rounds of four players, by hand: round 1 1-3 and 4-2, round 2 as the rules pair it.
[[nodiscard]] std::string twoRoundsTrf();

} // namespace cli_test
