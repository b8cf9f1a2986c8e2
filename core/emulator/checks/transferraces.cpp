// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/transferraces.h"

#include "core/emulator/ptx/readablename.h"
#include "core/emulator/warp/lanemask.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kTransferSector = GlobalShadow::kSectorBytes;

std::string coordinates(std::uint64_t number, const std::array<std::uint32_t, 3>& size)
{
    const std::uint64_t row = number / size[0];
    return "(" + std::to_string(number % size[0]) + ", " + std::to_string(row % size[1]) + ", " +
           std::to_string(row / size[1]) + ")";
}

Message accessText(const GlobalShadow& shadow, const GlobalAccess& access, bool isWrite)
{
    const GlobalShadow::CopyKind copy = shadow.copyKindOf(access.instruction);
    if (copy == GlobalShadow::CopyKind::Async)
        return "a read of an asynchronous copy";
    if (copy == GlobalShadow::CopyKind::Bulk)
        return access.isAtomic != 0 ? Message("a reduction of a bulk copy")
            : isWrite               ? Message("a write of a bulk copy")
                                    : Message("a read of a bulk copy");
    if (access.isAtomic != 0)
        return "an atomic operation";
    if (access.isStrong != 0)
        return isWrite ? Message("a volatile write") : Message("a volatile read");
    return isWrite ? Message("a write") : Message("a read");
}

class TransferToucher {
public:
    TransferToucher(GlobalShadow& shadow, const TransferRow& row, std::uint32_t instruction) : m_shadow(shadow), m_row(row)
    {
        m_own.block = static_cast<std::uint32_t>(shadow.grids().last().firstBlock) & GlobalAccess::kMaxBlocks;
        m_own.isValid = 1;
        m_own.shift = GlobalAccess::kWholeSector;
        m_own.interval = 1;
        m_own.instruction = instruction & (GlobalAccess::kMaxInstructions - 1);
    }

    /// The access that the row races with; not valid: there is none.
    GlobalAccess run()
    {
        GlobalShadow::Holder holder(m_shadow);
        for (std::uint64_t at = m_row.address, end = at + m_row.bytes; at < end && m_found.isValid == 0;) {
            const std::uint64_t next = std::min(end, (at / kTransferSector + 1) * kTransferSector);
            if (GlobalShadow::Sector* const sector = holder.sector(at))
                touch(*sector, at, next);
            at = next;
        }
        return m_found;
    }
    std::uint64_t place() const noexcept { return m_place; }
    bool isOtherWrite() const noexcept { return m_isOtherWrite; }

private:
    void touch(GlobalShadow::Sector& sector, std::uint64_t at, std::uint64_t next)
    {
        if (sector.cells == nullptr && next - at == kTransferSector && !conflicts(sector.write) &&
            !(m_row.isWrite && (conflicts(sector.read) || conflicts(sector.olderRead)))) {
            note(sector.write, sector.read, sector.olderRead);
            return;
        }
        const bool isAligned = at % GlobalShadow::kWordBytes == 0 && next % GlobalShadow::kWordBytes == 0;
        GlobalCell* const cells = m_shadow.cellsOf(sector, !isAligned);
        const std::uint64_t unit = cells != nullptr && sector.isBytes ? 1 : GlobalShadow::kWordBytes;
        for (std::uint64_t each = at; cells != nullptr && each < next && m_found.isValid == 0; each += unit)
            touch(cells[each % kTransferSector / unit], each, unit);
    }

    void touch(GlobalCell& cell, std::uint64_t at, std::uint64_t bytes)
    {
        for (const GlobalAccess* const write : {&cell.write, &cell.strongWrite})
            if (conflicts(*write) && !isSame(at, bytes))
                return find(*write, at, true);
        for (const GlobalAccess* const read : {&cell.read, &cell.olderRead})
            if (m_row.isWrite && conflicts(*read) && !isSame(at, bytes))
                return find(*read, at, false);
        if (m_row.isWrite)
            cell.strongWrite = {};
        note(cell.write, cell.read, cell.olderRead);
    }

    void note(GlobalAccess& write, GlobalAccess& read, GlobalAccess& olderRead) const
    {
        if (m_row.isWrite) {
            write = m_own;
            read = olderRead = {};
        } else {
            olderRead = read;
            read = m_own;
        }
    }

    bool conflicts(const GlobalAccess& other) const
    {
        return other.isValid != 0 && other.block != m_own.block &&
            !m_shadow.grids().isBefore(other.block, other.warp, other.interval, acquired());
    }

    std::uint32_t acquired() const
    {
        const auto& point = m_shadow.grids().last().place.point;
        return point == nullptr ? 0 : point->acquired;
    }

    // What is written is there already.
    bool isSame(std::uint64_t at, std::uint64_t bytes) const
    {
        const auto* const there = reinterpret_cast<const std::byte*>(at);
        if (!m_row.isWrite)
            return false;
        if (m_row.source != nullptr)
            return std::memcmp(there, m_row.source + (at - m_row.address), bytes) == 0;
        return std::all_of(there, there + bytes, [this](std::byte each) { return each == m_row.value; });
    }

    void find(const GlobalAccess& other, std::uint64_t at, bool isWrite)
    {
        m_found = other;
        m_place = at;
        m_isOtherWrite = isWrite;
    }

    GlobalShadow& m_shadow;
    const TransferRow& m_row;
    GlobalAccess m_own, m_found;
    std::uint64_t m_place = 0;
    bool m_isOtherWrite = false;
};

}  // namespace

std::optional<RaceReport> touchTransfer(GlobalShadow& shadow, const DeviceMemory& memory, const TransferRow& row)
{
    const std::optional<std::uint32_t> number = shadow.numberOfCall(*row.caller, row.pc);
    if (!number || shadow.grids().last().firstBlock >= GlobalAccess::kMaxBlocks)
        return std::nullopt;
    TransferToucher toucher(shadow, row, *number);
    const GlobalAccess other = toucher.run();
    if (other.isValid == 0)
        return std::nullopt;
    const Message place = globalPlace(memory, toucher.place(), GlobalShadow::kWordBytes);
    const Message party = partyText(shadow, other, toucher.isOtherWrite(), true);
    RaceReport found{.instruction = row.caller->code.data() + row.pc,
                     .otherInstruction = shadow.instructionAt(other.instruction),
                     .address = toucher.place(),
                     .kind = Fault::Kind::GlobalRace,
                     .otherFunction = &shadow.functionAt(other.instruction)};
    found.text = row.isWrite
        ? message("at {}: nothing orders {} and a copy or a fill that a kernel put into a stream, which writes there", place, party)
        : message("at {}: nothing orders {} and a copy that a kernel put into a stream, which reads there", place, party);
    return found;
}

Message partyText(GlobalShadow& shadow, const GlobalAccess& access, bool isWrite, bool namesGrid)
{
    const GridTree::Grid& grid = shadow.grids().gridOf(access.block);
    const std::string kernel = ptx::readableVariable(grid.program->functions.front()->text->name);
    if (grid.isTransfer)
        return isWrite ? message("a write of a copy or a fill that {} put into a stream", kernel)
                       : message("a read of a copy that {} put into a stream", kernel);
    const Message text = message("{} by thread {} of block {}", accessText(shadow, access, isWrite),
                                 coordinates(access.warp * kLanes + access.lane, grid.blockSize),
                                 coordinates(access.block - grid.firstBlock, grid.gridSize));
    return namesGrid ? message("{} of {}", text, kernel) : text;
}

}  // namespace kd::emulator
