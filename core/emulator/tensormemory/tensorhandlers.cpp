// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/tensorhandlers.h"

#include "core/emulator/async/bulkbind.h"
#include "core/emulator/async/mbarrieraccess.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/tensor/matrixform.h"
#include "core/emulator/tensor/tensorbind.h"
#include "core/emulator/tensormemory/cellmoves.h"
#include "core/emulator/tensormemory/tensormemorystate.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

using AccessOf = TensorAccess::Kind;

Next illegal(Warp& warp, int lane, Message text)
{
    return raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane, .text = std::move(text)});
}

// A value that all lanes must have alike. False: Warp::fault is set.
bool readAlike(Warp& warp, Slot slot, const Message& what, std::uint32_t& value)
{
    const auto* const each = lanes<std::uint32_t>(warp, slot);
    value = each[0];
    const auto* const other = std::find_if(each, each + kLanes, [&](std::uint32_t one) { return one != value; });
    if (other == each + kLanes)
        return true;
    illegal(warp, static_cast<int>(other - each),
            message("lane {} gives another {} than lane 0", other - each, what));
    return false;
}

bool isExclusive(const Instruction& instruction)
{
    return (instruction.aux & kExclusive) != 0;
}

bool readColumns(const Instruction& instruction, Warp& warp, std::uint32_t& columns)
{
    if (!readAlike(warp, instruction.from[1], "number of columns of tensor memory", columns))
        return false;
    if (isExclusive(instruction) ? TensorCells::isExclusiveSize(columns) : TensorCells::isSize(columns))
        return true;
    if (isExclusive(instruction)) {
        illegal(warp, 0, message("{} columns of tensor memory are asked for exclusively: a multiple of {} up to {} is possible",
                                 columns, std::uint32_t{kColumnsOfUnit}, std::uint32_t{kTensorColumns}));
        return false;
    }
    illegal(warp, 0, message("{} columns of tensor memory are asked for: a power of two from 32 to 512 is possible", columns));
    return false;
}

Access sharedAccess(const Instruction& instruction, AccessKind kind, std::uint32_t bytes)
{
    return {.space = (instruction.aux & kGenericAddress) != 0 ? ptx::Space::Generic : ptx::Space::Shared, .kind = kind,
            .narrow = (instruction.aux & kWideAddress) == 0, .bytes = bytes};
}

std::uint64_t sharedAddress(const Instruction& instruction, const Warp& warp, int lane)
{
    return addressIn(warp, instruction.from[0], (instruction.aux & kWideAddress) != 0, instruction.immediate, lane);
}

// Where tcgen05.alloc writes the address. False: Warp::fault is set.
bool findTarget(const Instruction& instruction, Warp& warp, BytePlace& place)
{
    const Access access = sharedAccess(instruction, AccessKind::Write, 4);
    if (!resolveRange(warp, 0, sharedAddress(instruction, warp, 0), 4, access, false, place))
        return false;
    const auto* const first = warp.block->shared;
    if (place.host >= first && place.host < first + warp.sharedBytes)
        return true;
    illegal(warp, 0, "tcgen05.alloc writes its address to shared memory, and this one is in another space");
    return false;
}

/// The cells of a load or a store, by their first lane.
struct Moved {
    const CellMove& move;
    CellAddress first;
};

// The warp's lanes of tensor memory begin at that number. A lane below 32 in an address counts from there, as on a GPU.
bool readMoved(const Instruction& instruction, Warp& warp, std::uint32_t& address)
{
    if (!readAlike(warp, instruction.from[0], "address of tensor memory", address))
        return false;
    address += *lanes<std::uint32_t>(warp, instruction.from[1]);
    const std::uint32_t own = warp.index % 4 * kLanesOfWarp, lane = CellAddress::of(address).lane;
    if (lane < kLanesOfWarp && own != 0)
        address += own << 16;
    const std::uint32_t within = CellAddress::of(address).lane - own;
    const auto& move = formOf<CellMove>(instruction);
    if (within < kLanesOfWarp && within % 16 == 0 && within + static_cast<std::uint32_t>(move.lanes()) <= kLanesOfWarp)
        return true;
    illegal(warp, 0, message("the address of tensor memory has lane {}: warp {} reaches {} lanes from lane {} on, and this "
                             "instruction touches {}", lane, warp.index, kLanesOfWarp, own, move.lanes()));
    return false;
}

