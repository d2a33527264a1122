// Runs a fuzz target over every file of its corpus: what libFuzzer does under clang.
// Usage: PROGRAM CORPUS_FOLDER. Names each file before it is tried, so that a crash tells which it was.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("usage: PROGRAM CORPUS_FOLDER\n", stderr);
        return 3;
    }
    std::vector<std::filesystem::path> seeds;
    for (const auto& entry : std::filesystem::directory_iterator(argv[1]))
        if (entry.is_regular_file()) seeds.push_back(entry.path());
    std::ranges::sort(seeds);
    for (const auto& seed : seeds) {
        std::printf("%s\n", seed.filename().string().c_str());
        std::fflush(stdout);
        std::ifstream file(seed, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    }
    return seeds.empty() ? 1 : 0;
}
