// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace kd::posix {

/// Fills `addresses` with those that the calls of this thread return to, innermost first, and gives their number. Costs about a
/// microsecond for each; the first call of a process loads the unwinder.
std::size_t callAddresses(std::span<void*> addresses) noexcept;

/// Names a place in the code of this process.
struct CodePlace {
    std::string module;        ///< path of the file that it was loaded from; empty where it is none
    std::uint64_t offset = 0;  ///< bytes from where that begins in memory
    std::string function;      ///< the symbol before it that the loader knows, mangled; empty where there is none
};
/// Names the place of an instruction at `address`.
CodePlace codePlace(const void* address);

}  // namespace kd::posix
