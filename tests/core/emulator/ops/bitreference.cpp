// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include <array>

namespace kd::test {

namespace {

bool bitAt(UnsignedWide value, Wide place)
{
    return place >= 0 && place < 128 && (value >> static_cast<int>(place) & 1) != 0;
}

Bits logic(std::string_view root, const LaneCase& lane, const Form& form)
{
    Bits a = lane.in[0], b = lane.in.size() > 1 ? lane.in[1] : Bits{};
    if (form.words.back() == "pred") {
        a.low ^= form.ports[1].negated ? 1 : 0;
        b.low ^= form.ports.size() > 2 && form.ports[2].negated ? 1 : 0;
    }
    const int bits = form.ports[0].kind.bytes == 0 ? 1 : 8 * form.ports[0].kind.bytes;
    std::uint64_t out = 0;
    for (int i = 0; i < bits; ++i) {
        const bool x = bitAt(a.low, i), y = bitAt(b.low, i);
        const bool z = root == "and" ? x && y : root == "or" ? x || y : root == "xor" ? x != y : !x;
        out |= static_cast<std::uint64_t>(z) << i;
    }
    return {out, 0};
}

bool lop3(const Form& form, const LaneCase& lane, Answer& answer)
{
    const auto table = static_cast<std::uint64_t>(form.ports[4].number);
    std::uint64_t out = 0;
    for (int i = 0; i < 32; ++i) {
        const int row =
            (bitAt(lane.in[0].low, i) ? 4 : 0) + (bitAt(lane.in[1].low, i) ? 2 : 0) + (bitAt(lane.in[2].low, i) ? 1 : 0);
        out |= static_cast<std::uint64_t>(bitAt(table, row)) << i;
    }
    answer.values = {{out, 0}};
    if (form.ports[0].isPair) {
        const bool given = (lane.in[3].low != 0) != form.ports[5].negated;
        answer.values.push_back({form.has("or") ? (out != 0 || given) : (out != 0 && given), 0});
    }
    return true;
}

Bits shifted(std::string_view root, IntegerType type, const LaneCase& lane)
{
    const Wide value = read(type, lane.in[0].low);
    const auto amount = static_cast<int>(lane.in[1].low < 100 ? lane.in[1].low : 100);
    if (root == "shl")
        return stored(type, amount >= type.bits ? 0 : static_cast<Wide>(static_cast<UnsignedWide>(value) << amount));
    return stored(type, value >> amount);
}

Bits funnel(const Form& form, const LaneCase& lane)
{
    const UnsignedWide both = UnsignedWide{lane.in[1].low} << 32 | lane.in[0].low;
    const std::uint64_t count = lane.in[2].low;
    const int amount = static_cast<int>(form.has("wrap") ? count % 32 : count < 32 ? count : 32);
    return stored({32, false}, static_cast<Wide>(form.has("l") ? both << amount >> 32 : both >> amount));
}

/// Which of the eight bytes of {b, a} goes where, from the words of the manual.
Bits permuted(const Form& form, const LaneCase& lane)
{
    const std::string& mode = form.words[1];
    const std::uint64_t both = lane.in[1].low << 32 | lane.in[0].low, c = lane.in[2].low;
    const int n = static_cast<int>(c & 3);
    std::uint64_t out = 0;
    for (int i = 0; i < 4; ++i) {
        int from = static_cast<int>(c >> (4 * i) & 7);
        bool sign = (c >> (4 * i) & 8) != 0;
        if (!mode.empty()) {
            sign = false;
            from = mode == "f4e" ? n + i : mode == "b4e" ? (8 + n - i) % 8 : mode == "rc8" ? n : mode == "ecl" ? (i > n ? i : n)
                : mode == "ecr" ? (i < n ? i : n) : (n % 2) * 2 + i % 2;
        }
        const std::uint64_t byte = both >> (8 * from) & 0xff;
        out |= (sign ? (byte >= 0x80 ? 0xff : 0) : byte) << (8 * i);
    }
    return {out, 0};
}

Bits counted(const Form& form, const LaneCase& lane)
{
    const std::string_view root = form.pattern->root;
    const IntegerType type = integerType(form.words.back());
    const Wide value = read(type, lane.in[0].low);
    if (root == "popc") {
        std::uint64_t ones = 0;
        for (int i = 0; i < type.bits; ++i)
            ones += bitAt(static_cast<UnsignedWide>(value), i) ? 1 : 0;
        return {ones, 0};
    }
    int top = type.bits - 1;
    const bool filling = root == "bfind" && value < 0;
    while (top >= 0 && bitAt(static_cast<UnsignedWide>(value), top) == filling)
        --top;
    if (root == "clz")
        return {static_cast<std::uint64_t>(type.bits - 1 - top), 0};
    if (top < 0)
        return {0xffffffff, 0};
    return {static_cast<std::uint64_t>(form.has("shiftamt") ? type.bits - 1 - top : top), 0};
}

/// Places and lengths of 64-bit fields are taken whole by the hardware, those of 32-bit ones modulo 256.
int fieldNumber(IntegerType type, std::uint64_t given)
{
    return static_cast<int>(type.bits == 64 ? (given < 1000 ? given : 1000) : given % 256);
}
/// The loop of the manual.
Bits extracted(IntegerType type, const LaneCase& lane)
{
    const auto a = lane.in[0].low;
    const int place = fieldNumber(type, lane.in[1].low), length = fieldNumber(type, lane.in[2].low);
    const int top = type.bits - 1;
    const bool sign = type.isSigned && length != 0 && bitAt(a, place + length - 1 < top ? place + length - 1 : top);
    std::uint64_t out = 0;
    for (int i = 0; i <= top; ++i)
        out |= static_cast<std::uint64_t>(i < length && place + i <= top ? bitAt(a, place + i) : sign) << i;
    return {out, 0};
}
Bits inserted(IntegerType type, const LaneCase& lane)
{
    const int place = fieldNumber(type, lane.in[2].low), length = fieldNumber(type, lane.in[3].low);
    std::uint64_t out = lane.in[1].low;
    for (int i = 0; i < length && place + i < type.bits; ++i) {
        const std::uint64_t bit = std::uint64_t{1} << (place + i);
        out = bitAt(lane.in[0].low, i) ? out | bit : out & ~bit;
    }
    return {out, 0};
}

Bits masked(const Form& form, const LaneCase& lane)
{
    const bool clamp = form.has("clamp");
    const std::uint64_t place = clamp ? lane.in[0].low : lane.in[0].low % 32, length = clamp ? lane.in[1].low : lane.in[1].low % 32;
    std::uint64_t out = 0;
    for (std::uint64_t i = 0; i < 32; ++i)
        out |= static_cast<std::uint64_t>(i >= place && i - place < length) << i;
    return {out, 0};
}
Bits extended(const Form& form, const LaneCase& lane)
{
    const bool isSigned = form.words.back() == "s32";
    const std::uint64_t given = lane.in[1].low;
    const int length = static_cast<int>(form.has("wrap") ? given % 32 : given < 32 ? given : 32);
    return length == 0 ? Bits{} : stored({32, false}, read({length, isSigned}, lane.in[0].low));
}

Bits nthSet(const LaneCase& lane)
{
    const std::uint64_t mask = lane.in[0].low, base = lane.in[1].low;
    const Wide offset = read({32, true}, lane.in[2].low);
    if (lane.in[2].low == 0x80000000)
        return {};  // the hardware's answer
    if (base > 31)
        return {0xffffffff, 0};
    if (offset == 0)
        return {bitAt(mask, static_cast<int>(base)) ? base : 0xffffffff, 0};
    std::vector<std::uint64_t> found;
    for (std::uint64_t i = 0; i < 32; ++i) {
        const std::uint64_t place = offset > 0 ? base + i : base - i;
        if (place < 32 && bitAt(mask, static_cast<int>(place)))
            found.push_back(place);
    }
    const Wide wanted = offset > 0 ? offset : -offset;
    return {wanted <= static_cast<Wide>(found.size()) ? found[static_cast<std::size_t>(wanted - 1)] : 0xffffffff, 0};
}

Bits reversedBits(IntegerType type, std::uint64_t value)
{
    std::uint64_t out = 0;
    for (int i = 0; i < type.bits; ++i)
        out |= static_cast<std::uint64_t>(bitAt(value, i)) << (type.bits - 1 - i);
    return {out, 0};
}

}  // namespace

bool bitReference(const Form& form, const LaneCase& lane, Answer& answer)
{
    const std::string_view root = form.pattern->root;
    answer.carry = lane.carry;
    if (root == "and" || root == "or" || root == "xor" || root == "not")
        answer.values = {logic(root, lane, form)};
    else if (root == "cnot")
        answer.values = {{lane.in[0].low == 0, 0}};
    else if (root == "lop3")
        return lop3(form, lane, answer);
    else if (root == "shl" || root == "shr")
        answer.values = {shifted(root, integerType(form.words.back()), lane)};
    else if (root == "shf")
        answer.values = {funnel(form, lane)};
    else if (root == "prmt")
        answer.values = {permuted(form, lane)};
    else if (root == "popc" || root == "clz" || root == "bfind")
        answer.values = {counted(form, lane)};
    else if (root == "brev")
        answer.values = {reversedBits(integerType(form.words.back()), lane.in[0].low)};
    else if (root == "bfe")
        answer.values = {extracted(integerType(form.words.back()), lane)};
    else if (root == "bfi")
        answer.values = {inserted(integerType(form.words.back()), lane)};
    else if (root == "bmsk")
        answer.values = {masked(form, lane)};
    else if (root == "szext")
        answer.values = {extended(form, lane)};
    else if (root == "fns")
        answer.values = {nthSet(lane)};
    else
        return false;
    return true;
}

}  // namespace kd::test
