// SPDX-License-Identifier: GPL-3.0-or-later
#include "floatvalue.h"
#include "reference.h"

#include <cmath>

namespace kd::test {

namespace {

long double exactOf(std::string_view root, long double a, long double b)
{
    if (root == "rcp")
        return 1 / a;
    if (root == "sqrt")
        return std::sqrt(a);
    if (root == "rsqrt")
        return 1 / std::sqrt(a);
    if (root == "sin")
        return std::sin(a);
    if (root == "cos")
        return std::cos(a);
    if (root == "lg2")
        return std::log2(a);
    if (root == "ex2")
        return std::exp2(a);
    return root == "tanh" ? std::tanh(a) : a / b;
}

/// Distance of neighbouring values at `exact`.
long double ulpOf(Format format, long double exact)
{
    const int bias = (1 << (format.exponentBits - 1)) - 1;
    const int exponent = exact == 0 ? 1 - bias : std::max(std::ilogb(exact), 1 - bias);
    return std::ldexp(1.0L, exponent - format.fractionBits);
}

/// What the manual promises; sin and cos beyond 2 pi lose what is cut off the operand's turns.
long double toleranceOf(const Form& form, std::string_view type, long double exact, long double x)
{
    const std::string_view root = form.pattern->root;
    const long double ulp = ulpOf(formatOf(type), exact), size = std::fabs(exact);
    if (type == "f64")
        return 2 * (form.has("ftz") ? std::ldexp(ulp, 32) : ulp);
    if (root == "sin" || root == "cos")
        return std::fabs(x) < 0x1p20L ? 0x1p-20L + std::fabs(x) * 0x1p-22L : 2.0L;
    if (root == "lg2")
        return std::max(0x1p-22L, size * 0x1p-22L);
    if (root == "tanh")
        return type == "f32" ? std::max(ulp, size * 0x1p-10L) : ulp + 0x1p-10L * size;
    return (root == "rcp" || root == "sqrt" ? 1 : 2) * ulp;
}

struct Element {
    std::uint64_t bits = 0;
    long double exact = 0, tolerance = 0;
};

Element elementOf(const Form& form, std::string_view type, std::uint64_t a, std::uint64_t b)
{
    const std::string_view root = form.pattern->root;
    const Format format = formatOf(type);
    const bool ftz = form.has("ftz");
    if (type == "f64" && ftz)
        a &= 0xffffffff00000000;
    const long double x = valueOf(format, ftz ? flushed(format, a) : a), y = valueOf(format, ftz ? flushed(format, b) : b);
    Element element;
    element.exact = exactOf(root, x, y);
    if (root == "div" && form.has("approx") && std::fabs(y) > 0x1p126L && std::isfinite(y))
        element.exact = std::isfinite(x) ? std::copysign(0.0L, x * std::copysign(1.0L, y)) : std::nanl("");
    const bool isNanDouble = type == "f64" && !ftz && std::isnan(x);
    const std::uint64_t nan = isNanDouble ? a | 0x0008000000000000
        : type == "f64"                   ? (ftz ? 0x7fffffff00000000 : 0xfff8000000000000)
        : type == "f32"                   ? 0x7fffffff
                                          : 0x7fff;
    element.bits = rounded(format, element.exact, false, Mode::Nearest, nan);
    if (ftz)
        element.bits = flushed(format, element.bits);
    element.tolerance = toleranceOf(form, type, element.exact, x);
    if (!std::isfinite(element.exact) || element.bits == 0)
        element.tolerance = ftz && element.bits == 0 ? element.tolerance : 0;
    return element;
}

}  // namespace

bool approximateReference(const Form& form, const LaneCase& lane, Answer& answer)
{
    if (!form.has("approx") && !form.has("full"))
        return false;
    std::string_view type = typeOf(form);
    const bool packed = type.ends_with("x2");
    if (packed)
        type.remove_suffix(2);
    answer.carry = lane.carry;
    answer.values = {{}};
    for (int part = 0; part < (packed ? 2 : 1); ++part) {
        const std::uint64_t mask = packed ? 0xffff : ~std::uint64_t{0};
        const std::uint64_t b = lane.in.size() > 1 ? lane.in[1].low : 0;
        const Element element = elementOf(form, type, lane.in[0].low >> (16 * part) & mask, b >> (16 * part) & mask);
        answer.values[0].low |= element.bits << (16 * part);
        answer.parts.push_back({element.exact, element.tolerance});
    }
    return true;
}

}  // namespace kd::test
