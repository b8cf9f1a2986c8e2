// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace kd::container {

/// Tells what the headers and notes of a cubin say of the whole of it.
struct CubinSummary {
    std::string architecture;        ///< "sm_90a"; the suffix is known where the cubin notes how ptxas was called
    std::uint32_t versionMinor = 0;  ///< of the format, whose major version is 1
    bool debug = false;              ///< holds debug information for a debugger
    std::string compiler;            ///< "ptxas 13.0.88"; empty where the cubin does not tell it
};

/// Gives "ptxas 13.0.88" of "Cuda compilation tools, release 13.0, V13.0.88" in `text`, with `tool` for the first word.
std::string compilerNamedIn(std::string_view text, std::string_view tool);

/// Throws RuntimeError where the bytes are no cubin, or its sections do not lie within it.
CubinSummary cubinSummaryOf(std::span<const std::byte> bytes);

}  // namespace kd::container
