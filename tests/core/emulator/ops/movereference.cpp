// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include <bit>
#include <cmath>

namespace kd::test {

namespace {

Bits joined(const std::vector<Bits>& parts, int bytes)
{
    UnsignedWide whole = 0;
    for (std::size_t i = 0; i < parts.size(); ++i)
        whole |= UnsignedWide{parts[i].low} << (8 * bytes * static_cast<int>(i));
    return {static_cast<std::uint64_t>(whole), static_cast<std::uint64_t>(whole >> 64)};
}

std::vector<Bits> parted(Bits whole, int parts, int bytes)
{
    const UnsignedWide all = UnsignedWide{whole.high} << 64 | whole.low;
    std::vector<Bits> result;
    for (int i = 0; i < parts; ++i)
        result.push_back(stored({8 * bytes, false}, static_cast<Wide>(all >> (8 * bytes * i))));
    return result;
}

bool chooses(const Form& form, const LaneCase& lane)
{
    if (form.pattern->root == "selp")
        return lane.in[2].low != 0;
    if (form.words.back() == "s32")
        return (lane.in[2].low >> 31) == 0;
    const float value = std::bit_cast<float>(static_cast<std::uint32_t>(lane.in[2].low));
    const bool isZero = form.has("ftz") && std::fpclassify(value) == FP_SUBNORMAL;
    return isZero || value >= 0;
}

}  // namespace

bool moveReference(const Form& form, const LaneCase& lane, Answer& answer)
{
    const std::string_view root = form.pattern->root;
    answer.carry = lane.carry;
    if (root == "selp" || root == "slct") {
        answer.values = {chooses(form, lane) ? lane.in[0] : lane.in[1]};
        return true;
    }
    if (root != "mov")
        return false;
    const Port &to = form.ports[0], &from = form.ports[1];
    if (from.parts > 1 && to.parts > 1)
        answer.values = lane.in;
    else if (from.parts > 1)
        answer.values = {joined(lane.in, from.kind.bytes)};
    else if (to.parts > 1)
        answer.values = parted(lane.in[0], to.parts, to.kind.bytes);
    else
        answer.values = {{lane.in[0].low ^ (from.negated ? 1 : 0), lane.in[0].high}};
    return true;
}

}  // namespace kd::test
