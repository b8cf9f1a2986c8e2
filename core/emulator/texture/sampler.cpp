// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/texture/sampler.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace kd::emulator {
namespace {

constexpr int kFractionBits = 8;
constexpr std::int64_t kOne = 1 << kFractionBits;

// Number of coordinates that are filtered.
int axesOf(TextureShape shape)
{
    switch (shape) {
    case TextureShape::Memory:
    case TextureShape::Line:
    case TextureShape::Lines:
        return 1;
    case TextureShape::Space:
        return 3;
    default:
        return 2;
    }
}

// Normalized coordinates are cut to this many bits of fraction before they are multiplied with the size: measured on an H200 for
// sizes of 2 to 30000.
int normalizedBits(std::int64_t size)
{
    return std::max(21, static_cast<int>(std::bit_width(static_cast<std::uint64_t>(size - 1))) + 7);
}

float withoutSubnormals(float value)
{
    return std::fpclassify(value) == FP_SUBNORMAL || value != value ? 0 : value;
}

// A coordinate that counts texels, in fixed point.
std::int64_t fixedTexels(float coordinate, bool isRounded)
{
    constexpr double kMost = 0x1p40;
    const double scaled = double{withoutSubnormals(coordinate)} * static_cast<double>(kOne) + (isRounded ? 0.5 : 0);
    return static_cast<std::int64_t>(std::floor(std::clamp(scaled, -kMost, kMost)));
}

// The same of a normalized one.
std::int64_t fixedNormalized(float coordinate, std::int64_t size, AddressMode mode, bool isRounded)
{
    const int bits = normalizedBits(size);
    const std::int64_t unit = std::int64_t{1} << bits;
    const bool repeats = mode == AddressMode::Wrap || mode == AddressMode::Mirror;
    float bounded = withoutSubnormals(coordinate);
    if (repeats && std::isinf(bounded))
        bounded = 0;
    bounded = repeats ? std::fmod(bounded, 2.0f) : std::clamp(bounded, -2.0f, 3.0f);
    const auto units = static_cast<std::int64_t>(std::floor(double{bounded} * static_cast<double>(unit)));
    const std::int64_t scaled = units * size * kOne + (isRounded ? unit / 2 : 0);
    return scaled >> bits;
}

// Number of the texel that is read for `texel`; -1: the border.
std::int64_t addressed(std::int64_t texel, std::int64_t size, AddressMode mode)
{
    if (texel >= 0 && texel < size)
        return texel;
    switch (mode) {
    case AddressMode::Border:
        return -1;
    case AddressMode::Wrap:
        return ((texel % size) + size) % size;
    case AddressMode::Mirror: {
        const std::int64_t within = ((texel % (2 * size)) + 2 * size) % (2 * size);
        return within < size ? within : 2 * size - 1 - within;
    }
    default:
        return texel < 0 ? 0 : size - 1;
    }
}

// What one coordinate reads: two texels and the weight of the second.
struct AxisTexels {
    std::int64_t first = 0, second = 0;
    std::int64_t weight = 0;
};

// The product of two weights, rounded to the bits that weights have.
std::int64_t productOf(std::int64_t a, std::int64_t b)
{
    return (a * b + kOne / 2) >> kFractionBits;
}

// Weights of the corners, the first axis fastest; they add up to kOne. Of three axes the last is split first, then the first: an
// H200 rounds so.
std::array<std::int64_t, 8> weightsOf(const std::array<AxisTexels, 3>& axes, bool isSpace)
{
    const std::int64_t a = axes[0].weight, b = axes[1].weight;
    if (!isSpace) {
        const std::int64_t both = productOf(a, b);
        return {kOne - a - b + both, a - both, b - both, both};
    }
    std::array<std::int64_t, 8> weights{};
    for (const std::size_t z : {std::size_t{0}, std::size_t{1}}) {
        const std::int64_t slice = z == 0 ? kOne - axes[2].weight : axes[2].weight;
        const std::int64_t right = productOf(slice, a);
        for (const std::size_t x : {std::size_t{0}, std::size_t{1}}) {
            const std::int64_t column = x == 0 ? slice - right : right;
            const std::int64_t first = productOf(column, kOne - b);
            weights[4 * z + x] = first;
            weights[4 * z + 2 + x] = column - first;
        }
    }
    return weights;
}

constexpr TexelFormat kSrgbResult{ChannelKind::Float, 2, 4};

class LevelSampler {
public:
    LevelSampler(const Texture& texture, const TexelImage& image, std::uint32_t layer, TexelReads* reads)
        : m_texture(texture), m_image(image), m_layer(layer), m_reads(reads)
    { }

