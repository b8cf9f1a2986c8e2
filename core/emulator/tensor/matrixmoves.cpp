// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/loadstoreops.h"
#include "core/emulator/memory/memorybind.h"
#include "core/emulator/memory/observe.h"
#include "core/emulator/ops/binding.h"
#include "core/emulator/program/targets.h"
#include "core/emulator/tensor/tensorbind.h"
#include "core/emulator/tensor/tensorpatterns.h"

#include <bit>
#include <cstring>

// ldmatrix, stmatrix and movmatrix: PTX ISA 9.0, 9.7.14.5.15 to 17. A matrix has 8 rows of 8 elements of 16 bits; lane l has
// elements 2 (l % 4) and the one behind it of row l / 4, or of column l / 4 where it is transposed. Matrices of bytes have 16 of
// them in a row in shared memory.
namespace kd::emulator {
namespace {

constexpr int kMatrixRows = 8;
constexpr std::uint32_t kRowBytes = 16;

// Instruction::aux above the index of the list.
constexpr std::uint32_t kMatricesShift = kListBits;  // 0, 1, 2 for one, two, four
constexpr std::uint32_t kTransposed = 4u << kListBits, kNarrow = 8u << kListBits, kGeneric = 16u << kListBits;

struct MatrixMove {
    int matrices;
    bool isTransposed;
    LaneMask providers;  ///< lanes whose addresses count: one a row
    Access access;

