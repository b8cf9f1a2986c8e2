// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensor/productnumbers.h"
#include "core/emulator/warpgroup/warpgroupform.h"

#include <cstring>

namespace kd::emulator::KD_ISA {
namespace {

constexpr int kMaxDepth = 64;   // of B, in elements
constexpr int kBlock = 8, kRowsAtOnce = 4;

// The elements of the pieces of a matrix, to[line * lineStep + position * positionStep].
struct Steps {
    int line, position;
};
template <Element element, class Number>
void readPieces(const std::byte* const* pieces, int lines, int piecesOfLine, Steps steps, Number sign, Number* to)
{
    constexpr int kBytes = elementBits(element) / 8, kEach = kPieceBytes / kBytes;
    for (int line = 0; line < lines; ++line) {
        for (int piece = 0; piece < piecesOfLine; ++piece) {
            const std::byte* const from = *pieces++;
            for (int e = 0; e < kEach; ++e) {
                u32 bits = 0;
                std::memcpy(&bits, from + e * kBytes, kBytes);
                to[line * steps.line + (piece * kEach + e) * steps.position] = static_cast<Number>(numberOf<element>(bits)) * sign;
            }
        }
    }
}

void readPieces(Element element, const std::byte* const* pieces, int lines, int piecesOfLine, Steps steps, double sign, double* to)
{
    switch (element) {
    case Element::BF16: return readPieces<Element::BF16>(pieces, lines, piecesOfLine, steps, sign, to);
    case Element::TF32: return readPieces<Element::TF32>(pieces, lines, piecesOfLine, steps, sign, to);
    case Element::E4M3: return readPieces<Element::E4M3>(pieces, lines, piecesOfLine, steps, sign, to);
    case Element::E5M2: return readPieces<Element::E5M2>(pieces, lines, piecesOfLine, steps, sign, to);
    default: return readPieces<Element::F16>(pieces, lines, piecesOfLine, steps, sign, to);
    }
}
void readPieces(Element element, const std::byte* const* pieces, int lines, int piecesOfLine, Steps steps, s32 sign, s32* to)
{
    switch (element) {
    case Element::S8: return readPieces<Element::S8>(pieces, lines, piecesOfLine, steps, sign, to);
    case Element::U8: return readPieces<Element::U8>(pieces, lines, piecesOfLine, steps, sign, to);
    default: return readPieces<Element::B1>(pieces, lines, piecesOfLine, steps, sign, to);
    }
}

// A row by row, B position by position along K.
template <class Number> void readMatrices(const WarpgroupProduct& product, const WarpRegisters& warp, Number* a, Number* b)
{
    const WarpgroupForm& form = product.form;
    const int k = form.matrix.shape.k, n = form.columns();
    const Number signOfA = static_cast<Number>(form.isNegativeA ? -1 : 1), signOfB = static_cast<Number>(form.isNegativeB ? -1 : 1);
    if (form.isFromRegisters) {
        gather(warp, product.a, form.matrix.a, a);
        for (int i = 0; i < kRowsOfWarp * k; ++i)
            a[i] *= signOfA;
    } else {
        readPieces(form.matrix.a.element, product.piecesOfA, form.linesOfA(), form.piecesOfA(),
                   form.isTransposedA ? Steps{1, k} : Steps{k, 1}, signOfA, a);
    }
    readPieces(form.elementB, product.piecesOfB, form.linesOfB(), form.piecesOfB(),
               form.isTransposedB ? Steps{n, 1} : Steps{1, n}, signOfB, b);
}

template <class Sum, class Number = typename Sum::Number>
void addBlock(const Number* a, const Number* b, Number* sums, int k, int n)
{
    Number own[kRowsAtOnce][kBlock];
    for (int r = 0; r < kRowsAtOnce; ++r)
        for (int i = 0; i < kBlock; ++i)
            own[r][i] = sums[r * n + i];
    for (int at = 0; at < k; ++at)
        for (int r = 0; r < kRowsAtOnce; ++r)
            for (int i = 0; i < kBlock; ++i)
                own[r][i] = Sum::of(own[r][i], a[r * k + at], b[at * n + i]);
    for (int r = 0; r < kRowsAtOnce; ++r)
        for (int i = 0; i < kBlock; ++i)
            sums[r * n + i] = own[r][i];
}

template <class Sum, class Number = typename Sum::Number>
void multiply(const WarpgroupProduct& product, const WarpRegisters& warp, const Number* a, const Number* b, Number* sums)
{
    const MatrixForm& form = product.form.matrix;
    const int k = form.shape.k, n = form.shape.n;
    if (!form.isSparse) {
        for (int row = 0; row < kRowsOfWarp; row += kRowsAtOnce)
            for (int column = 0; column < n; column += kBlock)
                addBlock<Sum>(a + row * k, b + column, sums + row * n + column, k, n);
        return;
    }
    const u32* const metadata = at<u32>(warp, product.metadata);
    for (int row = 0; row < kRowsOfWarp; ++row) {
        for (int i = 0; i < k; ++i) {
            const Number* const other = b + columnOf(form, metadata, row, i) * n;
            for (int column = 0; column < n; ++column)
                sums[row * n + column] = Sum::of(sums[row * n + column], a[row * k + i], other[column]);
        }
    }
}

// Calls act(register, lane, place in the matrix) for each register of D, which has two rows of each 8 columns.
template <class Act> void eachRegister(const WarpgroupForm& form, const Act& act)
{
    const int n = form.columns(), perRow = form.elementD == Element::F16 ? 1 : 2;
    for (int r = 0; r < form.registersOfD(); ++r) {
        const int first = r / perRow % 2 * 8 * n + r / (2 * perRow) * 8 + r % perRow;
        for (int lane = 0; lane < kLanes; ++lane)
            act(r, lane, first + lane / 4 * n + lane % 4 * 2);
    }
}

void readD(const WarpgroupProduct& product, const WarpRegisters& warp, double* sums)
{
    if (product.form.elementD == Element::F16)
        eachRegister(product.form, [&](int r, int lane, int place) {
            const u32 pair = at<u32>(warp, product.d[r])[lane];
            sums[place] = numberOf<Element::F16>(pair);
            sums[place + 1] = numberOf<Element::F16>(pair >> 16);
        });
    else
        eachRegister(product.form, [&](int r, int lane, int place) { sums[place] = at<float>(warp, product.d[r])[lane]; });
}

void multiplyFloats(const WarpgroupProduct& product, const WarpRegisters& warp)
{
    alignas(64) double a[kRowsOfWarp * kMaxDepth], b[kMaxDepth * kMaxColumns], sums[kRowsOfWarp * kMaxColumns];
    readMatrices(product, warp, a, b);
    if (product.addsD)
        readD(product, warp, sums);
    else
        std::memset(sums, 0, sizeof(double) * static_cast<std::size_t>(kRowsOfWarp * product.form.columns()));
    multiply<FloatSum>(product, warp, a, b, sums);
    if (product.form.elementD == Element::F16)
        eachRegister(product.form, [&](int r, int lane, int place) {
            at<u32>(warp, product.d[r])[lane] = halfBits(sums[place]) | halfBits(sums[place + 1]) << 16;
        });
    else
        eachRegister(product.form, [&](int r, int lane, int place) {
            at<float>(warp, product.d[r])[lane] = canonical(static_cast<float>(sums[place]));
        });
}

template <class Sum> void multiplyWhole(const WarpgroupProduct& product, const WarpRegisters& warp)
{
    alignas(64) s32 a[kRowsOfWarp * kMaxDepth], b[kMaxDepth * kMaxColumns], sums[kRowsOfWarp * kMaxColumns];
    readMatrices(product, warp, a, b);
    std::memset(sums, 0, sizeof(s32) * static_cast<std::size_t>(kRowsOfWarp * product.form.columns()));
    multiply<Sum>(product, warp, a, b, sums);
    eachRegister(product.form, [&](int r, int lane, int place) {
        s32& d = at<s32>(warp, product.d[r])[lane];
        d = accumulated(product.addsD ? d : 0, sums[place], product.form.matrix.saturates);
    });
}

}  // namespace

extern const WarpgroupHandlers kWarpgroupHandlers{multiplyFloats, multiplyWhole<IntegerSum>,
                                                  multiplyWhole<BitSum<BitOperation::And>>};

}  // namespace kd::emulator::KD_ISA
