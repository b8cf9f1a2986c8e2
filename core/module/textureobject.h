// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/array.h"
#include "core/memory/devicememory.h"
#include "core/module/argumenttype.h"

#include <array>
#include <variant>

namespace kd {

/// Device memory in a row, read by texel. Its address must be aligned to the device's TEXTURE_ALIGNMENT.
struct LinearTexels {
    DeviceMemoryRef memory;
    TexelFormat format;
};
/// Rows of device memory; address and pitch aligned as the device asks for.
struct PitchedTexels {
    DeviceMemoryRef memory;
    TexelFormat format;
    std::size_t width = 0;   ///< texels
    std::size_t height = 0;
    Bytes pitch;
};
using TextureSource = std::variant<ArrayRef, LinearTexels, PitchedTexels>;

/// Says how a texture is read. What PyCUDA set on a texture reference, and the driver's further settings.
struct TextureSettings {
    std::array<AddressMode, 3> addressModes{AddressMode::Clamp, AddressMode::Clamp, AddressMode::Clamp};
    FilterMode filter = FilterMode::Point;
    Flags<TextureFlag> flags;  ///< without ReadAsInteger, integers of 8 and 16 bits are read as 0..1 or -1..1
    unsigned anisotropy = 0;
    std::array<float, 4> border{};
};

/// Owns a texture of an array or of linear memory, which must outlive it. Its handle is what a kernel takes as
/// cudaTextureObject_t. Move-only; it takes the place of texture references, which are gone from CUDA.
class TextureObject {
public:
    /// Throws LogicError for what the device does not read that way.
    TextureObject(const ContextRef& context, const TextureSource& source, const TextureSettings& settings = {});
    ~TextureObject();
    TextureObject(TextureObject&& other) noexcept;
    TextureObject& operator=(TextureObject&& other) noexcept;

    CUtexObject handle() const noexcept { return m_handle; }
    /// Gives the settings as the driver has them. Drivers (580) keep the border, yet tell zeros for it.
    TextureSettings settings() const;
    /// Gives the array of a texture, as a reference that equals the one given. Throws LogicError for linear memory.
    ArrayRef array() const;

private:
    void reset() noexcept;

    ContextRef m_context;
    CUtexObject m_handle = 0;
};

/// Owns a surface of an array with ArrayFlag::SurfaceLdst, which must outlive it; a kernel takes it as cudaSurfaceObject_t and
/// may write to it. Move-only.
class SurfaceObject {
public:
    explicit SurfaceObject(const ArrayRef& array);
    ~SurfaceObject();
    SurfaceObject(SurfaceObject&& other) noexcept;
    SurfaceObject& operator=(SurfaceObject&& other) noexcept;

    CUsurfObject handle() const noexcept { return m_handle; }
    ArrayRef array() const noexcept { return m_array; }

private:
    void reset() noexcept;

    ArrayRef m_array;
    CUsurfObject m_handle = 0;
};

template <> struct ArgumentTraits<TextureObject> {
    using Stored = CUtexObject;
    static constexpr StaticArgumentType type() { return {ArgumentType::Kind::Integer, "texture object", sizeof(CUtexObject)}; }
    static Stored stored(const TextureObject& texture) { return texture.handle(); }
};
template <> struct ArgumentTraits<SurfaceObject> {
    using Stored = CUsurfObject;
    static constexpr StaticArgumentType type() { return {ArgumentType::Kind::Integer, "surface object", sizeof(CUsurfObject)}; }
    static Stored stored(const SurfaceObject& surface) { return surface.handle(); }
};

}  // namespace kd
