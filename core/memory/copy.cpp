#include "core/memory/copy.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

namespace kd {
namespace {

void checkFits(std::uint64_t to, std::uint64_t from)
{
    if (to < from)
        throw LogicError({.text = "cannot copy " + sizeText({from}) + " into " + sizeText({to})});
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
