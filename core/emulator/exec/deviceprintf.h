// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace kd::emulator {

/// Text of a `%s` argument; what the pointer leads to is the caller's to check.
using StringAt = std::function<std::string(std::uint64_t address)>;

/// Gives what a kernel's printf prints: `arguments` is the packed buffer of vprintf, every argument at a multiple of its size,
/// integers of 4 or 8 bytes, floating-point numbers of 8. Arguments beyond the buffer read as 0. Widths and precisions are at most
/// 4096. `count` becomes the number of arguments.
std::string formatPrintf(std::string_view format, std::span<const std::byte> arguments, const StringAt& stringAt, int& count);

}  // namespace kd::emulator
