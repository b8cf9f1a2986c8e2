// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/tensor/matrixform.h"
#include "core/emulator/tensor/producthandlers.h"
#include "core/emulator/tensor/sharedform.h"
#include "core/emulator/tensor/tensorbind.h"
#include "core/emulator/tensor/tensorpatterns.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

// mma (PTX ISA 9.0, 9.7.14.5.14), mma.sp (9.7.14.6.3) and wmma.mma (9.7.14.4.5).
namespace kd::emulator {
namespace {

constexpr int kBitsOfWord = 32;
constexpr std::uint8_t kWmmaHalves = 8;  // registers of A and B of F16, whatever the shape

struct ProductWords {
    MatrixShape shape;
    Element d = Element::F32, a = Element::F16, b = Element::F16, c = Element::F32;
    bool isRowMajorA = true, isRowMajorB = false;
    bool saturates = false;
    BitOperation bitOperation = BitOperation::Xor;
    std::size_t rounding = 0;  ///< index into ProductHandlers::doubles
};

// Types stand as D, A, B, C, or as D and C alone: then A and B are of F16.
void readElements(const std::vector<Element>& elements, ProductWords& words)
{
    words.d = elements.front();
    words.c = elements.back();
    if (elements.size() == 4) {
        words.a = elements[1];
        words.b = elements[2];
    }
}

ProductWords readWords(const OperandDecoder& decoder)
{
    constexpr std::array<std::string_view, 4> kRoundings{"rn", "rz", "rm", "rp"};
    ProductWords words;
    std::vector<Element> elements;
    std::vector<bool> rowMajor;
    for (const std::string_view word : decoder.text().modifiers) {
        Element element{};
        if (elementNamed(word, element))
            elements.push_back(element);
        else if (word == "row" || word == "col")
            rowMajor.push_back(word == "row");
        else if (const auto rounding = std::ranges::find(kRoundings, word); rounding != kRoundings.end())
            words.rounding = static_cast<std::size_t>(rounding - kRoundings.begin());
        else
            shapeNamed(word, words.shape);
        words.saturates |= word == "satfinite";
        words.bitOperation = word == "and" ? BitOperation::And : words.bitOperation;
    }
    readElements(elements, words);
    words.isRowMajorA = rowMajor.front();
    words.isRowMajorB = rowMajor.back();
    if (words.a == Element::B1)
        words.shape.k /= kBitsOfWord;
    return words;
}

// The row of the handler's table that multiplies elements of that type.
Handler handlerOf(HostIsa isa, const ProductWords& words)
{
    const ProductHandlers& handlers = isa == HostIsa::Avx2 ? avx2::kProductHandlers : generic::kProductHandlers;
    if (words.a == Element::B1)
        return handlers.bits;
    if (words.a == Element::F64)
        return handlers.doubles[words.rounding];
    return words.d == Element::S32 ? handlers.integers : handlers.floats;
}

Instruction multiplication(OperandDecoder& decoder, const ProductWords& words, const MatrixForm& form)
{
    expectOperands(decoder, form.isSparse ? 6 : 4);
    Instruction instruction = wholeWarp(handlerOf(decoder.isa(), words));
    instruction.aux = destinationRegisters(decoder, 0, words.d, form.d.listed);
    sourceRegisters(decoder, 1, words.a, form.a.listed);
    sourceRegisters(decoder, 2, words.b, form.b.listed);
    sourceRegisters(decoder, 3, words.c, form.c.listed);
    if (form.isSparse)
        instruction.from[0] = decoder.source(4, ptx::Type::B32);
    instruction.immediate = sharedForm(form);
    return instruction;
}

MatrixForm formOfWords(const ProductWords& words)
{
    MatrixForm form{.shape = words.shape, .saturates = words.saturates, .bitOperation = words.bitOperation};
    form.a = fragmentOfA(words.a, words.shape);
    form.b = fragmentOfB(words.b, words.shape);
    form.c = fragmentOfC(words.c, words.shape);
    form.d = fragmentOfC(words.d, words.shape);
    return form;
}

Instruction bindProduct(OperandDecoder& decoder)
{
    const ProductWords words = readWords(decoder);
    return multiplication(decoder, words, formOfWords(words));
}

Instruction bindQuadProduct(OperandDecoder& decoder)
{
    const ProductWords words = readWords(decoder);
    MatrixForm form{.shape = words.shape, .products = 4};
    form.a = quadOfA(words.isRowMajorA);
    form.b = quadOfB(words.isRowMajorB);
    form.c = quadOfC(words.c);
    form.d = quadOfC(words.d);
    return multiplication(decoder, words, form);
}

// How many selectors there are: four lanes share the rows of a group, and 1, 2 or 4 of them have the metadata of a product.
int selectorsOf(const MatrixForm& form)
{
    const int bits = elementBits(form.a.element), bitsOfRow = form.shape.k * (bits == 32 ? 4 : bits == 4 ? 1 : 2);
    return 4 / (2 * bitsOfRow / kBitsOfWord);
}

Instruction bindSparseProduct(OperandDecoder& decoder)
{
    const ProductWords words = readWords(decoder);
    MatrixForm form = formOfWords(words);
    form.isSparse = true;
    form.shape.k /= 2;
    form.a = fragmentOfA(words.a, form.shape);
    const std::int64_t selector = decoder.integer(5);
    if (selector < 0 || selector >= selectorsOf(form))
        decoder.refuse(message("the sparsity selector is {}: it must be less than {}", selector, selectorsOf(form)));
    form.selector = static_cast<std::uint8_t>(selector);
    return multiplication(decoder, words, form);
}

Instruction bindWmmaProduct(OperandDecoder& decoder)
{
    const ProductWords words = readWords(decoder);
    MatrixForm form = formOfWords(words);
    if (words.a == Element::F16)
        form.a.listed = form.b.listed = kWmmaHalves;
    return multiplication(decoder, words, form);
}

#define KD_MMA ".sync .aligned "
#define KD_SMALL ".e4m3|.e5m2|.e3m2|.e2m3|.e2m1"
#define KD_SPARSE ".sp|.sp::ordered_metadata .sync .aligned "
#define KD_ROW_COL " .row .col "
#define KD_EACH_LAYOUT ".row|.col .row|.col "
#define KD_WMMA ".mma .sync .aligned "
#define KD_WMMA_SHAPES ".m16n16k16|.m8n32k16|.m32n8k16 "
#define KD_DOUBLE_TYPES ".f64.f64.f64.f64 "
#define KD_ROUNDED "[.rn|.rz|.rm|.rp]"
#define KD_SUMMED "summed in double, rounded once"

constexpr InstructionPattern kProductPatterns[] = {
    {"mma", KD_MMA ".m8n8k4 " KD_EACH_LAYOUT ".f32.f16.f16.f32|.f32.f16.f16.f16|.f16.f16.f16.f16", bindQuadProduct, KD_SUMMED, 70},
    {"mma", KD_MMA ".m16n8k8" KD_ROW_COL ".f32.f16.f16.f32|.f16.f16.f16.f16", bindProduct, KD_SUMMED, 75},
    {"mma", KD_MMA ".m16n8k16" KD_ROW_COL ".f32.f16.f16.f32|.f16.f16.f16.f16", bindProduct, KD_SUMMED, 80},
    {"mma", KD_MMA ".m16n8k8|.m16n8k16" KD_ROW_COL ".f32.bf16.bf16.f32", bindProduct, KD_SUMMED, 80},
    {"mma", KD_MMA ".m16n8k4|.m16n8k8" KD_ROW_COL ".f32.tf32.tf32.f32", bindProduct, KD_SUMMED, 80},
    {"mma", KD_MMA ".m16n8k16|.m16n8k32" KD_ROW_COL ".f32 .e4m3|.e5m2 .e4m3|.e5m2 .f32", bindProduct, KD_SUMMED, 89},
    {"mma", KD_MMA ".m16n8k16|.m16n8k32" KD_ROW_COL ".f16 .e4m3|.e5m2 .e4m3|.e5m2 .f16", bindProduct, KD_SUMMED, 89},
    {"mma", KD_MMA ".m16n8k32" KD_ROW_COL ".kind::f8f6f4 .f32 " KD_SMALL " " KD_SMALL " .f32", bindProduct, KD_SUMMED, 120},
    {"mma", KD_MMA ".m16n8k32" KD_ROW_COL ".kind::f8f6f4 .f16 " KD_SMALL " " KD_SMALL " .f16", bindProduct, KD_SUMMED, 120},
    {"mma", KD_MMA ".m8n8k4" KD_ROW_COL KD_DOUBLE_TYPES KD_ROUNDED, bindProduct, {}, 80},
    {"mma", KD_MMA ".m16n8k4|.m16n8k8|.m16n8k16" KD_ROW_COL KD_DOUBLE_TYPES KD_ROUNDED, bindProduct, {}, 90},
    {"mma", KD_MMA ".m8n8k16" KD_ROW_COL "[.satfinite] .s32 .s8|.u8 .s8|.u8 .s32", bindProduct, {}, 75},
    {"mma", KD_MMA ".m16n8k16|.m16n8k32" KD_ROW_COL "[.satfinite] .s32 .s8|.u8 .s8|.u8 .s32", bindProduct, {}, 80},
    {"mma", KD_MMA ".m8n8k32" KD_ROW_COL "[.satfinite] .s32 .s4|.u4 .s4|.u4 .s32", bindProduct, {}, 75},
    {"mma", KD_MMA ".m16n8k32|.m16n8k64" KD_ROW_COL "[.satfinite] .s32 .s4|.u4 .s4|.u4 .s32", bindProduct, {}, 80},
    {"mma", KD_MMA ".m8n8k128" KD_ROW_COL ".s32.b1.b1.s32 .xor .popc", bindProduct, {}, 75},
    {"mma", KD_MMA ".m8n8k128" KD_ROW_COL ".s32.b1.b1.s32 .and .popc", bindProduct, {}, 80},
    {"mma", KD_MMA ".m16n8k128|.m16n8k256" KD_ROW_COL ".s32.b1.b1.s32 .xor|.and .popc", bindProduct, {}, 80},
    {"mma", KD_SPARSE ".m16n8k16|.m16n8k32" KD_ROW_COL ".f32.f16.f16.f32|.f16.f16.f16.f16", bindSparseProduct, KD_SUMMED, 80},
    {"mma", KD_SPARSE ".m16n8k16|.m16n8k32" KD_ROW_COL ".f32.bf16.bf16.f32", bindSparseProduct, KD_SUMMED, 80},
    {"mma", KD_SPARSE ".m16n8k8|.m16n8k16" KD_ROW_COL ".f32.tf32.tf32.f32", bindSparseProduct, KD_SUMMED, 80},
    {"mma", KD_SPARSE ".m16n8k64" KD_ROW_COL ".f32 .e4m3|.e5m2 .e4m3|.e5m2 .f32", bindSparseProduct, KD_SUMMED, 89},
    {"mma", KD_SPARSE ".m16n8k32|.m16n8k64" KD_ROW_COL "[.satfinite] .s32 .s8|.u8 .s8|.u8 .s32", bindSparseProduct, {}, 80},
    {"mma", KD_SPARSE ".m16n8k64|.m16n8k128" KD_ROW_COL "[.satfinite] .s32 .s4|.u4 .s4|.u4 .s32", bindSparseProduct, {}, 80},
    {"wmma", KD_WMMA KD_EACH_LAYOUT KD_WMMA_SHAPES ".f16|.f32 .f16|.f32", bindWmmaProduct, KD_SUMMED, 70},
    {"wmma", KD_WMMA KD_EACH_LAYOUT KD_WMMA_SHAPES ".f32.bf16.bf16.f32", bindWmmaProduct, KD_SUMMED, 80},
    {"wmma", KD_WMMA KD_EACH_LAYOUT ".m16n16k8 .f32.tf32.tf32.f32", bindWmmaProduct, KD_SUMMED, 80},
    {"wmma", KD_WMMA KD_EACH_LAYOUT ".m8n8k4 " KD_DOUBLE_TYPES KD_ROUNDED, bindWmmaProduct, {}, 80},
    {"wmma", KD_WMMA KD_EACH_LAYOUT ".m8n8k4 .rn|.rz|.rm|.rp " KD_DOUBLE_TYPES, bindWmmaProduct, {}, 80},
    {"wmma", KD_WMMA KD_EACH_LAYOUT KD_WMMA_SHAPES ".s32.s8.s8.s32|.s32.u8.u8.s32 [.satfinite]", bindWmmaProduct, {}, 72},
    {"wmma", KD_WMMA ".row .col .m8n8k32 .s32.s4.s4.s32|.s32.u4.u4.s32 [.satfinite]", bindWmmaProduct, {}, 75},
    {"wmma", ".mma .xor .popc .sync .aligned .row .col .m8n8k128 .s32.b1.b1.s32", bindWmmaProduct, {}, 75},
    {"wmma", ".mma .and .popc .sync .aligned .row .col .m8n8k128 .s32.b1.b1.s32", bindWmmaProduct, {}, 80},
};

#undef KD_SUMMED
#undef KD_ROUNDED
#undef KD_DOUBLE_TYPES
#undef KD_WMMA_SHAPES
#undef KD_WMMA
#undef KD_EACH_LAYOUT
#undef KD_ROW_COL
#undef KD_SPARSE
#undef KD_SMALL
#undef KD_MMA

}  // namespace

std::span<const InstructionPattern> productPatterns()
{
    return kProductPatterns;
}

}  // namespace kd::emulator
