// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"
#include "floatvalue.h"

namespace kd::test {

namespace {

/// -1, 0 or 1; 2 for unordered.
int order(std::string_view type, bool ftz, std::uint64_t a, std::uint64_t b)
{
    if (type.front() == 'f' || type.starts_with("bf")) {
        const long double x = valueOf(formatOf(type), a, ftz), y = valueOf(formatOf(type), b, ftz);
        return x != x || y != y ? 2 : x < y ? -1 : x > y ? 1 : 0;
    }
    const Wide x = read(integerType(type), a), y = read(integerType(type), b);
    return x < y ? -1 : x > y ? 1 : 0;
}

bool holds(std::string_view name, int order)
{
    const bool unordered = order == 2;
    if (name == "num" || name == "nan")
        return unordered == (name == "nan");
    const bool acceptsNan = name.size() == 3 && name.back() == 'u';
    if (unordered)
        return acceptsNan;
    const std::string_view base = name.substr(0, 2);
    if (base == "eq" || base == "ne")
        return (order == 0) == (base == "eq");
    if (base == "lt" || base == "lo")
        return order < 0;
    if (base == "le" || base == "ls")
        return order <= 0;
    return base == "gt" || base == "hi" ? order > 0 : order >= 0;
}

bool joined(const Form& form, const LaneCase& lane, bool compared)
{
    const std::string& join = form.words[1];
    if (join.empty())
        return compared;
    const bool given = (lane.in[2].low != 0) != form.ports[3].negated;
    return join == "and" ? compared && given : join == "or" ? compared || given : compared != given;
}

std::uint64_t trueOf(std::string_view type, bool packed)
{
    if (type == "f32")
        return 0x3f800000;
    if (type.starts_with("f16"))
        return 0x3c00;
    if (type.starts_with("bf16"))
        return 0x3f80;
    return packed || type.ends_with("16") ? 0xffff : 0xffffffff;
}

}  // namespace

bool compareReference(const Form& form, const LaneCase& lane, Answer& answer)
{
    const bool isSet = form.pattern->root == "set";
    if (!isSet && form.pattern->root != "setp")
        return false;
    answer.carry = lane.carry;
    const std::string& type = form.words.back();
    const bool packed = type.ends_with("x2");
    const std::string_view element = packed ? std::string_view(type).substr(0, type.size() - 2) : std::string_view(type);
    const std::uint64_t mask = packed ? 0xffff : ~std::uint64_t{0};
    const bool first = holds(form.words[0], order(element, form.has("ftz"), lane.in[0].low & mask, lane.in[1].low & mask));
    const bool high = packed && holds(form.words[0], order(element, form.has("ftz"), lane.in[0].low >> 16, lane.in[1].low >> 16));
    const bool second = packed ? high : !first;
    if (!isSet) {
        answer.values = {{joined(form, lane, first), 0}};
        if (form.ports[0].isPair)
            answer.values.push_back({joined(form, lane, second), 0});
        return true;
    }
    const std::uint64_t yes = trueOf(form.words[form.words.size() - 2], packed);
    std::uint64_t out = joined(form, lane, first) ? yes : 0;
    if (packed)
        out |= joined(form, lane, second) ? yes << 16 : 0;
    answer.values = {{out, 0}};
    return true;
}

}  // namespace kd::test
