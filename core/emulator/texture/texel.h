// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/texture/texture.h"

namespace kd::emulator {

/// Four channels as floating-point numbers.
using TexelValue = std::array<float, 4>;
/// Four channels as registers hold them.
using TexelWords = std::array<std::uint32_t, 4>;

/// The address of a texel that is within the image.
inline const std::byte* texelAt(const TexelImage& image, const TexelFormat& format, std::uint32_t x, std::uint32_t y,
                                std::uint32_t z)
{
    return reinterpret_cast<const std::byte*>(image.address + z * image.slicePitch + y * image.rowPitch +
                                              std::uint64_t{x} * format.bytes());
}

/// Reads a texel as floating-point numbers: integers of 8 and 16 bits become 0 to 1 or -1 to 1. Channels that are not there are 0,
/// the fourth 1.
TexelValue readValue(const TexelFormat& format, const std::byte* texel);
/// Reads its channels as they are; integers of fewer bits are extended. Channels that are not there are 0, the fourth 1.
TexelWords readWords(const TexelFormat& format, const std::byte* texel);
/// Writes the channels that the format has, of words that are floating-point numbers for Float and integers for others, which keep
/// their low bits.
void writeWords(const TexelFormat& format, std::byte* texel, const TexelWords& words);

/// Turns a value that is coded as sRGB into a linear one of 8 significant bits, as a GPU has it; 0 to 1 both.
float fromSrgb(float value);

/// A colour as a texel of the format. Integers that are read as such have the low bits of its words, others are rounded and kept
/// within what they can be.
std::array<std::byte, 16> borderTexel(const TexelFormat& format, bool givesIntegers, const std::array<float, 4>& colour);

/// Filtered numbers are rounded, half away from zero: of integers to 16 bits, of halves to halves, of floats to floats. `sum` is
/// 256 times the number.
float roundedFiltered(const TexelFormat& format, double sum);
/// What linear filtering weighs: integers are steps of 16 bits, others the number itself.
std::array<double, 4> readWeighed(const TexelFormat& format, const std::byte* texel);

}  // namespace kd::emulator
