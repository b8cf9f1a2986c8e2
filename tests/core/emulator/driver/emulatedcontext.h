// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"
#include "core/emulator/driver/emulateddriver.h"
#include "core/module/module.h"
#include "core/stream/stream.h"

#include <span>
#include <string_view>
#include <vector>

/// A small emulated GPU of its own with its primary context and a stream. Nothing is made current.
struct EmulatedContext {
    explicit EmulatedContext(kd::ComputeCapability capability = {9, 0})
        : api(kd::emulator::emulatedDriver({.capability = capability, .memoryBytes = 64 << 20, .threads = 2}))
        , owner(kd::Context::retainPrimary(kd::Device::byOrdinal(api, 0)))
        , stream(owner)
    {
    }
    kd::ContextRef ref() const { return owner.ref(); }

    kd::DriverApi api;
    kd::Context owner;
    kd::Stream stream;
};

/// The bytes of a text, a value or a list.
inline std::span<const std::byte> bytesOf(std::string_view text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}
template <typename T> std::span<const std::byte> bytesOf(const std::vector<T>& values)
{
    return std::as_bytes(std::span(values));
}
template <typename T> std::span<std::byte> bytesIn(std::vector<T>& values)
{
    return std::as_writable_bytes(std::span(values));
}

/// How deep the driver's stack of current contexts is on this thread; tests leave it as they found it.
inline int contextDepth(const kd::DriverApi& api)
{
    std::vector<CUcontext> popped;
    CUcontext context = nullptr;
    while (api.cuCtxPopCurrent(&context) == CUDA_SUCCESS)
        popped.push_back(context);
    for (auto each = popped.rbegin(); each != popped.rend(); ++each)
        api.cuCtxPushCurrent(*each);
    return static_cast<int>(popped.size());
}