    MatrixMove(const Instruction& instruction, AccessKind kind, int rows = kMatrixRows)
        : matrices(1 << (instruction.aux >> kMatricesShift & 3)), isTransposed((instruction.aux & kTransposed) != 0),
          providers(rows * matrices == kLanes ? kAllLanes : (LaneMask{1} << (rows * matrices)) - 1)
    {
        access = {.space = (instruction.aux & kGeneric) != 0 ? ptx::Space::Generic : ptx::Space::Shared,
                  .kind = kind,
                  .narrow = (instruction.aux & kNarrow) != 0,
                  .bytes = kRowBytes};
    }
};

bool resolveRows(const Instruction& instruction, Warp& warp, const MatrixMove& move, LaneAddresses& places)
{
    if (!resolve(instruction, warp, move.providers, move.access, places))
        return false;
    const LaneMask outside = move.providers & ~places.shared;
    if (outside == 0)
        return true;
    const int lane = lowestLane(outside);
    raise(warp, {.kind = Fault::Kind::IllegalAddress, .lane = lane, .hasAddress = true, .address = places.address[lane],
                 .text = "rows of matrices are in shared memory, and the generic address of this one is in another space"});
    return false;
}

// Where element `which` of two of a lane lies: a row of the matrix and an element of it.
struct ElementPlace {
    int row, column;
};
ElementPlace placeOf(int lane, int which, bool isTransposed)
{
    const int line = lane / 4, along = lane % 4 * 2 + which;
    return isTransposed ? ElementPlace{along, line} : ElementPlace{line, along};
}

std::byte* elementAt(std::byte* const* rows, int lane, int which, bool isTransposed)
{
    const ElementPlace place = placeOf(lane, which, isTransposed);
    return rows[place.row] + 2 * place.column;
}

Next loadMatrices(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    const MatrixMove move(instruction, AccessKind::Read);
    tellConvergence(warp);
    LaneAddresses places;
    if (!resolveRows(instruction, warp, move, places))
        return Next::Faulted;
    for (int matrix = 0; matrix < move.matrices; ++matrix) {
        auto* const to = lanes<std::uint16_t>(warp, warp.lists[(instruction.aux & kListMask) + static_cast<std::uint32_t>(matrix)]);
        std::byte* const* rows = places.host + kMatrixRows * matrix;
        for (int half = 0; half < 2 * kLanes; ++half)
            std::memcpy(to + half, elementAt(rows, half / 2, half % 2, move.isTransposed), sizeof *to);
    }
    if (!isUnobserved(warp))
        observe(instruction, warp, move.access, places);
    return Next::Continue;
}

Next storeMatrices(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    const MatrixMove move(instruction, AccessKind::Write);
    tellConvergence(warp);
    LaneAddresses places;
    if (!resolveRows(instruction, warp, move, places))
        return Next::Faulted;
    alignas(kRowBytes) std::byte written[kLanes * kRowBytes];
    for (int matrix = 0; matrix < move.matrices; ++matrix) {
        const auto* from =
            lanes<std::uint16_t>(warp, warp.lists[(instruction.aux & kListMask) + static_cast<std::uint32_t>(matrix)]);
        std::byte* rows[kMatrixRows];
        for (int row = 0; row < kMatrixRows; ++row)
            rows[row] = written + (kMatrixRows * matrix + row) * static_cast<int>(kRowBytes);
        for (int half = 0; half < 2 * kLanes; ++half)
            std::memcpy(elementAt(rows, half / 2, half % 2, move.isTransposed), from + half, sizeof *from);
    }
    for (LaneMask left = move.providers; left != 0; left &= left - 1)
        std::memcpy(places.host[lowestLane(left)], written + lowestLane(left) * static_cast<int>(kRowBytes), kRowBytes);
    if (!isUnobserved(warp))
        observeWritten(instruction, warp, move.access, places, written);
    return Next::Continue;
}

// How the 16 elements of a row of bytes lie in shared memory: each in 8, 6 or 4 bits, and nothing looks at the bits behind them.
enum class Packed { Bytes, Sixes, Fours };
constexpr int kByteColumns = 16;

constexpr std::uint32_t packedBytes(Packed packed)
{
    return packed == Packed::Bytes ? 16 : packed == Packed::Sixes ? 12 : 8;
}

// Elements of 6 bits come to the low bits of their bytes and those of 4 bits to the middle, where mma takes them from.
template <Packed packed> void unpackRow(const std::byte* row, std::uint8_t* elements)
{
    std::uint64_t words[2] = {};
    std::memcpy(words, row, packedBytes(packed));
    for (int i = 0; i < kByteColumns; ++i) {
        if constexpr (packed == Packed::Bytes) {
            elements[i] = static_cast<std::uint8_t>(row[i]);
        } else if constexpr (packed == Packed::Fours) {
            elements[i] = static_cast<std::uint8_t>((words[0] >> (4 * i) & 0xf) << 2);
        } else {
            const int bit = 6 * i, over = bit % 64 > 58 ? 64 - bit % 64 : 0;
            const std::uint64_t bits = words[bit / 64] >> (bit % 64) | (over != 0 ? words[1] << over : 0);
            elements[i] = static_cast<std::uint8_t>(bits & 0x3f);
        }
    }
}

// Matrices of 8 rows of 16 bytes; and of 16 rows, transposed, in two registers each. A lane has four elements of a line.
template <Packed packed, int rows> Next loadByteRows(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    MatrixMove move(instruction, AccessKind::Read, rows);
    tellConvergence(warp);
    LaneAddresses places;
    if (!resolveRows(instruction, warp, move, places))
        return Next::Faulted;
    const Slot* to = warp.lists + (instruction.aux & kListMask);
    for (int matrix = 0; matrix < move.matrices; ++matrix) {
        std::uint8_t elements[rows][kByteColumns];
        for (int row = 0; row < rows; ++row)
            unpackRow<packed>(places.host[rows * matrix + row], elements[row]);
        for (int half = 0; half < rows / kMatrixRows; ++half) {
            auto* const bytes = reinterpret_cast<std::uint8_t*>(lanes<std::uint32_t>(warp, *to++));
            for (int i = 0; i < 4 * kLanes; ++i) {
                const int line = i / 16 + kMatrixRows * half, along = i % 16;
                bytes[i] = rows == kMatrixRows ? elements[line % rows][along] : elements[along % rows][line];
            }
        }
    }
    move.access.bytes = packedBytes(packed);
    if (!isUnobserved(warp))
        observe(instruction, warp, move.access, places);
    return Next::Continue;
}

// A matrix of 16 rows of 8 bytes is stored as 8 rows of 16. A lane has elements as it has those of C of mma.m16n8: two of row
// l / 4 and two of the row 8 below.
Next storeByteRows(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    const MatrixMove move(instruction, AccessKind::Write);
    tellConvergence(warp);
    LaneAddresses places;
    if (!resolveRows(instruction, warp, move, places))
        return Next::Faulted;
    std::byte written[kLanes][kRowBytes];
    for (int matrix = 0; matrix < move.matrices; ++matrix) {
        const Slot from = warp.lists[(instruction.aux & kListMask) + static_cast<std::uint32_t>(matrix)];
        const auto* const bytes = reinterpret_cast<const std::byte*>(lanes<std::uint32_t>(warp, from));
        for (int lane = 0; lane < kLanes; ++lane)
            for (int i = 0; i < 4; ++i)
                written[kMatrixRows * matrix + lane % 4 * 2 + i % 2][lane / 4 + i / 2 * 8] = bytes[4 * lane + i];
    }
    for (LaneMask left = move.providers; left != 0; left &= left - 1)
        std::memcpy(places.host[lowestLane(left)], written[lowestLane(left)], kRowBytes);
    if (!isUnobserved(warp))
        observeWritten(instruction, warp, move.access, places, written[0]);
    return Next::Continue;
}

Next transposeMatrix(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    std::uint16_t matrix[kMatrixRows][kMatrixRows];
    const auto* from = lanes<std::uint16_t>(registers, instruction.from[0]);
    for (int half = 0; half < 2 * kLanes; ++half) {
        const ElementPlace place = placeOf(half / 2, half % 2, false);
        matrix[place.row][place.column] = from[half];
    }
    auto* to = lanes<std::uint16_t>(registers, instruction.to);
    for (int half = 0; half < 2 * kLanes; ++half) {
        const ElementPlace place = placeOf(half / 2, half % 2, true);
        to[half] = matrix[place.row][place.column];
    }
    return Next::Continue;
}

// Puts the address, operand `index`, and what the modifiers say into the instruction.
DecodedAddress bindRows(OperandDecoder& decoder, int index, AccessKind kind, Instruction& instruction, Access& access)
{
    const ptx::Space space = memoryWords(decoder).space;
    access = {.space = space, .kind = kind, .bytes = kRowBytes};
    const DecodedAddress address = bindAddress(decoder, index, access, instruction);
    if (instruction.aux > kListMask)
        decoder.refuse("the function has too many vector operands");
    const int matrices = decoder.group(3)[1] - '0';
    instruction.aux |= static_cast<std::uint32_t>(std::countr_zero(static_cast<unsigned>(matrices))) << kMatricesShift;
    instruction.aux |= (decoder.group(4).empty() ? 0 : kTransposed) | (access.narrow ? kNarrow : 0) |
        (space == ptx::Space::Generic ? kGeneric : 0);
    return address;
}

Instruction bindMatrices(OperandDecoder& decoder, bool isStore, Handler handler, int registersOfMatrix = 1)
{
    expectOperands(decoder, 2);
    const int listed = registersOfMatrix * (decoder.group(3)[1] - '0');
    Instruction instruction = wholeWarp(handler);
    instruction.aux = isStore ? sourceRegisters(decoder, 1, Element::B1, listed)
                              : destinationRegisters(decoder, 0, Element::B1, listed);
    Access access;
    const DecodedAddress address =
        bindRows(decoder, isStore ? 0 : 1, isStore ? AccessKind::Write : AccessKind::Read, instruction, access);
    faultOutside(address, access, instruction);
    return instruction;
}

Instruction bindLoadMatrices(OperandDecoder& decoder)
{
    return bindMatrices(decoder, false, loadMatrices);
}

Instruction bindStoreMatrices(OperandDecoder& decoder)
{
    return bindMatrices(decoder, true, storeMatrices);
}

template <Packed packed> Instruction bindLoadBytes(OperandDecoder& decoder)
{
    return decoder.group(2) == "m16n16" ? bindMatrices(decoder, false, loadByteRows<packed, 2 * kMatrixRows>, 2)
                                        : bindMatrices(decoder, false, loadByteRows<packed, kMatrixRows>);
}

Instruction bindStoreBytes(OperandDecoder& decoder)
{
    return bindMatrices(decoder, true, storeByteRows);
}

Instruction bindTranspose(OperandDecoder& decoder)
{
    expectOperands(decoder, 2);
    Instruction instruction = wholeWarp(transposeMatrix);
    instruction.to = decoder.destination(0, ptx::Type::B32);
    instruction.from[0] = decoder.source(1, ptx::Type::B32);
    return instruction;
}

#define KD_SHARED "[.shared|.shared::cta] "
#define KD_FOR_BYTES "no GPU was compared", 0, false, KD_FAMILY_100 ", " KD_FAMILY_110 ", " KD_FAMILY_120

constexpr InstructionPattern kMatrixMovePatterns[] = {
    {"ldmatrix", ".sync .aligned .m8n8 .x1|.x2|.x4 [.trans] [.shared|.shared::cta] .b16", bindLoadMatrices, {}, 75},
    {"stmatrix", ".sync .aligned .m8n8 .x1|.x2|.x4 [.trans] [.shared|.shared::cta] .b16", bindStoreMatrices, {}, 90},
    {"ldmatrix", ".sync .aligned .m16n16 .x1|.x2 .trans " KD_SHARED ".b8", bindLoadBytes<Packed::Bytes>, KD_FOR_BYTES},
    {"ldmatrix", ".sync .aligned .m16n16 .x1|.x2 .trans " KD_SHARED ".b8x16.b6x16_p32", bindLoadBytes<Packed::Sixes>, KD_FOR_BYTES},
    {"ldmatrix", ".sync .aligned .m16n16 .x1|.x2 .trans " KD_SHARED ".b8x16.b4x16_p64", bindLoadBytes<Packed::Fours>, KD_FOR_BYTES},
    {"ldmatrix", ".sync .aligned .m8n16 .x1|.x2|.x4 " KD_SHARED ".b8x16.b6x16_p32", bindLoadBytes<Packed::Sixes>, KD_FOR_BYTES},
    {"ldmatrix", ".sync .aligned .m8n16 .x1|.x2|.x4 " KD_SHARED ".b8x16.b4x16_p64", bindLoadBytes<Packed::Fours>, KD_FOR_BYTES},
    {"stmatrix", ".sync .aligned .m16n8 .x1|.x2|.x4 .trans " KD_SHARED ".b8", bindStoreBytes, KD_FOR_BYTES},
    {"movmatrix", ".sync .aligned .m8n8 .trans .b16", bindTranspose, {}, 75},
};

#undef KD_FOR_BYTES
#undef KD_SHARED

}  // namespace

std::span<const InstructionPattern> matrixMovePatterns()
{
    return kMatrixMovePatterns;
}

}  // namespace kd::emulator
