// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd::emulator {

struct Warp;

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
};

}  // namespace kd::emulator
