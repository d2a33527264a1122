#include "support/event/child_process.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace test_support {

ChildProcess::ChildProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments) {
    std::array<int, 2> output{};
    std::array<int, 2> input{};
    if (::pipe2(output.data(), O_CLOEXEC) != 0 || ::pipe2(input.data(), O_CLOEXEC) != 0)
        throw std::runtime_error("no pipe for the child");
    std::vector<std::string> words{program.string()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    pid_ = ::fork();
    if (pid_ < 0) throw std::runtime_error("no child");
    if (pid_ == 0) {
        ::dup2(output[1], STDOUT_FILENO);
        ::dup2(input[0], STDIN_FILENO);
        ::execv(argv.front(), argv.data());
        ::_exit(127);
    }
    ::close(output[1]);
    ::close(input[0]);
    output_ = output[0];
    input_ = input[1];
}

ChildProcess::~ChildProcess() {
    if (pid_ > 0) {
        kill();
        wait();
    }
    ::close(output_);
    ::close(input_);
}

std::optional<std::string> ChildProcess::readLine() {
    while (true) {
        if (const auto end = pending_.find('\n'); end != std::string::npos) {
            const std::string line = pending_.substr(0, end);
            pending_.erase(0, end + 1);
            return line;
        }
        std::array<char, 4096> buffer{};
        const ssize_t count = ::read(output_, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return std::nullopt;
        pending_.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

void ChildProcess::writeLine(const std::string& line) {
    const std::string bytes = line + "\n";
    if (::write(input_, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
        throw std::runtime_error("the child does not listen");
}

void ChildProcess::kill() {
    send(SIGKILL);
}

void ChildProcess::send(int signal) {
    if (pid_ > 0) ::kill(pid_, signal);
}

int ChildProcess::wait() {
    int status = 0;
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

} // namespace test_support
