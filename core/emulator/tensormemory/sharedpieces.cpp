// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/sharedpieces.h"

#include "core/emulator/checks/racedetector.h"

#include <algorithm>

namespace kd::emulator {

bool findShared(Warp& warp, int lane, const TensorDescriptor& descriptor, bool isTransposed, int lines, int pieces,
                const Message& what, SharedPieces& found)
{
    for (int line = 0; line < lines; ++line) {
        for (int piece = 0; piece < pieces; ++piece) {
            const std::uint32_t offset =
                descriptor.pieceAt(isTransposed, static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(piece));
            if (std::uint64_t{offset} + SharedPieces::kBytes > warp.sharedBytes) {
                raise(warp, {.kind = Fault::Kind::SharedOutOfBounds, .lane = lane, .hasAddress = true, .address = offset,
                             .text = message("{} has 16 bytes at shared address {}, outside of the {} bytes of shared memory of "
                                             "the block", what, addressName(offset), warp.sharedBytes)});
                return false;
            }
            found.offsets.push_back(offset);
        }
    }
    return true;
}

void tellReads(const Instruction& instruction, Warp& warp, int lane, const char* name, const SharedPieces& pieces,
               TensorOperation& operation)
{
    CopyShadow* const shadow = tensorShadowOf(*pieces.block);
    if (shadow == nullptr)
        return;
    const std::uint32_t number = numberInCluster(warp);
    if (pieces.block == warp.block)
        warp.block->races->productReads(instruction, name, warp.index, pieces.offsets);
    const CopyShadow::Copy copy = shadow->begin(instruction, number, false, name);
    for (const std::uint32_t offset : pieces.offsets) {
        shadow->source(instruction, number, lane, offset, SharedPieces::kBytes, name);
        shadow->drain(copy, lane, offset, SharedPieces::kBytes);
    }
    operation.reads.push_back({shadow, copy});
}

}  // namespace kd::emulator
