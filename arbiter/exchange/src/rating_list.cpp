#include "arbiter/exchange/rating_list.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <system_error>

#include "fide_columns.hpp"
#include "fide_player.hpp"
#include "list_lines.hpp"
#include "unicode_text.hpp"
#include "zip_archive.hpp"

namespace arbiter::exchange {
namespace {

namespace fs = std::filesystem;
using rules::Diagnostic;
using rules::Severity;
using Next = rules::Expected<std::optional<ListedPlayer>, Diagnostic>;

constexpr std::size_t shortestLine = 16; // an ID and something of a name

RateOfPlay rateOfFile(std::string_view name) {
    const std::string plain = folded(name);
    if (plain.find("rapid") != std::string::npos) return RateOfPlay::Rapid;
    if (plain.find("blitz") != std::string::npos) return RateOfPlay::Blitz;
    return RateOfPlay::Standard;
}

std::string nameWithoutFolder(const std::string& source) {
    return fs::path(source).filename().string();
}

Diagnostic faultOf(const std::string& source, std::string_view code, rules::Text message,
                   rules::Text advice = {}) {
    return {Severity::Error,  std::string(code),  source, std::nullopt,
            std::nullopt,     std::move(message), "",     {},
            std::move(advice)};
}

} // namespace

std::optional<std::string> listMonthFrom(std::string_view text) {
    static constexpr std::array<std::string_view, 12> months{"jan", "feb", "mar", "apr", "may", "jun",
                                                             "jul", "aug", "sep", "oct", "nov", "dec"};
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    const std::string plain = folded(text);
    if (plain.size() == 7 && plain[4] == '-' &&
        std::ranges::all_of(plain.substr(0, 4) + plain.substr(5), isDigit) && plain.substr(5) >= "01" &&
        plain.substr(5) <= "12")
        return plain;
    for (std::size_t at = 0; at + 5 <= plain.size(); ++at) {
        const auto month = std::ranges::find(months, std::string_view(plain).substr(at, 3));
        const bool startsThere = at == 0 || plain[at - 1] < 'a' || plain[at - 1] > 'z';
        const bool endsThere = at + 5 == plain.size() || !isDigit(plain[at + 5]);
        if (month == months.end() || !startsThere || !endsThere || !isDigit(plain[at + 3]) ||
            !isDigit(plain[at + 4]))
            continue;
        return fmt::format("20{}-{:02}", plain.substr(at + 3, 2), month - months.begin() + 1);
    }
    return std::nullopt;
}

const ListedRating& ListedPlayer::of(RateOfPlay rate) const {
    switch (rate) {
    case RateOfPlay::Standard:
        return standard;
    case RateOfPlay::Rapid:
        return rapid;
    case RateOfPlay::Blitz:
        return blitz;
    }
    return standard;
}

struct RatingListReader::Inside {
    ListLines lines;
    std::string source;
    ListFacts facts;
    std::size_t size = 0;
    std::optional<FideColumns> columns; // of a TXT list, once its header is read
    bool isXml = false;
    bool begun = false;

    rules::Expected<void, Diagnostic> begin() {
        begun = true;
        const auto start = lines.start(4096);
        if (!start) return rules::unexpected(faultOf(source, "list.broken", start.error()));
        if (const auto month = listMonthFrom(nameWithoutFolder(source))) facts.month = *month;
        isXml = start->find("<playerslist") != std::string_view::npos ||
                start->find("<player>") != std::string_view::npos;
        if (isXml) return {};
        for (int line = 0; line < 5 && !columns; ++line) {
            auto text = lines.line();
            if (!text) return rules::unexpected(faultOf(source, "list.broken", text.error()));
            if (!*text) break;
            if ((*text)->starts_with("\xEF\xBB\xBF")) (*text)->remove_prefix(3);
            columns = fideColumns(**text, rateOfFile(nameWithoutFolder(source)));
        }
        if (!columns)
            return rules::unexpected(faultOf(
                source, "list.header", rules::text("not one of FIDE's rating lists: no header line"),
                rules::text("Take the TXT or XML list from FIDE as it is; a list of your own goes in with "
                            "--list NAME")));
        facts.rates = columns->rates;
        if (!columns->month.empty()) facts.month = columns->month;
        return {};
    }

    // A line or piece that is no player.
    void passOver(std::string_view text) {
        ++facts.passedOver;
        if (facts.firstPassedOver) return;
        facts.firstPassedOver = Diagnostic{Severity::Warning,
                                           "list.line",
                                           source,
                                           lines.number(),
                                           std::nullopt,
                                           rules::text("no player can be read here, passed over"),
                                           std::string(trimmed(text.substr(0, 60))),
                                           rules::text("an ID and a name"),
                                           {}};
    }