// The parts of tensor memory that a load or a store touches: two of .16x32bx2.
template <typename Act> bool eachPart(const CellMove& move, CellAddress first, const Act& act)
{
    const CellRange part{first.lane, static_cast<std::uint32_t>(move.lanes()), first.column, move.columns()};
    if (!act(part))
        return false;
    CellRange second = part;
    second.column += static_cast<std::uint32_t>(move.split);
    return move.shape != MoveShape::Of16x32bx2 || act(second);
}

bool beginMove(const Instruction& instruction, Warp& warp, AccessOf kind, CellAddress& first)
{
    tellConvergence(warp);
    std::uint32_t address = 0;
    if (!readMoved(instruction, warp, address))
        return false;
    first = CellAddress::of(address);
    const auto& move = formOf<CellMove>(instruction);
    const Message what = kind == AccessOf::Load ? Message("a tcgen05.ld") : Message("a tcgen05.st");
    if (!eachPart(move, first, [&](const CellRange& part) { return areAllocated(warp, 0, *warp.block, part, what); }))
        return false;
    CopyShadow* const shadow = tensorShadowOf(*warp.block);
    if (shadow == nullptr)
        return true;
    TensorMemoryState& state = tensorMemoryOf(*warp.block);
    const SharedTensorAccess access = state.beginMove(warp, instruction, kind);
    eachPart(move, first, [&](const CellRange& part) {
        state.watch().touch(*shadow, *warp.block, access, part, kind == AccessOf::Store);
        return true;
    });
    if (kind == AccessOf::Load)
        state.loadRegistersOf(warp).begin(instruction, warp, access);
    return true;
}

// Calls act(register's value of a lane, cell, the cell behind it or null) for all of a load or a store.
template <typename Act> void eachRegister(const Instruction& instruction, Warp& warp, CellAddress first, const Act& act)
{
    const auto& move = formOf<CellMove>(instruction);
    TensorCells& cells = tensorMemoryOf(*warp.block).cells();
    for (int number = 0; number < move.registers; ++number) {
        auto* const values = lanes<std::uint32_t>(warp, warp.lists[instruction.aux + static_cast<std::uint32_t>(number)]);
        for (int lane = 0; lane < kLanes; ++lane) {
            const CellAddress place = move.placeOf(lane, number);
            std::uint32_t* const cell = &cells.at(first.lane + place.lane, first.column + place.column);
            act(values[lane], cell[0], move.isPacked ? cell + 1 : nullptr);
        }
    }
}

// What a commit tells of, and where.
struct Commit {
    std::vector<TensorOperation> operations;
    std::vector<std::pair<Block*, std::uint32_t>> mbarriers;
    Warp* warp = nullptr;
    int lane = 0;
};

Message arrive(const Commit& commit)
{
    for (const auto& [block, offset] : commit.mbarriers) {
        AsyncState& state = asyncStateOf(*block);
        Mbarrier* const mbarrier = state.mbarriers().find(offset);
        if (mbarrier == nullptr)
            return message("{} has been ended before a tcgen05.commit has arrived at it", mbarrierName(*block, offset));
        tensorMemoryOf(*commit.warp->block).end(*commit.warp, commit.lane, commit.operations, mbarrier->source);
        const bool isOwn = block == commit.warp->block;
        if (Message wrong = mbarrier->arrive(1, isOwn ? commit.warp->index : Mbarrier::kRemote, commit.lane); !wrong.empty())
            return misuseText(*block, offset, wrong);
        state.changed(*mbarrier);
    }
    return {};
}

// The same place in each block of the cluster that the mask names. False: Warp::fault is set.
bool findMbarriers(const Instruction& instruction, Warp& warp, Commit& commit)
{
    BytePlace place;
    const Access access = sharedAccess(instruction, AccessKind::Atomic, kMbarrierBytes);
    if (!resolveRange(warp, commit.lane, sharedAddress(instruction, warp, commit.lane), kMbarrierBytes, access, true, place))
        return false;
    const auto offset = static_cast<std::uint32_t>(place.offset());
    Cluster* const cluster = warp.block->cluster;
    const std::size_t blocks = cluster == nullptr ? 1 : cluster->blocks.size();
    if ((instruction.aux & kMulticastCommit) == 0) {
        commit.mbarriers.push_back({place.block, offset});
    } else {
        const std::uint32_t mask = lanes<std::uint16_t>(warp, instruction.from[1])[commit.lane];
        if (mask >> blocks != 0) {
            illegal(warp, commit.lane, message("the mask of blocks of a tcgen05.commit is {}: the cluster has {}", mask, blocks));
            return false;
        }
        for (std::size_t rank = 0; rank < blocks; ++rank)
            if ((mask >> rank & 1) != 0)
                commit.mbarriers.push_back({cluster == nullptr ? warp.block : cluster->blocks[rank], offset});
    }
    return std::ranges::all_of(commit.mbarriers, [&](const auto& mbarrier) {
        return usableMbarrier(warp, commit.lane, *mbarrier.first, mbarrier.second) != nullptr;
    });
}

}  // namespace

