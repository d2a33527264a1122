#include "pgn_pieces.hpp"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rules/notation/pgn_scanner.hpp"

namespace arbiter::cli {
namespace {

constexpr std::size_t blockSize = std::size_t{1} << 20U;

// LF, CR LF or a single CR, as TextPlaces counts them.
int linesIn(std::string_view text) {
    auto lines = std::count(text.begin(), text.end(), '\n');
    for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1))
        if (!text.substr(at + 1).starts_with('\n')) ++lines;
    return static_cast<int>(lines);
}

// Why the beginning of a file cannot be one of games; empty if it can.
std::string whyNoText(std::string_view start) {
    if (start.starts_with("\xFF\xFE") || start.starts_with("\xFE\xFF"))
        return "is written in UTF-16; save it as UTF-8";
    const auto strange = std::ranges::count_if(start, [](char sign) {
        const auto byte = static_cast<unsigned char>(sign);
        return byte < 0x20 && byte != '\n' && byte != '\r' && byte != '\t' && byte != '\f' && byte != 0x1A;
    });
    if (static_cast<std::size_t>(strange) * 16 > start.size()) return "is no text; expected games in PGN";
    return {};
}

// Where the first game begins behind text that is none.
std::optional<std::size_t> nextGameStart(std::string_view text) {
    constexpr std::string_view event = "[Event \"";
    for (std::size_t at = text.find(event); at != std::string_view::npos; at = text.find(event, at + 1))
        if (at > 0 && (text[at - 1] == '\n' || text[at - 1] == '\r')) return at;
    return std::nullopt;
}

} // namespace

struct PgnPieces::Inside {
    std::string name;
    int descriptor = -1;
    std::uint64_t size = 0;
    std::uint64_t read = 0;
    std::string rest; // of what was read: not given out yet
    int line = 1;     // of its first character
    bool atEnd = false;
    bool skipping = false;

    Inside() = default;
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    ~Inside() {
        if (descriptor > STDERR_FILENO) ::close(descriptor);
    }

    Outcome readBlock() {
        const std::size_t before = rest.size();
        rest.resize(before + blockSize);
        while (true) {
            const ssize_t count = ::read(descriptor, rest.data() + before, blockSize);
            if (count < 0 && errno == EINTR) continue;
            rest.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
            if (count < 0)
                return failure(ExitCode::FileAccess, fmt::format("{}: cannot be read: {}", name,
                                                                 std::generic_category().message(errno)));
            atEnd = count == 0;
            read += static_cast<std::uint64_t>(count);
            return {};
        }
    }

    // The first bytes of what is left, as a piece.
    PgnPiece take(std::size_t bytes) {
        PgnPiece piece{rest.substr(0, bytes), line, false};
        line += linesIn(piece.text);
        rest.erase(0, bytes);
        return piece;
    }

    // Forgets text up to the next game; keeps enough to see an Event tag that a block border cuts.
    void skip() {
        constexpr std::size_t kept = 16;
        const auto start = nextGameStart(rest);
        const std::size_t bytes = start ? *start : rest.size() - std::min(kept, rest.size());
        line += linesIn(std::string_view(rest).substr(0, bytes));
        rest.erase(0, bytes);
        skipping = !start;
    }
};

PgnPieces::PgnPieces(std::unique_ptr<Inside> inside)
    : inside_(std::move(inside)) {}
PgnPieces::PgnPieces(PgnPieces&&) noexcept = default;
PgnPieces& PgnPieces::operator=(PgnPieces&&) noexcept = default;
PgnPieces::~PgnPieces() = default;

Answer<PgnPieces> PgnPieces::open(const std::filesystem::path& file) {
    auto inside = std::make_unique<Inside>();
    inside->name = file.string();
    inside->descriptor = file == "-" ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (inside->descriptor < 0)
        return failure(ExitCode::FileAccess, fmt::format("{}: cannot be opened: {}", inside->name,
                                                         std::generic_category().message(errno)));
    struct stat status {};
    if (::fstat(inside->descriptor, &status) == 0 && S_ISREG(status.st_mode))
        inside->size = static_cast<std::uint64_t>(status.st_size);
    if (const Outcome read = inside->readBlock(); !read) return rules::unexpected(read.error());
    const std::string_view start = std::string_view(inside->rest).substr(0, 4096);
    if (const std::string why = whyNoText(start); !why.empty())
        return failure(ExitCode::BadInput, fmt::format("{}: {}.", inside->name, why));
    return PgnPieces(std::move(inside));
}

Answer<std::optional<PgnPiece>> PgnPieces::next() {
    Inside& in = *inside_;
    while (true) {
        if (in.skipping) in.skip();
        if (!in.skipping && in.rest.size() >= blockSize)
            if (const auto start = rules::notation::lastGameStart(in.rest)) return in.take(*start);
        if (in.atEnd) {
            if (in.skipping || in.rest.empty()) return std::nullopt;
            return in.take(in.rest.size());
        }
        if (!in.skipping && in.rest.size() > largestGame) {
            PgnPiece piece = in.take(in.rest.size());
            piece.cutShort = true;
            in.skipping = true;
            return piece;
        }
        if (const Outcome read = in.readBlock(); !read) return rules::unexpected(read.error());
    }
}

std::uint64_t PgnPieces::bytesRead() const noexcept {
    return inside_->read;
}

std::uint64_t PgnPieces::size() const noexcept {
    return inside_->size;
}

} // namespace arbiter::cli
