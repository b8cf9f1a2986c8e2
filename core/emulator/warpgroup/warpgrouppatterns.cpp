// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/warpgroup/warpgrouppatterns.h"

#include "core/emulator/ops/binding.h"
#include "core/emulator/tensor/sharedform.h"
#include "core/emulator/tensor/tensorbind.h"
#include "core/emulator/warpgroup/warpgroupform.h"
#include "core/emulator/warpgroup/warpgroupproducts.h"

#include <algorithm>
#include <vector>

namespace kd::emulator {
namespace {

constexpr int kBitsOfUnitB1 = 32;
constexpr int kRegistersOfA = 4;

bool isSmallInteger(Element element)
{
    return element == Element::S8 || element == Element::U8;
}

// N: what the manual lists for a type.
void checkColumns(const OperandDecoder& decoder, Element element, int n)
{
    const bool isWhole = isSmallInteger(element) || element == Element::B1;
    if (n < 8 || n > kMaxColumns || n % 8 != 0 || (isWhole && n > 24 && n % 16 != 0))
        decoder.refuse(message("there is no shape with {} columns for this type", n));
}

// The form but for its operands.
WarpgroupForm warpgroupFormOf(const OperandDecoder& decoder)
{
    WarpgroupForm form;
    std::vector<Element> elements;
    MatrixShape shape;
    for (const std::string_view word : decoder.text().modifiers) {
        Element element{};
        if (elementNamed(word, element))
            elements.push_back(element);
        else
            shapeNamed(word, shape);
    }
    checkColumns(decoder, elements[1], shape.n);
    form.elementD = elements[0];
    form.elementB = elements[2];
    form.matrix.isSparse = decoder.text().has("sp");
    form.matrix.saturates = decoder.text().has("satfinite");
    form.matrix.bitOperation = BitOperation::And;
    const int depth = elements[1] == Element::B1 ? shape.k / kBitsOfUnitB1 : shape.k;
    form.matrix.shape = {kRowsOfWarp, shape.n, form.matrix.isSparse ? depth / 2 : depth};
    form.matrix.a = fragmentOfA(elements[1], form.matrix.shape);
    return form;
}

bool isNegative(const OperandDecoder& decoder, std::int64_t scale)
{
    if (scale != 1 && scale != -1)
        decoder.refuse(message("the scale of a matrix is {}: it must be 1 or -1", scale));
    return scale == -1;
}

bool isTransposed(const OperandDecoder& decoder, std::int64_t transposition)
{
    if (transposition != 0 && transposition != 1)
        decoder.refuse(message("whether a matrix is transposed is told by 0 or 1, not by {}", transposition));
    return transposition == 1;
}

// sp-meta and sp-sel: four lanes share the rows of a group, and two or all of them have the metadata.
void bindMetadata(OperandDecoder& decoder, int first, WarpgroupForm& form, Instruction& instruction)
{
    instruction.from[3] = decoder.source(first, ptx::Type::B32);
    const std::int64_t selector = decoder.integer(first + 1);
    const int selectors = elementBits(form.matrix.a.element) == 8 ? 1 : 2;
    if (selector < 0 || selector >= selectors)
        decoder.refuse(message("the sparsity selector is {}: it must be less than {}", selector, selectors));
    form.matrix.selector = static_cast<std::uint8_t>(selector);
}

// The immediate operands behind scale-d.
void bindScales(OperandDecoder& decoder, int first, WarpgroupForm& form)
{
    const Element element = form.matrix.a.element;
    const bool isHalf = element == Element::F16 || element == Element::BF16;
    const bool isFloat = !isSmallInteger(element) && element != Element::B1;
    const int scales = isFloat ? 2 : 0, transpositions = !isHalf ? 0 : form.isFromRegisters ? 1 : 2;
    expectOperands(decoder, first + scales + transpositions);
    if (isFloat) {
        form.isNegativeA = isNegative(decoder, decoder.integer(first));
        form.isNegativeB = isNegative(decoder, decoder.integer(first + 1));
    }
    if (transpositions == 2)
        form.isTransposedA = isTransposed(decoder, decoder.integer(first + scales));
    if (transpositions != 0)
        form.isTransposedB = isTransposed(decoder, decoder.integer(first + scales + transpositions - 1));
}

// wgmma.mma_async… {d}, {a} or descriptor, descriptor{, metadata, selector}, scale-d{, scales}{, transpositions}
Instruction bindWarpgroupProduct(OperandDecoder& decoder)
{
    WarpgroupForm form = warpgroupFormOf(decoder);
    if (decoder.operandCount() < 4)
        decoder.refuse("it has too few operands");
    const Element element = form.matrix.a.element;
    form.isFromRegisters = decoder.operand(1).kind == ptx::Operand::Kind::Vector;
    Instruction instruction =
        wholeWarp(productHandler(decoder.isa(), element == Element::B1, isSmallInteger(element)));
    // D is read as well: what it was must be there until then.
    sourceRegisters(decoder, 0, form.elementD, form.registersOfD());
    instruction.aux = destinationRegisters(decoder, 0, form.elementD, form.registersOfD());
    if (form.isFromRegisters)
        sourceRegisters(decoder, 1, element, kRegistersOfA);
    else
        instruction.from[0] = decoder.source(1, ptx::Type::B64);
    instruction.from[1] = decoder.source(2, ptx::Type::B64);
    int next = 3;
    if (form.matrix.isSparse) {
        bindMetadata(decoder, next, form, instruction);
        next += 2;
    }
    instruction.from[2] = decoder.predicateSource(next, form.isScaleNegated);
    bindScales(decoder, next + 1, form);
    instruction.immediate = sharedForm(form);
    return instruction;
}

Instruction bindWithoutOperands(OperandDecoder& decoder, Handler handler)
{
    expectOperands(decoder, 0);
    return wholeWarp(handler);
}
Instruction bindProductFence(OperandDecoder& decoder)
{
    return bindWithoutOperands(decoder, fenceProducts);
}
Instruction bindProductCommit(OperandDecoder& decoder)
{
    return bindWithoutOperands(decoder, commitProducts);
}

Instruction bindProductWait(OperandDecoder& decoder)
{
    expectOperands(decoder, 1);
    Instruction instruction = wholeWarp(waitForProducts);
    const std::int64_t groups = decoder.integer(0);
    if (groups < 0)
        decoder.refuse(message("{} groups cannot be pending", groups));
    instruction.aux = static_cast<std::uint32_t>(std::min<std::int64_t>(groups, 0x7fffffff));
    return instruction;
}

#define KD_ONLY 0, false, "sm_90a"
#define KD_PRODUCT ".mma_async .sync .aligned "
#define KD_SPARSE ".mma_async .sp .sync .aligned "
#define KD_FP8 " .e4m3|.e5m2 .e4m3|.e5m2"
#define KD_SUMMED "summed in double, rounded once"

constexpr InstructionPattern kWarpgroupPatterns[] = {
    {"wgmma", ".fence .sync .aligned", bindProductFence, {}, KD_ONLY},
    {"wgmma", ".commit_group .sync .aligned", bindProductCommit, {}, KD_ONLY},
    {"wgmma", ".wait_group .sync .aligned", bindProductWait, {}, KD_ONLY},
    {"wgmma", KD_PRODUCT ".m64n*k16 .f32.f16.f16|.f16.f16.f16|.f32.bf16.bf16", bindWarpgroupProduct, KD_SUMMED, KD_ONLY},
    {"wgmma", KD_PRODUCT ".m64n*k8 .f32.tf32.tf32", bindWarpgroupProduct, KD_SUMMED, KD_ONLY},
    {"wgmma", KD_PRODUCT ".m64n*k32 .f32|.f16" KD_FP8, bindWarpgroupProduct, KD_SUMMED, KD_ONLY},
    {"wgmma", KD_PRODUCT ".m64n*k32 [.satfinite] .s32 .s8|.u8 .s8|.u8", bindWarpgroupProduct, {}, KD_ONLY},
    {"wgmma", KD_PRODUCT ".m64n*k256 .s32.b1.b1 .and .popc", bindWarpgroupProduct, {}, KD_ONLY},
    {"wgmma", KD_SPARSE ".m64n*k32 .f32.f16.f16|.f16.f16.f16|.f32.bf16.bf16", bindWarpgroupProduct, KD_SUMMED, KD_ONLY},
    {"wgmma", KD_SPARSE ".m64n*k16 .f32.tf32.tf32", bindWarpgroupProduct, KD_SUMMED, KD_ONLY},
    {"wgmma", KD_SPARSE ".m64n*k64 .f32|.f16" KD_FP8, bindWarpgroupProduct, KD_SUMMED, KD_ONLY},
    {"wgmma", KD_SPARSE ".m64n*k64 [.satfinite] .s32 .s8|.u8 .s8|.u8", bindWarpgroupProduct, {}, KD_ONLY},
};

#undef KD_SUMMED
#undef KD_FP8
#undef KD_SPARSE
#undef KD_PRODUCT
#undef KD_ONLY

}  // namespace

std::span<const InstructionPattern> warpgroupPatterns()
{
    return kWarpgroupPatterns;
}

}  // namespace kd::emulator