bool isRightGroup(Warp& warp, int lane, int blocks)
{
    if (!tensorMemoryOf(*warp.block).takesGroup(blocks)) {
        illegal(warp, lane, "all tcgen05 instructions of a kernel have the same .cta_group, and this one has another than before");
        return false;
    }
    if (blocks == 1 || otherOfPair(*warp.block) != nullptr)
        return true;
    illegal(warp, lane, ".cta_group::2 is of two blocks of a cluster whose ranks differ in the lowest bit, and there is no other");
    return false;
}

bool areAllocated(Warp& warp, int lane, Block& block, const CellRange& cells, const Message& what)
{
    if (tensorMemoryOf(block).cells().isAllocated(cells))
        return true;
    raise(warp, {.kind = Fault::Kind::IllegalAddress, .lane = lane, .hasAddress = true,
                 .address = CellAddress{cells.lane, cells.column}.bits(),
                 .text = message("{} touches columns {} to {} of lanes {} to {} of tensor memory, which are not allocated", what,
                                 cells.column, cells.column + cells.columns - 1, cells.lane, cells.lane + cells.lanes - 1)});
    return false;
}

Next allocateColumns(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    tellConvergence(warp);
    std::uint32_t columns = 0, column = 0;
    BytePlace place;
    if (!isRightGroup(warp, 0, blocksOfGroup(instruction)) || !readColumns(instruction, warp, columns) ||
        !findTarget(instruction, warp, place))
        return Next::Faulted;
    switch (tensorMemoryOf(*warp.block).allocate(warp, instruction, columns, column)) {
    case TensorMemoryState::Allocation::HasNoPermit:
        return illegal(warp, 0, "a tcgen05.alloc follows tcgen05.relinquish_alloc_permit of the same block");
    case TensorMemoryState::Allocation::Waits:
        split(warp, mask, indexOf(instruction, warp)).wait = Wait::TensorMemory;
        return Next::Parked;
    case TensorMemoryState::Allocation::Done: break;
    }
    std::memcpy(place.host, &column, sizeof column);
    if (warp.block->races != nullptr) {
        const auto offset = static_cast<std::uint32_t>(place.offset());
        const Access access{.space = ptx::Space::Shared, .kind = AccessKind::Write, .bytes = 4};
        warp.block->races->note(instruction, warp, 1, access, &offset);
        tellConvergence(warp);  // the whole warp has written it
    }
    return Next::Continue;
}

Next freeColumns(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    tellConvergence(warp);
    std::uint32_t address = 0, columns = 0;
    if (!isRightGroup(warp, 0, blocksOfGroup(instruction)) || !readColumns(instruction, warp, columns) ||
        !readAlike(warp, instruction.from[0], "address of tensor memory", address))
        return Next::Faulted;
    TensorMemoryState& state = tensorMemoryOf(*warp.block);
    const CellAddress first = CellAddress::of(address);
    if (first.lane == 0 && state.isExclusive(first.column) != isExclusive(instruction))
        return illegal(warp, 0, "a tcgen05.dealloc.exclusive frees what a tcgen05.alloc.exclusive has allocated, and a "
                                "tcgen05.dealloc other columns");
    if (first.lane != 0 || !state.free(first.column, columns))
        return illegal(warp, 0, message("no {} columns of tensor memory are allocated that begin at column {}, lane {}", columns,
                                        first.column, first.lane));
    if (CopyShadow* const shadow = tensorShadowOf(*warp.block)) {
        const auto access = std::make_shared<TensorAccess>(
            TensorAccess{.kind = AccessOf::Free, .instruction = &instruction, .warp = numberInCluster(warp), .isCommitted = true});
        state.watch().touch(*shadow, *warp.block, access, {0, kTensorLanes, first.column, columns}, true);
    }
    return Next::Continue;
}

Next relinquishPermit(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    tellConvergence(warp);
    if (!isRightGroup(warp, 0, blocksOfGroup(instruction)))
        return Next::Faulted;
    tensorMemoryOf(*warp.block).relinquish();
    return Next::Continue;
}

