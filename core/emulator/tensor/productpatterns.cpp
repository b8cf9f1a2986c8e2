// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/resolve.h"
#include "core/emulator/ops/binding.h"
#include "core/emulator/program/targets.h"
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
    int scales = 0;            ///< of a row or column
    ScaleType scaleType = ScaleType::UE8M0;
};

// How many factors .block_scale asks for: the manual's 9.7.14.3.
int scalesNamed(const OperandDecoder& decoder)
{
    for (const std::string_view word : decoder.text().modifiers)
        if (word.starts_with("scale_vec::"))
            return word[11] - '0';
    return decoder.text().has("kind::mxf4") ? 2 : 1;
}

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
    bool isPacked = false;
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
        if (word == "block_scale")
            words.scales = scalesNamed(decoder);
        if (word == "ue4m3")
            words.scaleType = ScaleType::UE4M3;
        isPacked |= word.starts_with("kind::mxf4");
        words.bitOperation = word == "and" ? BitOperation::And : words.bitOperation;
    }
    readElements(elements, words);
    if (isPacked)
        words.a = words.b = Element::E2M1Packed;
    words.isRowMajorA = rowMajor.front();
    words.isRowMajorB = rowMajor.back();
    if (words.a == Element::B1)
        words.shape.k /= kBitsOfWord;
    return words;
}

// The greatest numbers of a lane of A's pairs, of a lane of B and of a byte, where the manual's table 37 gives them.
bool isSelector(const MatrixForm& form, std::uint32_t operand, std::int64_t value)
{
    if (operand == kThreadOfA)
        return value == 0 || value == 1;
    if (operand == kThreadOfB)
        return value >= 0 && value < 4;
    return value >= 0 && value < 4 && value % form.scales == 0;
}

Message wrongSelector(const MatrixForm& form, std::uint32_t operand, std::int64_t value)
{
    return operand == kThreadOfA || operand == kThreadOfB
        ? message("the thread selector of scale factors is {}: it must be less than {}", value, operand == kThreadOfA ? 2 : 4)
        : message("the byte selector of scale factors is {}: it must be a multiple of {} and less than 4", value,
                  unsigned{form.scales});
}

// What the selectors are is known while the kernel runs; all lanes give the same.
template <const ProductHandlers& handlers>
Next multiplyScaled(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const MatrixForm& form = formOf<MatrixForm>(instruction);
    const std::uint32_t first = instruction.aux + form.d.listed + form.a.listed + form.b.listed + form.c.listed;
    for (const std::uint32_t operand : {kByteOfA, kThreadOfA, kByteOfB, kThreadOfB}) {
        const auto* values = lanes<std::uint16_t>(warp, warp.lists[first + operand]);
        for (int lane = 0; lane < kLanes; ++lane) {
            if (isSelector(form, operand, values[lane]) && values[lane] == values[0])
                continue;
            raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane,
                         .text = values[lane] == values[0] ? wrongSelector(form, operand, values[lane])
                                                           : message("lane {} gives another selector of scale factors "
                                                                     "than lane 0: all lanes of a warp must give the same", lane)});
            return Next::Faulted;
        }
    }
    return handlers.scaled(instruction, registers, mask);
}

// The row of the handler's table that multiplies elements of that type.
Handler handlerOf(HostIsa isa, const ProductWords& words)
{
    if (words.scales != 0)
        return isa == HostIsa::Avx2 ? multiplyScaled<avx2::kProductHandlers> : multiplyScaled<generic::kProductHandlers>;
    const ProductHandlers& handlers = isa == HostIsa::Avx2 ? avx2::kProductHandlers : generic::kProductHandlers;
    if (words.a == Element::B1)
        return handlers.bits;
    if (words.a == Element::F64)
        return handlers.doubles[words.rounding];
    return words.d == Element::S32 ? handlers.integers : handlers.floats;
}

// Scale factors and selectors of A, or of B, from operand `first` on; the lists of the other operands come before.
void bindScales(OperandDecoder& decoder, int first)
{
    constexpr std::array kFactors{ptx::Type::B32};
    decoder.elementList(decoder.operand(first), kFactors);
    int count = 0;
    decoder.sourceList(first + 1, ptx::Type::U16, count);
    if (count != 2)
        decoder.refuse(message("the selectors of scale factors are {} numbers instead of 2", count));
}

