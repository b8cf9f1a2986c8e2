// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/tensormemorypatterns.h"

#include "core/emulator/async/asyncbind.h"
#include "core/emulator/async/bulkbind.h"
#include "core/emulator/ops/binding.h"
#include "core/emulator/program/targets.h"
#include "core/emulator/tensor/sharedform.h"
#include "core/emulator/tensor/tensorbind.h"
#include "core/emulator/tensormemory/cellmoves.h"
#include "core/emulator/tensormemory/productdescriptor.h"
#include "core/emulator/tensormemory/tensorhandlers.h"
#include "core/emulator/tensormemory/tensorproducts.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace kd::emulator {
namespace {

constexpr int kMaxRegistersOfMove = 128;
constexpr std::int64_t kMaxScale = 15;

bool namesPart(const OperandDecoder& decoder, std::string_view part)
{
    return std::ranges::any_of(decoder.text().modifiers, [&](std::string_view word) { return word.starts_with(part); });
}
std::uint32_t groupOf(const OperandDecoder& decoder)
{
    return decoder.text().has("cta_group::2") ? kPairOfBlocks : 0;
}

std::uint32_t exclusiveOf(const OperandDecoder& decoder)
{
    return decoder.text().has("exclusive") ? kExclusive : 0;
}

// An address in tensor memory: a register or number of 32 bits, and what is added.
struct CellSlots {
    Slot base = 0, offset = 0;
};
CellSlots bindCells(OperandDecoder& decoder, int index)
{
    const AddressOperand address = decoder.address(index);
    if (address.variable != nullptr || address.kind == AddressOperand::Kind::Frame)
        decoder.refuse("an address of tensor memory is no variable");
    if (address.kind == AddressOperand::Kind::Constant)
        return {decoder.constant(static_cast<std::uint64_t>(address.offset) & 0xffffffff, 4), decoder.constant(0, 4)};
    if (address.baseBytes != 4)
        decoder.refuse("an address of tensor memory has 32 bits");
    return {address.base, decoder.constant(static_cast<std::uint64_t>(address.offset) & 0xffffffff, 4)};
}

// An address in shared memory, or a generic one of it, into from[0] and immediate.
void bindSharedAddress(OperandDecoder& decoder, int index, Instruction& instruction)
{
    const bool isGeneric = !namesPart(decoder, "shared::");
    const AddressSlots address = bindPlainAddress(decoder, index, isGeneric ? ptx::Space::Generic : ptx::Space::Shared);
    instruction.from[0] = address.base;
    instruction.immediate = address.offset;
    instruction.aux |= (address.isWide ? kWideAddress : 0) | (isGeneric ? kGenericAddress : 0);
}

// tcgen05.alloc… [to], columns
Instruction bindAllocation(OperandDecoder& decoder)
{
    expectOperands(decoder, 2);
    Instruction instruction = wholeWarp(allocateColumns);
    instruction.aux = groupOf(decoder) | exclusiveOf(decoder);
    bindSharedAddress(decoder, 0, instruction);
    instruction.from[1] = decoder.source(1, ptx::Type::U32);
    return instruction;
}

// tcgen05.dealloc… address, columns
Instruction bindDeallocation(OperandDecoder& decoder)
{
    expectOperands(decoder, 2);
    Instruction instruction = wholeWarp(freeColumns);
    instruction.aux = groupOf(decoder) | exclusiveOf(decoder);
    instruction.from[0] = decoder.source(0, ptx::Type::B32);
    instruction.from[1] = decoder.source(1, ptx::Type::U32);
    return instruction;
}

Instruction bindRelinquish(OperandDecoder& decoder)
{
    expectOperands(decoder, 0);
    Instruction instruction = wholeWarp(relinquishPermit);
    instruction.aux = groupOf(decoder);
    return instruction;
}

Instruction bindWaitForLoads(OperandDecoder& decoder)
{
    expectOperands(decoder, 0);
    return wholeWarp(waitForLoads);
}
Instruction bindWaitForStores(OperandDecoder& decoder)
{
    expectOperands(decoder, 0);
    return wholeWarp(waitForStores);
}
Instruction bindTensorFence(OperandDecoder& decoder)
{
    expectOperands(decoder, 0);
    return withBoth(decoder.text().has("fence::after_thread_sync") ? fenceAfterSync : fenceBeforeSync);
}

// The shape and the number of registers of a thread.
CellMove moveOf(const OperandDecoder& decoder)
{
    struct Named {
        std::string_view name;
        MoveShape shape;
        int registers;  ///< of .x1
    };
    static constexpr Named kShapes[] = {{"32x32b", MoveShape::Of32x32b, 1}, {"16x64b", MoveShape::Of16x64b, 1},
                                        {"16x128b", MoveShape::Of16x128b, 2}, {"16x256b", MoveShape::Of16x256b, 4},
                                        {"16x32bx2", MoveShape::Of16x32bx2, 1}};
    CellMove move{.isPacked = namesPart(decoder, "pack::") || namesPart(decoder, "unpack::")};
    int times = 1;
    for (const std::string_view word : decoder.text().modifiers) {
        const auto* const found = std::ranges::find(kShapes, word, &Named::name);
        if (found != std::end(kShapes)) {
            move.shape = found->shape;
            move.registers = found->registers;
        } else if (word.starts_with('x')) {
            std::from_chars(word.data() + 1, word.data() + word.size(), times);
        }
    }
    move.registers *= times;
    if (move.registers > kMaxRegistersOfMove)
        decoder.refuse(message("it has {} registers: {} are possible", move.registers, kMaxRegistersOfMove));
    return move;
}

CellReduction reductionOf(const OperandDecoder& decoder)
{
    const ptx::Instruction& text = decoder.text();
    CellReduction form{.isMaximum = text.has("max"), .isAbsolute = text.has("abs"), .isNanKept = text.has("NaN")};
    form.type = text.has("f32") ? CellReduction::Type::F32
        : text.has("s32")       ? CellReduction::Type::S32
                                : CellReduction::Type::U32;
    return form;
}

// tcgen05.ld… {registers}, {reduction, }[address]{, columns}; tcgen05.st… [address]{, columns}, {registers}
Instruction bindMove(OperandDecoder& decoder, bool isStore, bool isReduced = false)
{
    CellMove move = moveOf(decoder);
    const bool isSplit = move.shape == MoveShape::Of16x32bx2;
    expectOperands(decoder, (isSplit ? 3 : 2) + (isReduced ? 1 : 0));
    const int registers = !isStore ? 0 : isSplit ? 2 : 1, address = isStore ? 0 : isReduced ? 2 : 1;
    Instruction instruction = wholeWarp(isStore ? storeCells : isReduced ? loadReducedCells : loadCells);
    const CellSlots cells = bindCells(decoder, address);
    instruction.from[0] = cells.base;
    instruction.from[1] = cells.offset;
    if (isSplit) {
        const std::int64_t split = decoder.integer(address + 1);
        if (split < 0 || split >= kTensorColumns)
            decoder.refuse(message("the two parts are {} columns apart: 0 to {} are possible", split, kTensorColumns - 1));
        move.split = static_cast<std::int32_t>(split);
    }
    instruction.aux = isStore ? sourceRegisters(decoder, registers, Element::S32, move.registers)
                              : destinationRegisters(decoder, registers, Element::S32, move.registers);
    instruction.immediate = sharedForm(move);
    if (isReduced) {
        instruction.to = decoder.destination(1, ptx::Type::B32);
        instruction.from[2] = decoder.constant(reductionOf(decoder).number(), 8);
    }
    return instruction;
}
Instruction bindReducedLoad(OperandDecoder& decoder)
{
    return bindMove(decoder, false, true);
}
Instruction bindLoadOfCells(OperandDecoder& decoder)
{
    return bindMove(decoder, false);
}
Instruction bindStoreOfCells(OperandDecoder& decoder)
{
    return bindMove(decoder, true);
}

// tcgen05.commit… [mbarrier]{, mask of blocks}
Instruction bindTensorCommit(OperandDecoder& decoder)
{
    const bool isMulticast = isToManyBlocks(decoder.text());
    expectOperands(decoder, isMulticast ? 2 : 1);
    Instruction instruction = withBoth(commitOperations);
    instruction.aux = groupOf(decoder) | (isMulticast ? kMulticastCommit : 0);
    bindSharedAddress(decoder, 0, instruction);
    if (isMulticast)
        instruction.from[1] = decoder.source(1, ptx::Type::B16);
    return instruction;
}

// tcgen05.cp… [address], descriptor
Instruction bindTensorCopy(OperandDecoder& decoder)
{
    struct Named {
        std::string_view shape, spread;
        TensorCopyForm form;
    };
    static constexpr Named kForms[] = {{"128x256b", {}, {128, 2, TensorCopyForm::Spread::One}},
                                       {"128x128b", {}, {128, 1, TensorCopyForm::Spread::One}},
                                       {"4x256b", {}, {4, 2, TensorCopyForm::Spread::Rows}},
                                       {"64x128b", "warpx2::02_13", {64, 1, TensorCopyForm::Spread::Every64}},
                                       {"64x128b", "warpx2::01_23", {64, 1, TensorCopyForm::Spread::Every32Of64}},
                                       {"32x128b", "warpx4", {32, 1, TensorCopyForm::Spread::Every32}}};
    expectOperands(decoder, 2);
    const auto* const found = std::ranges::find_if(kForms, [&](const Named& one) {
        return decoder.text().has(one.shape) && (one.spread.empty() || decoder.text().has(one.spread));
    });
    TensorCopyForm form = found->form;
    form.packedBits = decoder.text().has("b6x16_p32") ? 6 : decoder.text().has("b4x16_p64") ? 4 : 0;
    form.blocks = decoder.text().has("cta_group::2") ? 2 : 1;
    Instruction instruction = withBoth(beginTensorCopy);
    const CellSlots cells = bindCells(decoder, 0);
    instruction.from[0] = cells.base;
    instruction.from[1] = cells.offset;
    instruction.from[2] = decoder.source(1, ptx::Type::B64);
    instruction.immediate = sharedForm(form);
    return instruction;
}

ProductKind kindOf(const OperandDecoder& decoder)
{
    struct Named {
        std::string_view name;
        ProductKind kind;
    };
    static constexpr Named kKinds[] = {{"kind::f16", ProductKind::F16}, {"kind::tf32", ProductKind::TF32},
                                       {"kind::f8f6f4", ProductKind::F8F6F4}, {"kind::i8", ProductKind::I8},
                                       {"kind::mxf8f6f4", ProductKind::MxF8F6F4}, {"kind::mxf4", ProductKind::MxF4},
                                       {"kind::mxf4nvf4", ProductKind::MxF4NvF4}};
    return std::ranges::find_if(kKinds, [&](const Named& one) { return decoder.text().has(one.name); })->kind;
}

// Factors of a row: one for each 32 or 16 elements of K.
int factorsOf(const OperandDecoder& decoder, ProductKind kind)
{
    if (!decoder.text().has("block_scale"))
        return 0;
    if (kind == ProductKind::MxF8F6F4)
        return 1;
    return decoder.text().has("scale_vec::4X") || decoder.text().has("block16") ? 4 : 2;
}

// What stands behind the instruction descriptor: the addresses of factors, the mask of lanes, enable-input-d, and scale-input-d or
// the descriptor of the columns of B that are 0. `operands` ends with the metadata.
void bindBehindDescriptor(OperandDecoder& decoder, int next, TensorProductForm& form, std::vector<Slot>& operands,
                          Instruction& instruction)
{
    for (int i = 0; i < 2; ++i) {
        const Slot none = decoder.constant(0, 4);
        const CellSlots cells = form.isScaled() ? bindCells(decoder, next++) : CellSlots{none, none};
        operands.insert(operands.end(), {cells.base, cells.offset});
    }
    std::vector<Slot> mask;
    form.hasMask = !form.isScaled() && next < decoder.operandCount() && decoder.operand(next).kind == ptx::Operand::Kind::Vector;
    if (form.hasMask)
        mask = decoder.elements(next++, ptx::Type::B32);
    if (form.hasMask && (mask.size() != static_cast<std::size_t>(4 * form.blocks) || form.isWeightStationary))
        decoder.refuse(message("it has a mask of {} words of lanes", mask.size()));
    const bool isWhole = form.kind == ProductKind::I8;
    const bool canScale = (form.kind == ProductKind::F16 || form.kind == ProductKind::TF32 || isWhole) && !form.isWeightStationary;
    const bool hasMore = decoder.operandCount() == next + 2 && (canScale || form.isWeightStationary);
    if (decoder.operandCount() != next + 1 && !hasMore)
        decoder.refuse(message("it has {} operands instead of {}", decoder.operandCount(), next + 1));
    instruction.from[0] = decoder.predicateSource(next, form.isEnableNegated);
    form.hasZeroColumns = hasMore && form.isWeightStationary;
    operands.push_back(form.hasZeroColumns ? decoder.source(next + 1, ptx::Type::B64) : decoder.constant(0, 8));
    operands.insert(operands.end(), mask.begin(), mask.end());
    if (!hasMore || form.isWeightStationary)
        return;
    const std::int64_t scale = decoder.integer(next + 1);
    if (isWhole)  // ptxas takes one of any value and makes the same machine code as without
        return;
    if (scale < 0 || scale > kMaxScale)
        decoder.refuse(message("scale-input-d is {}: 0 to {} are possible", scale, kMaxScale));
    form.scale = static_cast<int>(scale);
}

// tcgen05.mma… [d], a or [a], b{, [metadata]}, descriptor{, [factors of A], [factors of B]}{, {mask}}, enable-input-d
// {, scale-input-d or zero columns}
Instruction bindTensorProduct(OperandDecoder& decoder)
{
    TensorProductForm form{.kind = kindOf(decoder)};
    form.blocks = decoder.text().has("cta_group::2") ? 2 : 1;
    form.isWeightStationary = decoder.text().has("ws");
    form.isSparse = decoder.text().has("sp");
    form.factors = factorsOf(decoder, form.kind);
    const int descriptor = form.isSparse ? 4 : 3;
    if (decoder.operandCount() < descriptor + 2)
        decoder.refuse("it has too few operands");
    form.isFromCells = decoder.operand(1).kind == ptx::Operand::Kind::Address;
    form.isShifted = decoder.text().has("ashift");
    if (form.isShifted && !form.isFromCells)
        decoder.refuse("a matrix A that is shifted is in tensor memory");
    Instruction instruction = withBoth(tensorProductHandler(decoder.isa()));
    const CellSlots d = bindCells(decoder, 0);
    const CellSlots a = form.isFromCells ? bindCells(decoder, 1) : CellSlots{decoder.source(1, ptx::Type::B64), d.offset};
    const CellSlots metadata = form.isSparse ? bindCells(decoder, 3) : d;
    std::vector<Slot> operands{d.base, d.offset, a.base, a.offset, decoder.source(2, ptx::Type::B64),
                               decoder.source(descriptor, ptx::Type::B32), metadata.base, metadata.offset};
    bindBehindDescriptor(decoder, descriptor + 1, form, operands, instruction);
    instruction.aux = decoder.list(operands);
    instruction.immediate = sharedForm(form);
    return instruction;
}

// tcgen05.shift… [address]
Instruction bindTensorShift(OperandDecoder& decoder)
{
    expectOperands(decoder, 1);
    Instruction instruction = withBoth(beginTensorShift);
    instruction.aux = groupOf(decoder);
    const CellSlots cells = bindCells(decoder, 0);
    instruction.from[0] = cells.base;
    instruction.from[1] = cells.offset;
    return instruction;
}

// Instruction descriptors of .kind::mxf4 and .kind::mxf4nvf4 have other fields on sm_107.
#define KD_ONLY_ARCHITECTURES 0, false, KD_FAMILY_100 ", " KD_FAMILY_110
#define KD_BEFORE_107 0, false, "sm_100a, sm_100f, sm_103a, sm_103f, " KD_FAMILY_110
#define KD_ONLY_107 0, false, KD_FAMILY_107
#define KD_ONLY_SPECIFIC 0, false, "sm_100a, sm_103a, sm_110a"
#define KD_ONLY_SHIFTS 0, false, "sm_100a, sm_103a, sm_107a, sm_110a"
#define KD_ONLY_INTEGERS 0, false, "sm_100a, sm_110a"
#define KD_GROUP " .cta_group::1|.cta_group::2 "
#define KD_REDUCES 0, false, KD_FAMILY_103 ", " KD_FAMILY_110
#define KD_MORE_TIMES ".x2|.x4|.x8|.x16|.x32|.x64|.x128"
#define KD_TIMES ".x1|.x2|.x4|.x8|.x16|.x32|.x64|.x128"
#define KD_FORMATS " [.b8x16.b6x16_p32|.b8x16.b4x16_p64]"
#define KD_COLLECTOR " [.collector::a::fill|.collector::a::use|.collector::a::lastuse|.collector::a::discard]"
#define KD_SPENT " [.collector::a::lastuse|.collector::a::discard]"
#define KD_COLLECTOR_OF(b) ".collector::" b "::fill|.collector::" b "::use|.collector::" b "::lastuse|.collector::" b "::discard"
#define KD_COLLECTOR_B \
    " [" KD_COLLECTOR_OF("b0") "|" KD_COLLECTOR_OF("b1") "|" KD_COLLECTOR_OF("b2") "|" KD_COLLECTOR_OF("b3") "]"
#define KD_COLLECTOR_LATER " .collector::b::fill|.collector::b::use|.collector::b::lastuse|.collector::b::discard"
#define KD_ADDED_IN_DOUBLE "summed in double, rounded once; no GPU was compared"
#define KD_DEEP "K = 96 for every target, where GPUs of sm_103a alone have it; " KD_ADDED_IN_DOUBLE

constexpr InstructionPattern kTensorMemoryPatterns[] = {
    {"tcgen05", ".alloc [.exclusive]" KD_GROUP ".sync .aligned [.shared::cta] .b32", bindAllocation,
     "each block has 512 columns of its own", KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".dealloc [.exclusive]" KD_GROUP ".sync .aligned .b32", bindDeallocation, {}, KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".relinquish_alloc_permit" KD_GROUP ".sync .aligned", bindRelinquish, {}, KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".ld .sync .aligned .32x32b|.16x64b|.16x128b|.16x256b|.16x32bx2 " KD_TIMES " [.pack::16b] .b32", bindLoadOfCells,
     {}, KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".ld .red .sync .aligned .32x32b|.16x32bx2 " KD_MORE_TIMES " .u32|.s32 .min|.max", bindReducedLoad, {}, KD_REDUCES},
    {"tcgen05", ".ld .red .sync .aligned .32x32b|.16x32bx2 " KD_MORE_TIMES " .min|.max .u32|.s32", bindReducedLoad, {}, KD_REDUCES},
    {"tcgen05", ".ld .red .sync .aligned .32x32b|.16x32bx2 " KD_MORE_TIMES " .f32 .min|.max [.abs] [.NaN]", bindReducedLoad, {},
     KD_REDUCES},
    {"tcgen05", ".ld .red .sync .aligned .32x32b|.16x32bx2 " KD_MORE_TIMES " .min|.max [.abs] [.NaN] .f32", bindReducedLoad, {},
     KD_REDUCES},
    {"tcgen05", ".st .sync .aligned .32x32b|.16x64b|.16x128b|.16x256b|.16x32bx2 " KD_TIMES " [.unpack::16b] .b32", bindStoreOfCells,
     {}, KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".wait::ld .sync .aligned", bindWaitForLoads, {}, KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".wait::st .sync .aligned", bindWaitForStores, {}, KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".fence::before_thread_sync|.fence::after_thread_sync", bindTensorFence, {},
     KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".commit" KD_GROUP ".mbarrier::arrive::one [.shared::cluster] [.multicast::cluster|.multicast::cluster::16b] .b64",
     bindTensorCommit,
     "arrives when it is waited for", KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".cp" KD_GROUP ".128x256b|.4x256b|.128x128b" KD_FORMATS, bindTensorCopy, "is done when it is waited for",
     KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".cp" KD_GROUP ".64x128b .warpx2::02_13|.warpx2::01_23" KD_FORMATS, bindTensorCopy, "is done when it is waited for",
     KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".cp" KD_GROUP ".32x128b .warpx4" KD_FORMATS, bindTensorCopy, "is done when it is waited for",
     KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".shift" KD_GROUP ".down", bindTensorShift, "lane 0 alone; is done when it is waited for", KD_ONLY_SHIFTS},
    {"tcgen05", ".mma [.sp]" KD_GROUP ".kind::f16|.kind::tf32|.kind::f8f6f4 .ashift" KD_SPENT, bindTensorProduct,
     KD_ADDED_IN_DOUBLE, KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".mma [.sp]" KD_GROUP ".kind::i8 .ashift" KD_SPENT, bindTensorProduct, {}, KD_ONLY_INTEGERS},
    {"tcgen05", ".mma [.sp]" KD_GROUP ".kind::f16|.kind::tf32|.kind::f8f6f4" KD_COLLECTOR, bindTensorProduct, KD_ADDED_IN_DOUBLE,
     KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".mma [.sp]" KD_GROUP ".kind::i8" KD_COLLECTOR, bindTensorProduct, {}, KD_ONLY_INTEGERS},
    {"tcgen05", ".mma .ws [.sp] .cta_group::1 .kind::f16|.kind::tf32|.kind::f8f6f4" KD_COLLECTOR_B, bindTensorProduct,
     KD_ADDED_IN_DOUBLE, KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".mma .ws [.sp] .cta_group::1 .kind::i8" KD_COLLECTOR_B, bindTensorProduct, {}, KD_ONLY_INTEGERS},
    {"tcgen05", ".mma [.sp]" KD_GROUP ".kind::mxf8f6f4 .block_scale [.scale_vec::1X|.block32]" KD_COLLECTOR, bindTensorProduct,
     KD_ADDED_IN_DOUBLE, KD_ONLY_ARCHITECTURES},
    {"tcgen05", ".mma" KD_GROUP ".kind::mxf4 .block_scale [.scale_vec::2X|.block32]" KD_COLLECTOR, bindTensorProduct, KD_DEEP,
     KD_BEFORE_107},
    {"tcgen05", ".mma .sp" KD_GROUP ".kind::mxf4 .block_scale [.scale_vec::2X|.block32]" KD_COLLECTOR, bindTensorProduct,
     KD_ADDED_IN_DOUBLE, KD_ONLY_SPECIFIC},
    {"tcgen05", ".mma" KD_GROUP ".kind::mxf4nvf4 .block_scale .scale_vec::2X|.scale_vec::4X|.block32|.block16" KD_COLLECTOR,
     bindTensorProduct, KD_DEEP, KD_BEFORE_107},
    {"tcgen05", ".mma [.sp]" KD_GROUP ".kind::f16|.kind::tf32|.kind::f8f6f4" KD_COLLECTOR KD_COLLECTOR_LATER, bindTensorProduct,
     KD_ADDED_IN_DOUBLE, KD_ONLY_107},
    {"tcgen05", ".mma [.sp]" KD_GROUP ".kind::f16|.kind::tf32|.kind::f8f6f4 .ashift" KD_SPENT KD_COLLECTOR_LATER, bindTensorProduct,
     KD_ADDED_IN_DOUBLE, KD_ONLY_107},
    {"tcgen05", ".mma [.sp]" KD_GROUP ".kind::mxf8f6f4 .block_scale [.scale_vec::1X|.block32]" KD_COLLECTOR KD_COLLECTOR_LATER,
     bindTensorProduct, KD_ADDED_IN_DOUBLE, KD_ONLY_107},
    {"tcgen05", ".mma .sp" KD_GROUP ".kind::mxf4nvf4 .block_scale .scale_vec::2X|.scale_vec::4X|.block32|.block16" KD_COLLECTOR,
     bindTensorProduct, KD_ADDED_IN_DOUBLE, KD_ONLY_SPECIFIC},
};

#undef KD_DEEP
#undef KD_ADDED_IN_DOUBLE
#undef KD_COLLECTOR_LATER
#undef KD_COLLECTOR_B
#undef KD_COLLECTOR_OF
#undef KD_SPENT
#undef KD_COLLECTOR
#undef KD_FORMATS
#undef KD_TIMES
#undef KD_MORE_TIMES
#undef KD_REDUCES
#undef KD_GROUP
#undef KD_ONLY_INTEGERS
#undef KD_ONLY_SHIFTS
#undef KD_ONLY_SPECIFIC
#undef KD_ONLY_107
#undef KD_BEFORE_107
#undef KD_ONLY_ARCHITECTURES

}  // namespace

std::span<const InstructionPattern> tensorMemoryPatterns()
{
    return kTensorMemoryPatterns;
}

}  // namespace kd::emulator
