#include "drop_in/call.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <span>

#include <fmt/format.h>

namespace arbiter::cli::drop_in {
namespace {

namespace fs = std::filesystem;

constexpr std::array systemFlags{"--dutch", "--burstein", "--team", "--dubov", "--lim", "--double-swiss"};

bool isSystem(std::string_view argument) {
    return std::ranges::find(systemFlags, argument) != systemFlags.end();
}

std::string lower(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

std::optional<Grammar> grammarNamed(const std::string& name) {
    const std::string stem = lower(fs::path(name).stem().string());
    if (stem.starts_with("bbppairings")) return Grammar::Bbp;
    if (stem.starts_with("javafo")) return Grammar::Javafo;
    return std::nullopt;
}

std::optional<std::uint64_t> numberFrom(const std::string& text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

// Reads the arguments from left to right; the first fault ends it.
class Reader {
  public:
    Reader(Grammar grammar, std::span<const std::string> arguments)
        : arguments_(arguments) {
        call_.grammar = grammar;
    }

    Call run() {
        if (take("-r")) call_.identifyFirst = true;
        if (atEnd()) {
            call_.action = Call::Action::Identify;
            return std::move(call_);
        }
        if (take("-check") || take("--check"))
            readFideCheck();
        else if (call_.grammar == Grammar::Bbp)
            readBbp();
        else
            readJavafo();
        if (call_.fault.empty() && !atEnd()) wrong(fmt::format("\"{}\" is not expected there", next()));
        if (!call_.fault.empty()) call_.action = Call::Action::Wrong;
        return std::move(call_);
    }

  private:
    [[nodiscard]] bool atEnd() const { return place_ == arguments_.size(); }
    [[nodiscard]] const std::string& next() const { return arguments_[place_]; }
    [[nodiscard]] bool valueFollows() const {
        return !atEnd() && (next() == "-" || !next().starts_with('-'));
    }

    bool take(std::string_view word) {
        if (atEnd() || next() != word) return false;
        ++place_;
        return true;
    }

    void wrong(std::string fault) {
        if (call_.fault.empty()) call_.fault = std::move(fault);
    }

    std::string takeValue(std::string_view what) {
        if (!valueFollows()) {
            wrong(fmt::format("{} is missing", what));
            return {};
        }
        return arguments_[place_++];
    }

    // A name without a folder is a file beside `other`.
    static fs::path beside(const fs::path& other, const std::string& name) {
        const fs::path path(name);
        return path.has_parent_path() ? path : other.parent_path() / path;
    }

    // -l [CHECKLIST]: without a name, that of `owner` with the ending .list.
    void readChecklist(const fs::path& owner, const fs::path& folderOf) {
        if (!take("-l")) return;
        call_.list = valueFollows() ? beside(folderOf, takeValue("the checklist"))
                                    : fs::path(owner).replace_extension(".list");
    }

    void readFideCheck() {
        call_.action = Call::Action::Check;
        call_.withStandings = true;
        call_.input = takeValue("the file to check");
        call_.exitOnDifference = take("--exit-on-diff");
    }

    // [--dutch|…] INPUT -c|-p …, or (MODEL -g | -g [CONFIG]) -o TRF [-s SEED]
    void readBbp() {
        if (atEnd() || !isSystem(next())) return wrong("the pairing system is missing (--dutch)");
        call_.system = next();
        ++place_;
        if (take("-g")) {
            if (valueFollows()) call_.config = takeValue("the configuration");
            return readGeneration(call_.config);
        }
        call_.input = takeValue("the input file");
        if (take("-g")) return readGeneration(call_.input);
        if (take("-c")) {
            call_.action = Call::Action::Check;
            call_.exitOnDifference = take("--exit-on-diff");
        } else if (take("-p")) {
            readPairing();
        } else {
            return wrong("-p, -c or -g is missing");
        }
        readChecklist(call_.input, call_.input);
    }

    void readPairing() {
        call_.action = Call::Action::Pair;
        if (valueFollows()) call_.output = beside(call_.input, takeValue("the output file"));
    }

    void readGeneration(const fs::path& folderOf) {
        call_.action = Call::Action::Generate;
        if (call_.grammar == Grammar::Javafo && take("-b")) call_.baku = true;
        if (!take("-o")) return wrong("-o and the file to write are missing");
        call_.output = beside(folderOf, takeValue("the file to write"));
        if (take("-s")) {
            const std::string text = takeValue("the seed");
            call_.seed = numberFrom(text);
            const bool tooLarge = call_.grammar == Grammar::Bbp && call_.seed &&
                                  *call_.seed > std::numeric_limits<std::uint32_t>::max();
            if (!call_.seed || tooLarge)
                wrong(fmt::format("the seed \"{}\" is not a whole number from 0 to {}", text,
                                  std::numeric_limits<std::uint32_t>::max()));
        }
        readChecklist(call_.output, call_.output);
    }

    // INPUT -c [ROUND] | INPUT [-b] -p [OUTPUT] [-l [LIST]] | [MODEL] -g [-b] -o TRF | -g CONFIG [-b] -o TRF
    void readJavafo() {
        skipOldOptions();
        if (take("-g")) {
            if (valueFollows()) readJavafoConfig(takeValue("the configuration"));
            return readGeneration(call_.config);
        }
        call_.input = takeValue("the input file");
        skipOldOptions();
        if (take("-g")) return readGeneration(call_.input);
        if (take("-c")) {
            call_.action = Call::Action::Check;
            if (valueFollows()) {
                const auto round = numberFrom(takeValue("the round"));
                if (!round || *round < 1 || *round > 1000)
                    return wrong("the round is not a number from 1 on");
                call_.round = static_cast<int>(*round);
            }
            call_.exitOnDifference = take("--exit-on-diff");
            return;
        }
        call_.baku = take("-b");
        skipOldOptions();
        if (!take("-p")) return wrong("-p, -c or -g is missing");
        readPairing();
        if (take("-b")) call_.baku = true;
        skipOldOptions();
        readChecklist(call_.input, call_.input);
    }

    // A number in the place of the configuration is the seed.
    void readJavafoConfig(const std::string& text) {
        if (const auto seed = numberFrom(text);
            seed && *seed <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            call_.seed = seed;
        else
            call_.config = text;
    }

    // Options of old versions that change nothing here.
    void skipOldOptions() {
        while (true) {
            if (take("-w")) continue;
            if (take("-q")) {
                if (valueFollows()) ++place_;
                continue;
            }
            return;
        }
    }

    std::span<const std::string> arguments_;
    std::size_t place_ = 0;
    Call call_;
};

// The grammar that arguments without a name give away.
std::optional<Grammar> grammarOf(std::span<const std::string> arguments) {
    if (!arguments.empty() && arguments.front() == "-r") arguments = arguments.subspan(1);
    if (arguments.empty()) return std::nullopt;
    if (arguments.front() == "-check" || isSystem(arguments.front())) return Grammar::Bbp;
    if (arguments.front() == "-g") return Grammar::Javafo;
    constexpr std::array actions{"-p", "-c", "-b", "-g", "-w", "-q"};
    const bool aFileFirst =
        !arguments.front().starts_with('-') && arguments.front().find('.') != std::string::npos;
    if (aFileFirst && arguments.size() > 1 && std::ranges::find(actions, arguments[1]) != actions.end())
        return Grammar::Javafo;
    return std::nullopt;
}

} // namespace

std::optional<Call> readCall(const std::string& program, const std::vector<std::string>& arguments) {
    std::span<const std::string> rest(arguments);
    std::optional<Grammar> grammar;
    if (rest.size() >= 2 && rest.front() == "--as") {
        grammar = grammarNamed(rest[1]);
        if (!grammar) {
            Call call;
            call.fault = fmt::format("--as {}: the programs known here are bbpPairings and javafo", rest[1]);
            return call;
        }
        rest = rest.subspan(2);
    }
    if (!grammar) grammar = grammarNamed(program);
    if (!grammar) grammar = grammarOf(rest);
    if (!grammar) return std::nullopt;
    return Reader(*grammar, rest).run();
}

std::string syntaxOf(Grammar grammar) {
    if (grammar == Grammar::Bbp)
        return "[-r] --dutch INPUT -c [--exit-on-diff] [-l [CHECKLIST]]\n"
               "[-r] --dutch INPUT -p [OUTPUT] [-l [CHECKLIST]]\n"
               "[-r] --dutch (MODEL -g | -g [CONFIG]) -o TRF [-s SEED] [-l [CHECKLIST]]\n"
               "-check FILE [--exit-on-diff]\n";
    return "[-r] INPUT -c [ROUND] [--exit-on-diff]\n"
           "[-r] INPUT [-b] -p [OUTPUT] [-l [CHECKLIST]]\n"
           "[-r] [MODEL] -g [-b] -o TRF\n"
           "[-r] -g CONFIG [-b] -o TRF\n";
}

} // namespace arbiter::cli::drop_in