    AxisTexels axis(float coordinate, int number) const
    {
        const AddressMode mode = modeOf(number);
        const std::int64_t size = sizeOf(number);
        const std::int64_t fixed = m_texture.isNormalized ? fixedNormalized(coordinate, size, mode, m_texture.isLinear)
                                                          : fixedTexels(coordinate, m_texture.isLinear);
        const std::int64_t from = m_texture.isLinear ? fixed - kOne / 2 : fixed;
        AxisTexels read;
        read.first = from >> kFractionBits;
        read.weight = from & (kOne - 1);
        read.second = addressed(read.first + 1, size, mode);
        read.first = addressed(read.first, size, mode);
        if (read.first == read.second)
            read.weight = 0;
        return read;
    }

    TexelWords words(std::int64_t x, std::int64_t y, std::int64_t z) const { return readWords(m_texture.format, at(x, y, z)); }
    TexelValue value(std::int64_t x, std::int64_t y, std::int64_t z) const
    {
        TexelValue read = readValue(m_texture.format, at(x, y, z));
        for (std::size_t c = 0; c < 4; ++c)
            read[c] = isSrgbChannel(c) ? fromSrgb(read[c]) : read[c];
        return read;
    }
    // What is weighed: see readWeighed().
    std::array<double, 4> weighed(std::int64_t x, std::int64_t y, std::int64_t z) const
    {
        std::array<double, 4> read = readWeighed(m_texture.format, at(x, y, z));
        if (m_texture.isSrgb) {
            const TexelValue plain = value(x, y, z);
            for (std::size_t c = 0; c < 4; ++c)
                read[c] = isSrgbChannel(c) ? plain[c] : read[c];
        }
        return read;
    }

    TexelValue filtered(const std::array<AxisTexels, 3>& axes) const
    {
        const std::array<std::int64_t, 8> weights = weightsOf(axes, m_texture.shape == TextureShape::Space);
        std::array<double, 4> sums{};
        for (std::size_t corner = 0; corner < weights.size(); ++corner) {
            if (weights[corner] == 0)
                continue;
            const auto texel = [&](std::size_t a) { return (corner >> a & 1) != 0 ? axes[a].second : axes[a].first; };
            const std::array<double, 4> one = weighed(texel(0), texel(1), texel(2));
            for (std::size_t c = 0; c < 4; ++c)
                sums[c] += one[c] * static_cast<double>(weights[corner]);
        }
        TexelValue result;
        for (std::size_t c = 0; c < 4; ++c)
            result[c] = roundedFiltered(isSrgbChannel(c) ? kSrgbResult : m_texture.format, sums[c]);
        return result;
    }

private:
    AddressMode modeOf(int number) const
    {
        const AddressMode mode = m_texture.address[static_cast<std::size_t>(number)];
        const bool repeats = mode == AddressMode::Wrap || mode == AddressMode::Mirror;
        return repeats && !m_texture.isNormalized ? AddressMode::Clamp : mode;
    }
    std::int64_t sizeOf(int number) const { return number == 0 ? m_image.width : number == 1 ? m_image.height : m_image.slices; }
    // Negative: the border.
    const std::byte* at(std::int64_t x, std::int64_t y, std::int64_t z) const
    {
        if (x < 0 || y < 0 || z < 0)
            return m_texture.border.data();
        const std::byte* const texel = texelAt(m_image, m_texture.format, static_cast<std::uint32_t>(x),
                                               static_cast<std::uint32_t>(y), static_cast<std::uint32_t>(z) + m_layer);
        if (m_reads != nullptr)
            m_reads->add(texel);
        return texel;
    }
    bool isSrgbChannel(std::size_t channel) const { return m_texture.isSrgb && channel < 3; }

