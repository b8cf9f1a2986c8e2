// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/warpgroup/warpgroupproducts.h"

#include "core/emulator/checks/racedetector.h"
#include "core/emulator/exec/divergentpaths.h"
#include "core/emulator/tensor/tensorbind.h"
#include "core/emulator/warp/callframe.h"
#include "core/emulator/warpgroup/matrixdescriptor.h"
#include "core/emulator/warpgroup/warpgroupform.h"
#include "core/emulator/warpgroup/warpgroupstate.h"

#include <algorithm>
#include <array>
#include <span>

// wgmma: PTX ISA 9.0, 9.7.15.
namespace kd::emulator {
namespace {

/// Where the pieces of one matrix are: offsets in shared memory, line by line.
template <std::size_t kMax> struct Pieces {
    std::array<std::uint32_t, kMax> offsets;
    std::array<const std::byte*, kMax> host;
    std::size_t count = 0;

    std::span<const std::uint32_t> all() const { return std::span(offsets).first(count); }
};

/// Some lines and pieces of a matrix.
struct Part {
    int firstLine = 0, lines = 0, firstPiece = 0, pieces = 0;
};

template <std::size_t kMax>
void findPieces(const MatrixDescriptor& matrix, bool isTransposed, const Part& part, Pieces<kMax>& found)
{
    found.count = 0;
    for (int line = part.firstLine; line < part.firstLine + part.lines; ++line)
        for (int piece = part.firstPiece; piece < part.firstPiece + part.pieces; ++piece)
            found.offsets[found.count++] =
                matrix.pieceAt(isTransposed, static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(piece));
}

// False: Warp::fault is set.
template <std::size_t kMax> bool resolvePieces(Warp& warp, char name, Pieces<kMax>& pieces)
{
    for (std::size_t i = 0; i < pieces.count; ++i) {
        const std::uint64_t offset = pieces.offsets[i];
        if (offset + kPieceBytes > warp.sharedBytes) {
            raise(warp, {.kind = Fault::Kind::SharedOutOfBounds, .lane = 0, .hasAddress = true, .address = offset,
                         .text = message("matrix {} of the wgmma has 16 bytes at shared address {}, outside of the {} bytes of "
                                         "shared memory of the block",
                                         std::string(1, name), addressName(offset), warp.sharedBytes)});
            return false;
        }
        pieces.host[i] = warp.shared + offset;
    }
    return true;
}

// The part of A of one warp of the group.
Part partOfA(const WarpgroupForm& form, std::uint32_t warp)
{
    const int place = static_cast<int>(warp) % kWarpsOfGroup;
    return form.isTransposedA ? Part{0, form.linesOfA(), place * form.piecesOfA(), form.piecesOfA()}
                              : Part{place * kRowsOfWarp, kRowsOfWarp, 0, form.piecesOfA()};
}

/// The operands of a product that all lanes must have alike.
struct Uniform {
    std::array<std::uint64_t, 2> descriptors{};
    bool addsD = true;
};

// False: Warp::fault is set.
bool readUniform(const Instruction& instruction, Warp& warp, const WarpgroupForm& form, Uniform& uniform)
{
    for (std::size_t i = form.isFromRegisters ? 1 : 0; i < 2; ++i) {
        const auto* const each = lanes<std::uint64_t>(warp, instruction.from[i]);
        uniform.descriptors[i] = each[0];
        const auto* const other = std::find_if(each, each + kLanes, [&](std::uint64_t value) { return value != each[0]; });
        if (other == each + kLanes)
            continue;
        raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = static_cast<int>(other - each),
                     .text = message("lane {} gives another descriptor of matrix {} than lane 0", other - each,
                                     std::string(1, i == 0 ? 'A' : 'B'))});
        return false;
    }
    const LaneMask scale = predicate(warp, instruction.from[2]) ^ (form.isScaleNegated ? kAllLanes : 0);
    uniform.addsD = (scale & 1) != 0;
    if (scale == 0 || scale == kAllLanes)
        return true;
    const int lane = lowestLane(uniform.addsD ? ~scale : scale);
    raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane,
                 .text = message("lane {} gives another scale-d of the wgmma than lane 0", lane)});
    return false;
}

bool isInGroup(Warp& warp)
{
    const std::uint32_t first = warp.index / kWarpsOfGroup * kWarpsOfGroup;
    if (first + kWarpsOfGroup <= warp.block->warps.size())
        return true;
    raise(warp, {.kind = Fault::Kind::LanesMissing, .lane = 0,
                 .text = message("a wgmma is executed by all four warps of a warpgroup, {} to {}, and the block has {}", first,
                                 first + kWarpsOfGroup - 1, warp.block->warps.size())});
    return false;
}

