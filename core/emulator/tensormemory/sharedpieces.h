// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/tensormemory/tensordescriptor.h"
#include "core/emulator/tensormemory/tensormemorystate.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace kd::emulator {

/// The pieces of 16 bytes of one matrix in the shared memory of a block, line by line.
struct SharedPieces {
    static constexpr std::uint32_t kBytes = 16;
    Block* block = nullptr;
    std::vector<std::uint32_t> offsets;

    const std::byte* at(std::size_t index) const { return block->shared + offsets[index]; }
};

/// Finds `lines` times `pieces` pieces, which are in shared memory. `what` is whose they are. False: Warp::fault is set.
bool findShared(Warp& warp, int lane, const TensorDescriptor& descriptor, bool isTransposed, int lines, int pieces,
                const Message& what, SharedPieces& found);
/// Tells the checks that an operation of a thread reads them from now on. `name`: of the instruction.
void tellReads(const Instruction& instruction, Warp& warp, int lane, const char* name, const SharedPieces& pieces,
               TensorOperation& operation);

}  // namespace kd::emulator
