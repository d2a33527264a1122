// Result, colour and title letters of TRF and what they mean: tables for reader and writer.
// FIDE C.02.03 Annex A (TRF26), which left TRF16's letters unchanged.
#pragma once

#include <optional>
#include <string_view>

#include "pairing/model/player.hpp"
#include "pairing/model/round_event.hpp"
#include "pairing/trf/document.hpp"

namespace pairing::trf {

// Either case; a blank is ResultCode::Blank.
[[nodiscard]] std::optional<ResultCode> resultFromLetter(char letter);
[[nodiscard]] char letterOf(ResultCode result);

[[nodiscard]] std::optional<RequestedBye> byeFromLetter(char letter); // F H Z, either case
[[nodiscard]] char letterOf(RequestedBye bye);

// Titles as they occur: "GM", "wim", legacy "m" for IM, French "gf" for WGM; kinds of title that do not count
// ("HM", arbiters') are no title. None: not a title that we have ever seen.
[[nodiscard]] std::optional<Title> titleFromField(std::string_view text);

} // namespace pairing::trf
