// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/machine.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace tensormemorytest {

inline constexpr std::uint32_t kLanes = 128, kColumns = 512, kThreads = 128;
inline constexpr std::uint32_t kCells = kLanes * kColumns;

/// "{%v0, %v1}"
std::string registersNamed(char name, int count);

/// What a kernel does with the tensor memory of each block: all 512 columns are allocated; the block's cells come from the first
/// image and go to the last one. Blocks of 128 threads.
struct TensorKernel {
    /// Statements between, with %t the thread's number, %at the address of tensor memory, %shared that of `sharedBytes` of dynamic
    /// shared memory, filled from the second image, and an mbarrier `bar` with one arrival. Registers %r0 to %r31, %d0 to %d15,
    /// %p0 to %p7, %h0 to %h3 and %v0 to %v127.
    std::string body;
    std::string target = "sm_100a";
    int blocks = 1;               ///< of the cluster, and of .cta_group
    std::uint32_t sharedBytes = 0;
    bool readsCells = true;       ///< the cells go to the last image

    std::string ptx() const;
};

struct TensorRun {
    std::vector<std::uint32_t> cells;   ///< of each block, lane by lane
    QString fault;
    int kind = -1;                      ///< of the fault
};
TensorRun ranKernel(const TensorKernel& kernel, const std::vector<std::uint32_t>& cells,
                    const std::vector<std::uint32_t>& shared = {}, const kd::emulator::MachineSettings& settings = {.threads = 1},
                    std::uint64_t schedule = 0);

/// A wait of all threads for the first phase of `bar`.
std::string awaited();
/// tcgen05.commit of thread 0 at `bar` of each block.
std::string committed(int blocks);

}  // namespace tensormemorytest
