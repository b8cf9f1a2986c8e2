// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/managedmemory.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

namespace kd {
namespace {

DeviceMemory allocate(const ContextRef& context, Bytes size, AttachFlag attach)
{
    if (attach == AttachFlag::Single)
        throw LogicError({.operation = "cuMemAllocManaged",
                          .text = "managed memory begins as GLOBAL or HOST; attach it to a stream afterwards"});
    const CurrentContext current(context);
    CUdeviceptr address = 0;
    check(context.api(), context.api().cuMemAllocManaged(&address, size.value, static_cast<unsigned>(attach)),
          "cuMemAllocManaged", sizeText(size));
    return DeviceMemory::adopt(context, {address, size});
}

}  // namespace

ManagedMemory::ManagedMemory(const ContextRef& context, Bytes size, AttachFlag attach)
    : m_memory(allocate(context, size, attach))
{
}

std::span<std::byte> ManagedMemory::hostBytes() const
{
    const ContextRef& owner = context();
    if (owner.device().findAttribute(CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS).value_or(0) == 0)
        owner.synchronize();
    return uncheckedBytes();
}

std::span<std::byte> ManagedMemory::uncheckedBytes() const noexcept
{
    return {reinterpret_cast<std::byte*>(m_memory.address()), m_memory.size().value};
}

void ManagedMemory::attach(const StreamRef& stream, AttachFlag attach) const
{
    const bool isDefault = stream.handle() == nullptr || stream.handle() == CU_STREAM_LEGACY;
    if (attach == AttachFlag::Single && isDefault)
        throw LogicError({.operation = "cuStreamAttachMemAsync",
                          .text = "memory can be attached to a stream that was made, not to the default stream"});
    const CurrentContext current(stream.context());
    check(stream.api(), stream.api().cuStreamAttachMemAsync(stream.handle(), address(), 0, static_cast<unsigned>(attach)),
          "cuStreamAttachMemAsync", nameOf(attach));
}

}  // namespace kd
