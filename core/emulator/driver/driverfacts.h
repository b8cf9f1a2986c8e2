// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/architecture.h"
#include "core/emulator/device/devicefacts.h"
#include "core/emulator/machine.h"

namespace kd::emulator {

/// The emulated driver's answers to what kernels ask.
class DriverFacts final : public DeviceFacts {
public:
    /// `limits` outlive it.
    DriverFacts(const MachineSettings& settings, const ArchitectureLimits& limits) : m_settings(settings), m_limits(limits) {}

    std::optional<int> attribute(int number) const override;
    int residentBlocks(const Kernel& kernel, int threads, std::size_t dynamicShared) const override;
    KernelFacts of(const Kernel& kernel) const override;

private:
    const MachineSettings m_settings;
    const ArchitectureLimits& m_limits;
};

/// Threads that a block of the kernel may have.
int maxThreadsOf(const Kernel& kernel, const ArchitectureLimits& limits);

}  // namespace kd::emulator
