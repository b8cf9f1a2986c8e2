// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"
#include "core/cupti/cuptilibrary.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kd {

/// CUPTI's records of the kernels that this thread launches while one of these lives: the times at which the device began and ended
/// each. CUPTI has one subscriber in a process, so there is one of these at a time. Tracing costs every launch some microseconds
/// besides the kernel's own time, so windows of events are measured without it.
class KernelTrace {
public:
    /// Begins to trace. Where that cannot be, missing() says why.
    explicit KernelTrace(const CuptiLibrary& library);
    ~KernelTrace();
    KernelTrace(const KernelTrace&) = delete;
    KernelTrace& operator=(const KernelTrace&) = delete;

    /// One sentence that says why nothing is traced; empty where it is.
    const Message& missing() const noexcept { return m_missing; }

    /// Launches from now on are the next batch; what was traced before is dropped.
    void beginBatch();
    /// Gives seconds of each launch since beginBatch() that has a record of its own, in launch order. All work of the batch has to
    /// have ended. A record of another shape than `grid` and `block` is counted as unmatched.
    std::vector<double> endBatch(Dim3 grid, Dim3 block);

    /// Records that CUPTI had no room for, so far.
    std::size_t dropped() const noexcept { return m_dropped; }
    /// Launches without a usable record, so far.
    std::size_t unmatched() const noexcept { return m_unmatched; }

private:
    void subscribe();
    void start();
    void flush();
    std::vector<cupti::KernelRecord> recordsOfBatch();
    static void onCall(void* user, std::uint32_t domain, std::uint32_t call, const void* data);

    const CuptiLibrary& m_library;
    void* m_subscriber = nullptr;
    bool m_isOn = false;
    std::vector<std::uint32_t> m_launches;  ///< correlation numbers, in launch order
    std::size_t m_dropped = 0;
    std::size_t m_unmatched = 0;
    Message m_missing;
};

}  // namespace kd
