// Another program that a test starts, listens to, and may kill at any moment.
// Use it for two programs on one event, and for the end without warning.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace test_support {

class ChildProcess {
  public:
    // `program` with arguments; its standard output is read here, its standard input written.
    ChildProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments);
    ~ChildProcess(); // killed if it still runs
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    // The next whole line without its end; none when the program has closed its output. A line that was cut
    // off by a kill is no line.
    [[nodiscard]] std::optional<std::string> readLine();
    void writeLine(const std::string& line);
    void kill(); // SIGKILL: no warning, no clean-up
    void send(int signal);
    // The exit code; minus the number of the signal that ended it.
    int wait();

  private:
    pid_t pid_ = -1;
    int output_ = -1;
    int input_ = -1;
    std::string pending_;
};

} // namespace test_support
