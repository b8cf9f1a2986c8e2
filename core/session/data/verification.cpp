// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/verification.h"

#include "core/base/error.h"
#include "core/session/data/elements.h"

#include <algorithm>

namespace kd {
namespace {

struct Difference {
    double absolute = 0;
    bool agrees = true;
};

Difference differenceOfReals(double actual, double expected, double relativeTolerance, double absoluteTolerance)
{
    if (actual == expected || (std::isnan(actual) && std::isnan(expected)))
        return {};
    if (!std::isfinite(actual) || !std::isfinite(expected))
        return {.absolute = std::numeric_limits<double>::infinity(), .agrees = false};
    const double absolute = std::abs(actual - expected);
    return {.absolute = absolute, .agrees = absolute <= absoluteTolerance + relativeTolerance * std::abs(expected)};
}

template <typename T>
Difference difference(T actual, T expected, double relativeTolerance, double absoluteTolerance)
{
    if constexpr (RealElement<T>) {
        return differenceOfReals(elementToDouble(actual), elementToDouble(expected), relativeTolerance, absoluteTolerance);
    } else if constexpr (BoolElement<T>) {
        const bool same = (actual.byte != 0) == (expected.byte != 0);
        return {.absolute = same ? 0.0 : 1.0, .agrees = same || absoluteTolerance >= 1};
    } else {
        const auto high = static_cast<std::uint64_t>(std::max(actual, expected));
        const auto low = static_cast<std::uint64_t>(std::min(actual, expected));
        const auto absolute = static_cast<double>(high - low);
        return {.absolute = absolute, .agrees = absolute <= absoluteTolerance};
    }
}

/// An element that nothing was written to, where the buffer was filled with poison: a NaN that no arithmetic makes.
template <typename T>
bool isPoison(std::span<const std::byte> bytes, std::uint64_t index)
{
    return std::ranges::all_of(bytes.subspan(index * sizeof(T), sizeof(T)), [](std::byte each) { return each == std::byte{0xff}; });
}

template <typename T>
void compareTyped(Verification& result, std::span<const std::byte> actual, std::span<const std::byte> expected,
                  double relativeTolerance, double absoluteTolerance)
{
    const std::uint64_t count = actual.size() / sizeof(T);
    for (std::uint64_t i = 0; i < count; ++i) {
        const T actualElement = loadElement<T>(actual.data(), i);
        const T expectedElement = loadElement<T>(expected.data(), i);
        Difference found = difference(actualElement, expectedElement, relativeTolerance, absoluteTolerance);
        if constexpr (RealElement<T>)
            if (isPoison<T>(actual, i) && !isPoison<T>(expected, i))
                found = {.absolute = std::numeric_limits<double>::infinity(), .agrees = false};
        if (found.absolute == 0)
            continue;
        const double magnitude = std::abs(elementToDouble(expectedElement));
        result.maxAbs = std::max(result.maxAbs, found.absolute);
        if (magnitude != 0)
            result.maxRel = std::max(result.maxRel, std::isfinite(magnitude) ? found.absolute / magnitude : found.absolute);
        if (found.agrees)
            continue;
        if (result.mismatches++ == 0) {
            result.firstIndex = i;
            result.expected = elementToDouble(expectedElement);
            result.actual = elementToDouble(actualElement);
        }
    }
}

}  // namespace

Verification compareElements(const std::string& name, ElementType type, std::span<const std::byte> actual,
                             std::span<const std::byte> expected, double relativeTolerance, double absoluteTolerance)
{
    if (actual.size() != expected.size() || actual.size() % sizeOf(type) != 0)
        throw LogicError({.text = "output and reference differ in size", .subject = name});
    Verification result{.name = name};
    withElementType(type, [&]<typename T>(std::type_identity<T>) {
        compareTyped<T>(result, actual, expected, relativeTolerance, absoluteTolerance);
    });
    result.ok = result.mismatches == 0;
    return result;
}

}  // namespace kd
