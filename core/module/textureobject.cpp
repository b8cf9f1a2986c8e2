// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/module/textureobject.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

struct Describe {
    CUDA_RESOURCE_DESC operator()(const ArrayRef& array) const
    {
        CUDA_RESOURCE_DESC resource{};
        resource.resType = CU_RESOURCE_TYPE_ARRAY;
        resource.res.array.hArray = array.handle();
        return resource;
    }
    CUDA_RESOURCE_DESC operator()(const LinearTexels& texels) const
    {
        CUDA_RESOURCE_DESC resource{};
        resource.resType = CU_RESOURCE_TYPE_LINEAR;
        resource.res.linear = {texels.memory.address, static_cast<CUarray_format>(texels.format.format), texels.format.channels,
                               texels.memory.size.value};
        return resource;
    }
    CUDA_RESOURCE_DESC operator()(const PitchedTexels& texels) const
    {
        const std::uint64_t row = texels.width * sizeOf(texels.format.format).value * texels.format.channels;
        if (texels.height == 0 || row > texels.pitch.value ||
            (texels.height - 1) * texels.pitch.value + row > texels.memory.size.value)
            throw LogicError({.operation = "cuTexObjectCreate",
                              .text = message("{} x {} texels, rows {} apart, do not lie in {}", texels.width, texels.height,
                                              sizeText(texels.pitch), sizeText(texels.memory.size))});
        CUDA_RESOURCE_DESC resource{};
        resource.resType = CU_RESOURCE_TYPE_PITCH2D;
        resource.res.pitch2D = {texels.memory.address, static_cast<CUarray_format>(texels.format.format), texels.format.channels,
                                texels.width, texels.height, texels.pitch.value};
        return resource;
    }
};

CUDA_TEXTURE_DESC describe(const TextureSettings& settings)
{
    CUDA_TEXTURE_DESC texture{};
    for (std::size_t axis = 0; axis < settings.addressModes.size(); ++axis)
        texture.addressMode[axis] = static_cast<CUaddress_mode>(settings.addressModes[axis]);
    texture.filterMode = static_cast<CUfilter_mode>(settings.filter);
    texture.flags = settings.flags.bits();
    texture.maxAnisotropy = settings.anisotropy;
    std::ranges::copy(settings.border, texture.borderColor);
    return texture;
}

}  // namespace

TextureObject::TextureObject(const ContextRef& context, const TextureSource& source, const TextureSettings& settings)
    : m_context(context)
{
    const CUDA_RESOURCE_DESC resource = std::visit(Describe(), source);
    const CUDA_TEXTURE_DESC texture = describe(settings);
    const CurrentContext current(context);
    check(context.api(), context.api().cuTexObjectCreate(&m_handle, &resource, &texture, nullptr), "cuTexObjectCreate");
}

TextureObject::~TextureObject()
{
    reset();
}

TextureObject::TextureObject(TextureObject&& other) noexcept
    : m_context(other.m_context), m_handle(std::exchange(other.m_handle, 0))
{
}

TextureObject& TextureObject::operator=(TextureObject&& other) noexcept
{
    if (this != &other) {
        reset();
        m_context = other.m_context;
        m_handle = std::exchange(other.m_handle, 0);
    }
    return *this;
}

TextureSettings TextureObject::settings() const
{
    CUDA_TEXTURE_DESC texture{};
    const CurrentContext current(m_context);
    check(m_context.api(), m_context.api().cuTexObjectGetTextureDesc(&texture, m_handle), "cuTexObjectGetTextureDesc");
    TextureSettings settings{.filter = static_cast<FilterMode>(texture.filterMode),
                             .flags = Flags<TextureFlag>::ofBits(texture.flags),
                             .anisotropy = texture.maxAnisotropy};
    for (std::size_t axis = 0; axis < settings.addressModes.size(); ++axis)
        settings.addressModes[axis] = static_cast<AddressMode>(texture.addressMode[axis]);
    std::ranges::copy(texture.borderColor, settings.border.begin());
    return settings;
}

ArrayRef TextureObject::array() const
{
    CUDA_RESOURCE_DESC resource{};
    const CurrentContext current(m_context);
    check(m_context.api(), m_context.api().cuTexObjectGetResourceDesc(&resource, m_handle), "cuTexObjectGetResourceDesc");
    if (resource.resType != CU_RESOURCE_TYPE_ARRAY)
        throw LogicError({.operation = "cuTexObjectGetResourceDesc", .text = "this texture reads linear memory, not an array"});
    return {m_context, resource.res.array.hArray};
}

void TextureObject::reset() noexcept
{
    if (m_handle != 0) {
        const CurrentContext current(m_context);
        m_context.api().cuTexObjectDestroy(m_handle);
    }
    m_handle = 0;
}

SurfaceObject::SurfaceObject(const ArrayRef& array) : m_array(array)
{
    const CUDA_RESOURCE_DESC resource = Describe()(array);
    const CurrentContext current(array.context());
    const DriverApi& api = array.context().api();
    check(api, api.cuSurfObjectCreate(&m_handle, &resource), "cuSurfObjectCreate");
}

SurfaceObject::~SurfaceObject()
{
    reset();
}

SurfaceObject::SurfaceObject(SurfaceObject&& other) noexcept
    : m_array(other.m_array), m_handle(std::exchange(other.m_handle, 0))
{
}

SurfaceObject& SurfaceObject::operator=(SurfaceObject&& other) noexcept
{
    if (this != &other) {
        reset();
        m_array = other.m_array;
        m_handle = std::exchange(other.m_handle, 0);
    }
    return *this;
}

void SurfaceObject::reset() noexcept
{
    if (m_handle != 0) {
        const CurrentContext current(m_array.context());
        m_array.context().api().cuSurfObjectDestroy(m_handle);
    }
    m_handle = 0;
}

}  // namespace kd
