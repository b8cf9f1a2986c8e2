// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kd {

/// "1 byte", "2 bytes": a count with its English noun, whose plural takes an s.
inline std::string counted(std::uint64_t count, std::string_view noun)
{
    return std::to_string(count).append(" ").append(noun).append(count == 1 ? "" : "s");
}

}  // namespace kd