// The metadata of a sparse A, which may stand in braces.
Slot metadataOperand(OperandDecoder& decoder, int operand)
{
    if (decoder.operand(operand).kind != ptx::Operand::Kind::Vector)
        return decoder.source(operand, ptx::Type::B32);
    const std::vector<Slot> slots = decoder.elements(operand, ptx::Type::B32);
    if (slots.size() != 1)
        decoder.refuse(message("a vector has {} elements instead of {}", slots.size(), 1));
    return slots.front();
}

Instruction multiplication(OperandDecoder& decoder, const ProductWords& words, const MatrixForm& form)
{
    const int plain = form.isSparse ? 6 : 4;
    expectOperands(decoder, plain + (form.scales != 0 ? 4 : 0));
    Instruction instruction = wholeWarp(handlerOf(decoder.isa(), words));
    instruction.aux = destinationRegisters(decoder, 0, words.d, form.d.listed);
    sourceRegisters(decoder, 1, words.a, form.a.listed);
    sourceRegisters(decoder, 2, words.b, form.b.listed);
    sourceRegisters(decoder, 3, words.c, form.c.listed);
    if (form.scales != 0) {
        bindScales(decoder, plain);
        bindScales(decoder, plain + 2);
    }
    if (form.isSparse)
        instruction.from[0] = metadataOperand(decoder, 4);
    instruction.immediate = sharedForm(form);
    return instruction;
}

