// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/async/bulkcopies.h"
#include "core/emulator/async/groupcopies.h"
#include "core/emulator/async/mbarrier.h"
#include "core/emulator/checks/copyshadow.h"
#include "core/emulator/warp/asyncwork.h"
#include "core/emulator/warp/block.h"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace kd::emulator {

/// The asynchronous work of one block: what is begun is done as late as that can be, when a warp waits for it and all others have
/// had their turn, so that who does not wait is seen.
class AsyncState final : public AsyncWork {
public:
    explicit AsyncState(Block& block);
    void blockBegins() override;
    bool advance(bool isStuck) override;
    Warp* explain() override;
    void blockEnds() override;
    const Failure* failure() const override { return m_failure ? &*m_failure : nullptr; }

    GroupCopies& groupsOf(const Warp& warp) { return m_groups[warp.index]; }
    BulkGroups& bulkGroupsOf(const Warp& warp) { return m_bulkGroups[warp.index]; }
    Mbarriers& mbarriers() { return m_mbarriers; }

    /// Something that is done later, in the order in which it came: says what is wrong about it.
    struct Task {
        const Block* block = nullptr;  ///< of the warp; null: the own one
        std::uint32_t warp = 0;
        int lane = 0;
        const Instruction* instruction = nullptr;
        std::function<Message(AsyncState&)> run;
        std::uint64_t bytes = 0;  ///< that it holds
    };
    /// Where too much is put off the oldest is done at once.
    void later(Task task);

    /// An mbarrier has changed: what it has in shared memory changes, too, and where its phase is complete the next one begins, and
    /// who waits for it goes on.
    void changed(Mbarrier& mbarrier);
    /// A copy has begun that reads the block's shared memory and that another block of the cluster waits for.
    void sends(std::shared_ptr<BulkCopy> copy);
    /// A thread of the block has seen that a clusterlaunchcontrol.try_cancel found no block that had not begun.
    void noteFailedRequest() { m_knowsFailedRequest = true; }
    bool knowsFailedRequest() const { return m_knowsFailedRequest; }
    /// Null: no hazards are looked for.
    CopyShadow* shadow();
    /// A warp has waited for a phase where it or those who arrived are .relaxed: what these did comes before by execution alone,
    /// which orders nothing but what fences of their own order (tcgen05.fence).
    void hear(const Warp& warp, const Mbarrier& mbarrier);
    /// Hands on what a warp has heard so; nothing: it has not.
    std::optional<BlockClocks::Source> heardOf(const Warp& warp) const { return m_heard[warp.index]; }
    Block& block() { return m_block; }

private:
    void release();
    bool runTask();
    bool endWaits();

    Block& m_block;
    std::vector<GroupCopies> m_groups;      ///< by warp
    std::vector<BulkGroups> m_bulkGroups;   ///< by warp
    std::vector<std::optional<BlockClocks::Source>> m_heard;  ///< by warp
    Mbarriers m_mbarriers;
    std::deque<Task> m_tasks;
    std::uint64_t m_taskBytes = 0;
    std::vector<std::shared_ptr<BulkCopy>> m_sent;  ///< to other blocks; not all done
    std::optional<Failure> m_failure;
    bool m_knowsFailedRequest = false;
    unsigned m_vainRounds = 0;  ///< in which waits have ended without success and nothing else has happened
};

/// The work of a block, or of that of a warp, made when there is none.
AsyncState& asyncStateOf(Block& block);
AsyncState& asyncStateOf(Warp& warp);

}  // namespace kd::emulator
