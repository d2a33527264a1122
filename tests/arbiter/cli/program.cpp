#include "program.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cli_test {

namespace fs = std::filesystem;

namespace {

std::string contentsOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return bytes.str();
}

void writeFile(const fs::path& file, std::string_view bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

std::vector<char*> pointersTo(std::vector<std::string>& strings) {
    std::vector<char*> pointers;
    for (std::string& string : strings)
        pointers.push_back(string.data());
    pointers.push_back(nullptr);
    return pointers;
}

// In the child: nothing here may allocate.
[[noreturn]] void become(char** arguments, char** environment, const char* folder, const char* in,
                         const char* out, const char* err) {
    const int input = ::open(in, O_RDONLY);
    const int output = ::open(out, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    const int errors = ::open(err, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (::chdir(folder) == 0 && ::dup2(input, 0) >= 0 && ::dup2(output, 1) >= 0 && ::dup2(errors, 2) >= 0)
        ::execve(FLAGFALL_BINARY, arguments, environment);
    ::_exit(127);
}

} // namespace

Workplace::Workplace() {
    std::string name = (fs::temp_directory_path() / "flagfall tést XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = name;
    fs::create_directory(folder_ / "in");
    fs::create_directory(folder_ / "io");
    // The program works in "in"; what it prints goes to "io".
    folder_ /= "in";
    for (const char* variable : {"PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "LD_LIBRARY_PATH"})
        if (const char* value = std::getenv(variable)) environment_[variable] = value;
}

Workplace::~Workplace() {
    std::error_code ignored;
    fs::permissions(folder_, fs::perms::owner_all, ignored);
    fs::remove_all(folder_.parent_path(), ignored);
}

Ran Workplace::run(const std::vector<std::string>& arguments, std::string_view input) const {
    return runAs("flagfall", arguments, input);
}

Ran Workplace::runAs(const std::string& program, const std::vector<std::string>& arguments,
                     std::string_view input) const {
    const fs::path io = folder_.parent_path() / "io";
    writeFile(io / "in", input);
    std::vector<std::string> all{program};
    all.insert(all.end(), arguments.begin(), arguments.end());
    std::vector<std::string> variables;
    for (const auto& [name, value] : environment_)
        variables.push_back(name + "=" + value);
    const auto argumentPointers = pointersTo(all);
    const auto variablePointers = pointersTo(variables);
    const std::string in = (io / "in").string();
    const std::string out = (io / "out").string();
    const std::string err = (io / "err").string();
    const pid_t child = ::fork();
    if (child == 0)
        become(const_cast<char**>(argumentPointers.data()), const_cast<char**>(variablePointers.data()),
               folder_.c_str(), in.c_str(), out.c_str(), err.c_str());
    int status = 0;
    ::waitpid(child, &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentsOf(out), contentsOf(err)};
}

void Workplace::write(const std::string& name, std::string_view bytes) const {
    writeFile(folder_ / name, bytes);
}

std::string Workplace::read(const std::string& name) const {
    return contentsOf(folder_ / name);
}

bool Workplace::has(const std::string& name) const {
    return fs::exists(folder_ / name);
}

std::vector<std::string> Workplace::names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

// The columns of formats 2.2: number 5-8, sex 10, title 11-13, name 15-47, rating 49-52, federation 54-56,
// FIDE ID 58-68, birth 70-79, points 81-84, rank 86-89, then ten columns for each round.
std::string playerLine(int number, const std::string& name, int rating, const std::string& points,
                       const std::vector<std::string>& cells) {
    // Columns count characters, where {fmt} would count the two places that a Chinese one takes on a screen.
    const auto characters = static_cast<std::size_t>(std::ranges::count_if(
        name, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
    const std::string padded = name + std::string(33 - std::min<std::size_t>(33, characters), ' ');
    std::string line = fmt::format("001 {:>4} m    {} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}", number, padded,
                                   rating, "", "", "", points, number);
    for (const std::string& cell : cells)
        line += "  " + cell;
    return line + "\n";
}

std::string entryListTrf(int players) {
    std::string text = "012 Entry list\n142 5\n152 W\n";
    for (int number = 1; number <= players; ++number)
        text += playerLine(number, fmt::format("Player {}", number), 2500 - 10 * number, "0.0");
    return text;
}

std::string twoRoundsTrf() {
    // After round 1 (1 beats 3, 4 beats 2): 1 and 4 have a point, 2 and 3 none. The leaders meet; 4 had White
    // and 1 had White, so both want Black: the higher ranked 1 gets it (C.04.3 art. 5.2.4). 2 had Black and 3
    // had Black: both want White, 2 gets it.
    return "012 Two rounds\n142 3\n152 W\n" +
           playerLine(1, "Müller, Jörg", 2100, "1.5", {"   3 w 1", "   4 b ="}) +
           playerLine(2, "Álvarez, José", 2000, "1.0", {"   4 b 0", "   3 w 1"}) +
           playerLine(3, "李, 伟", 1900, "0.0", {"   1 b 0", "   2 b 0"}) +
           playerLine(4, "Ek, Tor", 1800, "1.5", {"   2 w 1", "   1 w ="});
}

} // namespace cli_test
