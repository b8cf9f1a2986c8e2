// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/globalinit.h"
#include "core/emulator/checks/globalshadow.h"
#include "core/emulator/checks/racereport.h"
#include "core/emulator/checks/sharedpattern.h"
#include "core/emulator/checks/texeluse.h"
#include "core/emulator/program/access.h"
#include "core/emulator/warp/block.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace kd::emulator {

/// Finds accesses of different threads to the same byte of global memory, in one block or in two, that nothing orders, at least one
/// of them a write: by what happens before what in the memory model of PTX (PTX ISA 9.0, chapter 8), as FastTrack does (Flanagan
/// and Freund, 2009): each byte has its last writes and its last two reads, each warp knows which intervals of others come
/// before it.
///
/// Orders: barriers of a block and of a cluster for the warps that come there; warp-wide operations for the lanes of their warp; a
/// release for whoever acquires it. A release is a strong write behind a fence of the thread, or of one that it knows of by a
/// barrier, or one that has .release; an acquire is an atomic operation, a strong read behind which a fence or a barrier stands, or
/// one that has .acquire. Fences and writes with the scope of the block order within the block. A launch of the host's orders all;
/// of grids that its kernels launch GridTree tells which come before each other.
///
/// Strong accesses do not race with each other, unless one has the scope of its block and the other is another block's. A store of
/// the value that is there already does not race: flags that several threads set are common. Neither does a plain read whose
/// place or value the same function gives to an atomic compare-and-swap: it is a guess that this one checks.
///
/// What was read before a barrier has been read when a strong store behind that is seen, also where no fence stands before it: who
/// has seen it may overwrite what was read (the value of the store may depend on it, and PTX has no values out of thin air). CUB's
/// DeviceSelect works in place by that.
///
/// What textures and ld.global.nc read need not see what their own grid has written there before, whatever orders it: that is told
/// likewise. Surfaces are looked at as memory is, reductions among them as atomic operations.
///
/// Asynchronous copies race, too, with what their own thread does behind them as well: what one reads or writes is under way from
/// its start until its thread has waited for it (cp.async.bulk.wait_group.read does not for writes), or until its mbarrier has told
/// so, which those know who have passed that. Reductions count as atomic operations. Bulk copies read by a proxy of their own, and
/// need not see what a kernel writes by ordinary instructions without a fence.proxy.async between (PTX ISA 9.0, 8.5 and
/// 9.7.9.25.4); the end of a grid orders that, too.
///
/// Never too strict, at times too lenient: a fence and a barrier count for all lanes of a warp; who acquires a release knows of all
/// that were there before it in time, and who passes an mbarrier knows of all that the warp had done that began the copy; a fence
/// between the proxies of any thread that knows of a write will do; of more than two threads that read a byte the older ones are
/// forgotten; what GlobalShadow has no room for is not looked at. Which pair of accesses is found, and in which block, depends on
/// the order in which host threads run blocks; whether one is found does only where a release and an acquire may come in either
/// order.
class GlobalRaceDetector {
public:
    GlobalRaceDetector(GlobalShadow& shadow, UnwrittenMemory& unwritten) : m_shadow(shadow), m_init(unwritten) {}

    void blockBegins(const Block& block);
    /// See RaceDetector::barrier().
    void barrier(WarpMask arrived, WarpMask waiting);
    void lanesConverge(std::uint32_t warp);
    /// A fence of a warp.
    void fence(const Instruction& instruction, const Warp& warp);
    /// A barrier of the cluster is complete: all blocks hand on what they did, then take what the others did.
    void releaseAll();
    void acquireAll();
    /// What the warp did so far is handed on within its block or its cluster, and what others of it handed on is taken: mbarriers
    /// and locks in shared memory.
    void handOver(const Warp& warp);
    /// The warp launches a grid, or puts a copy into a stream: gives what comes before that. What the warp does from now on does
    /// not.
    std::shared_ptr<const LaunchPoint> launchPoint(const Warp& warp);
    /// A strong access to shared memory, which may be the flag of such a hand-over behind a fence.
    void touchedShared(const Warp& warp, AccessKind kind);

