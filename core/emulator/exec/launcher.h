// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/notesums.h"
#include "core/emulator/checks/writewatch.h"
#include "core/emulator/exec/clusterrun.h"
#include "core/emulator/exec/workerpool.h"
#include "core/emulator/device/launchreport.h"
#include "core/emulator/warp/pendingblocks.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace kd::emulator {

/// Runs the blocks of a launch over host threads, those of a cluster on one. Blocks are begun in their order; one that has run long
/// gives way to others, so that blocks that wait for each other end as long as so many are resident. The first fault in block order
/// ends the launch: blocks before it are still run to their end, those behind it are not begun. Results and counts do not depend on
/// the number of threads.
class Launcher {
public:
    struct Settings {
        RunSettings run;
        bool isCooperative = false;  ///< all blocks are resident
        bool counts = false;
        unsigned threads = 1;
    };
    Launcher(WorkerPool& pool, const Settings& settings);
    ~Launcher();
    Launcher(const Launcher&) = delete;
    Launcher& operator=(const Launcher&) = delete;

    /// Blocks of run() that have not begun.
    PendingBlocks& pending();
    /// Throws MemoryError.
    LaunchReport run(const Progress& progress);

private:
    class Thread;
    struct Shared;
    std::uint64_t blocksDone() const;
    LaunchCounts fold() const;
    std::vector<KernelNote> foldNotes() const;
    KernelNote noteOf(const NoteSums::Sum& sum) const;
    WriteRecord recordOf(const WriteWatch::Write& write) const;

    WorkerPool& m_pool;
    const Settings m_settings;
    std::unique_ptr<Shared> m_shared;
    std::vector<std::unique_ptr<Thread>> m_threads;
};

}  // namespace kd::emulator
