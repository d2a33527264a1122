#include "arbiter/ratings/list_folder.hpp"

#include <algorithm>

namespace arbiter::ratings {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".ratings";

} // namespace

bool isListName(std::string_view name) {
    const auto isAllowed = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == ' ' || letter == '_' || letter == '-';
    };
    return !name.empty() && name.size() <= 40 && name.front() != ' ' && name.back() != ' ' &&
           name.front() != '-' && std::ranges::all_of(name, isAllowed);
}

fs::path ListFolder::fileOf(std::string_view list) const {
    return folder_ / (std::string(list) + std::string(ending));
}

std::vector<std::string> ListFolder::lists() const {
    std::vector<std::string> names;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder_, error)) {
        const std::string name = entry.path().stem().string();
        if (entry.path().extension() == ending && isListName(name)) names.push_back(name);
    }
    std::ranges::sort(names, [](const std::string& one, const std::string& other) {
        if ((one == fideList) != (other == fideList)) return one == fideList;
        return one < other;
    });
    return names;
}

void ListFolder::create() const {
    fs::create_directories(folder_);
}

} // namespace arbiter::ratings