MatrixForm formOfWords(const ProductWords& words)
{
    MatrixForm form{.shape = words.shape, .saturates = words.saturates, .bitOperation = words.bitOperation};
    form.scales = static_cast<std::uint8_t>(words.scales);
    form.scaleType = words.scaleType;
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
#define KD_ORDERED ".sp::ordered_metadata .sync .aligned "
#define KD_ROW_COL " .row .col "
#define KD_EACH_LAYOUT ".row|.col .row|.col "
#define KD_WMMA ".mma .sync .aligned "
#define KD_WMMA_SHAPES ".m16n16k16|.m8n32k16|.m32n8k16 "
#define KD_DOUBLE_TYPES ".f64.f64.f64.f64 "
#define KD_ROUNDED "[.rn|.rz|.rm|.rp]"
#define KD_SUMMED "summed in double, rounded once"
#define KD_UNCOMPARED KD_SUMMED "; no GPU was compared"
#define KD_BYTES_F32 ".f32 .e4m3|.e5m2 .e4m3|.e5m2 .f32"
#define KD_BYTES_F16 ".f16 .e4m3|.e5m2 .e4m3|.e5m2 .f16"
#define KD_SMALL_F32 ".f32 " KD_SMALL " " KD_SMALL " .f32"
#define KD_SMALL_F16 ".f16 " KD_SMALL " " KD_SMALL " .f16"
#define KD_MX ".kind::mxf8f6f4 .block_scale [.scale_vec::1X] " KD_SMALL_F32 " .ue8m0"
#define KD_MX4 ".kind::mxf4 .block_scale [.scale_vec::2X] .f32.e2m1.e2m1.f32 .ue8m0"
#define KD_MXNV4 ".kind::mxf4nvf4 .block_scale .scale_vec::2X|.scale_vec::4X .f32.e2m1.e2m1.f32 .ue8m0"
#define KD_NV4 ".kind::mxf4nvf4 .block_scale .scale_vec::4X .f32.e2m1.e2m1.f32 .ue4m3"
#define KD_FOR_FAMILY_120 KD_UNCOMPARED, 0, false, KD_FAMILY_120
#define KD_FOR_FAMILIES KD_SUMMED, 0, false, KD_FAMILY_100 ", " KD_FAMILY_110 ", " KD_FAMILY_120
#define KD_FOR_120 KD_UNCOMPARED, 0, false, "sm_120a, sm_121a"

constexpr InstructionPattern kProductPatterns[] = {
    {"mma", KD_MMA ".m8n8k4 " KD_EACH_LAYOUT ".f32.f16.f16.f32|.f32.f16.f16.f16|.f16.f16.f16.f16", bindQuadProduct, KD_SUMMED, 70},
    {"mma", KD_MMA ".m16n8k8" KD_ROW_COL ".f32.f16.f16.f32|.f16.f16.f16.f16", bindProduct, KD_SUMMED, 75},
    {"mma", KD_MMA ".m16n8k16" KD_ROW_COL ".f32.f16.f16.f32|.f16.f16.f16.f16", bindProduct, KD_SUMMED, 80},
    {"mma", KD_MMA ".m16n8k8|.m16n8k16" KD_ROW_COL ".f32.bf16.bf16.f32", bindProduct, KD_SUMMED, 80},
    {"mma", KD_MMA ".m16n8k4|.m16n8k8" KD_ROW_COL ".f32.tf32.tf32.f32", bindProduct, KD_SUMMED, 80},
    {"mma", KD_MMA ".m16n8k16|.m16n8k32" KD_ROW_COL KD_BYTES_F32, bindProduct, KD_SUMMED, 89},
    {"mma", KD_MMA ".m16n8k16|.m16n8k32" KD_ROW_COL KD_BYTES_F16, bindProduct, KD_SUMMED, 89},
    {"mma", KD_MMA ".m16n8k16|.m16n8k32" KD_ROW_COL ".kind::f8f6f4 " KD_BYTES_F32, bindProduct, KD_FOR_FAMILIES},
    {"mma", KD_MMA ".m16n8k16|.m16n8k32" KD_ROW_COL ".kind::f8f6f4 " KD_BYTES_F16, bindProduct, KD_FOR_FAMILIES},
    {"mma", KD_MMA ".m16n8k32" KD_ROW_COL ".kind::f8f6f4 " KD_SMALL_F32, bindProduct, KD_SUMMED, 0, false, KD_FAMILY_120},
    {"mma", KD_MMA ".m16n8k32" KD_ROW_COL ".kind::f8f6f4 " KD_SMALL_F16, bindProduct, KD_SUMMED, 0, false, KD_FAMILY_120},
    {"mma", KD_MMA ".m16n8k32" KD_ROW_COL KD_MX, bindProduct, KD_FOR_FAMILY_120},
    {"mma", KD_MMA ".m16n8k64" KD_ROW_COL KD_MX4, bindProduct, KD_FOR_FAMILY_120},
    {"mma", KD_MMA ".m16n8k64" KD_ROW_COL KD_MXNV4, bindProduct, KD_FOR_FAMILY_120},
    {"mma", KD_MMA ".m16n8k64" KD_ROW_COL KD_NV4, bindProduct, KD_FOR_FAMILY_120},
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
    {"mma", KD_SPARSE ".m16n8k64" KD_ROW_COL KD_BYTES_F32, bindSparseProduct, KD_SUMMED, 89},
    {"mma", KD_ORDERED ".m16n8k64" KD_ROW_COL KD_BYTES_F16, bindSparseProduct, KD_FOR_FAMILY_120},
    {"mma", KD_ORDERED ".m16n8k64" KD_ROW_COL ".kind::f8f6f4 " KD_BYTES_F32, bindSparseProduct, KD_FOR_FAMILIES},
    {"mma", KD_ORDERED ".m16n8k64" KD_ROW_COL ".kind::f8f6f4 " KD_SMALL_F32, bindSparseProduct, KD_FOR_FAMILY_120},
    {"mma", KD_ORDERED ".m16n8k64" KD_ROW_COL ".kind::f8f6f4 " KD_SMALL_F16, bindSparseProduct, KD_FOR_FAMILY_120},
    {"mma", KD_ORDERED ".m16n8k64" KD_ROW_COL KD_MX, bindSparseProduct, KD_FOR_FAMILY_120},
    {"mma", KD_ORDERED ".m16n8k128" KD_ROW_COL KD_MX4, bindSparseProduct, KD_FOR_120},
    {"mma", KD_ORDERED ".m16n8k128" KD_ROW_COL KD_MXNV4, bindSparseProduct, KD_FOR_120},
    {"mma", KD_ORDERED ".m16n8k128" KD_ROW_COL KD_NV4, bindSparseProduct, KD_FOR_120},
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

#undef KD_FOR_120
#undef KD_FOR_FAMILIES
#undef KD_FOR_FAMILY_120
#undef KD_NV4
#undef KD_MXNV4
#undef KD_MX4
#undef KD_MX
#undef KD_SMALL_F16
#undef KD_SMALL_F32
#undef KD_BYTES_F16
#undef KD_BYTES_F32
#undef KD_UNCOMPARED
#undef KD_SUMMED
#undef KD_ROUNDED
#undef KD_DOUBLE_TYPES
#undef KD_WMMA_SHAPES
#undef KD_WMMA
#undef KD_EACH_LAYOUT
#undef KD_ROW_COL
#undef KD_ORDERED
#undef KD_SPARSE
#undef KD_SMALL
#undef KD_MMA

}  // namespace

std::span<const InstructionPattern> productPatterns()
{
    return kProductPatterns;
}

}  // namespace kd::emulator
