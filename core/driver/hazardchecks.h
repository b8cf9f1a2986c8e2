// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kd {

/// Says how much of what kernels can do wrong the emulated GPU looks for: each level has those before it, and costs more.
enum class HazardChecks : std::uint8_t {
    Addresses,  ///< accesses outside of memory, freed or misaligned, and barriers that not all reach: always looked for
    Shared,     ///< and races in shared memory, reads of what nobody wrote there, copies that have not arrived
    All         ///< and races in global memory, and reads of what nobody wrote there
};

/// All levels, the cheapest first.
std::span<const HazardChecks> hazardCheckLevels() noexcept;
/// Gives "addresses", "shared" or "all", which stays the same for ever.
std::string_view nameOf(HazardChecks checks) noexcept;
/// Finds the level that nameOf() gives `word` for; nothing where there is none.
std::optional<HazardChecks> hazardChecksOf(std::string_view word) noexcept;

/// Tells what was looked for in a launch.
struct ChecksDone {
    HazardChecks level = HazardChecks::Addresses;
    /// Races in global memory were not looked for in all that the launch touched: what is kept of it has a limit, 1 GiB.
    bool isCut = false;
    friend bool operator==(const ChecksDone&, const ChecksDone&) = default;
};

}  // namespace kd
