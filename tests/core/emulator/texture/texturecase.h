// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/driverapi.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// A texture, and the kernel of tests/data/emulator/kernels/textures.cu that reads it.
struct TextureCase {
    enum class Source { Array, Mipmapped, Linear, Pitched };

    std::string name;
    std::string kernel;
    Source source = Source::Array;
    CUDA_ARRAY3D_DESCRIPTOR array{};  ///< size and format, of linear and pitched memory too
    unsigned levels = 1;
    CUDA_TEXTURE_DESC settings{};
    std::size_t samples = 192;
    /// Units: channel c of texel c of four is 1, of texel 4 + c it is 512, of others 0, so that results tell weights.
    /// Levels: all of a level is 256 x its number. Numbers: a texel is its number, cut to its bits.
    enum class Texels { Random, Units, Levels, Numbers } texels = Texels::Random;
    bool isFine = false;  ///< coordinates near those where another texel is next, or fine steps of the level
};

/// Coordinates with the layer last, the level of detail or the first gradient, the second gradient.
using TextureSample = std::array<float, 12>;

std::vector<TextureCase> textureCases();
/// Random and special coordinates, the same on every machine.
std::vector<TextureSample> samplesOf(const TextureCase& texture);
std::size_t channelBytes(CUarray_format format);
/// Width, height and slices (depth or layers) of a level; 1 at least.
std::array<std::size_t, 3> sizeOfLevel(const TextureCase& texture, unsigned level);
/// What the level holds, in rows without gaps.
std::vector<std::byte> texelsOf(const TextureCase& texture, unsigned level);
/// The device of `api` reads it in its current context: four words a sample. Throws std::runtime_error with the call that failed.
std::vector<std::uint32_t> readTexture(const kd::DriverApi& api, CUlibrary kernels, const TextureCase& texture);
