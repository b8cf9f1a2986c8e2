// SPDX-License-Identifier: GPL-3.0-or-later
#include "texturecase.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace {

// SplitMix64
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) { }
    std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    float within(float low, float high) { return low + (high - low) * static_cast<float>(next() >> 40) * 0x1p-24f; }

private:
    std::uint64_t m_state;
};

std::uint64_t seedOf(const std::string& name)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return hash;
}

// Finite halves, small ones too.
std::uint16_t halfOf(std::uint64_t bits)
{
    return static_cast<std::uint16_t>((bits & 0x83ff) | (bits >> 16) % 24 << 10);
}

constexpr CUarray_format kFloat = CU_AD_FORMAT_FLOAT, kByte = CU_AD_FORMAT_UNSIGNED_INT8, kHalf = CU_AD_FORMAT_HALF;
constexpr unsigned kPlain = 0, kNormalized = CU_TRSF_NORMALIZED_COORDINATES, kInteger = CU_TRSF_READ_AS_INTEGER;

const char* nameOf(CUaddress_mode mode)
{
    constexpr const char* kNames[] = {"wrap", "clamp", "mirror", "border"};
    return kNames[mode];
}

const char* nameOf(CUarray_format format)
{
    switch (format) {
    case CU_AD_FORMAT_UNSIGNED_INT8:
        return "u8";
    case CU_AD_FORMAT_SIGNED_INT8:
        return "s8";
    case CU_AD_FORMAT_UNSIGNED_INT16:
        return "u16";
    case CU_AD_FORMAT_SIGNED_INT16:
        return "s16";
    case CU_AD_FORMAT_UNSIGNED_INT32:
        return "u32";
    case CU_AD_FORMAT_SIGNED_INT32:
        return "s32";
    case CU_AD_FORMAT_HALF:
        return "f16";
    default:
        return "f32";
    }
}

class Cases {
public:
    struct Shape {
        std::size_t width, height = 0, depth = 0;
        unsigned flags = 0;
    };

    TextureCase& add(const char* kernel, const Shape& shape, CUarray_format format, unsigned channels, CUfilter_mode filter,
                     CUaddress_mode mode, unsigned flags)
    {
        TextureCase one;
        one.kernel = kernel;
        one.array = {shape.width, shape.height, shape.depth, format, channels, shape.flags};
        std::fill_n(one.settings.addressMode, 3, mode);
        one.settings.filterMode = filter;
        one.settings.flags = flags;
        constexpr float kBorder[] = {0.25f, -0.5f, 0.75f, 1.0f};
        std::copy_n(kBorder, 4, one.settings.borderColor);
        one.name = std::string(kernel) + ' ' + std::to_string(shape.width) + 'x' + std::to_string(shape.height) + 'x' +
            std::to_string(shape.depth) + ' ' + nameOf(format) + 'x' + std::to_string(channels) + ' ' +
            (filter == CU_TR_FILTER_MODE_LINEAR ? "linear " : "point ") + nameOf(mode) + " flags " + std::to_string(flags);
        m_cases.push_back(one);
        return m_cases.back();
    }
    std::vector<TextureCase> take() { return std::move(m_cases); }

    void modes(const char* kernel, const Shape& shape, CUarray_format format, unsigned channels, unsigned flags = kPlain)
    {
        for (const CUfilter_mode filter : {CU_TR_FILTER_MODE_POINT, CU_TR_FILTER_MODE_LINEAR}) {
            for (const CUaddress_mode mode : {CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_BORDER})
                add(kernel, shape, format, channels, filter, mode, flags);
            for (const CUaddress_mode mode :
                 {CU_TR_ADDRESS_MODE_WRAP, CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR, CU_TR_ADDRESS_MODE_BORDER})
                add(kernel, shape, format, channels, filter, mode, flags | kNormalized);
        }
    }

private:
    std::vector<TextureCase> m_cases;
};

constexpr CUfilter_mode kLinear = CU_TR_FILTER_MODE_LINEAR, kPoint = CU_TR_FILTER_MODE_POINT;
constexpr CUaddress_mode kClamp = CU_TR_ADDRESS_MODE_CLAMP, kWrap = CU_TR_ADDRESS_MODE_WRAP, kBorder = CU_TR_ADDRESS_MODE_BORDER;
constexpr unsigned kLayered = CUDA_ARRAY3D_LAYERED, kCube = CUDA_ARRAY3D_CUBEMAP, kGather = CUDA_ARRAY3D_TEXTURE_GATHER;

