// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kd::bench {

/// What this thread asked the heap for (malloc and its kind, and with them operator new) since the program began, while none of
/// the pauses below lived.
std::uint64_t heapAllocations() noexcept;

/// While it lives nothing is counted on this thread: what a driver takes for itself.
class [[nodiscard]] HeapCountPause {
public:
    HeapCountPause() noexcept;
    ~HeapCountPause();
    HeapCountPause(const HeapCountPause&) = delete;
    HeapCountPause& operator=(const HeapCountPause&) = delete;
};

}  // namespace kd::bench
