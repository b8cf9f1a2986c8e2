// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/driver/fakecuda/fakecuda.h"

#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

// What the profilers of libkdfakecupti have in common: they read structures by their offsets in CUPTI's documentation, and do what
// KD_FAKE_CUPTI orders; see fakeprofiler.cpp and fakesass.cpp.

namespace kdfake {

inline constexpr int kInvalidParameter = 1;
inline constexpr int kInvalidOperation = 7;

inline std::string mode()
{
    const char* const set = std::getenv("KD_FAKE_CUPTI");
    return set != nullptr ? set : "";
}

/// The result that `function` is to give now; 0 where it is to do its work.
inline int ordered(const char* function)
{
    const std::string order = mode();
    const std::string name(function);
    if (order == "hangs=" + name)
        for (;;)
            raise(SIGSTOP);
    if (order == "crashes=" + name)
        std::abort();
    const std::string fails = "fails=" + name + ":";
    return order.rfind(fails, 0) == 0 ? std::atoi(order.c_str() + fails.size()) : 0;
}

template <typename T> T get(const void* params, std::size_t offset)
{
    T value;
    std::memcpy(&value, static_cast<const char*>(params) + offset, sizeof value);
    return value;
}

template <typename T> void put(void* params, std::size_t offset, T value)
{
    std::memcpy(static_cast<char*>(params) + offset, &value, sizeof value);
}

inline bool isSized(const void* params, std::size_t size)
{
    return get<std::size_t>(params, 0) == size && get<void*>(params, 8) == nullptr;
}

inline bool isOf(const void* params, std::size_t size, const void* object)
{
    return isSized(params, size) && get<const void*>(params, 16) == object;
}

inline void ignoreEnd(unsigned, const KdFakeLaunch&, double, double) { }

}  // namespace kdfake
