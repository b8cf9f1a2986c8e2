// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensor/producthandlers.h"

#include "core/emulator/tensor/productnumbers.h"

namespace kd::emulator::KD_ISA {
namespace {

constexpr int kMaxElements = 1024;     // of A, and of B
constexpr int kMaxAccumulators = 256;  // of C, and of D

template <class Word, class WordOf>
void scatterAs(const WarpRegisters& warp, const Slot* slots, const Fragment& fragment, const WordOf& wordOf)
{
    for (int r = 0; r < fragment.registers; ++r) {
        Word* to = at<Word>(warp, slots[r]);
        for (int lane = 0; lane < kLanes; ++lane)
            to[lane] = wordOf(fragment.ofRegister[r] + fragment.ofLane[lane]);
    }
}

// The registers of a fragment of a matrix.
void scatter(const WarpRegisters& warp, const Slot* slots, const Fragment& fragment, const double* matrix)
{
    if (fragment.element == Element::F64)
        return scatterAs<double>(warp, slots, fragment, [&](int i) { return matrix[i]; });
    if (fragment.element == Element::F32)
        return scatterAs<float>(warp, slots, fragment, [&](int i) { return canonical(static_cast<float>(matrix[i])); });
    scatterAs<u32>(warp, slots, fragment, [&](int i) { return halfBits(matrix[i]) | halfBits(matrix[i + 1]) << 16; });
}
void scatter(const WarpRegisters& warp, const Slot* slots, const Fragment& fragment, const s32* matrix)
{
    scatterAs<s32>(warp, slots, fragment, [&](int i) { return matrix[i]; });
}

// sums += a * b for rows of n numbers, several at once so that their sums do not wait for each other.
template <class Sum, int kWidth, int kRows, class Number = typename Sum::Number>
void addProducts(const Number* a, const Number* b, Number* sums, int m, int k)
{
    for (int row = 0; row < m; row += kRows, a += kRows * k, sums += kRows * kWidth) {
        Number own[kRows][kWidth];
        for (int r = 0; r < kRows; ++r)
            for (int n = 0; n < kWidth; ++n)
                own[r][n] = sums[r * kWidth + n];
        for (int i = 0; i < k; ++i)
            for (int r = 0; r < kRows; ++r)
                for (int n = 0; n < kWidth; ++n)
                    own[r][n] = Sum::of(own[r][n], a[r * k + i], b[i * kWidth + n]);
        for (int r = 0; r < kRows; ++r)
            for (int n = 0; n < kWidth; ++n)
                sums[r * kWidth + n] = own[r][n];
    }
}

template <class Sum, class Number = typename Sum::Number>
void addProducts(const MatrixForm& form, const Number* a, const Number* b, Number* sums)
{
    const MatrixShape& shape = form.shape;
    for (int i = 0; i < form.products; ++i) {
        switch (shape.n) {
        case 8: addProducts<Sum, 8, 4>(a, b, sums, shape.m, shape.k); break;
        case 16: addProducts<Sum, 16, 2>(a, b, sums, shape.m, shape.k); break;
        default: addProducts<Sum, 32, 1>(a, b, sums, shape.m, shape.k);
        }
        a += shape.m * shape.k;
        b += shape.k * shape.n;
        sums += shape.m * shape.n;
    }
}

template <class Sum, class Number = typename Sum::Number>
void addSparseProducts(const MatrixForm& form, const u32* metadata, const Number* a, const Number* b, Number* sums)
{
    const MatrixShape& shape = form.shape;
    for (int row = 0; row < shape.m; ++row) {
        for (int at = 0; at < shape.k; ++at) {
            const Number* other = b + columnOf(form, metadata, row, at) * shape.n;
            for (int n = 0; n < shape.n; ++n)
                sums[row * shape.n + n] = Sum::of(sums[row * shape.n + n], a[row * shape.k + at], other[n]);
        }
    }
}

// The lists of an instruction.
struct Operands {
    const MatrixForm& form;
    const Slot *d, *a, *b, *c;
    const u32* metadata;