void addFormats(Cases& cases)
{
    const Cases::Shape plane{8, 5};
    for (const CUarray_format format :
         {kByte, CU_AD_FORMAT_SIGNED_INT8, CU_AD_FORMAT_UNSIGNED_INT16, CU_AD_FORMAT_SIGNED_INT16, kHalf, kFloat})
        for (const unsigned channels : {1u, 2u, 4u}) {
            cases.add("plane", plane, format, channels, kPoint, kClamp, kPlain);
            cases.add("plane", plane, format, channels, kLinear, kClamp, kPlain);
            cases.add("plane", plane, format, channels, kLinear, kBorder, kNormalized);
        }
    for (const CUarray_format format : {kByte, CU_AD_FORMAT_UNSIGNED_INT16, CU_AD_FORMAT_UNSIGNED_INT32})
        for (const unsigned channels : {1u, 2u, 4u})
            cases.add("planeU", plane, format, channels, kPoint, kBorder, kInteger);
    for (const CUarray_format format : {CU_AD_FORMAT_SIGNED_INT8, CU_AD_FORMAT_SIGNED_INT16, CU_AD_FORMAT_SIGNED_INT32})
        for (const unsigned channels : {1u, 2u, 4u})
            cases.add("planeI", plane, format, channels, kPoint, kBorder, kInteger);
    for (const CUfilter_mode filter : {kPoint, kLinear})
        for (const unsigned channels : {1u, 4u})
            cases.add("plane", plane, kByte, channels, filter, kClamp, CU_TRSF_SRGB | kNormalized);
    cases.add("lineI", {16}, CU_AD_FORMAT_SIGNED_INT32, 2, kPoint, kWrap, kInteger | kNormalized);
}

void addLinearMemory(Cases& cases)
{
    for (const CUaddress_mode mode : {kClamp, kBorder}) {
        cases.add("fetch1D", {40}, kFloat, 4, kPoint, mode, kPlain).source = TextureCase::Source::Linear;
        cases.add("fetch1D", {40}, kByte, 2, kPoint, mode, kPlain).source = TextureCase::Source::Linear;
        cases.add("fetch1Du", {40}, CU_AD_FORMAT_UNSIGNED_INT16, 4, kPoint, mode, kInteger).source = TextureCase::Source::Linear;
        cases.add("fetch1Di", {40}, CU_AD_FORMAT_SIGNED_INT32, 1, kPoint, mode, kInteger).source = TextureCase::Source::Linear;
        cases.add("plane", {12, 7}, kFloat, 1, kLinear, mode, kPlain).source = TextureCase::Source::Pitched;
        cases.add("plane", {12, 7}, kHalf, 4, kLinear, mode, kNormalized).source = TextureCase::Source::Pitched;
        cases.add("plane", {12, 7}, kByte, 4, kPoint, mode, kPlain).source = TextureCase::Source::Pitched;
    }
    for (TextureCase::Source source : {TextureCase::Source::Linear}) {
        cases.add("sizes", {40}, kFloat, 1, kPoint, kClamp, kPlain).source = source;
    }
    cases.add("sizes", {12, 7}, kFloat, 1, kPoint, kClamp, kPlain).source = TextureCase::Source::Pitched;
    cases.add("sizes", {12, 7, 3}, kFloat, 1, kPoint, kClamp, kPlain);
    cases.add("sizes", {12, 7, 3, kLayered}, kFloat, 1, kPoint, kClamp, kPlain);
    cases.add("sizes", {8, 8, 12, kCube | kLayered}, kFloat, 1, kPoint, kClamp, kPlain);
}

