// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/driverapi.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// What a tensor map says, in the numbers of cuTensorMapEncodeTiled and cuTensorMapEncodeIm2col.
struct MapNumbers {
    bool isIm2col = false;
    std::uint64_t type = 0;
    std::vector<std::uint64_t> sizes;
    std::vector<std::uint64_t> strides;  ///< one less
    std::vector<std::uint64_t> steps;
    std::uint64_t interleave = 0, swizzle = 0, promotion = 0, fill = 0;
    std::vector<std::uint64_t> box;      ///< of a tiled one
    std::vector<std::int64_t> lower, upper;  ///< of the other, two less than sizes
    std::uint64_t channels = 0, pixels = 0;  ///< likewise
};

/// Says which array of a recording an object is of.
struct ArrayPlace {
    std::uint64_t number = 0;
    bool isWhole = false;  ///< a mipmapped array with all of its levels
    unsigned level = 0;    ///< else the one that it is of
};

/// The words that a session has for a tensor map, without where its memory is (core/session/launch/deviceobject.h).
std::string mapWords(const MapNumbers& map);
/// " at=0x7f2a00000000", which follows them.
std::string placeWords(std::uint64_t address);

/// The words for a texture: of memory, of which `address` gets where it lies, or of the array at `place`. Nothing in `place` says
/// that its array is not recorded.
std::string textureWords(const CUDA_RESOURCE_DESC& resource, const CUDA_TEXTURE_DESC& settings,
                         const std::optional<CUDA_RESOURCE_VIEW_DESC>& view, const std::optional<ArrayPlace>& place,
                         std::uint64_t& address);
/// The words for a surface, likewise.
std::string surfaceWords(const std::optional<ArrayPlace>& place);

}  // namespace kd
