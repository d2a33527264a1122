// The law of the reader of rating lists: any bytes, in pieces of any size, end with players that have an ID
// and a name, or with a fault; and how the stream is cut makes no difference.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/exchange/name_words.hpp"
#include "arbiter/exchange/rating_list.hpp"
#include "fuzz/law.hpp"

using namespace arbiter::exchange;
using fuzz::require;

namespace {

std::vector<ListedPlayer> read(std::string_view bytes, std::size_t piece) {
    RatingListReader list(
        [bytes, piece](std::span<char> target) mutable -> rules::Expected<std::size_t, rules::Text> {
            const std::size_t count = std::min({piece, bytes.size(), target.size()});
            std::copy_n(bytes.begin(), count, target.begin());
            bytes.remove_prefix(count);
            return count;
        },
        "fuzz.txt");
    std::vector<ListedPlayer> players;
    while (true) {
        const auto player = list.next();
        if (!player || !*player) return players;
        require(!(*player)->fideId.empty() && !(*player)->name.empty());
        require(indexWords((*player)->name).find_first_of("\"*()") == std::string::npos);
        players.push_back(**player);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    require(read(bytes, 1U << 20U) == read(bytes, 7));
    return 0;
}
