// SPDX-License-Identifier: GPL-3.0-or-later
#include "floatvalue.h"
#include "reference.h"

#include <cfenv>
#include <cmath>

namespace kd::test {

namespace {

bool isFloatName(std::string_view type)
{
    return !type.empty() && (type.front() == 'f' || type.starts_with("bf"));
}

constexpr std::uint64_t kQuiet = 0x0008000000000000;

/// The operand that a double precision result takes its NaN from, by the hardware's order; the NaN of invalid operations else.
std::uint64_t doubleNan(std::string_view root, const std::vector<std::uint64_t>& in)
{
    const Format format{11, 52};
    const bool isFused = root == "fma" || root == "mad";
    const std::vector<std::size_t> order = isFused ? std::vector<std::size_t>{1, 2, 0} : root == "div" || in.size() < 2
            ? std::vector<std::size_t>{0, 1} : std::vector<std::size_t>{1, 0};
    for (const std::size_t i : order) {
        if (i < in.size() && (in[i] & 0x7fffffffffffffff) > infinityOf(format))
            return in[i] | kQuiet;
    }
    return 0xfff8000000000000;
}

std::uint64_t nanOf(std::string_view type)
{
    return type == "f32" ? 0x7fffffff : 0x7fff;
}
std::uint64_t signOf(Format format)
{
    return std::uint64_t{1} << (format.exponentBits + format.fractionBits);
}
bool isNan(Format format, std::uint64_t bits)
{
    return (bits & ~signOf(format)) > infinityOf(format);
}

/// The operation in 64-bit significands, in the processor's current rounding mode.
long double computed(std::string_view root, long double a, long double b, long double c)
{
    const volatile long double x = a, y = b, z = c;
    if (root == "add")
        return x + y;
    if (root == "sub")
        return x - y;
    if (root == "mul")
        return x * y;
    if (root == "div")
        return x / y;
    if (root == "rcp")
        return 1.0L / x;
    if (root == "sqrt")
        return std::sqrt(x);
    return std::fma(x, y, z);
}

/// Truncated by the processor, with its inexact flag, then rounded by integers.
std::uint64_t arithmetic(std::string_view root, Format format, Mode mode, const std::vector<long double>& in, std::uint64_t nan,
                         bool ftz)
{
    std::fesetround(FE_TOWARDZERO);
    std::feclearexcept(FE_ALL_EXCEPT);
    const volatile long double truncated = computed(root, in[0], in[1], in[2]);
    const bool inexact = std::fetestexcept(FE_INEXACT) != 0;
    std::fesetround(mode == Mode::Down ? FE_DOWNWARD : FE_TONEAREST);
    const volatile long double ofMode = computed(root, in[0], in[1], in[2]);
    std::fesetround(FE_TONEAREST);
    const bool isZero = truncated == 0 && !inexact;
    if (ftz && !isZero && !std::isnan(truncated)) {
        // Tiny is told after rounding, with as many bits, to a format of more exponents.
        const Format wide{15, format.fractionBits};
        const long double result = valueOf(wide, rounded(wide, truncated, inexact, mode, 0));
        if (std::fabs(result) < std::ldexp(1.0L, 2 - (1 << (format.exponentBits - 1))))
            return std::signbit(truncated) ? signOf(format) : 0;
    }
    return rounded(format, isZero ? ofMode : truncated, inexact, mode, nan);
}

bool isArithmetic(std::string_view root)
{
    return root == "add" || root == "sub" || root == "mul" || root == "div" || root == "rcp" || root == "sqrt" || root == "fma" ||
        root == "mad";
}

/// -0 below +0; numbers before NaN unless .NaN.
std::uint64_t extreme(const Form& form, Format format, std::uint64_t a, std::uint64_t b, std::uint64_t nan)
{
    if (isNan(format, a) || isNan(format, b)) {
        const bool both = isNan(format, a) && isNan(format, b);
        return both || form.has("NaN") ? nan : isNan(format, a) ? b : a;
    }
    const long double x = valueOf(format, a), y = valueOf(format, b);
    const bool aIsLess = x < y || (x == y && a > b);
    return aIsLess == (form.pattern->root == "min") ? a : b;
}

std::uint64_t extremes(const Form& form, Format format, const std::vector<std::uint64_t>& in, std::uint64_t nan)
{
    const bool sizes = form.has("xorsign.abs") || form.has("abs");
    std::vector<std::uint64_t> values;
    for (const std::uint64_t bits : in)
        values.push_back(sizes ? bits & ~signOf(format) : bits);
    std::uint64_t out = extreme(form, format, values[0], values[1], nan);
    if (values.size() > 2)
        out = extreme(form, format, out, values[2], nan);
    if (form.has("xorsign.abs") && !isNan(format, out))
        out |= (in[0] ^ in[1]) & signOf(format);
    return out;
}

/// NaN operands come out as the one NaN in single precision; in double precision as they are, but quiet.
std::uint64_t signChanged(const Form& form, std::string_view type, Format format, std::uint64_t a, std::uint64_t nan)
{
    if (isNan(format, a))
        return type == "f64" ? a | kQuiet : nan;
    return form.pattern->root == "abs" ? a & ~signOf(format) : a ^ signOf(format);
}

std::uint64_t saturated(Format format, std::uint64_t bits)
{
    const std::uint64_t one = static_cast<std::uint64_t>((1 << (format.exponentBits - 1)) - 1) << format.fractionBits;
    if (isNan(format, bits) || (bits & signOf(format)) != 0)
        return 0;
    return bits < one ? bits : one;
}

/// One element of one lane. False when the operation is not known.
bool elementOf(const Form& form, std::string_view type, std::vector<std::uint64_t> in, std::uint64_t& out)
{
    const std::string_view root = form.pattern->root;
    const Format format = formatOf(type);
    const std::uint64_t nan = type == "f64" ? doubleNan(root, in) : nanOf(type);
    const std::vector<std::uint64_t> given = in;
    if (form.has("ftz")) {
        for (std::uint64_t& bits : in)
            bits = flushed(format, bits);
    }
    if (root == "copysign")
        out = (in[0] & signOf(format)) | (in[1] & ~signOf(format));
    else if (root == "abs" || root == "neg")
        out = signChanged(form, type, format, in[0], nan);
    else if (root == "min" || root == "max")
        out = extremes(form, format, in, nan);
    else if (isArithmetic(root)) {
        std::vector<long double> values;
        for (const std::uint64_t bits : in)
            values.push_back(valueOf(format, bits));
        values.resize(3);
        out = arithmetic(root, format, modeNamed(form.words[0]), values, nan, form.has("ftz"));
        out = form.has("ftz") ? flushed(format, out) : out;
        out = form.has("sat") ? saturated(format, out) : out;
        out = form.has("relu") && (out & signOf(format)) != 0 ? 0 : out;
        if (form.has("oob") && ((given[0] & 0x7fff) == 0x7ff7 || (given[1] & 0x7fff) == 0x7ff7))
            out = 0;
    } else
        return false;
    return true;
}

/// Single precision whose first operands, all but the last, are of another type.
bool mixedReference(const Form& form, std::string_view type, const LaneCase& lane, Answer& answer)
{
    const std::string_view root = form.pattern->root;
    const bool isSum = root == "add" || root == "sub" || root == "fma";
    if (!isSum || form.words.size() < 2 || form.words[form.words.size() - 2] != "f32")
        return false;
    std::vector<long double> values;
    for (std::size_t i = 0; i < lane.in.size(); ++i)
        values.push_back(valueOf(formatOf(i + 1 < lane.in.size() ? type : "f32"), lane.in[i].low));
    values.resize(3);
    const Format single = formatOf("f32");
    const std::uint64_t out = arithmetic(root, single, modeNamed(form.words[0]), values, nanOf("f32"), false);
    answer.values = {{form.has("sat") ? saturated(single, out) : out, 0}};
    answer.carry = lane.carry;
    return true;
}

bool testp(const Form& form, Format format, std::uint64_t bits)
{
    const std::string& name = form.words[0];
    const long double value = valueOf(format, bits);
    const bool subnormal = value != 0 && (bits & infinityOf(format)) == 0;
    if (name == "finite" || name == "infinite")
        return name == "finite" ? static_cast<bool>(std::isfinite(value)) : static_cast<bool>(std::isinf(value));
    if (name == "number" || name == "notanumber")
        return static_cast<bool>(std::isnan(value)) == (name == "notanumber");
    return name == "subnormal" ? subnormal : std::isfinite(value) && !subnormal;  // zero counts as normal on the hardware
}

}  // namespace

bool floatReference(const Form& form, const LaneCase& lane, Answer& answer)
{
    std::string_view type = typeOf(form);
    if (!isFloatName(type) || form.has("approx") || form.has("full"))
        return false;
    if (form.pattern->root == "testp") {
        answer.values = {{testp(form, formatOf(type), lane.in[0].low), 0}};
        answer.carry = lane.carry;
        return true;
    }
    if (mixedReference(form, type, lane, answer))
        return true;
    const bool packed = type.ends_with("x2");
    if (packed)
        type.remove_suffix(2);
    const Format format = formatOf(type);
    const int width = 1 + format.exponentBits + format.fractionBits;
    const std::uint64_t mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
    answer.values = {{}};
    answer.carry = lane.carry;
    for (int part = 0; part < (packed ? 2 : 1); ++part) {
        std::vector<std::uint64_t> in;
        for (const Bits& bits : lane.in)
            in.push_back(bits.low >> (width % 64 * part) & mask);
        std::uint64_t out = 0;
        if (!elementOf(form, type, in, out))
            return false;
        answer.values[0].low |= out << (width % 64 * part);
    }
    return true;
}

}  // namespace kd::test
