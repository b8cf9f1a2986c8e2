// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/warpgroup/matrixdescriptor.h"

namespace kd::emulator {
namespace {

constexpr std::uint32_t kBytesOfPiece = 16, kLinesOfTile = 8;  // bytes; lines of a core matrix
constexpr std::uint32_t kSpaceMask = 0x3ffff;    // addresses of shared memory that a descriptor can name
constexpr std::uint32_t kSpans[] = {1, 8, 4, 2};

std::uint32_t fieldAt(std::uint64_t bits, int shift)
{
    return static_cast<std::uint32_t>(bits >> shift & 0x3fff) * kBytesOfPiece;
}

}  // namespace

MatrixDescriptor MatrixDescriptor::of(std::uint64_t bits)
{
    return {.start = fieldAt(bits, 0),
            .leading = fieldAt(bits, 16),
            .stride = fieldAt(bits, 32),
            .baseOffset = static_cast<std::uint32_t>(bits >> 49 & 7),
            .span = kSpans[bits >> 62]};
}

std::uint32_t MatrixDescriptor::pieceAt(bool isTransposed, std::uint32_t line, std::uint32_t piece) const
{
    const std::uint32_t within = line % kLinesOfTile * kBytesOfPiece * span, tile = line / kLinesOfTile;
    const bool isPlainTransposed = isTransposed && span == 1;
    const std::uint32_t ofTile = isPlainTransposed ? leading : stride, ofPiece = isPlainTransposed ? stride : leading;
    const std::uint32_t address =
        (start + within + tile * ofTile + piece / span * ofPiece + piece % span * kBytesOfPiece) & kSpaceMask;
    const std::uint32_t turn = ((address >> 7) - baseOffset) & (span - 1);
    return address ^ turn * kBytesOfPiece;
}

}  // namespace kd::emulator
