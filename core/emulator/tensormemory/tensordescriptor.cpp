// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/tensordescriptor.h"

namespace kd::emulator {
namespace {

constexpr std::uint32_t kPiece = 16, kAddressMask = 0x3ffff, kLinesOfWideTile = 4, kPiecesOfLine = 8;  // bytes, and counts
constexpr std::uint64_t kReserved = 0xc000c000;  // on sm_107 the lower one of each two is of an address
constexpr std::uint64_t kAbsolute = std::uint64_t{1} << 52;

std::uint32_t swizzleOf(std::uint64_t bits)
{
    return static_cast<std::uint32_t>(bits >> 61);
}

}  // namespace

// The swizzle of wgmma stands in the upper two of the three bits, where 64 bytes and 32 are the same numbers.
TensorDescriptor TensorDescriptor::of(std::uint64_t bits)
{
    TensorDescriptor found{.matrix = MatrixDescriptor::of(bits), .hasWideAtoms = swizzleOf(bits) == 1,
                           .isLeadingAbsolute = (bits & kAbsolute) != 0};
    if (found.hasWideAtoms)
        found.matrix.span = kPiecesOfLine;
    return found;
}

Message TensorDescriptor::wrongOf(std::uint64_t bits, bool isOfThreePieces)
{
    const std::uint32_t swizzle = swizzleOf(bits), version = static_cast<std::uint32_t>(bits >> 46 & 7);
    if (version != 1)
        return message("bits 46 to 48 of the descriptor are {}: they must be 1", version);
    if ((bits & kReserved) != 0)
        return "bits 14, 15, 30 and 31 of the descriptor must be 0";
    const bool isPossible = isOfThreePieces && swizzle == 2 && (bits >> 49 & 7) == 0 && (bits >> 16 & 7) == 0;
    if ((bits & kAbsolute) != 0 && !isPossible)
        return "the descriptor has an absolute address as its leading dimension: that is for K = 96, a swizzle of 128 bytes, base "
               "offset 0 and an address that is a multiple of 128";
    if (swizzle == 3 || swizzle == 5 || swizzle == 7)
        return message("the descriptor has swizzle {}: 0, 1, 2, 4 and 6 are possible", swizzle);
    return {};
}

std::uint32_t TensorDescriptor::pieceAt(bool isTransposed, std::uint32_t line, std::uint32_t piece) const
{
    if (isLeadingAbsolute) {
        const std::uint32_t first = matrix.start / kPiece % kPiecesOfLine + piece;
        MatrixDescriptor own = matrix;
        own.start = first < kPiecesOfLine ? matrix.start : matrix.leading;
        return own.pieceAt(isTransposed, line, first < kPiecesOfLine ? piece : first - kPiecesOfLine);
    }
    if (!hasWideAtoms)
        return matrix.pieceAt(isTransposed, line, piece);
    const std::uint32_t lines = isTransposed ? kLinesOfWideTile : 2 * kLinesOfWideTile;
    const std::uint32_t address = (matrix.start + line % lines * kPiece * kPiecesOfLine + line / lines * matrix.stride +
                                   piece / kPiecesOfLine * matrix.leading + piece % kPiecesOfLine * kPiece) & kAddressMask;
    const std::uint32_t turn = ((address >> 7) - matrix.baseOffset) & 3;
    return address ^ turn << 5;
}

}  // namespace kd::emulator
