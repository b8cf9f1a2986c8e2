// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/memorybind.h"
#include "core/emulator/ops/binding.h"
#include "core/emulator/tensor/matrixaccess.h"
#include "core/emulator/tensor/sharedform.h"
#include "core/emulator/tensor/tensorbind.h"
#include "core/emulator/tensor/tensorpatterns.h"

// wmma.load and wmma.store: PTX ISA 9.0, 9.7.14.4.3 and 4.
namespace kd::emulator {
namespace {

constexpr int kBitsOfUnit = 32;          // of a row of A or a column of B that B1 stands for
constexpr std::uint8_t kHalvesListed = 8;  // registers of A and B of F16, whatever the shape

// What the modifiers name: "a" of `wmma.load.a`, the layout, the shape and the type.
struct AccessWords {
    char matrix = 'c';
    bool isRowMajor = true;
    MatrixShape shape;
    Element element = Element::F32;
};

AccessWords accessWords(const OperandDecoder& decoder)
{
    AccessWords words;
    for (const std::string_view word : decoder.text().modifiers) {
        if (word == "a" || word == "b")
            words.matrix = word.front();
        else if (word == "col")
            words.isRowMajor = false;
        else if (!shapeNamed(word, words.shape))
            elementNamed(word, words.element);
    }
    if (words.element == Element::B1)
        words.shape.k /= kBitsOfUnit;
    return words;
}

MatrixAccess accessOf(const AccessWords& words)
{
    MatrixAccess matrix{.isRowMajor = words.isRowMajor};
    switch (words.matrix) {
    case 'a': matrix.fragment = fragmentOfA(words.element, words.shape); break;
    case 'b': matrix.fragment = fragmentOfB(words.element, words.shape); break;
    default: matrix.fragment = fragmentOfC(words.element, words.shape);
    }
    if (words.matrix != 'c' && words.element == Element::F16)
        matrix.fragment.listed = kHalvesListed;
    matrix.isContiguous = matrix.fragment.perRegister == 1 || words.isRowMajor == (words.matrix != 'b');
    return matrix;
}

// Elements from one row, or column, to the next where no operand says so.
int defaultStride(const AccessWords& words)
{
    const MatrixShape& shape = words.shape;
    const int rows = words.matrix == 'b' ? shape.k : shape.m, columns = words.matrix == 'a' ? shape.k : shape.n;
    return words.isRowMajor ? columns : rows;
}

// Its unit is a bit for B1, whose shape counts 32 of them as one.
void bindStride(OperandDecoder& decoder, const AccessWords& words, Instruction& instruction, MatrixAccess& matrix)
{
    const bool isGiven = decoder.operandCount() == 3;
    if (!isGiven)
        expectOperands(decoder, 2);
    const int unit = words.element == Element::B1 ? kBitsOfUnit : 1;
    matrix.strideBits = static_cast<std::uint8_t>(elementBits(words.element) / unit);
    instruction.from[1] = isGiven ? decoder.source(2, ptx::Type::U32)
                                  : decoder.constant(static_cast<std::uint64_t>(defaultStride(words) * unit), 4);
}

Instruction bindMatrixAccess(OperandDecoder& decoder, bool isStore)
{
    const AccessWords words = accessWords(decoder);
    MatrixAccess matrix = accessOf(words);
    matrix.space = memoryWords(decoder).space;
    Instruction instruction = wholeWarp(isStore ? storeMatrix : loadMatrix);
    instruction.aux = isStore ? sourceRegisters(decoder, 1, words.element, matrix.fragment.listed)
                              : destinationRegisters(decoder, 0, words.element, matrix.fragment.listed);
    Access access{.space = matrix.space, .kind = isStore ? AccessKind::Write : AccessKind::Read,
                  .bytes = static_cast<std::uint32_t>(registerBits(words.element) / 8)};
    const DecodedAddress address = bindAddress(decoder, isStore ? 0 : 1, access, instruction);
    matrix.isNarrow = access.narrow;
    instruction.from[2] = decoder.constant(static_cast<std::uint64_t>(instruction.immediate), 8);
    bindStride(decoder, words, instruction, matrix);
    instruction.immediate = sharedForm(matrix);
    faultOutside(address, access, instruction);
    return instruction;
}

Instruction bindMatrixLoad(OperandDecoder& decoder)
{
    return bindMatrixAccess(decoder, false);
}
Instruction bindMatrixStore(OperandDecoder& decoder)
{
    return bindMatrixAccess(decoder, true);
}

#define KD_LOAD_A_OR_B ".load .a|.b .sync .aligned .row|.col "
#define KD_LOAD_C ".load .c .sync .aligned .row|.col "
#define KD_STORE_D ".store .d .sync .aligned .row|.col "
#define KD_HALF_SHAPES ".m16n16k16|.m8n32k16|.m32n8k16"
#define KD_PLACES " [.global|.shared|.shared::cta] "

constexpr InstructionPattern kMatrixAccessPatterns[] = {
    {"wmma", KD_LOAD_A_OR_B KD_HALF_SHAPES KD_PLACES ".f16", bindMatrixLoad, {}, 70},
    {"wmma", KD_LOAD_A_OR_B KD_HALF_SHAPES KD_PLACES ".s8|.u8", bindMatrixLoad, {}, 72},
    {"wmma", KD_LOAD_A_OR_B KD_HALF_SHAPES KD_PLACES ".bf16", bindMatrixLoad, {}, 80},
    {"wmma", KD_LOAD_A_OR_B ".m16n16k8" KD_PLACES ".tf32", bindMatrixLoad, {}, 80},
    {"wmma", KD_LOAD_A_OR_B ".m8n8k4" KD_PLACES ".f64", bindMatrixLoad, {}, 80},
    {"wmma", ".load .a .sync .aligned .row .m8n8k32" KD_PLACES ".s4|.u4", bindMatrixLoad, {}, 75},
    {"wmma", ".load .b .sync .aligned .col .m8n8k32" KD_PLACES ".s4|.u4", bindMatrixLoad, {}, 75},
    {"wmma", ".load .a .sync .aligned .row .m8n8k128" KD_PLACES ".b1", bindMatrixLoad, {}, 75},
    {"wmma", ".load .b .sync .aligned .col .m8n8k128" KD_PLACES ".b1", bindMatrixLoad, {}, 75},
    {"wmma", KD_LOAD_C KD_HALF_SHAPES KD_PLACES ".f16|.f32", bindMatrixLoad, {}, 70},
    {"wmma", KD_LOAD_C KD_HALF_SHAPES KD_PLACES ".s32", bindMatrixLoad, {}, 72},
    {"wmma", KD_LOAD_C ".m16n16k8" KD_PLACES ".f32", bindMatrixLoad, {}, 80},
    {"wmma", KD_LOAD_C ".m8n8k4" KD_PLACES ".f64", bindMatrixLoad, {}, 80},
    {"wmma", KD_LOAD_C ".m8n8k32|.m8n8k128" KD_PLACES ".s32", bindMatrixLoad, {}, 75},
    {"wmma", KD_STORE_D KD_HALF_SHAPES KD_PLACES ".f16|.f32", bindMatrixStore, {}, 70},
    {"wmma", KD_STORE_D KD_HALF_SHAPES KD_PLACES ".s32", bindMatrixStore, {}, 72},
    {"wmma", KD_STORE_D ".m16n16k8" KD_PLACES ".f32", bindMatrixStore, {}, 80},
    {"wmma", KD_STORE_D ".m8n8k4" KD_PLACES ".f64", bindMatrixStore, {}, 80},
    {"wmma", KD_STORE_D ".m8n8k32|.m8n8k128" KD_PLACES ".s32", bindMatrixStore, {}, 75},
};

#undef KD_PLACES
#undef KD_HALF_SHAPES
#undef KD_STORE_D
#undef KD_LOAD_C
#undef KD_LOAD_A_OR_B

}  // namespace

std::span<const InstructionPattern> matrixAccessPatterns()
{
    return kMatrixAccessPatterns;
}

}  // namespace kd::emulator
