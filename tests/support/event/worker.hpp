// Where the second program of a test is: beside the test program itself.
// Use it to start a ChildProcess.
#pragma once

#include <filesystem>

namespace test_support {

[[nodiscard]] inline std::filesystem::path eventWorker() {
    return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "event_worker";
}

} // namespace test_support
