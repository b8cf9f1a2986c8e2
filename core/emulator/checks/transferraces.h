// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/globalshadow.h"
#include "core/emulator/checks/racereport.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace kd::emulator {

/// A row of bytes that a copy or a fill reads or writes, which a kernel put into a stream: a grid of GridTree of its own.
struct TransferRow {
    const DecodedFunction* caller = nullptr;  ///< what put it there, at instruction `pc`
    std::uint32_t pc = 0;
    std::uint64_t address = 0, bytes = 0;
    bool isWrite = false;
    const std::byte* source = nullptr;  ///< what is written: so many bytes; null: `value` each
    std::byte value{};
};

/// Notes a row that the grid that was added last touches, before it is done, and gives what it races with, as GlobalRaceDetector
/// has it: accesses of other grids that nothing orders, but for writes of what is written there anyway. Of the report
/// `instruction` is the caller's. Nothing of an epoch whose programs are forgotten.
std::optional<RaceReport> touchTransfer(GlobalShadow& shadow, const DeviceMemory& memory, const TransferRow& row);

/// "a write by thread (3, 0, 0) of block (1, 0, 0)", and of which grid.
Message partyText(GlobalShadow& shadow, const GlobalAccess& access, bool isWrite, bool namesGrid);

}  // namespace kd::emulator
