// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/devicememory.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kd {

/// Where recorded memory lies now, for the addresses in it: every aligned word of eight bytes that leads into recorded memory is
/// taken for an address. A number that happens to look like one is taken for one, too, which is rare: addresses of a GPU are large.
class AddressMap {
public:
    /// `recorded` lies at `now`. Recorded memories do not overlap.
    void add(DeviceMemoryRef recorded, std::uint64_t now);
    bool empty() const noexcept { return m_ranges.empty(); }

    /// Tells whether translate() would change anything.
    bool leadsInto(std::span<const std::byte> bytes) const;
    /// Makes addresses of recorded memory those of where it lies now.
    void translate(std::span<std::byte> bytes) const;
    /// Does the opposite, of what a kernel left there.
    void translateBack(std::span<std::byte> bytes) const;

private:
    struct Range {
        std::uint64_t recorded = 0, now = 0, bytes = 0;
    };
    std::vector<Range> m_ranges;  ///< by `recorded`
    std::vector<Range> m_byPlace;  ///< by `now`
};

}  // namespace kd
