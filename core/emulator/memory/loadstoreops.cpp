// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/loadstoreops.h"

#include "core/emulator/memory/resolve.h"
#include "core/emulator/memory/words.h"

#include <array>
#include <cstring>
#include <type_traits>

namespace kd::emulator {
namespace {

template <typename T>
T loadElement(const std::byte* from)
{
    if constexpr (sizeof(T) == sizeof(U128)) {
        T value;
        std::memcpy(&value, from, sizeof value);
        return value;
    } else {
        return __atomic_load_n(reinterpret_cast<const T*>(from), __ATOMIC_RELAXED);
    }
}

template <typename T>
void storeElement(std::byte* to, T value)
{
    if constexpr (sizeof(T) == sizeof(U128))
        std::memcpy(to, &value, sizeof value);
    else
        __atomic_store_n(reinterpret_cast<T*>(to), value, __ATOMIC_RELAXED);
}

template <int N>
const Slot* slotsOf(const Instruction& instruction, const Warp& warp, const Slot& single)
{
    return N == 1 ? &single : warp.lists + (instruction.aux & kListMask);
}

// Lane by lane, since a register of the vector may hold the addresses as well.
template <typename Element, typename Register, int N>
void loadLanes(const Instruction& instruction, const Warp& warp, LaneMask mask, std::byte* const* host)
{
    const Slot* to = slotsOf<N>(instruction, warp, instruction.to);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        for (int i = 0; i < N; ++i)
            lanes<Register>(warp, to[i])[lane] =
                static_cast<Register>(loadElement<Element>(host[lane] + static_cast<std::size_t>(i) * sizeof(Element)));
    }
}

template <typename Element, typename Register, int N>
void storeLanes(const Instruction& instruction, const Warp& warp, LaneMask mask, std::byte* const* host)
{
    const Slot* from = slotsOf<N>(instruction, warp, instruction.from[1]);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        for (int i = 0; i < N; ++i)
            storeElement(host[lane] + static_cast<std::size_t>(i) * sizeof(Element),
                         static_cast<Element>(lanes<Register>(warp, from[i])[lane]));
    }
}

struct MoveEntry {
    ElementShape shape;
    Move move;
};

template <typename Element, typename Register>
constexpr ElementShape shapeOf(int count)
{
    return {sizeof(Element), sizeof(Register), count, std::is_signed_v<Element>};
}

template <typename Element, typename Register>
constexpr std::array<MoveEntry, 4> loads()
{
    return {{{shapeOf<Element, Register>(1), loadLanes<Element, Register, 1>},
             {shapeOf<Element, Register>(2), loadLanes<Element, Register, 2>},
             {shapeOf<Element, Register>(4), loadLanes<Element, Register, 4>},
             {shapeOf<Element, Register>(8), loadLanes<Element, Register, 8>}}};
}

template <typename Element, typename Register>
constexpr std::array<MoveEntry, 4> stores()
{
    return {{{shapeOf<Element, Register>(1), storeLanes<Element, Register, 1>},
             {shapeOf<Element, Register>(2), storeLanes<Element, Register, 2>},
             {shapeOf<Element, Register>(4), storeLanes<Element, Register, 4>},
             {shapeOf<Element, Register>(8), storeLanes<Element, Register, 8>}}};
}

constexpr std::array kLoads = {
    loads<U8, U16>(), loads<U8, U32>(), loads<U8, U64>(), loads<S8, U16>(), loads<S8, U32>(), loads<S8, U64>(),
    loads<U16, U16>(), loads<U16, U32>(), loads<U16, U64>(), loads<S16, U32>(), loads<S16, U64>(),
    loads<U32, U32>(), loads<U32, U64>(), loads<S32, U64>(), loads<U64, U64>(), loads<U128, U128>()};
constexpr std::array kStores = {stores<U8, U16>(), stores<U8, U32>(), stores<U8, U64>(), stores<U16, U16>(), stores<U16, U32>(),
                                stores<U16, U64>(), stores<U32, U32>(), stores<U32, U64>(), stores<U64, U64>(),
                                stores<U128, U128>()};

bool isSame(const ElementShape& shape, const ElementShape& wanted, bool signMatters)
{
    return shape.elementBytes == wanted.elementBytes && shape.registerBytes == wanted.registerBytes &&
        shape.count == wanted.count && (!signMatters || shape.isSigned == wanted.isSigned);
}

template <typename Table>
int numberIn(const Table& table, const ElementShape& wanted, bool signMatters)
{
    for (std::size_t group = 0; group < table.size(); ++group)
        for (std::size_t i = 0; i < table[group].size(); ++i)
            if (isSame(table[group][i].shape, wanted, signMatters))
                return static_cast<int>(group * 4 + i);
    return -1;
}

template <typename Table>
const MoveEntry& entryOf(const Table& table, const Instruction& instruction)
{
    const std::uint32_t number = instruction.aux >> kListBits;
    return table[number / 4][number % 4];
}

}  // namespace

int loadNumber(const ElementShape& shape)
{
    return numberIn(kLoads, shape, shape.elementBytes < shape.registerBytes);
}

int storeNumber(const ElementShape& shape)
{
    return numberIn(kStores, shape, false);
}

Move loadMove(const Instruction& instruction)
{
    return entryOf(kLoads, instruction).move;
}

Move storeMove(const Instruction& instruction)
{
    return entryOf(kStores, instruction).move;
}

std::uint32_t loadBytes(const Instruction& instruction)
{
    const ElementShape& shape = entryOf(kLoads, instruction).shape;
    return shape.elementBytes * static_cast<std::uint32_t>(shape.count);
}

std::uint32_t storeBytes(const Instruction& instruction)
{
    const ElementShape& shape = entryOf(kStores, instruction).shape;
    return shape.elementBytes * static_cast<std::uint32_t>(shape.count);
}

}  // namespace kd::emulator