void addMipmaps(Cases& cases)
{
    const auto add = [&](const char* kernel, const Cases::Shape& shape, CUfilter_mode filter, CUfilter_mode between,
                         unsigned flags) {
        TextureCase& one = cases.add(kernel, shape, kFloat, 4, filter, kClamp, flags);
        one.source = TextureCase::Source::Mipmapped;
        one.levels = 4;
        one.settings.mipmapFilterMode = between;
        one.settings.maxMipmapLevelClamp = 10;
        one.name += between == kLinear ? " trilinear" : " nearest";
        return &one;
    };
    for (const CUfilter_mode filter : {kPoint, kLinear})
        for (const CUfilter_mode between : {kPoint, kLinear}) {
            add("lineLod", {16}, filter, between, kNormalized);
            add("planeLod", {16, 12}, filter, between, kNormalized);
            add("spaceLod", {8, 8, 8}, filter, between, kNormalized);
            add("linesLod", {16, 0, 3, kLayered}, filter, between, kNormalized);
            add("planesLod", {16, 12, 3, kLayered}, filter, between, kNormalized);
            add("cubeLod", {8, 8, 6, kCube}, filter, between, kNormalized);
            add("lineGrad", {16}, filter, between, kNormalized);
            add("planeGrad", {16, 16}, filter, between, kNormalized);
            add("spaceGrad", {8, 8, 8}, filter, between, kNormalized);
            add("planesGrad", {16, 16, 3, kLayered}, filter, between, kNormalized);
        }
    const auto clamps = [&](float bias, float least, float most) {
        TextureCase* one = add("planeLod", {16, 16}, kLinear, kLinear, kNormalized);
        one->settings.mipmapLevelBias = bias;
        one->settings.minMipmapLevelClamp = least;
        one->settings.maxMipmapLevelClamp = most;
        one->name += " bias " + std::to_string(bias) + " of " + std::to_string(least) + " to " + std::to_string(most);
    };
    clamps(0.5f, 0, 10);
    clamps(-1.3f, 0, 10);
    clamps(0, 1.25f, 10);
    clamps(0, 0, 1.6f);
    clamps(0, 0, 0);
    add("plane", {16, 16}, kLinear, kLinear, kNormalized);
}