    void noteRates(const ListedPlayer& player) {
        for (const RateOfPlay rate : {RateOfPlay::Standard, RateOfPlay::Rapid, RateOfPlay::Blitz})
            if (player.of(rate).rating && std::ranges::find(facts.rates, rate) == facts.rates.end())
                facts.rates.push_back(rate);
    }

    Next nextOfText() {
        while (true) {
            const auto line = lines.line();
            if (!line) return rules::unexpected(faultOf(source, "list.broken", line.error()));
            if (!*line) return std::optional<ListedPlayer>();
            if ((*line)->find_first_not_of(" \t\x1A") == std::string_view::npos) continue;
            auto player = (*line)->size() < shortestLine ? std::nullopt : playerOfLine(**line, *columns);
            if (player) return player;
            passOver(**line);
        }
    }

    Next nextOfXml() {
        while (true) {
            const auto piece = lines.piece("<player>", "</player>");
            if (!piece) return rules::unexpected(faultOf(source, "list.broken", piece.error()));
            if (!*piece) return std::optional<ListedPlayer>();
            // A player without an end runs into the next one, which is good.
            const std::size_t last = (*piece)->rfind("<player>");
            if (last > 0) passOver((*piece)->substr(0, last));
            auto player = playerOfXml((*piece)->substr(last), rateOfFile(nameWithoutFolder(source)));
            if (player) {
                noteRates(*player);
                return player;
            }
            passOver(**piece);
        }
    }
};

RatingListReader::RatingListReader(ByteSource bytes, std::string source)
    : inside_(new Inside{ListLines(std::move(bytes)), std::move(source), {}, 0, {}, false, false}) {}
RatingListReader::RatingListReader(RatingListReader&&) noexcept = default;
RatingListReader::~RatingListReader() = default;

rules::Expected<RatingListReader, Diagnostic> RatingListReader::open(const fs::path& file) {
    std::shared_ptr<std::FILE> handle(std::fopen(file.c_str(), "rb"), [](std::FILE* open) {
        if (open != nullptr) std::fclose(open);
    });
    if (handle == nullptr)
        return rules::unexpected(faultOf(
            file.string(), "list.access",
            rules::text("cannot be read ({})", std::error_code(errno, std::generic_category()).message())));
    std::array<char, 4> mark{};
    const bool isZip = std::fread(mark.data(), 1, mark.size(), handle.get()) == mark.size() &&
                       std::string_view(mark.data(), mark.size()) == std::string_view("PK\x03\x04", 4);
    if (isZip) {
        auto archive = ZipArchive::open(file);
        if (!archive) return rules::unexpected(faultOf(file.string(), "list.zip", archive.error()));
        std::vector<std::string> lists = archive->names();
        std::erase_if(lists, [](const std::string& name) {
            const std::string plain = folded(name);
            return !plain.ends_with(".txt") && !plain.ends_with(".xml");
        });
        if (lists.size() != 1)
            return rules::unexpected(
                faultOf(file.string(), "list.zip",
                        rules::text("{} lists (.txt or .xml) in the archive instead of one", lists.size())));
        auto member = archive->member(lists.front());
        if (!member) return rules::unexpected(faultOf(file.string(), "list.zip", member.error()));
        // Declared in this order: the member goes before its archive.
        struct Open {
            ZipArchive archive;
            ZipMember member;
        };
        auto open = std::make_shared<Open>(Open{std::move(*archive), std::move(*member)});
        const std::size_t size = open->archive.sizeOf(lists.front());
        RatingListReader reader([open](std::span<char> target) { return open->member.read(target); },
                                file.string() + "/" + lists.front());
        reader.inside_->size = size;
        return reader;
    }
    std::rewind(handle.get());
    RatingListReader reader(
        [handle](std::span<char> target) -> rules::Expected<std::size_t, rules::Text> {
            const std::size_t count = std::fread(target.data(), 1, target.size(), handle.get());
            if (count == 0 && std::ferror(handle.get()) != 0)
                return rules::unexpected(rules::text("cannot be read to its end"));
            return count;
        },
        file.string());
    std::error_code none;
    reader.inside_->size = static_cast<std::size_t>(fs::file_size(file, none));
    return reader;
}

Next RatingListReader::next() {
    if (!inside_->begun)
        if (auto begun = inside_->begin(); !begun) return rules::unexpected(begun.error());
    auto player = inside_->isXml ? inside_->nextOfXml() : inside_->nextOfText();
    if (player && *player) ++inside_->facts.players;
    return player;
}

const ListFacts& RatingListReader::facts() const {
    return inside_->facts;
}

double RatingListReader::progress() const {
    if (inside_->size == 0) return 0;
    return std::min(1.0,
                    static_cast<double>(inside_->lines.bytesTaken()) / static_cast<double>(inside_->size));
}

} // namespace arbiter::exchange