    Operands(const Instruction& instruction, const WarpRegisters& warp)
        : form(formOf<MatrixForm>(instruction)), d(warp.lists + instruction.aux), a(d + form.d.listed), b(a + form.a.listed),
          c(b + form.b.listed), metadata(at<u32>(warp, instruction.from[0]))
    {
    }
};

template <class Sum, class Number = typename Sum::Number>
void multiply(const Operands& operands, const Number* a, const Number* b, Number* sums)
{
    if (operands.form.isSparse)
        addSparseProducts<Sum>(operands.form, operands.metadata, a, b, sums);
    else
        addProducts<Sum>(operands.form, a, b, sums);
}

// Each element of A and of B times the factor of its block. A sparse A is looked up by the columns that its elements stand for.
void applyScales(const Operands& operands, const WarpRegisters& warp, double* a, double* b)
{
    const MatrixForm& form = operands.form;
    const Slot* const scales = operands.c + form.c.listed;
    const auto selector = [&](ScaleOperand operand) { return static_cast<int>(at<const u16>(warp, scales[operand])[0]); };
    const u32 *ofA = at<const u32>(warp, scales[kScalesOfA]), *ofB = at<const u32>(warp, scales[kScalesOfB]);
    const int byteOfA = selector(kByteOfA), pairOfA = selector(kThreadOfA), byteOfB = selector(kByteOfB);
    const int threadOfB = selector(kThreadOfB), depth = form.shape.k * (form.isSparse ? 2 : 1), block = depth / form.scales;
    for (int row = 0; row < form.shape.m; ++row) {
        const u32 bytes = ofA[row % 8 * 4 + 2 * pairOfA + row / 8] >> (8 * byteOfA);
        for (int place = 0; place < form.shape.k; ++place) {
            const int column = form.isSparse ? columnOf(form, operands.metadata, row, place) : place;
            a[row * form.shape.k + place] *= scaleFactor(form.scaleType, bytes >> (column / block * 8));
        }
    }
    for (int column = 0; column < form.shape.n; ++column) {
        const u32 bytes = ofB[column * 4 + threadOfB] >> (8 * byteOfB);
        for (int place = 0; place < depth; ++place)
            b[place * form.shape.n + column] *= scaleFactor(form.scaleType, bytes >> (place / block * 8));
    }
}

template <class Sum, bool isScaled = false> Next multiplyFloats(const Instruction& instruction, WarpRegisters& warp, LaneMask)
{
    const Operands operands(instruction, warp);
    const MatrixForm& form = operands.form;
    alignas(64) double a[kMaxElements], b[kMaxElements], sums[kMaxAccumulators];
    gather(warp, operands.a, form.a, a);
    gather(warp, operands.b, form.b, b);
    gather(warp, operands.c, form.c, sums);
    if constexpr (isScaled)
        applyScales(operands, warp, a, b);
    multiply<Sum>(operands, a, b, sums);
    scatter(warp, operands.d, form.d, sums);
    return Next::Continue;
}

template <class Sum> void multiplyIntegers(const Operands& operands, const WarpRegisters& warp)
{
    const MatrixForm& form = operands.form;
    alignas(64) s32 a[kMaxElements], b[kMaxElements], c[kMaxAccumulators], sums[kMaxAccumulators] = {};
    gather(warp, operands.a, form.a, a);
    gather(warp, operands.b, form.b, b);
    gather(warp, operands.c, form.c, c);
    multiply<Sum>(operands, a, b, sums);
    for (int i = 0; i < form.shape.m * form.shape.n; ++i)
        sums[i] = accumulated(c[i], sums[i], form.saturates);
    scatter(warp, operands.d, form.d, sums);
}

Next multiplyIntegers(const Instruction& instruction, WarpRegisters& warp, LaneMask)
{
    multiplyIntegers<IntegerSum>(Operands(instruction, warp), warp);
    return Next::Continue;
}

Next multiplyBits(const Instruction& instruction, WarpRegisters& warp, LaneMask)
{
    const Operands operands(instruction, warp);
    if (operands.form.bitOperation == BitOperation::Xor)
        multiplyIntegers<BitSum<BitOperation::Xor>>(operands, warp);
    else
        multiplyIntegers<BitSum<BitOperation::And>>(operands, warp);
    return Next::Continue;
}

}  // namespace

extern const ProductHandlers kProductHandlers{
    multiplyFloats<FloatSum>,
    multiplyIntegers,
    multiplyBits,
    {multiplyFloats<FusedSum<Round::Rn>>, multiplyFloats<FusedSum<Round::Rz>>, multiplyFloats<FusedSum<Round::Rm>>,
     multiplyFloats<FusedSum<Round::Rp>>},
    multiplyFloats<FloatSum, true>};

}  // namespace kd::emulator::KD_ISA
