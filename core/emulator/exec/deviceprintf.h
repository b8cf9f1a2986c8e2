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

/// An argument that a format takes.
struct PrintfArgument {
    int number = 0;            ///< from 1
    std::size_t offset = 0;    ///< in the buffer
    std::uint32_t bytes = 0;
    char conversion = 0;       ///< 'd', 's'…; '*': a width or precision
};
using OnArgument = std::function<void(const PrintfArgument&)>;

/// Gives what a kernel's printf prints: `arguments` is the packed buffer of vprintf, every argument at a multiple of its size,
/// integers of 4 or 8 bytes, floating-point numbers of 8. Arguments beyond the buffer read as 0. Widths and precisions are at most
/// 4096. `count` becomes the number of arguments; onArgument(), where given, is told of each before it is read.
std::string formatPrintf(std::string_view format, std::span<const std::byte> arguments, const StringAt& stringAt, int& count,
                         const OnArgument& onArgument = {});

}  // namespace kd::emulator
