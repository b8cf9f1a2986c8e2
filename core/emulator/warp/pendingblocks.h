// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace kd::emulator {

/// The blocks of a launch that have not begun, or its clusters where it has such. Kernels may take them over
/// (clusterlaunchcontrol). Thread-safe.
class PendingBlocks {
public:
    virtual ~PendingBlocks() = default;
    /// The number of one, x fastest, that will not be begun any more; nothing: all have begun.
    virtual std::optional<std::uint64_t> cancel() = 0;
};

}  // namespace kd::emulator
