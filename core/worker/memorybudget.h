// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/posix/systemmemory.h"
#include "core/base/units.h"

#include <functional>
#include <list>
#include <string>
#include <utility>

namespace kd {

/// Holds what one part of the worker has promised to itself or others of the machine's memory, and how much of that the system
/// counts as used already: pages count once they are touched.
struct MemoryClaim {
    Bytes promised;
    Bytes resident;
    bool isElastic = false;  ///< who promised makes do with less: launches and blobs may have what is not touched
};

/// The machine's memory as all processes of one worker share it: host copies of buffers, the emulated GPU's device memory and
/// compile processes. What the machine has free, less what was promised and is not touched yet, and less a part that everything
/// else on the machine keeps. Not thread-safe.
class MemoryBudget {
public:
    struct Config {
        Bytes limit;  ///< limit of all promises together; 0: none but the machine's
        std::function<posix::SystemMemory()> measure = [] { return posix::systemMemory(); };

        /// Gives the settings with the limit of KERNELDESK_MEMORY_LIMIT, in bytes; says on standard error when that is no
        /// number.
        static Config fromEnvironment();
    };
    explicit MemoryBudget(Config config) : m_config(std::move(config)) { }
    MemoryBudget(const MemoryBudget&) = delete;
    MemoryBudget& operator=(const MemoryBudget&) = delete;

    /// One who promises memory; counts as long as it lives. The budget must outlive it.
    class Member {
    public:
        Member(MemoryBudget& budget, std::function<MemoryClaim()> claim);
        ~Member();
        Member(const Member&) = delete;
        Member& operator=(const Member&) = delete;

    private:
        MemoryBudget& m_budget;
        std::list<std::function<MemoryClaim()>>::iterator m_place;
    };

    /// One measurement.
    struct State {
        Bytes free;
        Bytes whole;  ///< amount that `free` is a part of
        bool isLimit = false;

        /// "10.2 GiB of this machine's 23.4 GiB of memory are free".
        Message text() const;
    };
    /// Gives what a launch or a blob can have now. Measures anew, in well under a millisecond.
    State state() const { return measured(false); }
    Bytes free() const { return state().free; }
    Message text() const { return state().text(); }
    /// Gives what is left where elastic claims count whole: what their holders can grow into together.
    Bytes freeForElastic() const { return measured(true).free; }

private:
    State measured(bool countsElastic) const;

    Config m_config;
    std::list<std::function<MemoryClaim()>> m_claims;
};

}  // namespace kd
