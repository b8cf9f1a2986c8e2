#pragma once

#include "core/memory/devicememory.h"
#include "core/stream/stream.h"

#include <cstddef>
#include <span>

namespace kd {

// Copies and fills on a stream. A destination may be longer than what is copied, never shorter (LogicError with both
// sizes). They return once the work is enqueued and the host bytes may be reused only after it has ended, except that
// pageable host memory is staged by the driver, which may block. A fault of earlier work on the stream throws here.

void upload(const StreamRef& stream, DeviceMemoryRef to, std::span<const std::byte> from);
void download(const StreamRef& stream, std::span<std::byte> to, DeviceMemoryRef from);
void copy(const StreamRef& stream, DeviceMemoryRef to, DeviceMemoryRef from);
void fillBytes(const StreamRef& stream, DeviceMemoryRef memory, std::byte value);

}  // namespace kd
