// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/racereport.h"
#include "core/emulator/checks/writtenbytes.h"
#include "core/emulator/program/access.h"
#include "core/emulator/warp/block.h"

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace kd::emulator {

/// Follows what was read from memory that nobody has written, shared, global or local, through registers, local and shared memory
/// of a block, lane by lane, until it matters: it decides a branch, it is an address, or it is stored in global memory or a
/// surface. What is thrown away before that is nobody's concern: the upper end of a scan, the lanes behind the last element.
///
/// A result comes of such a value where one of its operands does, whatever the operation makes of it; of `selp` the operand that is
/// taken counts, of `shfl` the lane, and of `and` and `or` the operand that decides: `i >= end || compare(unwritten)` is `i >= end`
/// where that is true. Values that a function gets that is not inlined, and those that asynchronous instructions
/// take, are lost sight of. After kMaxSteps instructions a block is no longer followed.
class UnwrittenValues {
public:
    /// Cluster: shared memory of another block of the cluster.
    enum class Space : std::uint8_t { Global, Shared, Local, Cluster };
    /// The read that gave such a value.
    struct Origin {
        const Instruction* instruction = nullptr;
        std::uint32_t warp = 0;
        int lane = 0;
        std::uint64_t address = 0;  ///< in its space
        std::uint32_t bytes = 0;
        AccessKind kind = AccessKind::Read;
        Space space = Space::Global;
        const Block* owner = nullptr;  ///< with Space::Cluster: whose memory it is
    };
    static constexpr std::uint64_t kMaxSteps = 1 << 18;

    void blockBegins(const Block& block);

    /// Whether a warp has such values; the executor looks there before and behind each instruction.
    const bool* isFollowed(std::uint32_t warp) const { return &m_isFollowed[warp]; }

    // Those who watch memory tell these, from within an instruction.

    /// A lane reads what nobody has written.
    void read(const Origin& origin);
    /// Writes and atomic operations on shared memory, at offsets of all lanes of `mask`, and on global memory.
    void touchesShared(std::uint32_t warp, LaneMask mask, const std::uint32_t* offsets, std::uint32_t bytes);
    void touchesGlobal(std::uint32_t warp, LaneMask mask);
    /// What is known of the block's shared memory, from which it is taken back where such a value is stored.
    void watch(WrittenBytes& shared) { m_sharedBytes = &shared; }
    // The executor tells these. `active`: the lanes of the path; `mask`: those of them that the guard lets through, maybe none;
    // `call`: the frame that the instruction was begun in.

    void before(const Instruction& instruction, const Warp& warp, LaneMask active, LaneMask mask);
    void after(const Instruction& instruction, const Warp& warp, const CallFrame* call, LaneMask active, LaneMask mask);

    /// The first such value that matters, of a read of that space. null: none.
    const RaceReport* found(Space space) const noexcept { return m_found && m_foundIn == space ? &*m_found : nullptr; }
    /// Of shared memory, and the value is an address: what comes of it may be another fault.
    const RaceReport* foundAddress() const noexcept
    {
        const bool isShared = m_foundIn == Space::Shared || m_foundIn == Space::Cluster;
        return m_isAddress && isShared ? found(m_foundIn) : nullptr;
    }
    /// Such a value is stored in a word of the block's shared memory.
    bool isStoredAt(std::uint32_t offset) const;

private:
    using Id = std::uint16_t;  ///< 1 + index into m_origins; 0: an ordinary value
    using LaneIds = std::array<Id, kLanes>;
    enum class Use { Branch, Address, Stored };
    /// Registers of one call.
    struct Frame {
        const CallFrame* call = nullptr;
        std::vector<LaneIds> registers;
    };
    struct Followed {
        std::vector<Frame> frames;
        std::unordered_map<std::uint64_t, Id> local;  ///< by lane and word of local memory
    };

    const ptx::Instruction* textOf(const Instruction& instruction, const CallFrame& call) const;
    Frame& frameOf(const Warp& warp, const CallFrame* call);
    static void gather(const Frame& frame, const ptx::Operand& operand, LaneMask mask, LaneIds& ids);
    static void spread(LaneMask mask, LaneIds& ids);
    static void assign(Frame& frame, const ptx::Operand& operand, LaneMask mask, const LaneIds& ids);
    static LaneMask decidedBy(std::size_t operand, const ptx::Instruction& text, const Instruction& instruction, const Warp& warp);
    void gatherSources(const ptx::Instruction& text, const Instruction& instruction, const Warp& warp, const Frame& frame,
                       LaneMask mask);
    void shuffle(const ptx::Instruction& text, const Instruction& instruction, const Warp& warp, const Frame& frame, LaneMask mask);
    LaneMask globalLanes(const ptx::Instruction& text, const Instruction& instruction, const Warp& warp, LaneMask mask) const;
    void store(const ptx::Instruction& text, const Instruction& instruction, const Warp& warp, LaneMask mask, const LaneIds& ids);
    void touchLocal(const ptx::Instruction& text, const Instruction& instruction, const Warp& warp, LaneMask mask, LaneIds& ids);
    void matters(Use use, const Instruction& instruction, LaneMask mask, const LaneIds& ids);
    Message textOf(const Origin& origin) const;
    void clearNotes();

    const Block* m_block = nullptr;
    WrittenBytes* m_sharedBytes = nullptr;
    std::array<bool, kMaxWarps> m_isFollowed{};
    std::vector<Followed> m_warps;
    std::vector<Origin> m_origins;
    std::unordered_map<std::uint32_t, Id> m_shared;  ///< by word of shared memory: what was stored there
    std::uint64_t m_steps = 0;

    // Of the instruction under way.
    LaneIds m_read{}, m_result{};
    LaneMask m_sharedLanes = 0, m_globalLanes = 0, m_guarded = 0;
    std::array<std::uint32_t, kLanes> m_offsets{};
    std::uint32_t m_bytes = 0;

    std::optional<RaceReport> m_found;
    Space m_foundIn = Space::Global;
    bool m_isAddress = false;
};

}  // namespace kd::emulator
