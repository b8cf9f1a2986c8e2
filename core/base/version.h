// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace kd {

/// Gives the version of this program and its engine: {major, minor, patch}, ordered as numbers.
std::array<int, 3> version() noexcept;
/// "0.1.0", and what follows the number of a version that is not final: "0.1.0rc1".
std::string_view versionText() noexcept;
/// The part of versionText() behind the number; empty for a final version.
std::string_view versionStatus() noexcept;

}  // namespace kd
