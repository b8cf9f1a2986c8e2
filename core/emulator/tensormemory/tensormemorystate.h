// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/async/asyncstate.h"
#include "core/emulator/tensormemory/loadregisters.h"
#include "core/emulator/tensormemory/tensorcells.h"
#include "core/emulator/tensormemory/tensorwatch.h"
#include "core/emulator/warp/asyncwork.h"
#include "core/emulator/warp/block.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace kd::emulator {

/// What a copy or a product under way holds of the checks: itself, and what it reads in shared memory.
struct TensorOperation {
    SharedTensorAccess access;
    std::vector<std::pair<CopyShadow*, CopyShadow::Copy>> reads;
};

/// The tensor memory of one block, and what goes on in it. Copies and products are done when a warp waits for an mbarrier and all
/// others have had their turn (AsyncState), in the order in which they were begun.
class TensorMemoryState final : public AsyncWork {
public:
    explicit TensorMemoryState(Block& block);
    void blockBegins() override;
    bool advance(bool) override { return false; }
    Warp* explain() override;
    void blockEnds() override;
    const Failure* failure() const override { return nullptr; }

    TensorCells& cells() { return m_cells; }
    TensorWatch& watch() { return m_watch; }
    LoadRegisters& loadRegistersOf(const Warp& warp) { return m_warps[warp.index].registers; }

    /// The .cta_group of an instruction, which all of a kernel have alike. False: it is another one than before.
    bool takesGroup(int blocks);

    /// tcgen05.alloc of a warp. Waits: there is no room, or another allocation, and one of the two is .exclusive, or, of a pair of
    /// blocks, the other has not come; then the warp tries again when something has changed.
    enum class Allocation { Done, Waits, HasNoPermit };
    Allocation allocate(const Warp& warp, const Instruction& instruction, std::uint32_t columns, std::uint32_t& column);
    /// What is allocated from that column on is a tcgen05.alloc.exclusive's; false: it is not, or nothing is.
    bool isExclusive(std::uint32_t column) const;
    bool free(std::uint32_t column, std::uint32_t columns);
    void relinquish() { m_hasPermit = false; }

    /// An access of a load or a store, which the warp's next wait of that kind ends.
    SharedTensorAccess beginMove(const Warp& warp, const Instruction& instruction, TensorAccess::Kind kind);
    void waitForMoves(const Warp& warp, TensorAccess::Kind kind);

    /// A copy or a product that a thread begins.
    TensorOperation& beginOperation(const Warp& warp, int lane, const Instruction& instruction, TensorAccess::Kind kind);
    /// Those of a thread that no commit has followed yet.
    std::vector<TensorOperation> commit(const Warp& warp, int lane);
    /// They have ended; those know who know of `counter`.
    void end(const Warp& warp, int lane, const std::vector<TensorOperation>& operations, BlockClocks::Source counter);

    /// tcgen05.fence::before_thread_sync and tcgen05.fence::after_thread_sync of a warp, for the checks.
    void fenceBefore(const Warp& warp);
    void fenceAfter(const Warp& warp);

private:
    struct WarpMoves {
        std::vector<SharedTensorAccess> loads, stores;  ///< that have not been waited for
        std::vector<SharedTensorAccess> unfenced;       ///< since the last fence before a sync
        std::optional<BlockClocks::Source> known;       ///< see TensorAccess::known
        LoadRegisters registers;
        std::uint32_t wanted = 0;  ///< columns that its tcgen05.alloc waits for
        bool wantsAll = false;     ///< it is .exclusive
        bool isPaired = false;     ///< that has been allocated and waits for the other block
        std::uint32_t column = 0;
    };
    /// What one thread has begun.
    struct ThreadOperations {
        std::vector<TensorOperation> open;
        std::optional<BlockClocks::Source> source;
    };
    static BlockClocks::Source sourceOf(ThreadOperations& thread, CopyShadow& shadow);
    struct Held {
        std::uint32_t column = 0, columns = 0;
        const Instruction* instruction = nullptr;
        std::uint32_t warp = 0;

        bool isExclusive() const;
    };
    TensorMemoryState* other() const;
    SharedTensorAccess begin(const Warp& warp, const TensorAccess& access);
    void wake();
    Message waitText(const Warp& warp) const;

    Block& m_block;
    TensorCells m_cells;
    TensorWatch m_watch;
    std::vector<WarpMoves> m_warps;
    std::map<std::pair<std::uint32_t, int>, ThreadOperations> m_threads;  ///< by warp and lane
    std::vector<Held> m_held;
    bool m_hasPermit = true;
    int m_group = 0;                   ///< blocks of .cta_group; 0: none was named
    std::uint64_t m_pairAllocations = 0;
};

/// The state of a block, made when there is none.
TensorMemoryState& tensorMemoryOf(Block& block);
/// Null: no hazards are looked for.
CopyShadow* tensorShadowOf(const Block& block);
/// The other block of a pair: that whose rank in the cluster differs in the lowest bit. Null: there is none.
Block* otherOfPair(const Block& block);

}  // namespace kd::emulator
