// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/driver/virtualmemory.h"

#include <cstdint>
#include <map>
#include <memory>

namespace kd::emulator {

/// The memory of a handle, which it and its mappings share.
struct VirtualMemory::Pages {
    Pages(DeviceMemory& device, std::uint64_t size, const CUmemAllocationProp& asked)
        : memory(device), wish(asked), file(Bytes{size}), bytes(size)
    {
    }
    ~Pages() { memory.give(bytes); }
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;

    DeviceMemory& memory;
    const CUmemAllocationProp wish;
    posix::SharedMemory file;
    const std::uint64_t bytes;
    CUmemGenericAllocationHandle handle = 0;
    int mappings = 0;         ///< that are there
    bool wasMapped = false;   ///< somebody may have written it
};

/// A multicast object, which its handle and its mappings share.
struct VirtualMemory::Multicast {
    /// A part of it with memory of the device: pages from an offset on, or what is at an address.
    struct Bound {
        std::uint64_t bytes = 0;
        std::shared_ptr<Pages> pages;  ///< null: `from` is an address
        std::uint64_t from = 0;
    };
    CUmulticastObjectProp wish{};
    bool hasDevice = false;
    std::map<std::uint64_t, Bound> bound;  ///< by offset in the object
};

}  // namespace kd::emulator
