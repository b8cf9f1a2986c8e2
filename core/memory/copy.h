// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/devicememory.h"
#include "core/stream/stream.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace kd {

/// Copies and fills on a stream. A destination may be longer than what is copied, never shorter (LogicError with both
/// sizes). They return once the work is enqueued and the host bytes may be reused only after it has ended, except that
/// pageable host memory is staged by the driver, which may block. A fault of earlier work on the stream throws here.

void upload(const StreamRef& stream, DeviceMemoryRef to, std::span<const std::byte> from);
void download(const StreamRef& stream, std::span<std::byte> to, DeviceMemoryRef from);
void copy(const StreamRef& stream, DeviceMemoryRef to, DeviceMemoryRef from);
void fillBytes(const StreamRef& stream, DeviceMemoryRef memory, std::byte value);

/// Every element of `memory`, whose size and address must be whole elements (LogicError).
void fill(const StreamRef& stream, DeviceMemoryRef memory, std::uint8_t value);
void fill(const StreamRef& stream, DeviceMemoryRef memory, std::uint16_t value);
void fill(const StreamRef& stream, DeviceMemoryRef memory, std::uint32_t value);

/// `height` rows of `width` elements that begin `pitch` apart, within `memory` (LogicError).
struct PitchedFill {
    Bytes pitch;
    std::size_t width = 0;
    std::size_t height = 0;
};
/// Every element of the rows, nothing between them.
void fillRows(const StreamRef& stream, DeviceMemoryRef memory, const PitchedFill& rows, std::uint8_t value);
void fillRows(const StreamRef& stream, DeviceMemoryRef memory, const PitchedFill& rows, std::uint16_t value);
void fillRows(const StreamRef& stream, DeviceMemoryRef memory, const PitchedFill& rows, std::uint32_t value);

/// Copies between memory of two contexts, whose devices may be different ones.
void copyPeer(const StreamRef& stream, DeviceMemoryRef to, const ContextRef& toContext, DeviceMemoryRef from,
              const ContextRef& fromContext);

/// The same as those above on the legacy stream, waiting for their end: PyCUDA's memcpy_htod, memcpy_dtoh, memcpy_dtod.

void uploadNow(const ContextRef& context, DeviceMemoryRef to, std::span<const std::byte> from);
void downloadNow(const ContextRef& context, std::span<std::byte> to, DeviceMemoryRef from);
void copyNow(const ContextRef& context, DeviceMemoryRef to, DeviceMemoryRef from);

}  // namespace kd
