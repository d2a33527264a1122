#include "arbiter/exchange/name_words.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/ranges.h>

#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

struct Spelling {
    std::string_view letter;
    std::string_view plain; // where folding knows none
    std::string_view wide;  // as passports and FIDE's list write it
};

constexpr std::array spellings{
    Spelling{"ä", "a", "ae"},  Spelling{"Ä", "a", "ae"},  Spelling{"ö", "o", "oe"},
    Spelling{"Ö", "o", "oe"},  Spelling{"ü", "u", "ue"},  Spelling{"Ü", "u", "ue"},
    Spelling{"å", "a", "aa"},  Spelling{"Å", "a", "aa"},  Spelling{"ø", "o", "oe"},
    Spelling{"Ø", "o", "oe"},  Spelling{"æ", "ae", "ae"}, Spelling{"Æ", "ae", "ae"},
    Spelling{"œ", "oe", "oe"}, Spelling{"Œ", "oe", "oe"}, Spelling{"ł", "l", "l"},
    Spelling{"Ł", "l", "l"},   Spelling{"đ", "d", "dj"},  Spelling{"Đ", "d", "dj"},
    Spelling{"ð", "d", "dh"},  Spelling{"Ð", "d", "dh"},  Spelling{"þ", "th", "th"},
    Spelling{"Þ", "th", "th"}, Spelling{"ı", "i", "i"},   Spelling{"İ", "i", "i"},
};

constexpr std::array<std::string_view, 5> apostrophes{"'", "`", "´", "’", "ʼ"};

bool isAscii(std::string_view text) {
    return std::ranges::all_of(text, [](char letter) { return static_cast<unsigned char>(letter) < 0x80; });
}

// The same as below for the many names that have only ASCII letters, and much quicker.
std::string spelledAscii(std::string_view text) {
    std::string plain;
    for (const char letter : text) {
        if (letter == '\'' || letter == '`') continue;
        plain += static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
    }
    return plain;
}

std::string spelled(std::string_view text, std::string_view Spelling::*form) {
    if (isAscii(text)) return spelledAscii(text);
    std::string plain;
    while (!text.empty()) {
        const auto begins = [text](std::string_view letter) { return text.starts_with(letter); };
        if (const auto apostrophe = std::ranges::find_if(apostrophes, begins);
            apostrophe != apostrophes.end()) {
            text.remove_prefix(apostrophe->size());
            continue;
        }
        const auto spelling = std::ranges::find_if(spellings, begins, &Spelling::letter);
        const bool known = spelling != spellings.end();
        if (known)
            plain += (*spelling).*form;
        else
            plain += text.front();
        text.remove_prefix(known ? spelling->letter.size() : 1);
    }
    return folded(plain);
}

// The bytes of the character at the front; Han characters stand for a word each.
struct Character {
    std::size_t size = 1;
    bool isHan = false;
};

Character characterAt(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    size = std::min(size, text.size());
    if (size != 3) return {size, size == 4 && first == 0xF0};
    const unsigned point = (first & 0x0FU) << 12U | (static_cast<unsigned char>(text[1]) & 0x3FU) << 6U |
                           (static_cast<unsigned char>(text[2]) & 0x3FU);
    return {size, point >= 0x3400 && point <= 0x9FFF};
}

bool isLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
           static_cast<unsigned char>(letter) >= 0x80;
}

// Words as blanks and signs part them; in `compounds` those that hyphens join, as one.
void split(std::string_view text, std::vector<std::string>& words, std::vector<std::string>& compounds) {
    std::string word;
    std::string compound;
    int parts = 0;
    const auto endWord = [&] {
        if (word.empty()) return;
        compound += word;
        ++parts;
        words.push_back(std::exchange(word, {}));
    };
    const auto endCompound = [&] {
        endWord();
        if (parts > 1) compounds.push_back(compound);
        compound.clear();
        parts = 0;
    };
    while (!text.empty()) {
        const Character character = characterAt(text);
        if (character.isHan) {
            endCompound();
            words.emplace_back(text.substr(0, character.size));
        } else if (isLetter(text.front())) {
            word += text.substr(0, character.size);
        } else if (text.front() == '-') {
            endWord();
        } else {
            endCompound();
        }
        text.remove_prefix(character.size);
    }
    endCompound();
}

void addOnce(std::vector<std::string>& words, const std::string& word) {
    if (std::ranges::find(words, word) == words.end()) words.push_back(word);
}

} // namespace

std::string indexWords(std::string_view name) {
    std::vector<std::string> all;
    std::vector<std::string> compounds;
    split(spelled(name, &Spelling::plain), all, compounds);
    if (!isAscii(name)) split(spelled(name, &Spelling::wide), all, compounds);
    all.insert(all.end(), compounds.begin(), compounds.end());
    std::vector<std::string> words;
    for (const std::string& word : all)
        addOnce(words, word);
    return fmt::format("{}", fmt::join(words, " "));
}

std::vector<std::vector<std::string>> soughtWords(std::string_view text) {
    std::vector<std::string> plain;
    std::vector<std::string> wide;
    std::vector<std::string> compounds;
    split(spelled(text, &Spelling::plain), plain, compounds);
    split(spelled(text, &Spelling::wide), wide, compounds);
    std::vector<std::vector<std::string>> sought;
    for (std::size_t index = 0; index < plain.size(); ++index) {
        std::vector<std::string> forms{plain[index]};
        if (index < wide.size()) addOnce(forms, wide[index]);
        sought.push_back(std::move(forms));
    }
    return sought;
}

} // namespace arbiter::exchange
