// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/driver/devicechannel.h"
#include "core/emulator/machine.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kd::emulator {

class Context;

/// Describes a launch that the emulated driver took. What it refers to lives as long as the call that gets it.
struct TakenLaunch {
    std::uint64_t number = 0;     ///< counts the launches of a driver, from 1
    std::string_view kernel;      ///< as the module names it
    Dim3 grid, block;
    std::uint64_t dynamicShared = 0;  ///< bytes
    bool isCooperative = false;
    std::span<const std::byte> parameters;  ///< as the kernel finds them
    std::span<const Kernel::Parameter> layout;  ///< where each of them lies
    const Image* image = nullptr;           ///< the module of the kernel
    const DeviceMemory* memory = nullptr;   ///< all global memory, that of the module's variables, too
    const Context* context = nullptr;       ///< has the textures, surfaces and arrays that the launch may name
};

/// Is told of every launch. Its functions may not call the driver.
class LaunchObserver {
public:
    virtual ~LaunchObserver() = default;

    /// Called on the thread that launches, before the call that launches returns and before any thread of the launch runs.
    virtual void onTaken(const TakenLaunch& launch) = 0;
    /// Called on a thread of the driver, before the first thread of the launch runs: its memory is as the kernel will find it.
    virtual void onBegin(const TakenLaunch& launch) = 0;
    /// Called on the same thread where the launch has ended: a grid that its kernel, or one that this launched, did launch.
    virtual void onLaunched(std::uint64_t number, const LaunchedGrid& grid) = 0;
    /// Called on the same thread behind the last one, before anyone who waits for the launch goes on.
    virtual void onEnd(std::uint64_t number, const LaunchRecord& record, const std::optional<Fault>& fault, Seconds duration) = 0;
};

}  // namespace kd::emulator
