// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/program.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace kd::emulator {

struct Warp;

/// Registers of one call of a function by some lanes of a warp. Paths that part within the call share it.
struct CallFrame {
    const DecodedFunction* function = nullptr;
    CallFrame* parent = nullptr;       ///< frame of the caller; holds a reference to it
    const CallSite* site = nullptr;
    std::uint32_t returnPc = 0;
    std::uint32_t depth = 0;
    std::uint32_t references = 0;      ///< paths in it, and calls made from it
    std::byte* memory = nullptr;       ///< function->frameBytes, 64-byte aligned
    std::uint64_t filledFor = ~std::uint64_t{0};  ///< stamp of the block that block specials are filled for
    std::array<std::uint32_t, kLanes> localBase{}, callerTop{};
};

/// The frames of one warp; those that are not in use keep their constants for the next call of the same function.
class FramePool {
public:
    /// `budget`: bytes that the pools of a launch may still take, shared by them.
    FramePool(std::size_t functions, std::atomic<std::int64_t>& budget) : m_idle(functions), m_budget(budget) {}
    ~FramePool();
    FramePool(const FramePool&) = delete;
    FramePool& operator=(const FramePool&) = delete;

    /// A frame with one reference, constants filled for `warp`, registers that need it zeroed. Null when memory is used up.
    CallFrame* acquire(const DecodedFunction& function, const Warp& warp);
    /// Fills what depends on the block when `frame` was last used for another one, and zeroes registers as acquire() does.
    static void prepare(CallFrame& frame, const Warp& warp);
    /// Fills addresses of local variables from frame.localBase.
    static void fillLocal(CallFrame& frame);
    /// Drops a reference; the last one ends the call and drops its caller's.
    void drop(CallFrame* frame);

private:
    CallFrame* make(const DecodedFunction& function, const Warp& warp);

    std::vector<std::vector<CallFrame*>> m_idle;  ///< by function
    std::vector<std::unique_ptr<CallFrame>> m_all;
    std::atomic<std::int64_t>& m_budget;
    std::int64_t m_charged = 0;
};

}  // namespace kd::emulator