// Weights and rounding, finely.
void addWeights(Cases& cases)
{
    const auto fine = [&](const char* kernel, const Cases::Shape& shape, CUarray_format format, unsigned channels,
                          CUfilter_mode filter, TextureCase::Texels texels, unsigned flags) {
        TextureCase& one = cases.add(kernel, shape, format, channels, filter, kClamp, flags);
        one.samples = 1024;
        one.isFine = true;
        one.texels = texels;
        one.name += " fine " + std::to_string(static_cast<int>(texels));
        return &one;
    };
    using Texels = TextureCase::Texels;
    fine("line", {2}, kFloat, 1, kLinear, Texels::Numbers, kPlain);
    fine("line", {256}, kByte, 1, kLinear, Texels::Numbers, kPlain);
    fine("plane", {2, 2}, kFloat, 4, kLinear, Texels::Units, kPlain);
    fine("plane", {2, 2}, kFloat, 4, kLinear, Texels::Random, kPlain);
    fine("plane", {2, 2}, kByte, 4, kLinear, Texels::Random, kPlain);
    fine("plane", {2, 2}, CU_AD_FORMAT_SIGNED_INT8, 4, kLinear, Texels::Random, kPlain);
    fine("plane", {2, 2}, kHalf, 4, kLinear, Texels::Random, kPlain);
    fine("space", {2, 2, 2}, kFloat, 4, kLinear, Texels::Units, kPlain);
    fine("space", {2, 2, 2}, kFloat, 4, kLinear, Texels::Random, kPlain);
    for (const std::size_t width : {std::size_t{13}, std::size_t{1000}, std::size_t{4099}, std::size_t{30000}}) {
        fine("line", {width}, kFloat, 1, kPoint, Texels::Numbers, kNormalized);
        fine("line", {width}, kFloat, 1, kLinear, Texels::Numbers, kNormalized);
    }
    fine("plane", {256, 1}, kByte, 4, kPoint, Texels::Numbers, CU_TRSF_SRGB | kNormalized);
    fine("plane", {256, 1}, kByte, 4, kLinear, Texels::Numbers, CU_TRSF_SRGB | kNormalized);
    for (const CUfilter_mode between : {kPoint, kLinear}) {
        const auto levels = [&](const char* kernel, const Cases::Shape& shape, CUfilter_mode filter, Texels texels, float bias) {
            TextureCase* one = fine(kernel, shape, kFloat, 4, filter, texels, kNormalized);
            one->source = TextureCase::Source::Mipmapped;
            one->levels = 6;
            one->settings.mipmapFilterMode = between;
            one->settings.mipmapLevelBias = bias;
            one->settings.maxMipmapLevelClamp = 10;
            one->name += between == kLinear ? " trilinear " : " nearest ";
            one->name += std::to_string(bias);
        };
        levels("planeLod", {64, 64}, kPoint, Texels::Levels, 0);
        levels("planeLod", {64, 64}, kPoint, Texels::Levels, 0.3f);
        levels("lineGrad", {64}, kPoint, Texels::Levels, 0);
        levels("planeGrad", {64, 64}, kPoint, Texels::Levels, 0);
        levels("spaceGrad", {32, 32, 32}, kPoint, Texels::Levels, 0);
        levels("plane", {64, 64}, kLinear, Texels::Levels, 0.7f);
        levels("planeLod", {64, 64}, kLinear, Texels::Random, 0);
    }
    TextureCase* one = fine("planeLod", {2, 2}, kFloat, 4, kLinear, Texels::Units, kNormalized);
    one->source = TextureCase::Source::Mipmapped;
    one->levels = 2;
    one->settings.mipmapFilterMode = kLinear;
    one->settings.maxMipmapLevelClamp = 10;
    // borders of integers
    for (const CUarray_format format :
         {kByte, CU_AD_FORMAT_SIGNED_INT8, CU_AD_FORMAT_UNSIGNED_INT16, CU_AD_FORMAT_SIGNED_INT16, CU_AD_FORMAT_UNSIGNED_INT32}) {
        const bool isSigned = format == CU_AD_FORMAT_SIGNED_INT8 || format == CU_AD_FORMAT_SIGNED_INT16;
        TextureCase& border = cases.add(isSigned ? "planeI" : "planeU", {4, 4}, format, 4, kPoint, kBorder, kInteger);
        const std::uint32_t bits[] = {5, 0x12345678, 0xffffffff, 0x0000ff85};
        for (std::size_t c = 0; c < 4; ++c)
            border.settings.borderColor[c] = std::bit_cast<float>(bits[c]);
        border.name += " integer border";
    }
    for (const CUarray_format format :
         {kByte, CU_AD_FORMAT_SIGNED_INT8, CU_AD_FORMAT_UNSIGNED_INT16, CU_AD_FORMAT_SIGNED_INT16, kHalf}) {
        TextureCase& border = cases.add("plane", {4, 4}, format, 4, kPoint, kBorder, kPlain);
        const float values[] = {0.3333f, 1.7f, -1.5f, 0.00137f};
        std::copy_n(values, 4, border.settings.borderColor);
        border.name += " odd border";
    }
}

float specialCoordinate(std::size_t number, float size, bool isNormalized)
{
    const float texel = static_cast<float>(number % 8) - 2;
    const float unit = isNormalized ? size : 1;
    switch (number / 8) {
    case 0:
        return texel / unit;
    case 1:
        return (texel + 0.5f) / unit;
    case 2:
        return std::nextafter(texel / unit, -1e9f);
    case 3:
        return std::nextafter((texel + 0.5f) / unit, -1e9f);
    case 4:
        return (texel + 1.0f / 512) / unit;
    default:
        break;
    }
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    constexpr float kSpecial[] = {kInfinity, -kInfinity, std::numeric_limits<float>::quiet_NaN(), -0.0f, 1e9f, -1e9f,
                                  3e38f,     1e-40f};
    return kSpecial[number % 8];
}
constexpr std::size_t kSpecials = 48;

// Beside the edge of a texel, by up to a 64th of one and as little as a 2^20th.
float fineCoordinate(Random& random, float size, bool isNormalized)
{
    const float anywhere = random.within(0, size);
    if (!isNormalized)
        return anywhere;
    const float beside = std::exp2(random.within(-20, -6)) * (random.next() % 2 == 0 ? -1.0f : 1.0f);
    return random.next() % 4 == 0 ? anywhere / size : (std::floor(anywhere) + beside) / size;
}

