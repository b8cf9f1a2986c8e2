// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/block.h"

#include <array>
#include <cstdint>
#include <vector>

namespace kd::emulator {

/// Knows which bytes of their local memory the threads of a block have written. A call begins with memory that nobody has written,
/// whatever another one left there.
///
/// A read is one of unwritten memory where none of its bytes has been written. What is only stored elsewhere may be padding of a
/// structure, and counts where the aligned 16 bytes around were not written either (ValueNotes).
class LocalInit {
public:
    using Addresses = std::array<std::uint64_t, kLanes>;  ///< offsets in the lanes' local memory

    void blockBegins(const Block& block);
    /// Lanes of `mask` begin a call, whose memory of `bytes` is at first[lane].
    void frameBegins(std::uint32_t warp, LaneMask mask, const std::array<std::uint32_t, kLanes>& first, std::uint32_t bytes);
    /// Lanes write `bytes` each. What lies beyond all local memory that there can be is left alone.
    void write(std::uint32_t warp, LaneMask mask, const Addresses& addresses, std::uint32_t bytes);
    /// The lanes of `mask` of whose `bytes` none has been written.
    LaneMask unwritten(std::uint32_t warp, LaneMask mask, const Addresses& addresses, std::uint32_t bytes) const;

private:
    using Written = std::vector<LaneMask>;  ///< by byte: the lanes that have written it
    std::vector<Written> m_written;         ///< by warp
};

}  // namespace kd::emulator
