#pragma once

#include "core/emulator/devicememory.h"

#include <cstdint>
#include <map>
#include <mutex>

namespace kd::emulator {

/// What kernels' malloc and free work on; lives as long as the machine, as on CUDA. Thread-safe.
class DeviceHeap {
public:
    DeviceHeap(DeviceMemory& memory, std::uint64_t bytes) : m_memory(memory), m_bytes(bytes) {}
    ~DeviceHeap();
    DeviceHeap(const DeviceHeap&) = delete;
    DeviceHeap& operator=(const DeviceHeap&) = delete;

    /// 16-byte aligned; 0 for no bytes and when it does not fit.
    std::uint64_t allocate(std::uint64_t bytes);
    /// False when malloc did not give `address`, or it is free already.
    bool free(std::uint64_t address);

private:
    bool reserve();
    void giveBack(std::uint64_t address, std::uint64_t bytes);

    DeviceMemory& m_memory;
    const std::uint64_t m_bytes;
    std::mutex m_mutex;
    std::uint64_t m_region = 0;  ///< taken at the first malloc
    std::map<std::uint64_t, std::uint64_t> m_free, m_used;  ///< address to bytes
};

}  // namespace kd::emulator