Next loadCells(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    CellAddress first;
    if (!beginMove(instruction, warp, AccessOf::Load, first))
        return Next::Faulted;
    eachRegister(instruction, warp, first, [](std::uint32_t& value, std::uint32_t& cell, const std::uint32_t* behind) {
        value = behind == nullptr ? cell : (cell & 0xffff) | *behind << 16;
    });
    return Next::Continue;
}

namespace {

// IEEE 754 minimum and maximum as `min` and `max` have them: -0 is below +0; a NaN loses, or wins where it is asked for.
std::uint32_t reducedFloat(std::uint32_t a, std::uint32_t b, CellReduction form)
{
    constexpr std::uint32_t kNan = 0x7fffffff, kInfinity = 0x7f800000;
    const bool isNanA = (a & kNan) > kInfinity, isNanB = (b & kNan) > kInfinity;
    if (isNanA || isNanB)
        return form.isNanKept || (isNanA && isNanB) ? kNan : isNanA ? b : a;
    const auto ordered = [](std::uint32_t bits) { return (bits >> 31) != 0 ? ~bits : bits | 0x80000000; };
    return (ordered(a) < ordered(b)) == form.isMaximum ? b : a;
}

std::uint32_t reducedOf(std::uint32_t a, std::uint32_t b, CellReduction form)
{
    if (form.type == CellReduction::Type::F32)
        return reducedFloat(a, b, form);
    const bool isLess =
        form.type == CellReduction::Type::S32 ? static_cast<std::int32_t>(a) < static_cast<std::int32_t>(b) : a < b;
    return isLess == form.isMaximum ? b : a;
}

}  // namespace

Next loadReducedCells(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    if (const Next next = loadCells(instruction, registers, mask); next != Next::Continue)
        return next;
    const Warp& warp = warpOf(registers);
    const int count = formOf<CellMove>(instruction).registers;
    const CellReduction form = CellReduction::of(*lanes<std::uint64_t>(warp, instruction.from[2]));
    for (int lane = 0; lane < kLanes; ++lane) {
        const auto valueOf = [&](int number) {
            const std::uint32_t value =
                lanes<std::uint32_t>(warp, warp.lists[instruction.aux + static_cast<std::uint32_t>(number)])[lane];
            return form.isAbsolute ? value & 0x7fffffff : value;
        };
        std::uint32_t found = valueOf(0);
        for (int number = 1; number < count; ++number)
            found = reducedOf(found, valueOf(number), form);
        lanes<std::uint32_t>(warp, instruction.to)[lane] = found;
    }
    return Next::Continue;
}

Next storeCells(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    CellAddress first;
    if (!beginMove(instruction, warp, AccessOf::Store, first))
        return Next::Faulted;
    eachRegister(instruction, warp, first, [](std::uint32_t& value, std::uint32_t& cell, std::uint32_t* behind) {
        cell = behind == nullptr ? value : value & 0xffff;
        if (behind != nullptr)
            *behind = value >> 16;
    });
    return Next::Continue;
}

Next waitForLoads(const Instruction&, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    tellConvergence(warp);
    tensorMemoryOf(*warp.block).waitForMoves(warp, AccessOf::Load);
    return Next::Continue;
}

Next waitForStores(const Instruction&, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    tellConvergence(warp);
    tensorMemoryOf(*warp.block).waitForMoves(warp, AccessOf::Store);
    return Next::Continue;
}

Next fenceBeforeSync(const Instruction&, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    tensorMemoryOf(*warp.block).fenceBefore(warp);
    return Next::Continue;
}

Next fenceAfterSync(const Instruction&, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    tensorMemoryOf(*warp.block).fenceAfter(warp);
    return Next::Continue;
}

Next commitOperations(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const auto commit = std::make_shared<Commit>(Commit{.warp = &warp, .lane = lane});
        if (!isRightGroup(warp, lane, blocksOfGroup(instruction)) || !findMbarriers(instruction, warp, *commit))
            return Next::Faulted;
        commit->operations = tensorMemoryOf(*warp.block).commit(warp, lane);
        asyncStateOf(warp).later({.warp = warp.index, .lane = lane, .instruction = &instruction,
                                  .run = [commit](AsyncState&) { return arrive(*commit); },
                                  .bytes = commit->operations.size() * sizeof(TensorOperation)});
    }
    return Next::Continue;
}

}  // namespace kd::emulator
