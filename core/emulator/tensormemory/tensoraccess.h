// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/blockclocks.h"
#include "core/emulator/program/instruction.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace kd::emulator {

/// One execution of an instruction that reads or writes tensor memory, for the checks.
struct TensorAccess {
    enum class Kind : std::uint8_t { Load, Store, Copy, Product, Shift, Free };
    Kind kind = Kind::Load;
    const Instruction* instruction = nullptr;
    std::uint32_t warp = 0;     ///< in its cluster
    int lane = 0;               ///< of a copy, a product or a shift: the thread that began it
    bool isCommitted = false;   ///< a tcgen05.commit has followed, or, of Load and Store, nothing need follow
    bool isDone = false;        ///< a wait, or the commit's arrival at its mbarrier, has told its end
    BlockClocks::Event end;     ///< of that
    bool isFenced = false;      ///< its warp has executed a tcgen05.fence::before_thread_sync since
    BlockClocks::Event fence;   ///< of that
    /// Hands on what its warp knew at its last tcgen05.fence::after_thread_sync before; nothing: there was none.
    std::optional<BlockClocks::Source> known;

    /// Of Load: stores of its warp whose cells it reads, which are done when it is.
    std::vector<std::shared_ptr<TensorAccess>> readBack;

    /// A wait, or a use of the registers of a Load, has told its end.
    void finish(const BlockClocks::Event& at)
    {
        if (!isDone)
            end = at;
        isDone = true;
        for (const std::shared_ptr<TensorAccess>& store : readBack)
            store->finish(at);
        readBack.clear();
    }
    bool isAsync() const { return kind == Kind::Copy || kind == Kind::Product || kind == Kind::Shift; }
    friend bool isOfSameThread(const TensorAccess& a, const TensorAccess& b) { return a.warp == b.warp && a.lane == b.lane; }
};
using SharedTensorAccess = std::shared_ptr<TensorAccess>;

}  // namespace kd::emulator
