// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/copy.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

namespace kd {
namespace {

void checkFits(std::uint64_t to, std::uint64_t from)
{
    if (to < from)
        throw LogicError({.text = message("cannot copy {} into {}", sizeText({from}), sizeText({to}))});
}

template <typename Value> std::size_t elementsOf(DeviceMemoryRef memory)
{
    if (memory.size.value % sizeof(Value) != 0 || memory.address % sizeof(Value) != 0)
        throw LogicError({.text = message("{} from address {} on are no whole elements of {} bytes", sizeText(memory.size),
                                          memory.address, sizeof(Value))});
    return memory.size.value / sizeof(Value);
}

/// In 128 bits, where nothing wraps.
template <typename Value> void checkRows(DeviceMemoryRef memory, const PitchedFill& rows)
{
    using Wide = unsigned __int128;
    if (rows.width == 0 || rows.height == 0)
        return;
    const Wide row = Wide{rows.width} * sizeof(Value);
    const bool overlap = rows.height > 1 && row > rows.pitch.value;
    if (overlap || Wide{rows.pitch.value} * (rows.height - 1) + row > memory.size.value)
        throw LogicError({.text = message("{} rows of {} elements, {} apart, do not lie in {}", rows.height, rows.width,
                                          sizeText(rows.pitch), sizeText(memory.size))});
}

}  // namespace

void upload(const StreamRef& stream, DeviceMemoryRef to, std::span<const std::byte> from)
{
    checkFits(to.size.value, from.size());
    if (from.empty())
        return;
    const CurrentContext current(stream.context());
    check(stream.api(), stream.api().cuMemcpyHtoDAsync(to.address, from.data(), from.size(), stream.handle()),
          "cuMemcpyHtoDAsync");
}

void download(const StreamRef& stream, std::span<std::byte> to, DeviceMemoryRef from)
{
    checkFits(to.size(), from.size.value);
    if (from.size.value == 0)
        return;
    const CurrentContext current(stream.context());
    check(stream.api(), stream.api().cuMemcpyDtoHAsync(to.data(), from.address, from.size.value, stream.handle()),
          "cuMemcpyDtoHAsync");
}

void copy(const StreamRef& stream, DeviceMemoryRef to, DeviceMemoryRef from)
{
    checkFits(to.size.value, from.size.value);
    if (from.size.value == 0)
        return;
    const CurrentContext current(stream.context());
    check(stream.api(), stream.api().cuMemcpyDtoDAsync(to.address, from.address, from.size.value, stream.handle()),
          "cuMemcpyDtoDAsync");
}

void fill(const StreamRef& stream, DeviceMemoryRef memory, std::uint8_t value)
{
    fillBytes(stream, memory, std::byte{value});
}

void fill(const StreamRef& stream, DeviceMemoryRef memory, std::uint16_t value)
{
    const std::size_t count = elementsOf<std::uint16_t>(memory);
    const CurrentContext current(stream.context());
    if (count > 0)
        check(stream.api(), stream.api().cuMemsetD16Async(memory.address, value, count, stream.handle()), "cuMemsetD16Async");
}

void fill(const StreamRef& stream, DeviceMemoryRef memory, std::uint32_t value)
{
    const std::size_t count = elementsOf<std::uint32_t>(memory);
    const CurrentContext current(stream.context());
    if (count > 0)
        check(stream.api(), stream.api().cuMemsetD32Async(memory.address, value, count, stream.handle()), "cuMemsetD32Async");
}

namespace {

template <typename T, typename Slot>
void fillRowsBy(Slot slot, const char* name, const StreamRef& stream, DeviceMemoryRef memory, const PitchedFill& rows, T value)
{
    checkRows<T>(memory, rows);
    const CurrentContext current(stream.context());
    check(stream.api(), slot(memory.address, rows.pitch.value, value, rows.width, rows.height, stream.handle()), name);
}

}  // namespace

void fillRows(const StreamRef& stream, DeviceMemoryRef memory, const PitchedFill& rows, std::uint8_t value)
{
    fillRowsBy(stream.api().cuMemsetD2D8Async, "cuMemsetD2D8Async", stream, memory, rows, value);
}

void fillRows(const StreamRef& stream, DeviceMemoryRef memory, const PitchedFill& rows, std::uint16_t value)
{
    fillRowsBy(stream.api().cuMemsetD2D16Async, "cuMemsetD2D16Async", stream, memory, rows, value);
}

void fillRows(const StreamRef& stream, DeviceMemoryRef memory, const PitchedFill& rows, std::uint32_t value)
{
    fillRowsBy(stream.api().cuMemsetD2D32Async, "cuMemsetD2D32Async", stream, memory, rows, value);
}

void copyPeer(const StreamRef& stream, DeviceMemoryRef to, const ContextRef& toContext, DeviceMemoryRef from,
              const ContextRef& fromContext)
{
    checkFits(to.size.value, from.size.value);
    if (from.size.value == 0)
        return;
    const CurrentContext current(stream.context());
    check(stream.api(),
          stream.api().cuMemcpyPeerAsync(to.address, toContext.handle(), from.address, fromContext.handle(), from.size.value,
                                         stream.handle()),
          "cuMemcpyPeerAsync");
}

void uploadNow(const ContextRef& context, DeviceMemoryRef to, std::span<const std::byte> from)
{
    const StreamRef stream = StreamRef::legacy(context);
    upload(stream, to, from);
    stream.synchronize();
}

void downloadNow(const ContextRef& context, std::span<std::byte> to, DeviceMemoryRef from)
{
    const StreamRef stream = StreamRef::legacy(context);
    download(stream, to, from);
    stream.synchronize();
}

void copyNow(const ContextRef& context, DeviceMemoryRef to, DeviceMemoryRef from)
{
    const StreamRef stream = StreamRef::legacy(context);
    copy(stream, to, from);
    stream.synchronize();
}

void fillBytes(const StreamRef& stream, DeviceMemoryRef memory, std::byte value)
{
    if (memory.size.value == 0)
        return;
    const CurrentContext current(stream.context());
    check(stream.api(),
          stream.api().cuMemsetD8Async(memory.address, static_cast<unsigned char>(value), memory.size.value, stream.handle()),
          "cuMemsetD8Async");
}

}  // namespace kd
