// SPDX-License-Identifier: GPL-3.0-or-later
#include "floatvalue.h"
#include "reference.h"

#include <cmath>

namespace kd::test {

namespace {

bool isFloat(std::string_view type)
{
    return type.front() == 'f' || type.starts_with("bf") || type.starts_with("tf");
}

/// Without tf32's empty places.
std::uint64_t floatBits(const Form& form, std::string_view type, long double value, Mode mode)
{
    const Format format = formatOf(type);
    const std::uint64_t nan = type == "f32" ? 0x7fffffff : type == "f64" ? 0x7fffffffffffffff : type == "tf32" ? 0x3ffff : 0x7fff;
    const bool finite = form.has("satfinite") || form.has("satfinite.relu") || form.has("relu.satfinite");
    const bool relu = form.has("relu") || form.has("satfinite.relu") || form.has("relu.satfinite");
    if (relu && value <= 0)
        return 0;
    const std::uint64_t bits = rounded(format, value, false, mode, nan);
    const std::uint64_t sign = std::uint64_t{1} << (format.exponentBits + format.fractionBits);
    const std::uint64_t largest = infinityOf(format) - 1;
    return finite && !std::isnan(value) && (bits & ~sign) > largest ? (bits & sign) | largest : bits;
}

std::uint64_t saturated(std::string_view type, long double value, std::uint64_t bits)
{
    if (std::isnan(value) || value <= 0)
        return 0;
    return value >= 1 ? rounded(formatOf(type), 1, false, Mode::Nearest, 0) : bits;
}

long double integral(long double value, Mode mode)
{
    switch (mode) {
    case Mode::Zero: return std::trunc(value);
    case Mode::Down: return std::floor(value);
    case Mode::Up: return std::ceil(value);
    default: return std::nearbyint(value);
    }
}

Wide clampedTo(IntegerType type, long double value, bool wideNan)
{
    const Wide lowest = type.isSigned ? -(Wide{1} << (type.bits - 1)) : Wide{0};
    const Wide highest = (Wide{1} << (type.bits - (type.isSigned ? 1 : 0))) - 1;
    if (std::isnan(value))
        return !wideNan ? Wide{0} : type.isSigned ? lowest : Wide{1} << (type.bits - 1);
    if (value >= 0x1p65L)
        return highest;
    if (value <= -0x1p65L)
        return lowest;
    const Wide whole = static_cast<Wide>(value);
    return whole < lowest ? lowest : whole > highest ? highest : whole;
}

Mode modeOf(const Form& form)
{
    for (const std::string& word : form.words) {
        if (word.size() >= 2 && word.size() <= 3 && word.front() == 'r')
            return modeNamed(word);
    }
    return Mode::Nearest;
}
bool roundsToInteger(const Form& form)
{
    return form.has("rni") || form.has("rzi") || form.has("rmi") || form.has("rpi");
}

/// Where NaN comes through with sign and payload: to and from double precision, in rna.tf32, from bf16 to f32.
bool keepsNan(const Form& form, std::string_view to, std::string_view from)
{
    return to == "f64" || from == "f64" || form.has("rna") || (to == "f32" && from == "bf16" && !form.has("ftz"));
}
/// Sign, and the first bits of the fraction; quiet, except where bits are only moved.
std::uint64_t keptNan(const Form& form, std::string_view to, std::string_view from, std::uint64_t bits)
{
    const Format source = formatOf(from), target = to == "tf32" ? formatOf("f32") : formatOf(to);
    if (form.has("ftz") && from == "f32")
        bits = 0x7fffffff;
    const std::uint64_t sign = bits >> (source.exponentBits + source.fractionBits) & 1;
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << source.fractionBits) - 1);
    std::uint64_t moved = target.fractionBits > source.fractionBits ? fraction << (target.fractionBits - source.fractionBits)
                                                                    : fraction >> (source.fractionBits - target.fractionBits);
    if (to == "tf32")
        moved &= ~std::uint64_t{0x1fff};
    else if (from != "bf16" || to != "f32")
        moved |= std::uint64_t{1} << (target.fractionBits - 1);
    return sign << (target.exponentBits + target.fractionBits) | infinityOf(target) | moved;
}

/// One value, extended to 64 bits as its type is.
std::uint64_t converted(const Form& form, std::string_view to, std::string_view from, std::uint64_t bits)
{
    if (!isFloat(from) && !isFloat(to)) {
        const Wide value = read(integerType(from), bits);
        const Wide kept = form.has("sat") ? clampedTo(integerType(to), static_cast<long double>(value), false) : value;
        return static_cast<std::uint64_t>(read(integerType(to), static_cast<UnsignedWide>(kept)));
    }
    const bool flushes = form.has("ftz") && ((from == "f32" && to != "f16") || from == "bf16");
    const long double value =
        isFloat(from) ? valueOf(formatOf(from), bits, flushes) : static_cast<long double>(read(integerType(from), bits));
    const Mode mode = modeOf(form);
    if (!isFloat(to)) {
        const bool wideNan = from == "f64" || to.ends_with("64");
        return static_cast<std::uint64_t>(clampedTo(integerType(to), integral(value, mode), wideNan));
    }
    const long double given = roundsToInteger(form) ? integral(value, mode) : value;
    const bool plain = !form.has("ftz") && !form.has("sat") && !roundsToInteger(form);
    if (from == to && plain && (from == "f32" || from == "f64"))
        return bits;
    if (std::isnan(value) && !form.has("sat") && !form.has("satfinite") && keepsNan(form, to, from))
        return keptNan(form, to, from, bits);
    std::uint64_t result = floatBits(form, to, given, mode);
    if (form.has("sat"))
        result = saturated(to, given, result);
    if (form.has("ftz") && to == "f32" && (result & 0x7f800000) == 0)
        result &= 0x80000000;
    return to == "tf32" ? result << 13 : result;
}

/// Elements with the third operand's low bits above them.
Bits packedIntegers(const Form& form, const LaneCase& lane)
{
    const std::string& element = form.words[2];
    const int width = element.size() == 3 ? 16 : element[1] - '0';
    const IntegerType type{width, element.front() == 's'};
    const auto clampedBits = [&](std::uint64_t bits) {
        return stored({width, false}, clampedTo(type, static_cast<long double>(read({32, true}, bits)), false)).low;
    };
    const std::uint64_t above = lane.in.size() > 2 ? lane.in[2].low << (2 * width) : 0;
    return {(above | clampedBits(lane.in[0].low) << width | clampedBits(lane.in[1].low)) & 0xffffffff, 0};
}

}  // namespace

bool convertReference(const Form& form, const LaneCase& lane, Answer& answer)
{
    if (form.pattern->root != "cvt")
        return false;
    answer.carry = lane.carry;
    if (form.has("pack")) {
        answer.values = {packedIntegers(form, lane)};
        return true;
    }
    std::string_view to = form.words[form.words.size() - 2], from = form.words.back();
    const int toBytes = form.ports[0].kind.bytes;
    const IntegerType whole{8 * toBytes, false};
    if (!to.ends_with("x2")) {
        answer.values = {stored(whole, static_cast<Wide>(converted(form, to, from, lane.in[0].low)))};
        return true;
    }
    to.remove_suffix(2);
    answer.values = {{converted(form, to, from, lane.in[0].low) << (4 * toBytes) | converted(form, to, from, lane.in[1].low), 0}};
    return true;
}

}  // namespace kd::test
