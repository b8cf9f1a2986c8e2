// SPDX-License-Identifier: GPL-3.0-or-later
#include "floatvalue.h"
#include "reference.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

// Conversions to and from floats of 8 bits and fewer, and sums and products of them, by tables of all the numbers of a format: a
// value is rounded by a look at its two neighbours there.
namespace kd::test {

namespace {

struct Numbers {
    std::vector<long double> sizes;  ///< by code, from 0 up; the code behind the last is not finite
    int bits = 8;                    ///< with the sign
    bool hasSign = true, hasInfinity = false;
    std::uint64_t nan = 0;           ///< what NaN becomes
};

/// Exponent and fraction as IEEE has them, up to code `last`.
Numbers numbers(int exponentBits, int fractionBits, std::uint64_t last, std::uint64_t nan, int bits, bool hasSign = true)
{
    Numbers all{{}, bits, hasSign, false, nan};
    const int bias = (1 << (exponentBits - 1)) - 1;
    for (std::uint64_t code = 0; code <= last; ++code) {
        const int field = static_cast<int>(code >> fractionBits);
        const auto fraction = static_cast<long double>(code & ((std::uint64_t{1} << fractionBits) - 1));
        const long double one = std::ldexp(1.0L, fractionBits);
        all.sizes.push_back(std::ldexp(field == 0 ? fraction : fraction + one, std::max(field, 1) - bias - fractionBits));
    }
    return all;
}
Numbers withInfinity(Numbers all)
{
    all.hasInfinity = true;
    return all;
}
Numbers exponents()
{
    Numbers all{{}, 8, false, false, 0xff};
    for (int code = 0; code < 255; ++code)
        all.sizes.push_back(std::ldexp(1.0L, code - 127));
    return all;
}

const Numbers* numbersOf(std::string_view type)
{
    static const std::map<std::string_view, Numbers> all{
        {"e4m3", numbers(4, 3, 0x7e, 0x7f, 8)}, {"e5m2", withInfinity(numbers(5, 2, 0x7b, 0x7f, 8))},
        {"e2m3", numbers(2, 3, 0x1f, 0x1f, 6)}, {"e3m2", numbers(3, 2, 0x1f, 0x1f, 6)}, {"e2m1", numbers(2, 1, 7, 7, 4)},
        {"ue5m3", numbers(5, 3, 0xfe, 0xff, 8, false)}, {"ue8m0", exponents()},
        {"f16", withInfinity(numbers(5, 10, 0x7bff, 0x7fff, 16))}, {"bf16", withInfinity(numbers(8, 7, 0x7f7f, 0x7fff, 16))}};
    const auto found = all.find(type);
    return found == all.end() ? nullptr : &found->second;
}

/// A name without its "x2" or "p4x4", and how many elements it has; places from one element to the next.
struct Pack {
    std::string element;
    int count = 1, step = 0;
};
Pack packOf(std::string_view type)
{
    Pack pack{std::string(type), 1, 32};
    if (type.ends_with("x2") || type.ends_with("x4")) {
        pack.count = type.back() - '0';
        const std::string_view element = type.substr(0, type.find_first_of('x', 1));
        pack.element = element.substr(0, element.find('p'));
        pack.step = pack.element == "e2m1" && !type.starts_with("e2m1p4") ? 4 : pack.element.ends_with("f16") ? 16 : 8;
    }
    return pack;
}

long double numberOf(std::string_view element, std::uint64_t bits)
{
    if (element == "f32")
        return valueOf(formatOf("f32"), bits & 0xffffffff);
    if (element == "s2f6")
        return static_cast<long double>(static_cast<std::int8_t>(bits)) / 64;
    const Numbers& all = *numbersOf(element);
    const std::uint64_t signBit = std::uint64_t{1} << (all.bits - 1), mask = (std::uint64_t{1} << all.bits) - 1;
    const std::uint64_t code = bits & (all.hasSign ? signBit - 1 : mask);
    const bool isFinite = code < all.sizes.size();
    const long double size = isFinite ? all.sizes[code] : all.hasInfinity && code == all.sizes.size() ? HUGE_VALL : std::nanl("");
    return all.hasSign && (bits & signBit) != 0 ? -size : size;
}

struct Rounding {
    char mode = 'n';  ///< n, z, p, s
    std::uint64_t random = 0;
    int randomBits = 0;
};

/// The code of a size that is not NaN; the one behind the last where it is too great.
std::uint64_t codeOf(const Numbers& all, long double size, const Rounding& rounding)
{
    const auto count = static_cast<std::uint64_t>(all.sizes.size());
    if (std::isinf(size))
        return count;
    if (size <= all.sizes.front())
        return 0;
    const auto above = std::upper_bound(all.sizes.begin(), all.sizes.end(), size);
    const auto low = static_cast<std::uint64_t>(above - all.sizes.begin()) - 1;
    const long double least = all.sizes[low];
    // Behind the last there would be one as far away as that from the one before it; exponents double.
    const long double next = low + 1 < count ? all.sizes[low + 1]
        : all.sizes[1] == 2 * all.sizes[0]  ? 2 * least
                                            : 2 * least - all.sizes[low - 1];
    if (size == least)
        return low;
    const long double part = (size - least) / (next - least);
    switch (rounding.mode) {
    case 'z': return size >= next && low + 1 == count ? low : low;
    case 'p': return low + 1;
    case 's': {
        const long double places = std::ldexp(1.0L, rounding.randomBits);
        return std::floor(part * places) + static_cast<long double>(rounding.random) >= places ? low + 1 : low;
    }
    default:
        return part > 0.5L || (part == 0.5L && (low & 1) != 0) ? low + 1 : low;
    }
}

struct Limits {
    bool relu = false, satFinite = false;
};

std::uint64_t fixed(long double value, const Rounding& rounding, const Limits& limits)
{
    if (std::isnan(value))
        return 0x7f;
    const long double units = rounding.mode == 'z' ? std::trunc(value * 64) : std::nearbyint(value * 64);
    const long double kept = std::clamp(units, limits.relu ? 0.0L : -128.0L, 127.0L);
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(kept)) & 0xff;
}

std::uint64_t bitsOf(std::string_view element, long double value, const Rounding& rounding, const Limits& limits)
{
    if (element == "s2f6")
        return fixed(value, rounding, limits);
    const Numbers& all = *numbersOf(element);
    if (std::isnan(value))
        return all.nan;
    if (limits.relu && std::signbit(value))
        return 0;
    std::uint64_t code = codeOf(all, std::fabs(value), rounding);
    if (code == all.sizes.size())
        code = limits.satFinite ? code - 1 : all.hasInfinity ? code : all.nan;
    const bool isNegative = all.hasSign && std::signbit(value);
    return isNegative ? code | std::uint64_t{1} << (all.bits - 1) : code;
}

Limits limitsOf(const Form& form)
{
    const auto has = [&](std::string_view part) {
        return std::ranges::any_of(form.words, [part](const std::string& word) { return word.find(part) != word.npos; });
    };
    return {has("relu"), has("satfinite")};
}

Rounding roundingOf(const Form& form, const Pack& to, const LaneCase& lane, int element)
{
    Rounding rounding{form.words[0][1], 0, 0};
    if (rounding.mode != 's')
        return rounding;
    const std::uint64_t bits = lane.in.back().low, upper = bits >> 16 & 0xffff, lower = bits & 0xffff;
    if (to.count == 2)
        rounding = {'s', (element == 1 ? upper : lower) & (to.element == "f16" ? 0x1fff : 0xffff), to.element == "f16" ? 13 : 16};
    else if (to.element == "e2m1")
        rounding = {'s', std::array{lower & 0xff, upper & 0xff, lower >> 8, upper >> 8}[static_cast<std::size_t>(element)], 8};
    else
        rounding = {'s', element >= 2 ? upper : lower, 16};
    return rounding;
}

bool isNarrow(const Pack& pack)
{
    return pack.element == "s2f6" || (numbersOf(pack.element) != nullptr && !pack.element.ends_with("f16"));
}

bool conversions(const Form& form, const LaneCase& lane, Answer& answer)
{
    if (form.has("pack"))
        return false;
    const Pack to = packOf(form.words[form.words.size() - 2]), from = packOf(form.words.back());
    if (!isNarrow(to) && !isNarrow(from) && form.words[0] != "rs")
        return false;
    const bool isScaled = form.has("scaled::n2::ue8m0");
    std::uint64_t result = 0;
    for (int element = 0; element < to.count; ++element) {
        const auto last = static_cast<std::size_t>(to.count - 1 - element);
        long double value = from.count == 1 ? numberOf(from.element, lane.in[last].low)
                                            : numberOf(from.element, lane.in[0].low >> (element * from.step));
        if (isScaled) {
            const long double scale = numberOf("ue8m0", lane.in.back().low >> (8 * element));
            value = isNarrow(to) ? value / scale : value * scale;
        }
        result |= bitsOf(to.element, value, roundingOf(form, to, lane, element), limitsOf(form)) << (element * to.step);
    }
    answer.values = {{result, 0}};
    return true;
}

/// Operand `index` of four, an element of it.
long double quadNumber(const Form& form, std::size_t word, const LaneCase& lane, std::size_t index, int element)
{
    const Pack pack = packOf(form.words[word]);
    return numberOf(pack.element, lane.in[index].low >> (element * pack.step));
}

bool quads(const Form& form, const LaneCase& lane, Answer& answer)
{
    if (form.words.size() < 4 || !form.words[2].ends_with("x4") || !form.words[3].ends_with("x4"))
        return false;
    const std::string_view root = form.pattern->root;
    std::uint64_t result = 0;
    for (int element = 0; element < 4; ++element) {
        const long double first = quadNumber(form, 3, lane, 0, element);
        const long double second = quadNumber(form, form.words.size() > 4 ? 4 : 2, lane, 1, element);
        long double value = root == "add" ? first + second : root == "sub" ? first - second : first * second;
        if (root == "fma")
            value += quadNumber(form, 2, lane, 2, element);
        result |= bitsOf(packOf(form.words[2]).element, value, {}, limitsOf(form)) << (8 * element);
    }
    answer.values = {{result, 0}};
    return true;
}

}  // namespace

bool narrowReference(const Form& form, const LaneCase& lane, Answer& answer)
{
    const std::string_view root = form.pattern->root;
    answer.carry = lane.carry;
    if (root == "cvt")
        return form.words.size() >= 3 && conversions(form, lane, answer);
    return (root == "add" || root == "sub" || root == "mul" || root == "fma") && quads(form, lane, answer);
}

}  // namespace kd::test
