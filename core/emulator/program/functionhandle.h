// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kd::emulator {

/// The address of a device function as kernels see it: no address of memory, 0 is none.
struct FunctionHandle {
    static constexpr std::uint64_t kTag = std::uint64_t{0x0F1} << 52;

    static constexpr std::uint64_t of(std::uint64_t image, std::uint32_t function)
    {
        return kTag | (image & kImageMask) << kImageShift | (std::uint64_t{function} + 1) << kFunctionShift;
    }
    static constexpr bool isOne(std::uint64_t value)
    {
        return value >> 52 == kTag >> 52 && (value & kAlignment) == 0 && (value >> kFunctionShift & kFunctionMask) != 0;
    }
    static constexpr std::uint64_t image(std::uint64_t handle) { return handle >> kImageShift & kImageMask; }
    static constexpr std::uint32_t function(std::uint64_t handle)
    {
        return static_cast<std::uint32_t>((handle >> kFunctionShift & kFunctionMask) - 1);
    }
    static constexpr std::uint64_t imageNumber(std::uint64_t number) { return number & kImageMask; }

private:
    static constexpr std::uint64_t kAlignment = 15;
    static constexpr int kFunctionShift = 4, kImageShift = 28;
    static constexpr std::uint64_t kFunctionMask = (1U << 24) - 1, kImageMask = (1U << 24) - 1;
};

}  // namespace kd::emulator
