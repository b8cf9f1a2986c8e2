// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"
#include "core/device/context.h"

#include <string>

namespace kd {

/// Tells whose a device's memory is, as errors say it.
struct MemoryUse {
    Bytes total;
    Bytes free;
    Bytes held;  ///< by DeviceMemory and DeviceMemoryPool of this process

    /// Counts what is neither: other processes', and what the driver takes for contexts, code and printing.
    Bytes others() const;
    /// "1.0 GiB of the device's 139.8 GiB are free, 0 bytes are held here, 138.8 GiB by other programs and the driver".
    Message text() const;
};
/// Tells the use as it is now. Throws as ContextRef::memory() does.
MemoryUse memoryUseOf(const ContextRef& context);

/// Counts memory that this process took from the driver, or gave back to it. Thread-safe.
void noteTaken(const Device& device, Bytes size) noexcept;
void noteGiven(const Device& device, Bytes size) noexcept;

}  // namespace kd
