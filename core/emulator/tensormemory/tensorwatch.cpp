// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/tensorwatch.h"

#include "core/emulator/checks/racereport.h"
#include "core/emulator/tensor/matrixform.h"
#include "core/emulator/tensormemory/tensorproducts.h"

#include <algorithm>

namespace kd::emulator {
namespace {

using AccessOf = TensorAccess::Kind;

std::string_view nameOf(AccessOf kind)
{
    switch (kind) {
    case AccessOf::Load: return "tcgen05.ld";
    case AccessOf::Store: return "tcgen05.st";
    case AccessOf::Copy: return "tcgen05.cp";
    case AccessOf::Product: return "tcgen05.mma";
    case AccessOf::Shift: return "tcgen05.shift";
    case AccessOf::Free: return "tcgen05.dealloc";
    }
    return "";
}

/// Whether an access comes behind an earlier one, and what is missing (PTX ISA 9.0, 9.7.16.6).
enum class AccessOrder : std::uint8_t { Given, IsNotDone, IsNotKnown };

// Which asynchronous instructions keep their order (PTX ISA 9.0, 9.7.16.6).
bool isOrderKept(const TensorAccess& earlier, const TensorAccess& later)
{
    switch (later.kind) {
    case AccessOf::Product: return true;
    case AccessOf::Shift: return earlier.kind == AccessOf::Product;
    case AccessOf::Copy:
        return earlier.kind == AccessOf::Shift &&
            formOf<TensorCopyForm>(*later.instruction).spread == TensorCopyForm::Spread::Rows;
    default: return false;
    }
}

// Those are done in their order, also by several threads if fences say which that is.
bool isPipelined(CopyShadow& shadow, const TensorAccess& earlier, const TensorAccess& later)
{
    if (!earlier.isAsync() || !later.isAsync())
        return false;
    if (isOfSameThread(earlier, later))
        return true;
    return isOrderKept(earlier, later) && earlier.isFenced && later.known &&
        shadow.clocks().knows(*later.known, earlier.fence);
}

bool isReadBack(const TensorAccess& earlier, const TensorAccess& later)
{
    return earlier.kind == AccessOf::Store && later.kind == AccessOf::Load && later.warp == earlier.warp && !earlier.isDone;
}

bool isStoredAgain(const TensorAccess& earlier, const TensorAccess& later)
{
    return earlier.kind == AccessOf::Store && later.kind == AccessOf::Store && later.warp == earlier.warp;
}

AccessOrder orderOf(CopyShadow& shadow, const TensorAccess& earlier, const TensorAccess& later)
{
    if (isPipelined(shadow, earlier, later))
        return AccessOrder::Given;
    // The PTX ISA wants tcgen05.wait::st between. CUTLASS's kernels that split K read back without it what the same warp stored.
    if (isReadBack(earlier, later) || isStoredAgain(earlier, later))
        return AccessOrder::Given;
    if (!earlier.isDone)
        return AccessOrder::IsNotDone;
    // The PTX ISA wants tcgen05.fence on both sides of what orders two threads by release and acquire, too. CUTLASS's own kernels
    // have none, behind tcgen05.wait and tcgen05.commit.
    return shadow.clocks().knows(later.warp, earlier.end) ? AccessOrder::Given : AccessOrder::IsNotKnown;
}

Message whyNot(const TensorAccess& earlier, AccessOrder order)
{
    if (order == AccessOrder::IsNotKnown && earlier.kind == AccessOf::Store)
        return "no barrier stands between the tcgen05.wait::st that has waited for that and this";
    if (order == AccessOrder::IsNotKnown)
        return earlier.isAsync() ? Message("nothing tells it that the mbarrier of the tcgen05.commit has completed its phase")
                                 : Message("no barrier stands between");
    if (earlier.kind == AccessOf::Load)
        return "no tcgen05.wait::ld has waited for that";
    if (earlier.kind == AccessOf::Store)
        return "no tcgen05.wait::st has waited for that";
    return earlier.isCommitted ? Message("the mbarrier of its tcgen05.commit has not been waited for")
                               : Message("no tcgen05.commit has followed that");
}

void tell(CopyShadow& shadow, const Block& block, const TensorAccess& later, const TensorAccess& earlier, Message text)
{
    shadow.tell({.instruction = later.instruction,
                 .otherInstruction = earlier.instruction,
                 .warp = later.warp,
                 .otherWarp = earlier.warp,
                 .lane = later.lane,
                 .otherLane = earlier.lane,
                 .text = std::move(text),
                 .block = &blockOfWarp(block, later.warp),
                 .kind = Fault::Kind::IllegalInstruction,
                 .hasAddress = false});
}

Message earlyText(const Block& block, const TensorAccess& later, const TensorAccess& earlier, AccessOrder order,
                  const CellRange& at, bool isOfWriter)
{
    const std::string_view name = nameOf(later.kind), other = nameOf(earlier.kind);
    const Message thread = threadNameInCluster(block, later.warp, later.lane);
    const Message otherThread = threadNameInCluster(block, earlier.warp, earlier.lane);
    if (isOfWriter)
        return message("a {} of thread {} uses tensor memory at column {}, lane {}, which a {} of thread {} writes: {}", name,
                       thread, at.column, at.lane, other, otherThread, whyNot(earlier, order));
    return message("a {} of thread {} changes tensor memory at column {}, lane {}, which a {} of thread {} reads: {}", name, thread,
                   at.column, at.lane, other, otherThread, whyNot(earlier, order));
}

}  // namespace

template <typename Act> bool TensorWatch::eachUnit(const CellRange& cells, const Act& act)
{
    m_units.resize(std::size_t{kTensorColumns} * kParts);
    for (std::uint32_t column = cells.column; column < cells.column + cells.columns; ++column)
        for (std::uint32_t part = cells.lane / kLanesOfCell; part <= (cells.lane + cells.lanes - 1) / kLanesOfCell; ++part)
            if (!act(m_units[column * kParts + part], column, part * kLanesOfCell))
                return false;
    return true;
}

void TensorWatch::touch(CopyShadow& shadow, const Block& block, const SharedTensorAccess& access, const CellRange& cells,
                        bool isWrite)
{
    eachUnit(cells, [&](Unit& unit, std::uint32_t column, std::uint32_t lane) {
        for (const bool isOfWriter : {true, false}) {
            const SharedTensorAccess& other = isOfWriter ? unit.writer : unit.reader;
            if (other == nullptr || other == access || (!isOfWriter && !isWrite))
                continue;
            const AccessOrder order = orderOf(shadow, *other, *access);
            if (order == AccessOrder::Given) {
                if (isReadBack(*other, *access) && (access->readBack.empty() || access->readBack.back() != other))
                    access->readBack.push_back(other);
                continue;
            }
            tell(shadow, block, *access, *other, earlyText(block, *access, *other, order, {lane, 1, column, 1}, isOfWriter));
            return false;
        }
        if (access->kind == AccessOf::Free)
            unit = {};
        else if (isWrite)
            unit = {.writer = access};
        else
            unit.reader = access;
        return true;
    });
}

void TensorWatch::wantWritten(CopyShadow& shadow, const Block& block, const SharedTensorAccess& access, const CellRange& cells,
                              const Message& what)
{
    eachUnit(cells, [&](const Unit& unit, std::uint32_t column, std::uint32_t lane) {
        if (unit.writer != nullptr)
            return true;
        shadow.tell({.instruction = access->instruction,
                     .otherInstruction = access->instruction,
                     .warp = access->warp,
                     .otherWarp = access->warp,
                     .lane = access->lane,
                     .otherLane = access->lane,
                     .text = message("a tcgen05.mma of thread {} reads {} in tensor memory at column {}, lane {}, which nobody has "
                                     "written", threadNameInCluster(block, access->warp, access->lane), what, column, lane),
                     .block = &blockOfWarp(block, access->warp),
                     .kind = Fault::Kind::UninitializedRead,
                     .hasAddress = false});
        return false;
    });
}

}  // namespace kd::emulator
