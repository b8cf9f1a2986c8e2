// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/devicememory.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/memory/memoryuse.h"
#include "core/memory/reclaim.h"

#include <array>
#include <cstdio>
#include <utility>

namespace kd {
namespace {

[[noreturn]] void throwOutOfMemory(const ContextRef& context, Bytes size)
{
    Message text = message("the device has no {} in one piece free", sizeText(size));
    try {
        text = message("the device has no {} in one piece: {}", sizeText(size), memoryUseOf(context).text());
    } catch (const Error&) {
        // What is known is said without it.
    }
    throw MemoryError({.operation = "cuMemAlloc",
                       .name = "CUDA_ERROR_OUT_OF_MEMORY",
                       .text = std::move(text),
                       .subject = context.device().id().name});
}

}  // namespace

DeviceMemoryRef DeviceMemoryRef::slice(Bytes offset, Bytes length) const
{
    if (offset > size || length.value > size.value - offset.value)
        throw LogicError(
            {.text = message("{} from byte {} on lie outside {}", sizeText(length), offset.value, sizeText(size))});
    return {address + offset.value, length};
}

DeviceMemory::DeviceMemory(const ContextRef& context, Bytes size) : m_context(context)
{
    if (size.value == 0)
        return;
    const CurrentContext current(context);
    CUdeviceptr address = 0;
    CUresult result = context.api().cuMemAlloc(&address, size.value);
    if (result == CUDA_ERROR_OUT_OF_MEMORY && reclaimDeviceMemory(size))
        result = context.api().cuMemAlloc(&address, size.value);
    if (result == CUDA_ERROR_OUT_OF_MEMORY)
        throwOutOfMemory(context, size);
    check(context.api(), result, "cuMemAlloc", sizeText(size));
    m_ref = {address, size};
    noteTaken(context.device(), size);
}

DeviceMemory DeviceMemory::adopt(const ContextRef& context, DeviceMemoryRef memory) noexcept
{
    DeviceMemory owner(context);
    owner.m_ref = memory;
    noteTaken(context.device(), memory.size);
    return owner;
}

void DeviceMemory::free()
{
    if (m_ref.address == 0)
        throw LogicError({.operation = "cuMemFree", .text = "this memory is freed already"});
    const CurrentContext current(m_context);
    const CUdeviceptr address = release().address;
    check(m_context.api(), m_context.api().cuMemFree(address), "cuMemFree");
}

DeviceMemoryRef DeviceMemory::release() noexcept
{
    noteGiven(m_context.device(), m_ref.size);
    return std::exchange(m_ref, {});
}

DeviceMemory::~DeviceMemory()
{
    reset();
}

DeviceMemory::DeviceMemory(DeviceMemory&& other) noexcept : m_context(other.m_context), m_ref(std::exchange(other.m_ref, {})) { }

DeviceMemory& DeviceMemory::operator=(DeviceMemory&& other) noexcept
{
    if (this != &other) {
        reset();
        m_context = other.m_context;
        m_ref = std::exchange(other.m_ref, {});
    }
    return *this;
}

void DeviceMemory::reset() noexcept
{
    if (m_ref.address != 0) {
        const CurrentContext current(m_context);
        m_context.api().cuMemFree(release().address);
    }
}

std::string sizeText(Bytes size)
{
    constexpr std::array<const char*, 5> kUnits{"bytes", "KiB", "MiB", "GiB", "TiB"};
    double value = static_cast<double>(size.value);
    std::size_t unit = 0;
    for (; value >= 1024 && unit + 1 < kUnits.size(); ++unit)
        value /= 1024;
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), unit == 0 ? "%.0f %s" : "%.1f %s", value, kUnits[unit]);
    return text.data();
}

}  // namespace kd