// Channel `number` of all of a level.
std::uint32_t plainTexel(const TextureCase& texture, unsigned level, std::size_t number)
{
    const std::size_t texel = number / texture.array.NumChannels + (texture.kernel == "planeLod" ? 4 * level : 0);
    const std::size_t channel = number % texture.array.NumChannels;
    float value = 0;
    switch (texture.texels) {
    case TextureCase::Texels::Units:
        value = texel == channel ? 1.0f : texel == channel + 4 ? 512.0f : 0.0f;
        break;
    case TextureCase::Texels::Levels:
        value = 256 * static_cast<float>(level);
        break;
    default:
        if (texture.array.Format != kFloat)
            return static_cast<std::uint32_t>(number / texture.array.NumChannels);
        value = static_cast<float>(texel);
        break;
    }
    return std::bit_cast<std::uint32_t>(value);
}

}  // namespace

std::size_t channelBytes(CUarray_format format)
{
    switch (format) {
    case CU_AD_FORMAT_UNSIGNED_INT8:
    case CU_AD_FORMAT_SIGNED_INT8:
        return 1;
    case CU_AD_FORMAT_UNSIGNED_INT16:
    case CU_AD_FORMAT_SIGNED_INT16:
    case CU_AD_FORMAT_HALF:
        return 2;
    default:
        return 4;
    }
}

std::vector<TextureCase> textureCases()
{
    Cases cases;
    cases.modes("line", {16}, kFloat, 1);
    cases.modes("plane", {8, 5}, kFloat, 4);
    cases.modes("space", {4, 5, 3}, kFloat, 2);
    cases.modes("lines", {16, 0, 3, kLayered}, kFloat, 1);
    cases.modes("planes", {8, 5, 3, kLayered}, kFloat, 1);
    cases.modes("gatherR", {8, 5, 0, kGather}, kFloat, 4);
    for (const char* kernel : {"gatherG", "gatherB", "gatherA"})
        cases.add(kernel, {8, 5, 0, kGather}, kFloat, 4, kLinear, kClamp, kPlain);
    cases.add("gatherU", {8, 5, 0, kGather}, CU_AD_FORMAT_UNSIGNED_INT32, 4, kPoint, kClamp, kInteger);
    cases.add("gatherG", {8, 5, 0, kGather}, kByte, 2, kPoint, kClamp, kPlain);
    for (const CUfilter_mode filter : {kPoint, kLinear})
        for (const unsigned flags : {kNormalized, kNormalized | CU_TRSF_SEAMLESS_CUBEMAP}) {
            cases.add("cube", {4, 4, 6, kCube}, kFloat, 1, filter, kClamp, flags);
            cases.add("cubes", {4, 4, 18, kCube | kLayered}, kFloat, 2, filter, kClamp, flags);
            cases.add("cube", {4, 4, 6, kCube}, kFloat, 1, filter, kWrap, flags);
        }
    addFormats(cases);
    addLinearMemory(cases);
    addMipmaps(cases);
    addWeights(cases);
    return cases.take();
}

std::array<std::size_t, 3> sizeOfLevel(const TextureCase& texture, unsigned level)
{
    const CUDA_ARRAY3D_DESCRIPTOR& array = texture.array;
    const auto halved = [level](std::size_t size) { return std::max<std::size_t>(size >> level, 1); };
    const bool hasLayers = (array.Flags & (CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_CUBEMAP)) != 0;
    return {halved(array.Width), halved(std::max<std::size_t>(array.Height, 1)),
            hasLayers ? array.Depth : halved(std::max<std::size_t>(array.Depth, 1))};
}

