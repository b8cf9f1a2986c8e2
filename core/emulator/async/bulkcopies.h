// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/async/bulkreduce.h"
#include "core/emulator/async/tensorbox.h"
#include "core/emulator/checks/copyshadow.h"
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/warp/block.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace kd::emulator {

class AsyncState;

/// One copy of a thread by the engine for bulk copies, or by st.async and red.async: cp.async.bulk, cp.reduce.async.bulk.
struct BulkCopy {
    const Instruction* instruction = nullptr;
    Block* block = nullptr;             ///< of the thread; from where it copies, if that is shared memory
    Block* target = nullptr;            ///< to whose shared memory it copies, with the mbarrier; `block` where it does not
    std::uint32_t warp = 0;
    int lane = 0;
    std::uint64_t bytes = 0;
    bool isFromShared = false, isToShared = false;
    std::uint64_t from = 0, to = 0;     ///< offsets in shared memory, or addresses of global memory
    std::vector<std::byte> values;      ///< that are copied: of global memory when it was begun; of shared memory once it is done
    std::uint16_t byteMask = 0xffff;    ///< which bytes of each 16 are written to global memory
    bool isOfValues = false;            ///< `from` is nothing: the values are the thread's
    BulkReduce reduce = nullptr;        ///< null: they replace what is there
    std::shared_ptr<const TensorBox> box;  ///< of a tensor; null: its bytes are in a row
    bool hasMbarrier = false;
    Block* teller = nullptr;            ///< whose mbarrier that is; null: that of `target`
    std::uint32_t mbarrier = 0;         ///< offset of the one that counts its bytes
    CopyShadow::Copy number = 0;        ///< of the shadow of `target`; 0: nobody looks
    CopyShadow::Copy sourceNumber = 0;  ///< of that of `block`, where it is another one
    std::vector<GlobalRaceDetector::CopyRow> rows;  ///< of global memory that it reads or writes, where its races are looked for
    GlobalRaceDetector::BegunCopy begun;            ///< what was noted of them
    bool isDone = false;
};

/// The bulk copies of one warp that are told of by groups, and those groups.
class BulkGroups {
public:
    void clear();
    void add(std::shared_ptr<BulkCopy> copy);
    void commit(LaneMask lanes);
    /// Does those of `lanes` that are in none of their last `pending` closed groups. `isOfReads`: what they write need not be
    /// there yet.
    void wait(AsyncState& state, Warp& warp, LaneMask lanes, std::uint32_t pending, bool isOfReads);
    /// The one that was added last and has not been waited for; null: none.
    const BulkCopy* last() const { return m_copies.empty() ? nullptr : m_copies.back().copy.get(); }

private:
    struct Grouped {
        std::shared_ptr<BulkCopy> copy;
        std::uint32_t group = 0;
    };
    /// What it writes has not been waited for.
    struct Writing {
        std::vector<GlobalRaceDetector::CopyRow> rows;
        GlobalRaceDetector::BegunCopy begun;
        std::uint32_t group = 0;
    };
    bool isDue(std::uint32_t lane, std::uint32_t group, LaneMask lanes, std::uint32_t pending) const;
    void keepWriting(const Block& block, Grouped& grouped);

    std::vector<Grouped> m_copies;
    std::vector<Writing> m_writing;
    std::array<std::uint32_t, kLanes> m_closed{};
};

/// Begins a copy: looks at its bytes for the checks, and has it done later.
void beginBulkCopy(AsyncState& state, Warp& warp, BulkCopy copy);

}  // namespace kd::emulator
