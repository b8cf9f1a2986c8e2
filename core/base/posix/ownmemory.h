// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace kd::posix {

/// Copies memory of this process at `from`, of which nobody knows whether it is still there. False where not all of it is.
bool readOwnMemory(const void* from, std::span<std::byte> to) noexcept;

}  // namespace kd::posix
