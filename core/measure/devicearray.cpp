// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/devicearray.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

CUDA_ARRAY3D_DESCRIPTOR descriptionOf(const ArrayShape& shape)
{
    return {.Width = shape.width,
            .Height = shape.height,
            .Depth = shape.depth,
            .Format = static_cast<CUarray_format>(shape.format),
            .NumChannels = shape.channels,
            .Flags = shape.flags};
}

}  // namespace

DeviceArray::DeviceArray(const ContextRef& context, const ArrayShape& shape) : m_context(context), m_shape(shape)
{
    const DriverApi& api = m_context.api();
    const CUDA_ARRAY3D_DESCRIPTOR description = descriptionOf(shape);
    m_levels.resize(std::max(shape.levels, 1u));
    if (shape.levels == 0) {
        check(api, api.cuArray3DCreate(&m_levels.front(), &description), "cuArray3DCreate");
        return;
    }
    check(api, api.cuMipmappedArrayCreate(&m_mipmapped, &description, shape.levels), "cuMipmappedArrayCreate");
    for (std::uint32_t i = 0; i < shape.levels; ++i)
        if (const CUresult result = api.cuMipmappedArrayGetLevel(&m_levels[i], m_mipmapped, i); result != CUDA_SUCCESS) {
            api.cuMipmappedArrayDestroy(m_mipmapped);
            check(api, result, "cuMipmappedArrayGetLevel");
        }
}

DeviceArray::~DeviceArray()
{
    if (m_mipmapped != nullptr)
        m_context.api().cuMipmappedArrayDestroy(m_mipmapped);
    else if (!m_levels.empty())
        m_context.api().cuArrayDestroy(m_levels.front());
}

DeviceArray::DeviceArray(DeviceArray&& other) noexcept
    : m_context(other.m_context), m_shape(other.m_shape), m_mipmapped(std::exchange(other.m_mipmapped, nullptr)),
      m_levels(std::exchange(other.m_levels, {}))
{
}

void DeviceArray::upload(const StreamRef& stream, std::span<const std::byte> bytes) const
{
    if (bytes.size() != m_shape.bytes())
        throw LogicError({.text = message("an array of {} bytes is given {}", m_shape.bytes(), bytes.size())});
    copy(stream, const_cast<std::byte*>(bytes.data()), true);
}

void DeviceArray::download(const StreamRef& stream, std::span<std::byte> bytes) const
{
    if (bytes.size() != m_shape.bytes())
        throw LogicError({.text = message("an array of {} bytes gives {}", m_shape.bytes(), bytes.size())});
    copy(stream, bytes.data(), false);
}

void DeviceArray::copy(const StreamRef& stream, std::byte* bytes, bool isToDevice) const
{
    for (std::uint32_t i = 0; i < m_levels.size(); ++i) {
        const auto [columns, rows, slices] = m_shape.extent(i);
        const std::size_t rowBytes = std::size_t{columns} * m_shape.texelBytes();
        CUDA_MEMCPY3D box{};
        box.srcMemoryType = isToDevice ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_ARRAY;
        box.dstMemoryType = isToDevice ? CU_MEMORYTYPE_ARRAY : CU_MEMORYTYPE_HOST;
        (isToDevice ? box.dstArray : box.srcArray) = m_levels[i];
        if (isToDevice)
            box.srcHost = bytes;
        else
            box.dstHost = bytes;
        (isToDevice ? box.srcPitch : box.dstPitch) = rowBytes;
        (isToDevice ? box.srcHeight : box.dstHeight) = rows;
        box.WidthInBytes = rowBytes;
        box.Height = rows;
        box.Depth = slices;
        check(m_context.api(), m_context.api().cuMemcpy3DAsync(&box, stream.handle()), "cuMemcpy3DAsync");
        bytes += rowBytes * rows * slices;
    }
    stream.synchronize();
}

}  // namespace kd