    /// Writes the values of a store, access.bytes for each lane, into `bytes` of 32 lanes.
    using Values = void (*)(const Instruction& instruction, const Warp& warp, LaneMask mask, std::byte* bytes);

    // Handlers tell these. `bytes` a lane, at most 32.

    /// Eight lanes each in a row, or at one place: weak accesses of a whole warp, before they are done. `values` is null for reads.
    struct Groups {
        std::array<std::uint64_t, LaneGroups::kCount> first{};
        std::uint32_t step = 0, bytes = 0;
    };
    void touch(const Instruction& instruction, const Warp& warp, const Groups& groups, Values values);
    /// Lane by lane. Writes and atomic operations before they are done, reads behind. `values` is null for reads, and for
    /// writes that count whatever they write.
    void touch(const Instruction& instruction, const Warp& warp, LaneMask mask, const std::uint64_t* addresses,
               const Access& access, Values values);
    /// Tells whether touchTexel() is wanted of texels in an array; those of other memory are where anything is.
    bool watchesTexels(bool isArray) const { return isWatching() && (!isArray || m_shadow.writesSurfaces()); }
    void touchTexel(const Instruction& instruction, const Warp& warp, int lane, std::uint64_t address, std::uint32_t bytes,
                    TexelUse use);
    /// An atomic operation that gives back what was there, behind its touch().
    void atomicEnds(const Warp& warp, LaneMask mask, const std::uint64_t* addresses);

    // Asynchronous copies, each of one lane.

    /// A row of bytes that a copy touches.
    struct CopyRow {
        std::uint64_t address = 0, bytes = 0;
        const std::byte* values = nullptr;  ///< that will be written, while copyBegins() looks; null: they count whatever they are
    };
    enum class CopyUse : std::uint8_t { Read, BulkRead, BulkWrite, BulkReduction };
    /// What was noted of a copy that has begun, to find it again.
    struct BegunCopy {
        GlobalAccess access;      ///< not valid: nobody looks
        std::uint32_t begun = 0;  ///< interval of its warp
    };
    BegunCopy copyBegins(const Instruction& instruction, const Warp& warp, int lane, CopyUse use, std::span<const CopyRow> rows);
    /// The same of lanes that read bytes[lane] each, without a proxy of their own.
    BegunCopy copiesBegin(const Instruction& instruction, const Warp& warp, LaneMask mask, const std::uint64_t* addresses,
                          const std::uint8_t* bytes);
    /// The threads that began the copy of these rows have waited for it.
    void copyEnds(const BegunCopy& copy, std::span<const CopyRow> rows);
    /// It is done, which those know who pass an mbarrier that changes now.
    void copyArrives(const BegunCopy& copy, std::span<const CopyRow> rows);
    /// fence.proxy.async of a warp, for global memory.
    void fenceProxies(const Warp& warp);

    /// The first race that was found since the block began, else the first read of what nobody has written; null: none.
    const RaceReport* found() const noexcept { return m_found ? &*m_found : m_init.found(); }

private:
    using Intervals = std::array<std::uint32_t, kMaxWarps>;  ///< by warp: those before it are known
    struct WarpClock {
        std::uint32_t interval = 1;   ///< the one that goes on
        std::uint32_t converged = 1;  ///< lanes know of all before it
        std::uint32_t acquired = 0;   ///< releases up to this time are known
        std::uint32_t pending = 0;    ///< those that a strong read has seen and no fence or barrier has followed
        std::uint32_t released = 0;   ///< time of the last release
        std::uint32_t told = 0;       ///< strong stores up to this time have been seen
        bool hasFenced = false;       ///< something has been fenced that is not released yet
        Intervals known{}, fenced{}, fencedInBlock{};
    };
    /// An access that is being looked at.
    struct Use {
        const Instruction* instruction = nullptr;
        const Warp* warp = nullptr;
        LaneMask mask = 0;
        const std::uint64_t* addresses = nullptr;
        std::uint32_t bytes = 0;
        bool isWrite = false;
        bool isCached = false;  ///< a read that does not see what its grid has written
        bool isOfProxy = false;  ///< a read by the async proxy
        Values values = nullptr;
        const CopyRow* row = nullptr;  ///< of a copy, whose values are compared
        GlobalAccess access;  ///< without its lane
    };

