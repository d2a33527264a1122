// The program: hands its arguments to the command line and its answer to the shell.
#include <string>
#include <vector>

#include "arbiter/cli/run.hpp"

int main(int count, char** arguments) {
    const int first = count > 0 ? 1 : 0; // a caller may leave out the program's name
    const std::string program = count > 0 ? arguments[0] : "flagfall";
    return static_cast<int>(arbiter::cli::run(program, {arguments + first, arguments + count}));
}
