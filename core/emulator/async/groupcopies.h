// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/copyshadow.h"
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/memory/resolve.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kd::emulator {

/// The cp.async of one warp that its lanes have not waited for, and the lanes' groups of them (PTX ISA 9.0, 9.7.9.25.3). What a
/// copy moves is read when it is begun and written when it is waited for: in between nobody may count on it.
class GroupCopies {
public:
    static constexpr std::uint32_t kMaxBytes = 16;  ///< of a lane

    void clear();

    /// One execution of an instruction: bytes[lane] of `left` go to[lane].
    struct Copy {
        const Instruction* instruction = nullptr;
        LaneMask left = 0;                          ///< lanes that have not waited for it
        std::uint32_t bytes = 0;                    ///< that are written
        std::uint32_t number = 0;                   ///< CopyShadow::Copy; 0: nobody looks
        GlobalRaceDetector::BegunCopy begun;        ///< what was noted of what it reads
        std::uint64_t sequence = 0;                 ///< counts the warp's, from 1
        std::array<std::uint32_t, kLanes> group{};  ///< of the lane
        std::array<std::uint32_t, kLanes> to{};     ///< offsets in shared memory
        std::array<std::uint64_t, kLanes> from{};   ///< addresses of global memory
        std::array<std::uint8_t, kLanes> fromBytes{};  ///< that are read; the rest is zero
        alignas(kMaxBytes) std::array<std::byte, kLanes * kMaxBytes> values{};  ///< `bytes` for each lane from 0 on
    };
    /// Adds a copy in the lanes' open groups; the caller fills it, and `left` first.
    Copy& add(const Warp& warp, LaneMask lanes);
    /// Closes the open groups of lanes.
    void commit(LaneMask lanes);
    /// Does the copies of `lanes` that are in none of their last `pending` closed groups, and, where `isOpenToo`, those in no
    /// closed group. Tells the checks, for `waiting`.
    void wait(Warp& warp, const Instruction& waiting, LaneMask lanes, std::uint32_t pending, bool isOpenToo);

    /// Copies of lanes that an mbarrier will tell of: those that were begun so far.
    std::uint64_t bind(CopyShadow* shadow, LaneMask lanes, std::uint32_t mbarrier);
    /// Does them; `until`: what bind() gave. Who knows of `event` knows of them.
    void deliver(Warp& warp, const Instruction& waiting, LaneMask lanes, std::uint64_t until, const BlockClocks::Event& event);

private:
    void dropDone();
    LaneMask dueLanes(const Copy& copy, LaneMask lanes, std::uint32_t pending, bool isOpenToo) const;

    std::vector<Copy> m_copies;  ///< oldest first; those from m_count on are kept for their memory
    std::size_t m_count = 0;
    std::uint64_t m_begun = 0;
    std::array<std::uint32_t, kLanes> m_closed{};  ///< groups, by lane
};

}  // namespace kd::emulator