std::vector<TextureSample> samplesOf(const TextureCase& texture)
{
    const bool isCube = (texture.array.Flags & CUDA_ARRAY3D_CUBEMAP) != 0;
    const bool isNormalized = (texture.settings.flags & CU_TRSF_NORMALIZED_COORDINATES) != 0;
    const std::array<std::size_t, 3> size = sizeOfLevel(texture, 0);
    Random random(seedOf(texture.name));
    std::vector<TextureSample> samples(texture.samples);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        TextureSample& sample = samples[i];
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const auto texels = static_cast<float>(size[axis]);
            const float most = isNormalized ? 1 : texels;
            sample[axis] = isCube ? random.within(-1, 1) : random.within(-1.2f * most, 2.2f * most);
            if (!isCube && i % 3 == 0)
                sample[axis] = random.within(0, most);
            if (!isCube && i < kSpecials * 2)
                sample[axis] = i < kSpecials && axis != 0 ? random.within(0, most)
                                                          : specialCoordinate((i + 5 * axis) % kSpecials, texels, isNormalized);
            if (texture.isFine)
                sample[axis] = fineCoordinate(random, texels, isNormalized);
        }
        if (isCube && i < 64)  // along the axes, edges and corners
            for (std::size_t axis = 0; axis < 3; ++axis)
                sample[axis] = static_cast<float>(static_cast<int>(i /
                                                                   (axis == 0       ? 1
                                                                        : axis == 1 ? 3
                                                                                    : 9) %
                                                                   3) -
                                                  1) *
                    (i >= 27 ? 0.75f : 1);
        const auto layers = static_cast<float>(isCube ? size[2] / 6 : size[2]);
        sample[3] = std::floor(random.within(-1, layers + 1));
        for (std::size_t k = 4; k < 12; ++k)
            sample[k] = std::exp2(random.within(-8, 1)) * (random.next() % 2 == 0 ? -1.0f : 1.0f);
        if (texture.kernel.ends_with("Lod"))
            sample[4] = i % 4 == 0 ? static_cast<float>(i / 4 % 12) / 2 - 1 : random.within(-1, 5);
        if (texture.kernel.ends_with("Lod") && texture.isFine)
            sample[4] = i % 2 == 0 ? random.within(0, 6) : random.within(0.95f, 1.05f);
        if (texture.kernel.ends_with("Grad") && i % 4 == 0)  // a plain level
            for (std::size_t k = 4; k < 12; ++k)
                sample[k] = k == 4 ? std::exp2(static_cast<float>(i / 4 % 16) / 4 - 4) : 0;
        for (float& value : sample)
            if (texture.kernel.starts_with("fetch"))
                value = std::isfinite(value) && std::abs(value) < 1e9f ? value : 1e6f;
    }
    return samples;
}

std::vector<std::byte> texelsOf(const TextureCase& texture, unsigned level)
{
    const std::array<std::size_t, 3> size = sizeOfLevel(texture, level);
    const std::size_t count = size[0] * size[1] * size[2] * texture.array.NumChannels;
    Random random(seedOf(texture.name) + level + 1);
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t bits = random.next();
        std::uint32_t value = static_cast<std::uint32_t>(bits);
        if (texture.array.Format == kHalf)
            value = halfOf(bits);
        else if (texture.array.Format == kFloat)
            value = std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<std::int32_t>(bits)) * 0x1p-31f);
        if (texture.texels != TextureCase::Texels::Random)
            value = plainTexel(texture, level, i);
        for (std::size_t b = 0; b < channelBytes(texture.array.Format); ++b)
            bytes.push_back(static_cast<std::byte>(value >> 8 * b));
    }
    return bytes;
}

namespace {

void require(CUresult result, const char* call)
{
    if (result != CUDA_SUCCESS)
        throw std::runtime_error(std::string(call) + " gives " + std::to_string(static_cast<int>(result)));
}
#define KD_REQUIRE(call) require(api.call, #call)

// What a texture reads, and its end.
class Resource {
public:
    Resource(const kd::DriverApi& driver, const TextureCase& texture) : api(driver), m_case(texture)
    {
        if (texture.source == TextureCase::Source::Array)
            makeArray();
        else if (texture.source == TextureCase::Source::Mipmapped)
            makeMipmaps();
        else
            makeLinear();
    }
    ~Resource()
    {
        if (m_array != nullptr)
            api.cuArrayDestroy(m_array);
        if (m_mipmaps != nullptr)
            api.cuMipmappedArrayDestroy(m_mipmaps);
        if (m_memory != 0)
            api.cuMemFree(m_memory);
    }
    Resource(const Resource&) = delete;
    Resource& operator=(const Resource&) = delete;
    const CUDA_RESOURCE_DESC& description() const { return m_description; }

private:
    void makeArray()
    {
        KD_REQUIRE(cuArray3DCreate(&m_array, &m_case.array));
        fill(m_array, 0);
        m_description.resType = CU_RESOURCE_TYPE_ARRAY;
        m_description.res.array.hArray = m_array;
    }

    void makeMipmaps()
    {
        KD_REQUIRE(cuMipmappedArrayCreate(&m_mipmaps, &m_case.array, m_case.levels));
        for (unsigned level = 0; level < m_case.levels; ++level) {
            CUarray array = nullptr;
            KD_REQUIRE(cuMipmappedArrayGetLevel(&array, m_mipmaps, level));
            fill(array, level);
        }
        m_description.resType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
        m_description.res.mipmap.hMipmappedArray = m_mipmaps;
    }

