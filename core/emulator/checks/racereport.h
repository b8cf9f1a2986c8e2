// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/driver/devicereport.h"
#include "core/emulator/checks/laneshadow.h"
#include "core/emulator/device/devicememory.h"
#include "core/emulator/warp/block.h"

#include <cstdint>
#include <string>

namespace kd::emulator {

struct DecodedFunction;

/// One bit a warp of a block: 1024 threads are 32 warps.
using WarpMask = std::uint32_t;

/// Both sides of a race, the later access first; of other hazards there is one side.
struct RaceReport {
    const Instruction* instruction = nullptr;
    const Instruction* otherInstruction = nullptr;
    std::uint32_t warp = 0, otherWarp = 0;
    int lane = 0, otherLane = 0;
    std::uint64_t address = 0;  ///< in shared memory
    Message text;               ///< Fault::message
    const Block* block = nullptr;  ///< of `warp`; null: the block that reports
    Fault::Kind kind = Fault::Kind::SharedRace;
    bool hasAddress = true;
    const DecodedFunction* otherFunction = nullptr;  ///< of `otherInstruction`; null: one of the program that runs
};

/// "(3, 0, 0)": coordinates of the thread in its block.
std::string threadName(const Block& block, std::uint32_t warp, int lane);
/// The same of a warp by its number in its cluster, "(3, 0, 0) of block (1, 0, 0)" where that has several blocks. `one`: any of
/// them.
Message threadNameInCluster(const Block& one, std::uint32_t warp, int lane);
/// The block of a warp by that number.
const Block& blockOfWarp(const Block& one, std::uint32_t warp);
/// "0x40"
std::string addressName(std::uint64_t address);
/// "0x40, element 3 of the 400-byte buffer x": where an access of so many bytes to global memory begins.
Message globalPlace(const DeviceMemory& memory, std::uint64_t address, std::uint32_t bytes);
/// "read of 4 bytes"
Message useText(SharedUse use, std::uint32_t bytes);

}  // namespace kd::emulator