    bool isWatching() const noexcept { return m_isWatching && !m_found; }
    Use useOf(const Instruction& instruction, const Warp& warp, std::uint32_t bytes, bool isWrite, Values values) const;
    std::uint32_t knownOf(std::uint32_t warp, std::uint32_t other) const;
    std::uint32_t handedTo(std::uint32_t warp, std::uint32_t other) const;
    bool knows(std::uint32_t warp, const GlobalAccess& other) const;
    bool conflicts(const GlobalAccess& own, const GlobalAccess& other) const;
    bool conflictsWithRead(const GlobalAccess& own, const GlobalAccess& read) const;
    static bool isSameThread(const GlobalAccess& own, const GlobalAccess& other);

    void noteInit(const Instruction& instruction, const Warp& warp, const Groups& groups, AccessKind kind);
    void touchRun(const Use& use, GlobalShadow::Holder& holder, std::uint64_t first, std::uint32_t lane, std::uint32_t lanes);
    bool touchSector(const Use& use, GlobalShadow::Sector& sector, const GlobalAccess& own) const;
    void touchLane(const Use& use, GlobalShadow::Holder& holder, int lane, std::uint64_t address);
    void touchCell(const Use& use, GlobalCell& cell, const GlobalAccess& own, std::uint64_t address);
    const GlobalAccess* unseen(const Use& use, const GlobalCell& cell) const;
    bool isUnfenced(const GlobalAccess& write) const;
    const GlobalAccess* unfenced(const Use& use, const GlobalCell& cell) const;
    void touchRow(const Use& use, GlobalShadow::Holder& holder, const CopyRow& row);
    void setInterval(const BegunCopy& copy, std::span<const CopyRow> rows, std::uint32_t interval);
    bool isExcused(const GlobalAccess& own, const GlobalAccess& other) const;
    bool isSameValue(const Use& use, int lane, std::uint64_t address, bool isOtherBlock) const;
    void reportUnseen(const Use& use, const GlobalAccess& own, const GlobalAccess& write, std::uint64_t address);
    void reportUnfenced(const Use& use, const GlobalAccess& own, const GlobalAccess& write, std::uint64_t address);
    RaceReport reportOf(const Use& use, const GlobalAccess& own, const GlobalAccess& other, std::uint64_t address) const;
    void report(const Use& use, const GlobalAccess& own, const GlobalAccess& other, bool isOtherWrite, std::uint64_t address);

    template <typename Act> void eachCell(LaneMask mask, const std::uint64_t* addresses, const Act& act);
    std::uint32_t release(std::uint32_t warp, bool isBlockScope);
    std::uint32_t tellOfReads(std::uint32_t warp);
    void fence(std::uint32_t warp, bool isBlockScope);

    GlobalShadow& m_shadow;
    GlobalInit m_init;
    const Block* m_block = nullptr;
    std::uint32_t m_number = 0, m_warps = 0;  ///< the number is that among blocks of all grids of the launch
    std::uint32_t m_firstBlock = 0;           ///< of this grid
    bool m_isWatching = false;
    bool m_hasFences = false;
    bool m_hasKnown = false;  ///< WarpClock::known says more than m_floor
    Intervals m_floor{};      ///< all warps know of these
    std::vector<WarpClock> m_clocks;
    std::uint32_t m_handedOver = 0;  ///< time of the last handOver()
    Intervals m_toldReads{};         ///< by warp: of reads before these the others have been told
    std::uint32_t m_told = 0;        ///< when that was; 0: not yet
    bool m_hasFencedProxies = false;
    Intervals m_fencedProxies{};     ///< by warp: accesses before these have been fenced between the proxies
    std::uint32_t m_fencedAcquired = 0;  ///< and what was released up to this time
    std::shared_ptr<GlobalShadow::Published> m_published;       ///< for all blocks; null: nothing yet
    std::unique_ptr<GlobalShadow::Published> m_publishedInBlock;
    std::optional<RaceReport> m_found;
};

}  // namespace kd::emulator
