// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/texture/texel.h"

#include "core/emulator/memory/halves.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace kd::emulator {
namespace {

// At once, since surfaces may be written to meanwhile.
std::uint32_t channelBits(const TexelFormat& format, const std::byte* channel)
{
    switch (format.channelBytes) {
    case 1:
        return __atomic_load_n(reinterpret_cast<const std::uint8_t*>(channel), __ATOMIC_RELAXED);
    case 2:
        return __atomic_load_n(reinterpret_cast<const std::uint16_t*>(channel), __ATOMIC_RELAXED);
    default:
        return __atomic_load_n(reinterpret_cast<const std::uint32_t*>(channel), __ATOMIC_RELAXED);
    }
}

std::int32_t extended(const TexelFormat& format, std::uint32_t bits)
{
    const int unused = 32 - 8 * format.channelBytes;
    return static_cast<std::int32_t>(bits << unused) >> unused;
}

float valueOf(const TexelFormat& format, std::uint32_t bits)
{
    if (format.kind == ChannelKind::Float)
        return format.channelBytes == 2 ? halfToFloat(static_cast<std::uint16_t>(bits)) : std::bit_cast<float>(bits);
    const int width = 8 * format.channelBytes;
    if (format.kind == ChannelKind::Unsigned)
        return static_cast<float>(bits) / static_cast<float>((1U << width) - 1);
    return std::max(static_cast<float>(extended(format, bits)) / static_cast<float>((1U << (width - 1)) - 1), -1.0f);
}

void storeChannel(const TexelFormat& format, std::byte* channel, std::uint32_t bits)
{
    const auto store = [&]<typename T>(T value) { __atomic_store_n(reinterpret_cast<T*>(channel), value, __ATOMIC_RELAXED); };
    switch (format.channelBytes) {
    case 1:
        return store(static_cast<std::uint8_t>(bits));
    case 2:
        return store(static_cast<std::uint16_t>(bits));
    default:
        return store(bits);
    }
}

// Towards zero, as a GPU has borders of halves.
float cutToHalf(float value)
{
    const float rounded = halfToFloat(floatToHalf(value));
    if (!std::isfinite(value) || std::abs(rounded) <= std::abs(value))
        return rounded;
    return halfToFloat(static_cast<std::uint16_t>(floatToHalf(value) - 1));
}

}  // namespace

TexelValue readValue(const TexelFormat& format, const std::byte* texel)
{
    TexelValue value{};
    for (std::size_t c = 0; c < format.channels; ++c)
        value[c] = valueOf(format, channelBits(format, texel + c * format.channelBytes));
    return value;
}

TexelWords readWords(const TexelFormat& format, const std::byte* texel)
{
    TexelWords words{};
    for (std::size_t c = 0; c < format.channels; ++c) {
        const std::uint32_t bits = channelBits(format, texel + c * format.channelBytes);
        words[c] = format.kind == ChannelKind::Signed ? static_cast<std::uint32_t>(extended(format, bits)) : bits;
    }
    return words;
}

void writeWords(const TexelFormat& format, std::byte* texel, const TexelWords& words)
{
    for (std::size_t c = 0; c < format.channels; ++c) {
        std::byte* const channel = texel + c * format.channelBytes;
        std::uint32_t bits = words[c];
        if (format.kind == ChannelKind::Float && format.channelBytes == 2)
            bits = floatToHalf(std::bit_cast<float>(bits));
        storeChannel(format, channel, bits);
    }
}

float fromSrgb(float value)
{
    if (value <= 0)
        return 0;
    const double linear = value <= 0.04045f ? value / 12.92 : std::pow((double{value} + 0.055) / 1.055, 2.4);
    int exponent = 0;
    const double fraction = std::frexp(linear, &exponent);
    const int bits = std::min(8, exponent + 14);  // none of less than 2^-14
    return static_cast<float>(std::ldexp(std::ceil(std::ldexp(fraction, bits) - 0.5), exponent - bits));
}

std::array<std::byte, 16> borderTexel(const TexelFormat& format, bool givesIntegers, const std::array<float, 4>& colour)
{
    TexelWords words;
    for (std::size_t c = 0; c < 4; ++c) {
        words[c] = std::bit_cast<std::uint32_t>(colour[c]);
        if (format.kind == ChannelKind::Float && format.channelBytes == 2)
            words[c] = std::bit_cast<std::uint32_t>(cutToHalf(colour[c]));
        if (format.kind == ChannelKind::Float || givesIntegers)
            continue;
        const bool isSigned = format.kind == ChannelKind::Signed;
        const double most = (1U << (8 * format.channelBytes - (isSigned ? 1 : 0))) - 1;
        const double value = colour[c] == colour[c] ? std::clamp<double>(colour[c], isSigned ? -1 : 0, 1) : 0;
        words[c] = static_cast<std::uint32_t>(static_cast<std::int32_t>(std::floor(value * most + 0.5)));
    }
    std::array<std::byte, 16> texel{};
    alignas(16) std::byte bytes[16]{};
    writeWords(format, bytes, words);
    std::copy_n(bytes, texel.size(), texel.begin());
    return texel;
}

float roundedFiltered(const TexelFormat& format, double sum)
{
    const double value = sum / 256;
    if (format.kind != ChannelKind::Float) {
        const double most = format.kind == ChannelKind::Signed ? 32767 : 65535;
        return static_cast<float>(std::floor(value + 0.5)) / static_cast<float>(most);
    }
    if (value == 0 || !std::isfinite(value))
        return static_cast<float>(value);
    // Half away from zero, of 11 or 24 bits.
    int exponent = 0;
    const double fraction = std::frexp(value, &exponent);
    const int bits = format.channelBytes == 2 ? std::min(11, exponent + 24) : std::min(24, exponent + 149);
    return static_cast<float>(std::ldexp(std::round(std::ldexp(fraction, bits)), exponent - bits));
}

std::array<double, 4> readWeighed(const TexelFormat& format, const std::byte* texel)
{
    std::array<double, 4> weighed{};
    if (format.kind == ChannelKind::Float) {
        const TexelValue value = readValue(format, texel);
        std::copy_n(value.begin(), 4, weighed.begin());
        return weighed;
    }
    const TexelWords words = readWords(format, texel);
    for (std::size_t c = 0; c < format.channels; ++c) {
        const bool isSigned = format.kind == ChannelKind::Signed;
        const double number = isSigned ? static_cast<std::int32_t>(words[c]) : static_cast<double>(words[c]);
        if (!isSigned)
            weighed[c] = format.channelBytes == 1 ? number * 257 : number;
        else
            weighed[c] = format.channelBytes == 1 ? std::max(number, -127.0) * 32767 / 127 : std::max(number, -32767.0);
    }
    return weighed;
}

}  // namespace kd::emulator
