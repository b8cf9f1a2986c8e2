// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/substitute/emulation.h"

#include <map>
#include <mutex>

namespace kd::emulator::substitute {

/// The contexts that a program sees. A green context has one of its own, which to the emulated driver is the primary context; all
/// others are the driver's. Thread-safe; what is current is the thread's.
class SeenContexts {
public:
    static SeenContexts& ofThisProcess();

    /// A context for a green one, whose handle no other has later on.
    CUcontext add(CUgreenCtx green, CUcontext primary);
    void remove(CUgreenCtx green);

    /// The driver's context behind one that the program sees.
    CUcontext realOf(CUcontext seen) const;
    /// Null for a context that belongs to no green one.
    CUgreenCtx greenOf(CUcontext seen) const;
    /// Null for a green context that is none.
    CUcontext seenOf(CUgreenCtx green) const;

    /// cuCtxGetCurrent to cuCtxPopCurrent, with the contexts that the program sees.
    CUresult current(const DriverApi& api, CUcontext* seen) const;
    CUresult set(const DriverApi& api, CUcontext seen);
    CUresult push(const DriverApi& api, CUcontext seen);
    CUresult pop(const DriverApi& api, CUcontext* seen);

private:
    struct Entry {
        CUgreenCtx green = nullptr;
        CUcontext primary = nullptr;
    };
    /// What the program sees where `real` is current.
    CUcontext seenAs(CUcontext real) const;

    mutable std::mutex m_mutex;
    std::map<CUcontext, Entry> m_entries;
};

}  // namespace kd::emulator::substitute
