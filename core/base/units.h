// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <string>

namespace kd {

/// Durations are double seconds wherever they are measured, integers wherever they are limits.
using Seconds = std::chrono::duration<double>;
using Milliseconds = std::chrono::milliseconds;

/// A size in bytes.
struct Bytes {
    std::uint64_t value = 0;
    friend constexpr auto operator<=>(Bytes, Bytes) = default;
};

/// Threads or blocks along x, y, z.
struct Dim3 {
    std::uint32_t x = 1;
    std::uint32_t y = 1;
    std::uint32_t z = 1;
    friend constexpr bool operator==(Dim3, Dim3) = default;
    constexpr std::uint64_t count() const { return std::uint64_t{x} * y * z; }
};

/// Says how users name a device: "cuda:0" or "emulated".
struct DeviceId {
    std::string name;
    friend auto operator<=>(const DeviceId&, const DeviceId&) = default;
};

/// A compute capability, 9.0 as {9, 0}.
struct ComputeCapability {
    int major = 0;
    int minor = 0;
    friend constexpr auto operator<=>(ComputeCapability, ComputeCapability) = default;
};

}  // namespace kd
