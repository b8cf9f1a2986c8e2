// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/driverapi.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace kd {

/// One level of an array: `slices` planes of `rows` rows.
struct LevelSize {
    std::size_t rowBytes = 0, rows = 1, slices = 1;

    std::uint64_t bytes() const { return std::uint64_t{rowBytes} * rows * slices; }
};

/// Whether recordings have arrays of that kind: with channels of 8, 16 or 32 bits, and memory that is all there.
bool isRecordable(const CUDA_ARRAY3D_DESCRIPTOR& array);
/// Of a recordable array; level 0 is the largest.
LevelSize levelSize(const CUDA_ARRAY3D_DESCRIPTOR& array, unsigned level);
/// Bytes of all levels together; `levels` is 0 of an array that is not mipmapped.
std::uint64_t arrayBytes(const CUDA_ARRAY3D_DESCRIPTOR& array, unsigned levels);
/// Levels that a mipmapped array may have at most.
unsigned mostLevels(const CUDA_ARRAY3D_DESCRIPTOR& array);
/// What it was made of, in the words of a session (core/session/launch/arrayshape.h), without its number.
std::string arrayWords(const CUDA_ARRAY3D_DESCRIPTOR& array, unsigned levels);

}  // namespace kd
