// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensor/matrixform.h"
#include "core/emulator/tensormemory/sharedpieces.h"
#include "core/emulator/tensormemory/tensorhandlers.h"
#include "core/emulator/tensormemory/tensorproducts.h"

#include <array>
#include <cstring>
#include <memory>

namespace kd::emulator {
namespace {

using Spread = TensorCopyForm::Spread;

constexpr int kCellsOfPiece = 4;

/// One copy to the tensor memory of one block.
struct TensorCopy {
    const TensorCopyForm* form = nullptr;
    SharedPieces source;
    CellAddress to;
};

// Calls act(lane) for each lane that has row `row`.
template <typename Act> void eachLane(const TensorCopyForm& form, std::uint32_t row, const Act& act)
{
    switch (form.spread) {
    case Spread::One: return act(row);
    case Spread::Rows: return act(row * 32);
    case Spread::Every64:
        act(row);
        return act(row + 64);
    case Spread::Every32Of64:
        act(row / 32 * 64 + row % 32);
        return act(row / 32 * 64 + row % 32 + 32);
    case Spread::Every32:
        for (std::uint32_t lane = row; lane < kTensorLanes; lane += 32)
            act(lane);
        return;
    }
}

// The 16 bytes of a piece: elements of 6 bits get two bits above, those of 4 bits two on either side.
std::array<std::uint32_t, kCellsOfPiece> cellsOf(const TensorCopyForm& form, const std::byte* piece)
{
    std::array<std::uint32_t, kCellsOfPiece> cells{};
    if (form.packedBits == 0) {
        std::memcpy(cells.data(), piece, sizeof cells);
        return cells;
    }
    for (unsigned element = 0; element < 16; ++element) {
        const unsigned first = element * static_cast<unsigned>(form.packedBits);
        std::uint16_t bits = 0;
        std::memcpy(&bits, piece + first / 8, sizeof bits);
        const unsigned value = bits >> first % 8 & ((1U << form.packedBits) - 1);
        cells[element / 4] |= (form.packedBits == 4 ? value << 2 : value) << element % 4 * 8;
    }
    return cells;
}

Message perform(const TensorCopy& copy)
{
    TensorCells& cells = tensorMemoryOf(*copy.source.block).cells();
    for (int row = 0; row < copy.form->rows; ++row) {
        for (int piece = 0; piece < copy.form->pieces; ++piece) {
            const auto index = static_cast<std::size_t>(row * copy.form->pieces + piece);
            const auto values = cellsOf(*copy.form, copy.source.at(index));
            const std::uint32_t column = copy.to.column + static_cast<std::uint32_t>(piece * kCellsOfPiece);
            eachLane(*copy.form, static_cast<std::uint32_t>(row), [&](std::uint32_t lane) {
                for (std::uint32_t i = 0; i < kCellsOfPiece; ++i)
                    cells.at(copy.to.lane + lane, column + i) = values[i];
            });
        }
    }
    return {};
}

// Begins the copy of one block. False: Warp::fault is set.
bool beginCopy(const Instruction& instruction, Warp& warp, int lane, Block& block, CellAddress to, const TensorDescriptor& from,
               TensorOperation* operation)
{
    const auto& form = formOf<TensorCopyForm>(instruction);
    const CellRange cells{0, kTensorLanes, to.column, static_cast<std::uint32_t>(form.pieces * kCellsOfPiece)};
    const auto copy = std::make_shared<TensorCopy>(TensorCopy{&form, {.block = &block, .offsets = {}}, to});
    if (!areAllocated(warp, lane, block, cells, "a tcgen05.cp") ||
        !findShared(warp, lane, from, false, form.rows, form.pieces, "the source of a tcgen05.cp", copy->source))
        return false;
    if (CopyShadow* const shadow = tensorShadowOf(block); shadow != nullptr && operation != nullptr) {
        tellReads(instruction, warp, lane, "tcgen05.cp", copy->source, *operation);
        const std::uint32_t step = form.spread == Spread::Rows ? 1 : 16;
        for (std::uint32_t row = 0; row < static_cast<std::uint32_t>(form.rows); row += step)
            eachLane(form, row, [&](std::uint32_t first) {
                tensorMemoryOf(block).watch().touch(*shadow, block, operation->access,
                                                    {to.lane + first, 1, cells.column, cells.columns}, true);
            });
    }
    asyncStateOf(warp).later({.warp = warp.index, .lane = lane, .instruction = &instruction,
                              .run = [copy](AsyncState&) { return perform(*copy); },
                              .bytes = copy->source.offsets.size() * sizeof(std::uint32_t)});
    return true;
}

}  // namespace

Next beginTensorCopy(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const auto& form = formOf<TensorCopyForm>(instruction);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t bits = lanes<std::uint64_t>(warp, instruction.from[2])[lane];
        const CellAddress to = CellAddress::of(lanes<std::uint32_t>(warp, instruction.from[0])[lane] +
                                               *lanes<std::uint32_t>(warp, instruction.from[1]));
        if (!isRightGroup(warp, lane, form.blocks))
            return Next::Faulted;
        Message wrong = TensorDescriptor::wrongOf(bits);
        if (wrong.empty() && to.lane >= (form.spread == Spread::Rows ? kLanesOfWarp : 1))
            wrong = message("the address of tensor memory has lane {}, where this tcgen05.cp cannot begin", to.lane);
        if (!wrong.empty())
            return raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane, .text = std::move(wrong)});
        TensorMemoryState& state = tensorMemoryOf(*warp.block);
        TensorOperation* const operation = tensorShadowOf(*warp.block) == nullptr
            ? nullptr : &state.beginOperation(warp, lane, instruction, TensorAccess::Kind::Copy);
        const TensorDescriptor from = TensorDescriptor::of(bits);
        if (!beginCopy(instruction, warp, lane, *warp.block, to, from, operation) ||
            (form.blocks == 2 && !beginCopy(instruction, warp, lane, *otherOfPair(*warp.block), to, from, operation)))
            return Next::Faulted;
    }
    return Next::Continue;
}

}  // namespace kd::emulator
