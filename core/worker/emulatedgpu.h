// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/device/deviceinfo.h"
#include "core/emulator/machine.h"

#include <string>

namespace kd {

/// Says what the emulated GPU of this machine is to be.
struct EmulatedGpu {
    ComputeCapability capability{9, 0};
    Message problem;  ///< one sentence when what the user wrote is no compute capability that is emulated

    /// The variable KERNELDESK_EMULATED_CC, else computeCapability in the section [emulated] of kerneldesk.ini in the user's
    /// configuration folder, else 9.0.
    static EmulatedGpu ofThisMachine();

    /// The emulated GPU's memory is half of what this process can have of the machine's, at most 16 GiB; its blocks run on all
    /// cores.
    emulator::MachineSettings machine() const;
    /// Gives the device as it is listed. Starts nothing.
    DeviceInfo info() const;
    /// "KERNELDESK_EMULATED_CC=9.0", for a process that is to have the same.
    std::string variable() const;
};

/// Appends it to what the driver told, and chooses it where there is no other device.
void addEmulatedGpu(const EmulatedGpu& gpu, DeviceList& list);

}  // namespace kd