    const Texture& m_texture;
    const TexelImage& m_image;
    const std::uint32_t m_layer;
    TexelReads* const m_reads;
};

TexelWords bitsOf(const TexelValue& value)
{
    TexelWords words;
    for (std::size_t c = 0; c < 4; ++c)
        words[c] = std::bit_cast<std::uint32_t>(value[c]);
    return words;
}

// The face that a direction meets, and where.
struct FacePoint {
    std::uint32_t face = 0;
    float s = 0, t = 0;
};

FacePoint facePoint(const std::array<float, 3>& direction)
{
    const auto [x, y, z] = direction;
    const float ax = std::abs(x), ay = std::abs(y), az = std::abs(z);
    float s, t, m;
    std::uint32_t face;
    if (az >= ax && az >= ay) {
        face = z < 0 ? 5 : 4;
        m = az, s = z < 0 ? -x : x, t = -y;
    } else if (ay >= ax) {
        face = y < 0 ? 3 : 2;
        m = ay, s = x, t = y < 0 ? -z : z;
    } else {
        face = x < 0 ? 1 : 0;
        m = ax, s = x < 0 ? z : -z, t = -y;
    }
    return m > 0 ? FacePoint{face, (s / m + 1) / 2, (t / m + 1) / 2} : FacePoint{face, 0.5f, 0.5f};
}

struct Place {
    std::array<float, 3> at{};
    std::uint32_t layer = 0;
};

// Layers are slices, those of cubes six each.
Place placeOf(const Texture& texture, const SamplePoint& point)
{
    const std::uint32_t slices = texture.levels.front().slices;
    switch (texture.shape) {
    case TextureShape::Lines:
    case TextureShape::Planes:
        return {point.at, std::min(point.layer, slices - 1)};
    case TextureShape::Cube:
    case TextureShape::Cubes: {
        const FacePoint face = facePoint(point.at);
        const std::uint32_t cube = texture.shape == TextureShape::Cubes ? std::min(point.layer, slices / 6 - 1) : 0;
        return {{face.s, face.t, 0}, 6 * cube + face.face};
    }
    default:
        return {point.at, 0};
    }
}

TexelWords sampleLevel(const Texture& texture, const Place& place, std::size_t level, TexelReads* reads)
{
    const LevelSampler sampler(texture, texture.levels[level], place.layer, reads);
    std::array<AxisTexels, 3> axes{};
    for (int a = 0; a < axesOf(texture.shape); ++a)
        axes[static_cast<std::size_t>(a)] = sampler.axis(place.at[static_cast<std::size_t>(a)], a);
    if (texture.shape == TextureShape::Line && texture.isLinear)
        axes[1] = sampler.axis(0, 1);  // as a GPU has it: half the border where this axis has one
    if (texture.givesIntegers)
        return sampler.words(axes[0].first, axes[1].first, axes[2].first);
    if (!texture.isLinear)
        return bitsOf(sampler.value(axes[0].first, axes[1].first, axes[2].first));
    return bitsOf(sampler.filtered(axes));
}

}  // namespace

