// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/pitchedmemory.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

namespace kd {
namespace {

void checkElement(Bytes element)
{
    if (element.value != 4 && element.value != 8 && element.value != 16)
        throw LogicError({.operation = "cuMemAllocPitch",
                          .text = message("pitched memory is for elements of 4, 8 or 16 bytes, not {}", element.value)});
}

DeviceMemory allocate(const ContextRef& context, Bytes width, std::size_t height, Bytes element, Bytes& pitch)
{
    checkElement(element);
    const CurrentContext current(context);
    CUdeviceptr address = 0;
    std::size_t bytes = 0;
    const CUresult result =
        context.api().cuMemAllocPitch(&address, &bytes, width.value, height, static_cast<unsigned>(element.value));
    check(context.api(), result, "cuMemAllocPitch", std::to_string(height) + " x " + sizeText(width));
    pitch = {bytes};
    return DeviceMemory::adopt(context, {address, {bytes * height}});
}

}  // namespace

PitchedMemory::PitchedMemory(const ContextRef& context, Bytes width, std::size_t height, Bytes element)
    : m_width(width), m_height(height), m_memory(allocate(context, width, height, element, m_pitch))
{
}

DeviceMemoryRef PitchedMemory::row(std::size_t index) const
{
    if (index >= m_height)
        throw LogicError({.text = message("row {} of memory that has {}", index, m_height)});
    return m_memory.ref().slice({index * m_pitch.value}, m_width);
}

}  // namespace kd
