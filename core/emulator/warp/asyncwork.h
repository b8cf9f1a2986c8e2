// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"

#include <cstdint>

namespace kd::emulator {

/// What goes on in a block beside its warps: asynchronous copies and what waits for them. A block has none until an instruction
/// needs it. Used by the thread that runs the block.
class AsyncWork {
public:
    AsyncWork() = default;
    virtual ~AsyncWork() = default;
    AsyncWork(const AsyncWork&) = delete;
    AsyncWork& operator=(const AsyncWork&) = delete;

    /// The block begins again, as another one: nothing is left of what went on.
    virtual void blockBegins() = 0;
    /// Every warp has had its turn; `isStuck`: none could go on. Does some of what goes on. True: warps may go on.
    virtual bool advance(bool isStuck) = 0;
    /// Every lane that is left waits, for what nothing will bring: sets the fault of the warp that it returns; null where none
    /// waits for this.
    virtual Warp* explain() = 0;

    /// All threads have exited: what is under way is done.
    virtual void blockEnds() = 0;

    /// What went wrong without a warp that was running.
    struct Failure {
        const Instruction* instruction = nullptr;  ///< that began it
        std::uint32_t warp = 0;
        FaultSite site;
        const Block* block = nullptr;  ///< of the warp; null: the own one
    };
    /// Null: nothing has.
    virtual const Failure* failure() const = 0;
};

}  // namespace kd::emulator
