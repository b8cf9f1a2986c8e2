// SPDX-License-Identifier: GPL-3.0-or-later
#include "values.h"

#include <array>
#include <span>

namespace kd::test {

namespace {

constexpr int kEdges = 32;
constexpr std::uint64_t kEdgeCases = std::uint64_t{kEdges} * kEdges;

constexpr std::array<std::uint64_t, kEdges> kInt8{0,    1,    2,    3,    4,    5,    7,    8,    15,   16,   31,
                                                  32,   33,   63,   64,   65,   100,  0x7d, 0x7e, 0x7f, 0x80, 0x81,
                                                  0x82, 0xa5, 0xaa, 0x55, 0xc0, 0xf0, 0xfc, 0xfd, 0xfe, 0xff};
constexpr std::array<std::uint64_t, kEdges> kInt16{
    0,     1,     2,     3,      7,      8,      15,     16,     17,     31,     32,     33,     0x7f,   0x80,   0xff,   0x100,
    0x1ff, 0x3ff, 0x7fe, 0x1000, 0x5555, 0x7ffe, 0x7fff, 0x8000, 0x8001, 0xaaaa, 0xff00, 0xff7f, 0xff80, 0xfffd, 0xfffe, 0xffff};
constexpr std::array<std::uint64_t, kEdges> kInt32{
    0,          1,          2,          3,          5,          8,          15,         16,         24,         30,        31,
    32,         33,         63,         64,         65,         0x80,       0xff,       0x7fff,     0x8000,     0xffff,    0x10000,
    0x12345678, 0x55555555, 0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xaaaaaaaa, 0xff00ff00, 0xfffffffe, 0xffffffff};
constexpr std::array<std::uint64_t, kEdges> kInt64{0,
                                                   1,
                                                   2,
                                                   3,
                                                   16,
                                                   31,
                                                   32,
                                                   33,
                                                   63,
                                                   64,
                                                   65,
                                                   0x7fff,
                                                   0x8000,
                                                   0xffff,
                                                   0x7fffffff,
                                                   0x80000000,
                                                   0x80000001,
                                                   0xffffffff,
                                                   0x100000000,
                                                   0x100000001,
                                                   0x1fffffffffffff,
                                                   0x20000000000001,
                                                   0x5555555555555555,
                                                   0x7ffffffffffffffe,
                                                   0x7fffffffffffffff,
                                                   0x8000000000000000,
                                                   0x8000000000000001,
                                                   0xaaaaaaaaaaaaaaaa,
                                                   0xffffffff00000000,
                                                   0xffffffff80000000,
                                                   0xfffffffffffffffe,
                                                   0xffffffffffffffff};
constexpr std::array<std::uint64_t, kEdges> kF16{
    0x0000, 0x8000, 0x0001, 0x8001, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x0401, 0x3800, 0x3bff, 0x3c00, 0xbc00, 0x3c01, 0x4000, 0xc200,
    0x4400, 0x57ff, 0x5800, 0x63ff, 0x6400, 0x7800, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0xfe00, 0x7c01, 0xfd55, 0x7ff7, 0x7fff};
constexpr std::array<std::uint64_t, kEdges> kBF16{
    0x0000, 0x8000, 0x0001, 0x8001, 0x007f, 0x807f, 0x0080, 0x8080, 0x0081, 0x3f00, 0x3f7f, 0x3f80, 0xbf80, 0x3f81, 0x4000, 0xc040,
    0x4080, 0x42ff, 0x4300, 0x4f00, 0xcf00, 0x7f00, 0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0xffc0, 0x7f81, 0xffa5, 0x7ff7, 0x7fff};
constexpr std::array<std::uint64_t, kEdges> kF32{0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000,
                                                 0x80800000, 0x00800001, 0x3f000000, 0x3f7fffff, 0x3f800000, 0xbf800000, 0x3f800001,
                                                 0x40000000, 0xc0400000, 0x33800000, 0xb3000001, 0x3fc00000, 0x4effffff, 0x4f000000,
                                                 0xcf000000, 0x5f000000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000,
                                                 0xffc12345, 0x7f800001, 0x477fe000, 0x40490fdb};
constexpr std::array<std::uint64_t, kEdges> kF64{
    0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x8000000000000001, 0x000fffffffffffff, 0x800fffffffffffff,
    0x0010000000000000, 0x8010000000000000, 0x0010000000000001, 0x3fe0000000000000, 0x3fefffffffffffff, 0x3ff0000000000000,
    0xbff0000000000000, 0x3ff0000000000001, 0x4000000000000000, 0xc008000000000000, 0x3ca0000000000000, 0xbc90000000000001,
    0x36a0000000000000, 0x47efffffe0000000, 0x47effffff0000000, 0x41dfffffffc00000, 0xc1e0000000000000, 0x43e0000000000000,
    0x7fefffffffffffff, 0xffefffffffffffff, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0xfff8000012345678,
    0x7ff0000000000001, 0x380fffffffffffff};

/// Half of the random floats have exponents near the middle, so that sums and products of two of them are ordinary.
std::uint64_t randomFloat(std::uint64_t random, int exponentBits, int fractionBits)
{
    const std::uint64_t mask = (std::uint64_t{2} << (exponentBits + fractionBits)) - 1;
    if ((random >> 63) != 0)
        return random & mask;
    const std::uint64_t bias = (std::uint64_t{1} << (exponentBits - 1)) - 1;
    const std::uint64_t spread = bias < 32 ? bias : 32;
    const std::uint64_t exponent = bias - spread / 2 + (random >> 56) % spread;
    const std::uint64_t sign = random >> 55 & 1;
    // Few bits now and then: halfway cases.
    const std::uint64_t fraction = (random >> 54 & 1) != 0 ? random : random & (random << 7) & (random << 17);
    return (sign << (exponentBits + fractionBits) | exponent << fractionBits |
            (fraction & ((std::uint64_t{1} << fractionBits) - 1))) &
        mask;
}

/// Half of the random integers are short.
std::uint64_t randomInteger(std::uint64_t random, int bits)
{
    const std::uint64_t mask = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
    if ((random & 1) != 0)
        return random >> (64 - bits) & mask;
    const std::uint64_t value = (random >> 8) & mask;
    return (random & 2) != 0 ? value >> ((random >> 2) % static_cast<unsigned>(bits))
                             : (~std::uint64_t{0} << ((random >> 2) % static_cast<unsigned>(bits))) & mask;
}

struct Source {
    std::span<const std::uint64_t> edges;
    int exponentBits, fractionBits;  ///< 0: an integer of fractionBits
};
Source sourceOf(Pool pool)
{
    switch (pool) {
    case Pool::Int8: case Pool::Int8x4: return {kInt8, 0, 8};
    case Pool::Int16: case Pool::Int16x2: case Pool::Fp8x2: return {kInt16, 0, 16};
    case Pool::Int64: case Pool::Int128: return {kInt64, 0, 64};
    case Pool::F16: case Pool::F16x2: return {kF16, 5, 10};
    case Pool::BF16: case Pool::BF16x2: return {kBF16, 8, 7};
    case Pool::F32: case Pool::F32x2: return {kF32, 8, 23};
    case Pool::F64: return {kF64, 11, 52};
    default: return {kInt32, 0, 32};
    }
}

std::uint64_t elementOf(const Source& source, int position, std::uint64_t index)
{
    const std::uint64_t random =
        scrambled(scrambled(index * 8 + static_cast<unsigned>(position)) + static_cast<unsigned>(source.fractionBits));
    if (index >= kEdgeCases)
        return source.exponentBits != 0 ? randomFloat(random, source.exponentBits, source.fractionBits)
                                        : randomInteger(random, source.fractionBits);
    const std::uint64_t edge = position == 0 ? index : position == 1 ? index / kEdges : random;
    return source.edges[edge % kEdges];
}

}  // namespace

std::uint64_t scrambled(std::uint64_t number)
{
    number += 0x9e3779b97f4a7c15;
    number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9;
    number = (number ^ number >> 27) * 0x94d049bb133111eb;
    return number ^ number >> 31;
}

Bits inputOf(Pool pool, int position, int index)
{
    const auto number = static_cast<std::uint64_t>(index);
    const Source source = sourceOf(pool);
    const std::uint64_t first = elementOf(source, position, number);
    const std::uint64_t second = elementOf(source, position, (number * 7 + 13) % kCases);
    switch (pool) {
    case Pool::Predicate: return {scrambled(number * 8 + static_cast<unsigned>(position)) & 1, 0};
    case Pool::Int16x2: case Pool::F16x2: case Pool::BF16x2: return {first | second << 16, 0};
    case Pool::F32x2: return {first | second << 32, 0};
    case Pool::Int8x4: {
        const std::uint64_t third = elementOf(source, position, (number * 11 + 29) % kCases);
        return {first | second << 8 | third << 16 | (scrambled(number) & 0xff) << 24, 0};
    }
    case Pool::Int128: return {first, second};
    default: return {first, 0};
    }
}

}  // namespace kd::test
