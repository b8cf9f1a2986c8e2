// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/samplewindows.h"

#include "core/memory/copy.h"

#include <cstdint>

namespace kd {

SampleWindows::SampleWindows(const StreamRef& stream, bool cold) : blockingKernel(stream.context())
{
    const ContextRef& context = stream.context();
    for (std::size_t i = 0; i < kCount; ++i) {
        starts.emplace_back(context);
        stops.emplace_back(context);
    }
    if (!cold)
        return;
    flush.emplace(context, Bytes{static_cast<std::uint64_t>(context.device().attribute(CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE))});
    // The driver loads its own code at the first memset, which may wait for the device: not behind a kernel that blocks.
    fillBytes(stream, *flush, std::byte{0});
    stream.synchronize();
}

}  // namespace kd