    void makeLinear()
    {
        const std::array<std::size_t, 3> size = sizeOfLevel(m_case, 0);
        const std::vector<std::byte> texels = texelsOf(m_case, 0);
        const std::size_t row = texels.size() / size[1], pitch = size[1] == 1 ? row : 512;
        KD_REQUIRE(cuMemAlloc(&m_memory, pitch * size[1]));
        for (std::size_t y = 0; y < size[1]; ++y)
            KD_REQUIRE(cuMemcpyHtoDAsync(m_memory + y * pitch, texels.data() + y * row, row, nullptr));
        KD_REQUIRE(cuStreamSynchronize(nullptr));
        if (m_case.source == TextureCase::Source::Linear) {
            m_description.resType = CU_RESOURCE_TYPE_LINEAR;
            m_description.res.linear = {m_memory, m_case.array.Format, m_case.array.NumChannels, row};
        } else {
            m_description.resType = CU_RESOURCE_TYPE_PITCH2D;
            m_description.res.pitch2D = {m_memory, m_case.array.Format, m_case.array.NumChannels, size[0], size[1], pitch};
        }
    }

    void fill(CUarray array, unsigned level)
    {
        const std::vector<std::byte> texels = texelsOf(m_case, level);
        const std::array<std::size_t, 3> size = sizeOfLevel(m_case, level);
        CUDA_MEMCPY3D copy{};
        copy.srcMemoryType = CU_MEMORYTYPE_HOST;
        copy.srcHost = texels.data();
        copy.srcPitch = texels.size() / size[1] / size[2];
        copy.srcHeight = size[1];
        copy.dstMemoryType = CU_MEMORYTYPE_ARRAY;
        copy.dstArray = array;
        copy.WidthInBytes = copy.srcPitch;
        copy.Height = size[1];
        copy.Depth = size[2];
        KD_REQUIRE(cuMemcpy3DAsync(&copy, nullptr));
        KD_REQUIRE(cuStreamSynchronize(nullptr));
    }

    const kd::DriverApi& api;
    const TextureCase& m_case;
    CUarray m_array = nullptr;
    CUmipmappedArray m_mipmaps = nullptr;
    CUdeviceptr m_memory = 0;
    CUDA_RESOURCE_DESC m_description{};
};

}  // namespace

std::vector<std::uint32_t> readTexture(const kd::DriverApi& api, CUlibrary kernels, const TextureCase& texture)
{
    const Resource resource(api, texture);
    CUtexObject object = 0;
    KD_REQUIRE(cuTexObjectCreate(&object, &resource.description(), &texture.settings, nullptr));
    CUkernel kernel = nullptr;
    KD_REQUIRE(cuLibraryGetKernel(&kernel, kernels, texture.kernel.c_str()));
    CUfunction function = nullptr;
    KD_REQUIRE(cuKernelGetFunction(&function, kernel));
    const std::vector<TextureSample> samples = samplesOf(texture);
    std::vector<std::uint32_t> results(4 * samples.size());
    CUdeviceptr in = 0, out = 0;
    KD_REQUIRE(cuMemAlloc(&in, samples.size() * sizeof(TextureSample)));
    KD_REQUIRE(cuMemAlloc(&out, results.size() * sizeof results[0]));
    KD_REQUIRE(cuMemcpyHtoDAsync(in, samples.data(), samples.size() * sizeof(TextureSample), nullptr));
    KD_REQUIRE(cuMemsetD32Async(out, 0, results.size(), nullptr));
    int count = static_cast<int>(samples.size());
    void* arguments[] = {&object, &in, &out, &count};
    KD_REQUIRE(cuLaunchKernel(function, (static_cast<unsigned>(count) + 63) / 64, 1, 1, 64, 1, 1, 0, nullptr, arguments, nullptr));
    KD_REQUIRE(cuMemcpyDtoHAsync(results.data(), out, results.size() * sizeof results[0], nullptr));
    KD_REQUIRE(cuStreamSynchronize(nullptr));
    api.cuMemFree(in);
    api.cuMemFree(out);
    KD_REQUIRE(cuTexObjectDestroy(object));
    return results;
}
