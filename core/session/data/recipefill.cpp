// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/data/elements.h"
#include "core/session/data/philox.h"
#include "core/session/data/portablemath.h"
#include "core/session/data/recipe.h"

#include <algorithm>
#include <bit>

namespace kd {
namespace {

using Words = std::array<std::uint32_t, 4>;

constexpr std::uint64_t kSinePeriod = 256;
// Normally distributed integers: one standard deviation is this part of the range.
constexpr double kIntegerDeviation = 0.25;

Words randomWords(std::uint64_t seed, std::uint64_t index)
{
    return philox4x32({static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(index >> 32), 0, 0},
                      {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
}

std::uint64_t high64(const Words& words)
{
    return std::uint64_t{words[0]} << 32 | words[1];
}

template <typename T>
T rampElement(std::uint64_t index)
{
    if constexpr (RealElement<T>)
        return elementFromDouble<T>(static_cast<double>(index));
    else if constexpr (BoolElement<T>)
        return {static_cast<std::uint8_t>(index != 0 ? 1 : 0)};
    else
        return static_cast<T>(index);
}

// A value from -1 to 1 over the type's range; unsigned integers have their middle at 0.
template <typename T>
T scaledElement(double value)
{
    if constexpr (RealElement<T>)
        return elementFromDouble<T>(value);
    else if constexpr (BoolElement<T>)
        return {static_cast<std::uint8_t>(value >= 0 ? 1 : 0)};
    else if constexpr (std::signed_integral<T>)
        return elementFromDouble<T>(value * static_cast<double>(std::numeric_limits<T>::max()));
    else
        return elementFromDouble<T>((value + 1) * 0.5 * static_cast<double>(std::numeric_limits<T>::max()));
}

template <typename T>
constexpr int significandBits()
{
    if constexpr (std::same_as<T, BinaryHalf>)
        return 11;
    else if constexpr (std::same_as<T, BrainFloat>)
        return 8;
    else if constexpr (std::same_as<T, Float8E4M3>)
        return 4;
    else if constexpr (std::same_as<T, Float8E5M2>)
        return 3;
    else
        return std::numeric_limits<T>::digits;
}

// Reals are the top significand bits of the 64 as a fraction, so that none rounds up to 1.
template <typename T>
T randomElement(std::uint64_t bits)
{
    if constexpr (RealElement<T>) {
        constexpr int kBits = significandBits<T>();
        const double unit = 1.0 / static_cast<double>(std::uint64_t{1} << kBits);
        return elementFromDouble<T>(static_cast<double>(bits >> (64 - kBits)) * unit);
    } else if constexpr (BoolElement<T>) {
        return {static_cast<std::uint8_t>(bits >> 63)};
    } else {
        return static_cast<T>(bits >> (64 - 8 * sizeof(T)));
    }
}

// No product of a real rounds up to the bound: the fraction has as many bits as the type.
template <typename T>
T boundedElement(std::uint64_t bits, std::uint64_t below)
{
    if constexpr (RealElement<T>) {
        constexpr int kBits = significandBits<T>();
        const double unit = 1.0 / static_cast<double>(std::uint64_t{1} << kBits);
        return elementFromDouble<T>(static_cast<double>(bits >> (64 - kBits)) * unit * static_cast<double>(below));
    } else if constexpr (BoolElement<T>) {
        return {static_cast<std::uint8_t>(below > 1 ? bits >> 63 : 0)};
    } else {
        const auto most = static_cast<std::uint64_t>(std::numeric_limits<T>::max());
        return static_cast<T>(bits % std::min(below, most < below ? most + 1 : below));
    }
}

// Box-Muller, from 53 bits for the radius (never 0) and 53 for the angle.
double normalValue(const Words& words)
{
    constexpr double kUnit = 1.0 / 9007199254740992.0;
    const std::uint64_t angleBits = std::uint64_t{words[2]} << 32 | words[3];
    const double radius = (static_cast<double>(high64(words) >> 11) + 1.0) * kUnit;
    const double angle = static_cast<double>(angleBits >> 11) * kUnit;
    return std::sqrt(-2.0 * portableLog(radius)) * portableCosTurns(angle);
}

template <typename T>
T normalElement(const Words& words)
{
    if constexpr (RealElement<T>)
        return elementFromDouble<T>(normalValue(words));
    else
        return scaledElement<T>(normalValue(words) * kIntegerDeviation);
}

template <typename T, typename Generator>
void fillEach(std::span<std::byte> buffer, Generator generator)
{
    const std::uint64_t count = buffer.size() / sizeof(T);
    for (std::uint64_t index = 0; index < count; ++index)
        storeElement<T>(buffer.data(), index, generator(index));
}

template <typename T>
void fillSine(std::span<std::byte> buffer)
{
    std::array<T, kSinePeriod> period;
    for (std::uint64_t i = 0; i < kSinePeriod; ++i)
        period[i] = scaledElement<T>(portableSinTurns(static_cast<double>(i) / static_cast<double>(kSinePeriod)));
    fillEach<T>(buffer, [&](std::uint64_t index) { return period[index % kSinePeriod]; });
}

template <typename T>
void fillTyped(const Recipe& recipe, std::span<std::byte> buffer)
{
    const std::uint64_t seed = recipe.seed;
    switch (recipe.kind) {
    case Recipe::Kind::Zeros: std::ranges::fill(buffer, std::byte{0}); return;
    case Recipe::Kind::Poison: std::ranges::fill(buffer, std::byte{0xff}); return;
    case Recipe::Kind::Ones: fillEach<T>(buffer, [](std::uint64_t) { return rampElement<T>(1); }); return;
    case Recipe::Kind::Ramp: fillEach<T>(buffer, rampElement<T>); return;
    case Recipe::Kind::Sine: fillSine<T>(buffer); return;
    case Recipe::Kind::Random:
        if (recipe.below != 0)
            fillEach<T>(buffer, [=, below = recipe.below](std::uint64_t index) {
                return boundedElement<T>(high64(randomWords(seed, index)), below);
            });
        else
            fillEach<T>(buffer, [=](std::uint64_t index) { return randomElement<T>(high64(randomWords(seed, index))); });
        return;
    case Recipe::Kind::Normal:
        fillEach<T>(buffer, [=](std::uint64_t index) { return normalElement<T>(randomWords(seed, index)); });
        return;
    case Recipe::Kind::File:
    case Recipe::Kind::Image:
        throw LogicError({.text = "its bytes come from a file, not from a formula", .subject = toText(recipe)});
    }
}

}  // namespace

void fill(const Recipe& recipe, ElementType type, std::span<std::byte> buffer)
{
    if (buffer.size() % sizeOf(type) != 0)
        throw LogicError({.text = "the buffer does not hold a whole number of elements", .subject = toText(recipe)});
    withElementType(type, [&]<typename T>(std::type_identity<T>) { fillTyped<T>(recipe, buffer); });
}

}  // namespace kd
