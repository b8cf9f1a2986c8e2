// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Limits one line of a history.
inline constexpr std::size_t kMaxHistoryLineBytes = std::size_t{32} << 20;

/// Holds what the lines of a history say, each an object with the word of its kind in "entry".
struct HistoryLines {
    std::vector<Json> entries;         ///< in their order
    std::vector<std::string> damaged;  ///< lines without their line feed that are not what was written
    std::size_t whole = 0;             ///< bytes up to the last line feed; what lies behind was torn as it was written
};

/// Gives the line of an entry: a CRC-32 in eight digits, a space, JSON, a line feed.
std::string historyLine(const Json& entry);

/// Reads the text of a history. Nothing in it is believed: a line whose checksum does not agree, that is too long, nested too
/// deeply or no object is damaged, and all others are read.
HistoryLines readHistoryLines(std::string_view text);

}  // namespace kd
