// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensor/productnumbers.h"
#include "core/emulator/tensormemory/blockproduct.h"

#include <cstring>

namespace kd::emulator::KD_ISA {
namespace {

constexpr int kMaxDepth = 128, kMaxColumns = 256, kMaxRows = 128;

// The numbers of `lines` times `depth` elements, to[line * lineStep + position * positionStep].
template <Element element, class Number>
void readElements(const u32* bits, int lines, int depth, int lineStep, int positionStep, Number sign, Number* to)
{
    for (int line = 0; line < lines; ++line)
        for (int at = 0; at < depth; ++at)
            to[line * lineStep + at * positionStep] = static_cast<Number>(numberOf<element>(*bits++)) * sign;
}

void readElements(Element element, const u32* bits, int lines, int depth, int lineStep, int positionStep, double sign, double* to)
{
    switch (element) {
    case Element::BF16: return readElements<Element::BF16>(bits, lines, depth, lineStep, positionStep, sign, to);
    case Element::TF32: return readElements<Element::TF32>(bits, lines, depth, lineStep, positionStep, sign, to);
    case Element::E4M3: return readElements<Element::E4M3>(bits, lines, depth, lineStep, positionStep, sign, to);
    case Element::E5M2: return readElements<Element::E5M2>(bits, lines, depth, lineStep, positionStep, sign, to);
    case Element::E3M2: return readElements<Element::E3M2>(bits, lines, depth, lineStep, positionStep, sign, to);
    case Element::E2M3: return readElements<Element::E2M3>(bits, lines, depth, lineStep, positionStep, sign, to);
    case Element::E2M1: return readElements<Element::E2M1>(bits, lines, depth, lineStep, positionStep, sign, to);
    default: return readElements<Element::F16>(bits, lines, depth, lineStep, positionStep, sign, to);
    }
}
void readElements(Element element, const u32* bits, int lines, int depth, int lineStep, int positionStep, s32 sign, s32* to)
{
    if (element == Element::S8)
        return readElements<Element::S8>(bits, lines, depth, lineStep, positionStep, sign, to);
    readElements<Element::U8>(bits, lines, depth, lineStep, positionStep, sign, to);
}

// A row by row, B position by position along K.
template <class Number> void readMatrices(const BlockProduct& product, Number* a, Number* b)
{
    const Number signOfA = static_cast<Number>(product.isNegativeA ? -1 : 1);
    const Number signOfB = static_cast<Number>(product.isNegativeB ? -1 : 1);
    readElements(product.a, product.bitsOfA, product.rows, product.depthOfA, product.depthOfA, 1, signOfA, a);
    readElements(product.b, product.bitsOfB, product.columns, product.depth, 1, product.columns, signOfB, b);
}

const std::uint8_t* placesOf(const BlockProduct& product, int row)
{
    return product.placesOfA == nullptr ? nullptr : product.placesOfA + row * product.depthOfA;
}

void applyFactors(const BlockProduct& product, double* a, double* b)
{
    const int blocks = product.depth / product.block;
    for (int row = 0; row < product.rows; ++row) {
        const std::uint8_t* const places = placesOf(product, row);
        const double* const factors = product.factorsOfA + row * blocks;
        for (int at = 0; at < product.depthOfA; ++at)
            a[row * product.depthOfA + at] *= factors[(places == nullptr ? at : places[at]) / product.block];
    }
    for (int column = 0; column < product.columns; ++column)
        for (int at = 0; at < product.depth; ++at)
            b[at * product.columns + column] *= product.factorsOfB[column * blocks + at / product.block];
}

template <class Sum, class Number = typename Sum::Number>
void addRow(const BlockProduct& product, int row, const Number* a, const Number* b, Number* sums)
{
    const int columns = product.columns;
    const std::uint8_t* const places = placesOf(product, row);
    for (int at = 0; at < product.depthOfA; ++at) {
        const Number factor = a[row * product.depthOfA + at];
        const Number* const others = b + (places == nullptr ? at : places[at]) * columns;
        for (int column = 0; column < columns; ++column)
            sums[column] = Sum::of(sums[column], factor, others[column]);
    }
}

void multiplyFloats(const BlockProduct& product)
{
    alignas(64) static thread_local double a[kMaxRows * kMaxDepth], b[kMaxDepth * kMaxColumns];
    readMatrices(product, a, b);
    if (product.factorsOfA != nullptr)
        applyFactors(product, a, b);
    const double scale = bitsAs<double>(static_cast<u64>(1023 - product.scale) << 52);
    for (int row = 0; row < product.rows; ++row) {
        alignas(64) double sums[kMaxColumns];
        u32* const d = product.d + row * product.columns;
        for (int column = 0; column < product.columns; ++column) {
            const double before = product.isHalf ? numberOf<Element::F16>(d[column]) : numberOf<Element::F32>(d[column]);
            sums[column] = product.addsD ? before * scale : 0;
        }
        addRow<FloatSum>(product, row, a, b, sums);
        for (int column = 0; column < product.columns; ++column)
            d[column] = product.isHalf ? halfBits(sums[column]) : bitsAs<u32>(canonical(static_cast<float>(sums[column])));
    }
}

void multiplyIntegers(const BlockProduct& product)
{
    alignas(64) static thread_local s32 a[kMaxRows * kMaxDepth], b[kMaxDepth * kMaxColumns];
    readMatrices(product, a, b);
    for (int row = 0; row < product.rows; ++row) {
        alignas(64) s32 sums[kMaxColumns];
        u32* const d = product.d + row * product.columns;
        std::memset(sums, 0, sizeof sums);
        addRow<IntegerSum>(product, row, a, b, sums);
        for (int column = 0; column < product.columns; ++column) {
            const s32 before = product.addsD ? bitsAs<s32>(d[column]) : 0;
            d[column] = bitsAs<u32>(accumulated(before, sums[column], product.saturates));
        }
    }
}

}  // namespace

extern const BlockProductHandlers kBlockProductHandlers{multiplyFloats, multiplyIntegers, scaleFactor};

}  // namespace kd::emulator::KD_ISA
