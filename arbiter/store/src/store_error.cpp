#include "arbiter/store/store_error.hpp"

#include <utility>

namespace arbiter::store {

StoreError::StoreError(Trouble trouble, std::filesystem::path file, rules::Text text)
    : trouble_(trouble)
    , file_(std::move(file))
    , text_(std::move(text))
    , english_(rules::english(text_)) {}

} // namespace arbiter::store
