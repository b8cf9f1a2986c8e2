// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/kernelcounts.h"
#include "core/cupti/cuptilibrary.h"

#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace kd::inject {

/// Counts and times all kernels of this process, by CUPTI's records. Thread-safe.
class KernelList {
public:
    /// Gives one sentence where CUPTI does not record; empty where it does from now on.
    Message start(const CuptiLibrary& library);
    /// Adds the records that came since the last time; `isEnd`: also those of buffers that are not full.
    void collect(bool isEnd);

    std::vector<KernelCount> counts() const;  ///< the longest in all first
    std::uint64_t dropped() const;

private:
    const CuptiLibrary* m_library = nullptr;
    mutable std::mutex m_mutex;
    std::map<std::string, KernelCount> m_counts;
    std::uint64_t m_dropped = 0;
};

}  // namespace kd::inject
