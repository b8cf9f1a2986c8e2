// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/array.h"
#include "core/memory/devicememory.h"
#include "core/stream/stream.h"

#include <optional>
#include <span>

namespace kd {

/// One end of a copy of rows and slices: memory with a pitch, or an array, and where in it the copy begins.
class CopyEndpoint {
public:
    /// `pitch`: from one row to the next, at least what is copied of one; `rows`: of one slice, needed for several slices.
    static CopyEndpoint host(std::span<const std::byte> bytes, Bytes pitch, std::size_t rows = 0);
    /// Device memory, by the same rule.
    static CopyEndpoint device(DeviceMemoryRef memory, Bytes pitch, std::size_t rows = 0);
    /// Managed memory, or any that both reach.
    static CopyEndpoint unified(DeviceMemoryRef memory, Bytes pitch, std::size_t rows = 0);
    /// An array, from its first element.
    static CopyEndpoint array(const ArrayRef& array);

    /// The same, beginning `x` bytes, `y` rows and `z` slices further.
    CopyEndpoint at(Bytes x, std::size_t y = 0, std::size_t z = 0) const;
    /// The same, as memory of that context; needed on both ends of a copy between devices, but for arrays.
    CopyEndpoint in(const ContextRef& context) const;

private:
    friend struct BoxCopyCall;

    MemoryType m_type = MemoryType::Host;
    std::uint64_t m_address = 0;
    Bytes m_size;
    CUarray m_array = nullptr;
    Bytes m_pitch;
    std::size_t m_rows = 0;
    Bytes m_x;
    std::size_t m_y = 0, m_z = 0;
    std::optional<ContextRef> m_context;
};

/// Says how much is copied.
struct CopyExtent {
    Bytes width;  ///< width of a row
    std::size_t height = 1;
    std::size_t depth = 1;
};

// Copies are done in the stream's turn; host memory that is not page-locked makes the call wait. Memory must live until the
// copy has ended. What would leave either end's memory is refused with LogicError before anything is copied; arrays are checked
// by the driver.

/// Rows (cuMemcpy2DAsync). Device memory may have to be pitched as the driver gives it.
void copyRows(const StreamRef& stream, const CopyEndpoint& to, const CopyEndpoint& from, const CopyExtent& extent);
/// The same for any pitch between devices' memory, slower; on the legacy stream, and it waits.
void copyRowsUnaligned(const ContextRef& context, const CopyEndpoint& to, const CopyEndpoint& from, const CopyExtent& extent);
/// Slices of rows (cuMemcpy3DAsync), between two contexts when both ends name theirs (cuMemcpy3DPeerAsync).
void copyBox(const StreamRef& stream, const CopyEndpoint& to, const CopyEndpoint& from, const CopyExtent& extent);

/// Copies of one-dimensional arrays, by bytes from their start. On the legacy stream, and they wait.

void upload(const ArrayRef& to, Bytes offset, std::span<const std::byte> from);
void download(std::span<std::byte> to, const ArrayRef& from, Bytes offset);
void copy(const ArrayRef& to, Bytes offset, DeviceMemoryRef from);
void copy(DeviceMemoryRef to, const ArrayRef& from, Bytes offset);
void copy(const ArrayRef& to, Bytes toOffset, const ArrayRef& from, Bytes fromOffset, Bytes size);

}  // namespace kd
