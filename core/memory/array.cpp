// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/array.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

#include <utility>

namespace kd {
namespace {

std::string textOf(const ArrayDescription& description)
{
    return std::to_string(description.channels) + " x " + std::string(nameOf(description.format)) + " [" +
        std::to_string(description.width) + " x " + std::to_string(description.height) + " x " +
        std::to_string(description.depth) + "]";
}

CUarray create(const ContextRef& context, const ArrayDescription& description)
{
    const CurrentContext current(context);
    const CUDA_ARRAY3D_DESCRIPTOR raw{.Width = description.width,
                                      .Height = description.height,
                                      .Depth = description.depth,
                                      .Format = static_cast<CUarray_format>(description.format),
                                      .NumChannels = description.channels,
                                      .Flags = description.flags.bits()};
    CUarray handle = nullptr;
    check(context.api(), context.api().cuArray3DCreate(&handle, &raw), "cuArray3DCreate", textOf(description));
    return handle;
}

}  // namespace

Bytes sizeOf(ArrayFormat format) noexcept
{
    switch (format) {
    case ArrayFormat::UInt8:
    case ArrayFormat::Int8: return {1};
    case ArrayFormat::UInt16:
    case ArrayFormat::Int16:
    case ArrayFormat::Half: return {2};
    default: return {4};
    }
}

ArrayDescription ArrayRef::description() const
{
    const CurrentContext current(m_context);
    CUDA_ARRAY3D_DESCRIPTOR raw{};
    check(m_context.api(), m_context.api().cuArray3DGetDescriptor(&raw, m_handle), "cuArray3DGetDescriptor");
    return {.width = raw.Width,
            .height = raw.Height,
            .depth = raw.Depth,
            .format = static_cast<ArrayFormat>(raw.Format),
            .channels = raw.NumChannels,
            .flags = Flags<ArrayFlag>::ofBits(raw.Flags)};
}

Array::Array(const ContextRef& context, const ArrayDescription& description) : m_ref(context, create(context, description)) { }

Array::~Array()
{
    reset();
}

Array::Array(Array&& other) noexcept : m_ref(std::exchange(other.m_ref, ArrayRef(other.m_ref.context(), nullptr))) { }

Array& Array::operator=(Array&& other) noexcept
{
    if (this != &other) {
        reset();
        m_ref = std::exchange(other.m_ref, ArrayRef(other.m_ref.context(), nullptr));
    }
    return *this;
}

void Array::free()
{
    if (m_ref.handle() == nullptr)
        throw LogicError({.operation = "cuArrayDestroy", .text = "this array is freed already"});
    const ContextRef& context = m_ref.context();
    const CurrentContext current(context);
    const CUarray handle = std::exchange(m_ref, ArrayRef(context, nullptr)).handle();
    check(context.api(), context.api().cuArrayDestroy(handle), "cuArrayDestroy");
}

void Array::reset() noexcept
{
    if (m_ref.handle() != nullptr) {
        const CurrentContext current(m_ref.context());
        m_ref.context().api().cuArrayDestroy(m_ref.handle());
    }
    m_ref = ArrayRef(m_ref.context(), nullptr);
}

}  // namespace kd