TexelWords sample(const Texture& texture, const SamplePoint& point, TexelReads* reads)
{
    const Place place = placeOf(texture, point);
    const float last = static_cast<float>(texture.levels.size() - 1);
    if (!point.hasLevel || texture.levels.size() == 1)
        return sampleLevel(texture, place, 0, reads);
    const float bias = std::floor(texture.levelBias * static_cast<float>(kOne)) / static_cast<float>(kOne);
    float level = std::isnan(point.level) ? 0 : point.level + bias;
    level = std::clamp(level, texture.minLevel, std::max(texture.minLevel, texture.maxLevel));
    level = std::clamp(level, 0.0f, last);
    if (texture.givesIntegers || !texture.areLevelsLinear)
        return sampleLevel(texture, place, static_cast<std::size_t>(std::floor(level + 0.5f)), reads);
    const auto fixed = static_cast<std::size_t>(level * static_cast<float>(kOne));
    const std::size_t first = fixed >> kFractionBits, weight = fixed & (kOne - 1);
    const TexelWords lower = sampleLevel(texture, place, first, reads);
    if (weight == 0)
        return lower;
    const TexelWords upper = sampleLevel(texture, place, first + 1, reads);
    TexelWords result;
    for (std::size_t c = 0; c < 4; ++c)
        result[c] = std::bit_cast<std::uint32_t>(
            static_cast<float>((std::bit_cast<float>(lower[c]) * static_cast<double>(kOne - static_cast<std::int64_t>(weight)) +
                                std::bit_cast<float>(upper[c]) * static_cast<double>(weight)) /
                               static_cast<double>(kOne)));
    return result;
}

TexelWords fetchTexel(const Texture& texture, const std::array<std::int32_t, 3>& at, std::uint32_t layer, std::uint32_t level,
                      TexelReads* reads)
{
    if (texture.shape == TextureShape::Memory && (at[0] < 0 || static_cast<std::uint32_t>(at[0]) >= texture.levels.front().width))
        return {};
    const TexelImage& image = texture.levels[std::min<std::size_t>(level, texture.levels.size() - 1)];
    const bool hasLayers = texture.shape == TextureShape::Lines || texture.shape == TextureShape::Planes;
    const LevelSampler sampler(texture, image, hasLayers ? std::min(layer, image.slices - 1) : 0, reads);
    const std::array<std::int64_t, 3> size{image.width, image.height, image.slices};
    std::array<std::int64_t, 3> texel{};
    for (int a = 0; a < axesOf(texture.shape); ++a) {
        const auto axis = static_cast<std::size_t>(a);
        const bool hasBorder = texture.address[axis] == AddressMode::Border;
        texel[axis] = addressed(at[axis], size[axis], hasBorder ? AddressMode::Border : AddressMode::Clamp);
    }
    return texture.givesIntegers ? sampler.words(texel[0], texel[1], texel[2])
                                 : bitsOf(sampler.value(texel[0], texel[1], texel[2]));
}

std::int32_t wholeTexel(float coordinate)
{
    constexpr std::int64_t kMost = 0x40000000;
    return static_cast<std::int32_t>(std::clamp(fixedTexels(coordinate, false) >> kFractionBits, -kMost, kMost));
}

TexelWords gather(const Texture& texture, const SamplePoint& point, std::size_t channel, TexelReads* reads)
{
    Texture filtered = texture;
    filtered.isLinear = true;
    const Place place = placeOf(texture, point);
    const LevelSampler sampler(filtered, texture.levels.front(), place.layer, reads);
    const AxisTexels x = sampler.axis(place.at[0], 0), y = sampler.axis(place.at[1], 1);
    const auto read = [&](std::int64_t i, std::int64_t j) {
        return texture.givesIntegers ? sampler.words(i, j, 0)[channel] : bitsOf(sampler.value(i, j, 0))[channel];
    };
    return {read(x.first, y.second), read(x.second, y.second), read(x.second, y.first), read(x.first, y.first)};
}

float levelOfGradients(const Texture& texture, const std::array<float, 3>& dx, const std::array<float, 3>& dy)
{
    const TexelImage& image = texture.levels.front();
    const std::array<float, 3> size{static_cast<float>(image.width), static_cast<float>(image.height),
                                    static_cast<float>(image.slices)};
    const auto length = [&](const std::array<float, 3>& gradient) {
        float sum = 0;
        for (int a = 0; a < axesOf(texture.shape); ++a) {
            const auto axis = static_cast<std::size_t>(a);
            const float texels = gradient[axis] * (texture.isNormalized ? size[axis] : 1);
            sum += texels * texels;
        }
        return sum;
    };
    return 0.5f * std::log2(std::max(length(dx), length(dy)));
}

}  // namespace kd::emulator
