// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// What a tensor map, or a texture, in an argument of a launch is made of. Its numbers are those of CUDA's calls and enumerations
/// (cuda.h): cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTexObjectCreate, cuSurfObjectCreate; borders, and all of levels but
/// the filter, are the bits of floating-point numbers. A texture or surface of an array that was not recorded has no numbers.
struct DeviceObject {
    enum class Kind {
        TiledMap,        ///< type, sizes, strides, steps, interleave, swizzle, promotion, fill, box
        Im2colMap,       ///< the same with lower, upper, channels and pixels in place of box
        LinearTexture,   ///< format, channels, bytes, addressing, filter, flags, anisotropy, border (as bits)
        PitchedTexture,  ///< the same with width, height and pitch in place of bytes
        ArrayTexture,    ///< array (its number), level, addressing, filter, flags, anisotropy, border, view (8 numbers, or none)
        MipmappedTexture,  ///< array, addressing, filter, flags, anisotropy, border, levels (filter, bias, least, most), view
        ArraySurface     ///< array, level
    };
    Kind kind = Kind::TiledMap;
    std::map<std::string, std::vector<std::int64_t>> numbers;
    std::uint64_t address = 0;  ///< of its memory when it was recorded

    /// Bytes that it takes in an argument.
    std::size_t bytes() const;
    bool isMap() const { return kind == Kind::TiledMap || kind == Kind::Im2colMap; }
    bool isOfArray() const { return kind == Kind::ArrayTexture || kind == Kind::MipmappedTexture || kind == Kind::ArraySurface; }
    /// One number of `key`, and number `at` of it; those of a kind are there where parseDeviceObject() gave it.
    std::int64_t number(const std::string& key, std::size_t at = 0) const { return numbers.at(key).at(at); }
    friend bool operator==(const DeviceObject&, const DeviceObject&) = default;
};

/// Reads "tiled-map type=7 sizes=64,128 strides=256 … at=0x7f2a00000000", with each number that its kind has, as many as the rank
/// of a map says, and within the limits of a driver's call. Throws RuntimeError without a subject.
DeviceObject parseDeviceObject(std::string_view text);
/// The text that parseDeviceObject() reads.
std::string toText(const DeviceObject& object);

/// An object in an argument, so many bytes from its beginning.
struct PlacedObject {
    std::uint64_t offset = 0;
    DeviceObject object;
};
/// The text of an argument that holds objects: its value, empty where it is an object and nothing else, and the objects.
struct ObjectsText {
    std::string value;
    std::vector<PlacedObject> objects;
};
/// Reads "OBJECT", or "VALUE with OFFSET: OBJECT; OFFSET: OBJECT"; of any other text all is the value. Throws RuntimeError without
/// a subject.
ObjectsText parseObjectsText(std::string_view text);
/// Where " with 64: tiled-map …" begins in a text, whatever stands before it; npos: nowhere.
std::size_t placeOfObjects(std::string_view text);
/// Whether parseObjectsText() finds objects in it.
bool hasObjects(std::string_view text);
/// The text that parseObjectsText() reads.
std::string toText(const ObjectsText& text);

}  // namespace kd