/// What the checks are told of a product: the pieces that its warp reads, and those of A that the others do.
void tellChecks(const Instruction& instruction, Warp& warp, const MatrixDescriptor& a, std::uint64_t number,
                std::span<const std::uint32_t> ownOfA, std::span<const std::uint32_t> ofB)
{
    CopyShadow* const shadow = productShadowOf(*warp.block);
    if (shadow == nullptr)
        return;
    const auto& form = formOf<WarpgroupForm>(instruction);
    warpgroupStateOf(warp).registersOf(warp).begin(instruction, warp, form, number);
    for (const std::span<const std::uint32_t> pieces : {ownOfA, ofB}) {
        warp.block->races->productReads(instruction, "wgmma", warp.index, pieces);
        shadow->productReads(instruction, numberInCluster(warp), number, pieces);
    }
    Pieces<kMaxPiecesOfA> others;
    const std::uint32_t first = warp.index / kWarpsOfGroup * kWarpsOfGroup;
    for (std::uint32_t other = first; !form.isFromRegisters && other < first + kWarpsOfGroup; ++other) {
        if (other == warp.index)
            continue;
        findPieces(a, form.isTransposedA, partOfA(form, other), others);
        std::ranges::replace_if(others.offsets, [&](std::uint32_t offset) { return offset >= warp.sharedBytes; }, ownOfA.front());
        shadow->productKeeps(instruction, numberInCluster(warp), number, others.all());
    }
}

template <auto kMultiply> Next beginProduct(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    const auto& form = formOf<WarpgroupForm>(instruction);
    tellConvergence(warp);
    Uniform uniform;
    if (!isInGroup(warp) || !readUniform(instruction, warp, form, uniform))
        return Next::Faulted;
    const MatrixDescriptor a = MatrixDescriptor::of(uniform.descriptors[0]), b = MatrixDescriptor::of(uniform.descriptors[1]);
    Pieces<kMaxPiecesOfA> ofA;
    Pieces<kMaxPiecesOfB> ofB;
    if (!form.isFromRegisters)
        findPieces(a, form.isTransposedA, partOfA(form, warp.index), ofA);
    findPieces(b, form.isTransposedB, {0, form.linesOfB(), 0, form.piecesOfB()}, ofB);
    if (!resolvePieces(warp, 'A', ofA) || !resolvePieces(warp, 'B', ofB))
        return Next::Faulted;
    const std::uint64_t number = warpgroupStateOf(warp).begin(warp, {.instruction = &instruction, .function = warp.call->function,
                                                                    .warp = warp.index, .descriptors = uniform.descriptors});
    if (number == 0)
        return Next::Faulted;
    tellChecks(instruction, warp, a, number, ofA.all(), ofB.all());
    const Slot* const lists = warp.lists + instruction.aux;
    kMultiply({.form = form, .d = lists, .a = lists + form.registersOfD(), .piecesOfA = ofA.host.data(),
               .piecesOfB = ofB.host.data(), .metadata = instruction.from[3], .addsD = uniform.addsD}, warp);
    return Next::Continue;
}

template <const WarpgroupHandlers& kHandlers> struct Multiply {
    static void floats(const WarpgroupProduct& product, const WarpRegisters& warp) { kHandlers.floats(product, warp); }
    static void integers(const WarpgroupProduct& product, const WarpRegisters& warp) { kHandlers.integers(product, warp); }
    static void bits(const WarpgroupProduct& product, const WarpRegisters& warp) { kHandlers.bits(product, warp); }

    static Handler handler(bool isOfBits, bool isWhole)
    {
        return isOfBits ? beginProduct<bits> : isWhole ? beginProduct<integers> : beginProduct<floats>;
    }
};

}  // namespace

Handler productHandler(HostIsa isa, bool isOfBits, bool isWhole)
{
    return isa == HostIsa::Avx2 ? Multiply<avx2::kWarpgroupHandlers>::handler(isOfBits, isWhole)
                                : Multiply<generic::kWarpgroupHandlers>::handler(isOfBits, isWhole);
}

Next fenceProducts(const Instruction&, WarpRegisters& registers, LaneMask)
{
    const Warp& warp = warpOf(registers);
    tellConvergence(warp);
    if (!isInGroup(warpOf(registers)))
        return Next::Faulted;
    warpgroupStateOf(warp).registersOf(warp).fence();
    return Next::Continue;
}

Next commitProducts(const Instruction&, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    tellConvergence(warp);
    if (!isInGroup(warp))
        return Next::Faulted;
    warpgroupStateOf(warp).commit(warp);
    return Next::Continue;
}

Next waitForProducts(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    tellConvergence(warp);
    if (!isInGroup(warp))
        return Next::Faulted;
    if (warpgroupStateOf(warp).wait(warp, instruction.aux))
        return Next::Continue;
    split(warp, mask, indexOf(instruction, warp)).wait = Wait::Products;
    return Next::Parked;
}

}  // namespace kd::emulator
