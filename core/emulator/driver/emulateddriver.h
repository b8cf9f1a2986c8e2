// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/driverapi.h"
#include "core/emulator/driver/launchobserver.h"
#include "core/emulator/machine.h"

#include <cstdint>
#include <memory>

namespace kd::emulator {

class VirtualMemory;

/// Tables that can be in use at once in a process.
inline constexpr int kMaxTables = 16;

/// The emulated GPU behind the driver API: one device whose limits are those of `settings.capability`, the common slots of the
/// table filled, the others in `missing`. It behaves as libcuda does: cuInit comes first, errors of a kernel stay until the process
/// ends, one thread of its own does what streams were given, in their order, kernels on all of settings.threads. Its memory takes
/// address space with the first context or module. Each call makes another device; the table works until the last copy of it is
/// gone, calls after that give CUDA_ERROR_DEINITIALIZED. Throws LogicError for a compute capability that is not emulated, and when
/// all tables are in use. `observer`, where there is one, is told of every launch.
DriverApi emulatedDriver(const MachineSettings& settings, std::shared_ptr<LaunchObserver> observer = {});

/// Tells the device behind `api`, which emulatedDriver() gave, that the host itself has written [address, address + bytes), memory
/// of the device or of the host.
void noteHostWrite(const DriverApi& api, std::uint64_t address, std::uint64_t bytes);

/// The reserved addresses and mapped memory of the device behind `api`, which emulatedDriver() gave: the entries of whole programs
/// work on it; the table has none of them. Throws RuntimeError where the device gets no address space.
VirtualMemory& virtualMemory(const DriverApi& api);

/// Tells the device that memory of it holds nothing that anybody has written, as when it has just been allocated.
void noteUnwritten(const DriverApi& api, std::uint64_t address, std::uint64_t bytes);

/// Holds `stream` until the 8 bytes at `address` meet the condition of `flags` (CUstreamWaitValue_flags) with `value`, as
/// cuStreamWaitValue64 does.
CUresult waitForWord(const DriverApi& api, CUstream stream, CUdeviceptr address, std::uint64_t value, unsigned flags);

/// Writes the 8 bytes at `address` at once when it is `stream`'s turn, as cuStreamWriteValue64 does.
CUresult writeWord(const DriverApi& api, CUstream stream, CUdeviceptr address, std::uint64_t value);

/// Gives `stream` another priority, which is brought within the range that the device has.
CUresult setStreamPriority(const DriverApi& api, CUstream stream, int priority);

/// 7.5 to 12.0: those that `settings.capability` can be.
bool isEmulated(ComputeCapability capability) noexcept;

}  // namespace kd::emulator
