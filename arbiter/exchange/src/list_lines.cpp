#include "list_lines.hpp"

#include <algorithm>
#include <cstring>

namespace arbiter::exchange {

rules::Expected<bool, rules::Text> ListLines::readMore() {
    if (ended_) return false;
    if (begin_ > 0) {
        std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    }
    if (end_ == buffer_.size()) return false; // a line longer than the buffer: it is given in pieces
    const auto count = bytes_(std::span(buffer_).subspan(end_));
    if (!count) return rules::unexpected(count.error());
    ended_ = *count == 0;
    end_ += *count;
    return !ended_;
}

void ListLines::take(std::size_t count) {
    begin_ += count;
    taken_ += count;
}

rules::Expected<std::optional<std::string_view>, rules::Text> ListLines::line() {
    std::size_t searched = 0;
    while (true) {
        const std::string_view text = rest();
        const auto end = text.find('\n', searched);
        if (end != std::string_view::npos) {
            std::string_view found = text.substr(0, end);
            take(end + 1);
            number_ = next_++;
            if (found.ends_with('\r')) found.remove_suffix(1);
            return found;
        }
        searched = text.size();
        const auto more = readMore();
        if (!more) return rules::unexpected(more.error());
        if (*more) continue;
        const std::string_view last = rest();
        if (last.empty()) return std::optional<std::string_view>();
        take(last.size());
        number_ = next_++;
        return last.ends_with('\r') ? last.substr(0, last.size() - 1) : last;
    }
}

rules::Expected<std::optional<std::string_view>, rules::Text> ListLines::piece(std::string_view from,
                                                                               std::string_view to) {
    while (true) {
        const std::string_view text = rest();
        const auto begin = text.find(from);
        const auto end = begin == std::string_view::npos ? begin : text.find(to, begin);
        if (end != std::string_view::npos) {
            next_ += static_cast<int>(std::ranges::count(text.substr(0, begin), '\n'));
            number_ = next_;
            const std::string_view found = text.substr(begin, end + to.size() - begin);
            next_ += static_cast<int>(std::ranges::count(found, '\n'));
            take(end + to.size());
            return found;
        }
        // What stands before the mark is of no use; keep what may be its beginning.
        const std::size_t useless =
            begin == std::string_view::npos ? text.size() - std::min(text.size(), from.size() - 1) : begin;
        next_ += static_cast<int>(std::ranges::count(text.substr(0, useless), '\n'));
        take(useless);
        const auto more = readMore();
        if (!more) return rules::unexpected(more.error());
        if (*more) continue;
        if (ended_) return std::optional<std::string_view>();
        take(from.size()); // a piece longer than the buffer: not one of ours
    }
}

rules::Expected<std::string_view, rules::Text> ListLines::start(std::size_t count) {
    while (rest().size() < count) {
        const auto more = readMore();
        if (!more) return rules::unexpected(more.error());
        if (!*more) break;
    }
    return rest().substr(0, count);
}

} // namespace arbiter::exchange
