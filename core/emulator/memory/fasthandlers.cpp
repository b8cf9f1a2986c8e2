// Compiled once for each instruction set, with KD_ISA as its name: everything but the table is local to the file, so that the
// linker never takes code for one processor for that of another.

#include "core/emulator/checks/accesscounts.h"
#include "core/emulator/memory/fasttable.h"
#include "core/emulator/memory/loadstore.h"
#include "core/emulator/memory/observe.h"

#include <cstring>
#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace kd::emulator::KD_ISA {
namespace {

using ptx::Space;
using U8 = std::uint8_t;
using U16 = std::uint16_t;
using U32 = std::uint32_t;
using U64 = std::uint64_t;

template <int kCount = kLanes, typename Base>
bool isRun(const Base* base, Base step)
{
    Base differs = 0;
    for (int lane = 0; lane < kCount; ++lane)
        differs |= base[lane] ^ (base[0] + static_cast<Base>(lane) * step);
    return differs == 0;
}

constexpr int kHalf = kLanes / 2;

// How the lanes of half a warp, a row of a block that is 16 wide, lie to each other.
enum class HalfPattern { Run, Same, Other };

template <typename Base>
HalfPattern halfPattern(const Base* base, Base step)
{
    const Base distance = base[kHalf - 1] - base[0];
    if (distance == (kHalf - 1) * step && isRun<kHalf>(base, step))
        return HalfPattern::Run;
    return distance == 0 && isRun<kHalf>(base, Base{0}) ? HalfPattern::Same : HalfPattern::Other;
}

// What the addresses of the lanes of a mask have in common; other lanes count as the first one.
template <typename Base>
struct Reach {
    Base differing = 0;  ///< bits in which an address differs from the first
    Base set = 0;        ///< bits that any has set
    U32 last = 0;        ///< highest of their lower halves
};

template <bool isAll, typename Base>
Reach<Base> reachOf(const Base* base, Base offset, Base first, LaneMask mask)
{
    Reach<Base> reach;
    for (int lane = 0; lane < kLanes; ++lane) {
        const Base own = static_cast<Base>(base[lane] + offset);
        const Base address = isAll || (mask >> lane & 1) != 0 ? own : first;
        const U32 low = static_cast<U32>(address);
        reach.differing |= address ^ first;
        reach.set |= address;
        reach.last = low > reach.last ? low : reach.last;
    }
    return reach;
}

template <typename T>
T at(const std::byte* from)
{
    T value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

// The registers of an access, and moves between them and memory.
template <typename Element, typename Register, int N>
struct Lanes {
    static constexpr U64 kBytes = N * sizeof(Element);
    Register* of[N];

    Lanes(const Warp& warp, const Instruction& instruction, const Slot& single)
    {
        const Slot* slots = N == 1 ? &single : warp.lists + (instruction.aux & kListMask);
        for (int i = 0; i < N; ++i)
            of[i] = lanes<Register>(warp, slots[i]);
    }
    void load(int lane, const std::byte* from) const
    {
        for (int i = 0; i < N; ++i)
            of[i][lane] = at<Element>(from + static_cast<std::size_t>(i) * sizeof(Element));
    }
    void store(int lane, std::byte* to) const
    {
        for (int i = 0; i < N; ++i) {
            const auto value = static_cast<Element>(of[i][lane]);
            std::memcpy(to + static_cast<std::size_t>(i) * sizeof(Element), &value, sizeof value);
        }
    }
    template <std::size_t kCount = kLanes>
    void loadRun(const std::byte* from, std::size_t firstLane = 0) const
    {
        if constexpr (N == 1 && sizeof(Element) == sizeof(Register)) {
            std::memcpy(of[0] + firstLane, from, kCount * kBytes);
        } else {
            for (int i = 0; i < N; ++i) {
                Register* __restrict to = of[i] + firstLane;
                const std::byte* __restrict first = from + static_cast<std::size_t>(i) * sizeof(Element);
                for (std::size_t lane = 0; lane < kCount; ++lane)
                    to[lane] = at<Element>(first + lane * kBytes);
            }
        }
    }
    void storeRun(std::byte* to) const
    {
        if constexpr (N == 1 && sizeof(Element) == sizeof(Register)) {
            std::memcpy(to, of[0], kLanes * kBytes);
        } else {
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                store(static_cast<int>(lane), to + lane * kBytes);
        }
    }
    template <std::size_t kCount = kLanes>
    void loadSame(const std::byte* from, std::size_t firstLane = 0) const
    {
        for (int i = 0; i < N; ++i) {
            const Register value = at<Element>(from + static_cast<std::size_t>(i) * sizeof(Element));
            Register* to = of[i] + firstLane;
            for (std::size_t lane = 0; lane < kCount; ++lane)
                to[lane] = value;
        }
    }
};

// Each lane on its own, lowest first.
template <bool isAll, typename Act>
inline __attribute__((always_inline)) void eachLane(LaneMask mask, Act act)
{
    if constexpr (isAll) {
        for (int lane = 0; lane < kLanes; ++lane)
            act(lane);
    } else {
        for (LaneMask left = mask; left != 0; left &= left - 1)
            act(lowestLane(left));
    }
}

// One word a lane, at base[lane] + offset.
void gather(U32* to, const std::byte* memory, const U32* base, U32 offset)
{
#ifdef __AVX2__
    const __m256i more = _mm256_set1_epi32(static_cast<int>(offset));
    for (int lane = 0; lane < kLanes; lane += 8) {
        const __m256i own = _mm256_add_epi32(_mm256_load_si256(reinterpret_cast<const __m256i*>(base + lane)), more);
        const __m256i words = _mm256_i32gather_epi32(reinterpret_cast<const int*>(memory), own, 1);
        _mm256_store_si256(reinterpret_cast<__m256i*>(to + lane), words);
    }
#else
    for (int lane = 0; lane < kLanes; ++lane)
        to[lane] = at<U32>(memory + static_cast<U32>(base[lane] + offset));
#endif
}

const DeviceMemory::Bounds* boundsOf(const DeviceMemory::Map& map, Space space, bool isStore, U64 address)
{
    const U64 slot = (address - map.base) >> DeviceMemory::kSlotBits;
    if (slot >= map.slotCount || (space == Space::Const && map.writable[slot].end != 0))
        return nullptr;
    return (isStore ? map.writable : map.readable) + slot;
}

// Global memory, and generic and constant addresses that are in it.
template <Space space, bool isStore, bool isAll, typename Element, typename Register, int N>
Next global(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    using Shape = Lanes<Element, Register, N>;
    constexpr U64 kBytes = Shape::kBytes;
    Warp& warp = warpOf(registers);
    const U64* base = lanes<U64>(warp, instruction.from[0]);
    const auto offset = static_cast<U64>(instruction.immediate);
    const U64 first = base[isAll ? 0 : lowestLane(mask)] + offset;
    const DeviceMemory::Bounds* bounds = boundsOf(warp.global, space, isStore, first);
    const auto general = [&] { return fallBack(space, isStore, false)(instruction, registers, mask); };
    if (bounds == nullptr)
        return general();
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    InstructionCount* count = space == Space::Const ? nullptr : countOf(instruction, warp);
    auto* const memory = reinterpret_cast<std::byte*>(first);
    if (isAll && base[kLanes - 1] - base[0] == (kLanes - 1) * kBytes && isRun(base, kBytes)) {
        if ((first & (kBytes - 1)) != 0 || first + kLanes * kBytes > bounds->end)
            return general();
        if (count != nullptr)
            countGlobalRun(*count, first, kLanes * kBytes);
        if constexpr (isStore)
            shape.storeRun(memory);
        else
            shape.loadRun(memory);
        return Next::Continue;
    }
    if (isAll && !isStore && base[kLanes - 1] == base[0] && isRun(base, U64{0})) {
        if ((first & (kBytes - 1)) != 0 || first + kBytes > bounds->end)
            return general();
        if (count != nullptr)
            countGlobalRun(*count, first, kBytes);
        if constexpr (!isStore)
            shape.loadSame(memory);
        return Next::Continue;
    }
    const Reach<U64> reach = reachOf<isAll>(base, offset, first, mask);
    const U64 slotStart = first >> DeviceMemory::kSlotBits << DeviceMemory::kSlotBits;
    if (reach.differing >> DeviceMemory::kSlotBits != 0 || (reach.set & (kBytes - 1)) != 0 ||
        slotStart + reach.last + kBytes > bounds->end)
        return general();
    if (count != nullptr)
        countLanes(instruction, warp, base, offset, mask, kBytes);
    eachLane<isAll>(mask, [&](int lane) __attribute__((always_inline)) {
        auto* const own = reinterpret_cast<std::byte*>(base[lane] + offset);
        if constexpr (isStore)
            shape.store(lane, own);
        else
            shape.load(lane, own);
    });
    return Next::Continue;
}

// Loads both half warps when each is a run or all the same; false when one is not, or is not in memory and aligned.
template <typename Shape, typename Base>
bool loadHalves(const Shape& shape, const std::byte* memory, U64 size, const Base* base, Base offset)
{
    constexpr Base kStep = static_cast<Base>(Shape::kBytes);
    const HalfPattern patterns[2] = {halfPattern(base, kStep), halfPattern(base + kHalf, kStep)};
    const Base firsts[2] = {static_cast<Base>(base[0] + offset), static_cast<Base>(base[kHalf] + offset)};
    for (int half = 0; half < 2; ++half) {
        const U64 bytes = patterns[half] == HalfPattern::Run ? kHalf * Shape::kBytes : Shape::kBytes;
        if (patterns[half] == HalfPattern::Other || (firsts[half] & (kStep - 1)) != 0 || size < bytes || firsts[half] > size - bytes)
            return false;
    }
    for (int half = 0; half < 2; ++half) {
        const std::size_t lane = half == 0 ? 0 : kHalf;
        if (patterns[half] == HalfPattern::Run)
            shape.template loadRun<kHalf>(memory + firsts[half], lane);
        else
            shape.template loadSame<kHalf>(memory + firsts[half], lane);
    }
    return true;
}

// Shared memory: `first` of the run or the addresses of all lanes, told after the access is done.
template <bool isStore, bool isAll, typename Base, typename Element, typename Register, int N>
Next shared(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    using Shape = Lanes<Element, Register, N>;
    constexpr U64 kBytes = Shape::kBytes;
    constexpr Base kStep = static_cast<Base>(kBytes);
    Warp& warp = warpOf(registers);
    const Base* base = lanes<Base>(warp, instruction.from[0]);
    const auto offset = static_cast<Base>(instruction.immediate);
    const Base first = static_cast<Base>(base[isAll ? 0 : lowestLane(mask)] + offset);
    const auto general = [&] { return fallBack(Space::Shared, isStore, sizeof(Base) == 4)(instruction, registers, mask); };
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    const U64 size = warp.sharedBytes;
    if (isAll && base[kLanes - 1] - base[0] == (kLanes - 1) * kStep && isRun(base, kStep)) {
        if ((first & (kStep - 1)) != 0 || size < kLanes * kBytes || first > size - kLanes * kBytes)
            return general();
        if constexpr (isStore)
            shape.storeRun(warp.shared + first);
        else
            shape.loadRun(warp.shared + first);
        if (!isUnobserved(warp))
            observeSharedRun(instruction, warp, static_cast<U32>(first), kBytes, isStore);
        return Next::Continue;
    }
    if (isAll && !isStore && base[kLanes - 1] == base[0] && isRun(base, Base{0})) {
        if ((first & (kStep - 1)) != 0 || size < kBytes || first > size - kBytes)
            return general();
        if constexpr (!isStore)
            shape.loadSame(warp.shared + first);
        if (!isUnobserved(warp))
            observeSharedSame(instruction, warp, static_cast<U32>(first), kBytes);
        return Next::Continue;
    }
    if constexpr (isAll && !isStore && N == 1)
        if (isUnobserved(warp) && loadHalves(shape, warp.shared, size, base, offset))
            return Next::Continue;
    const Reach<Base> reach = reachOf<isAll>(base, offset, first, mask);
    const bool isFar = sizeof(Base) == 8 && static_cast<U64>(reach.set) >> 32 != 0;
    if (isFar || (reach.set & (kStep - 1)) != 0 || U64{reach.last} + kBytes > size)
        return general();
    // Taken before the access, which may load the address register.
    const bool isObserved = !isUnobserved(warp);
    U32 offsets[kLanes];
    if (isObserved)
        for (int lane = 0; lane < kLanes; ++lane)
            offsets[lane] = static_cast<U32>(base[lane] + offset);
    if constexpr (isAll && !isStore && sizeof(Base) == 4 && sizeof(Element) == 4 && sizeof(Register) == 4 && N == 1) {
        gather(shape.of[0], warp.shared, base, offset);
    } else {
        eachLane<isAll>(mask, [&](int lane) __attribute__((always_inline)) {
            std::byte* const own = warp.shared + static_cast<Base>(base[lane] + offset);
            if constexpr (isStore)
                shape.store(lane, own);
            else
                shape.load(lane, own);
        });
    }
    if (isObserved)
        observeShared(instruction, warp, mask, offsets, kBytes, isStore);
    return Next::Continue;
}

// Local memory, each lane in its own.
template <bool isStore, bool isAll, typename Element, typename Register, int N>
Next local(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    using Shape = Lanes<Element, Register, N>;
    constexpr U64 kBytes = Shape::kBytes;
    Warp& warp = warpOf(registers);
    const U64* base = lanes<U64>(warp, instruction.from[0]);
    const auto offset = static_cast<U64>(instruction.immediate);
    const U32* tops = reinterpret_cast<const U32*>(&warp.localTop);
    U64 wrong = 0;
    for (int lane = 0; lane < kLanes; ++lane) {
        const U64 address = base[lane] + offset;
        const U64 top = tops[lane];
        const U64 isWrong = static_cast<U64>(address + kBytes > top) | (address & (kBytes - 1)) | address >> 32;
        wrong |= isAll || (mask >> lane & 1) != 0 ? isWrong : 0;
    }
    if (wrong != 0)
        return fallBack(Space::Local, isStore, false)(instruction, registers, mask);
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    eachLane<isAll>(mask, [&](int lane) __attribute__((always_inline)) {
        std::byte* const own = warp.local + static_cast<U64>(lane) * warp.localStride + base[lane] + offset;
        if constexpr (isStore)
            shape.store(lane, own);
        else
            shape.load(lane, own);
    });
    return Next::Continue;
}

template <Space space, bool isStore, typename Element, typename Register, int N>
constexpr FastEntry globalEntry()
{
    return {space, isStore, false, {sizeof(Element), sizeof(Register), N, false},
            {global<space, isStore, true, Element, Register, N>, global<space, isStore, false, Element, Register, N>}};
}

template <bool isStore, typename Base, typename Element, typename Register, int N>
constexpr FastEntry sharedEntry()
{
    return {Space::Shared, isStore, sizeof(Base) == 4, {sizeof(Element), sizeof(Register), N, false},
            {shared<isStore, true, Base, Element, Register, N>, shared<isStore, false, Base, Element, Register, N>}};
}

template <bool isStore, typename Element, typename Register, int N>
constexpr FastEntry localEntry()
{
    return {Space::Local, isStore, false, {sizeof(Element), sizeof(Register), N, false},
            {local<isStore, true, Element, Register, N>, local<isStore, false, Element, Register, N>}};
}

#define KD_LOCAL_SHAPE(Element, Register, N) localEntry<false, Element, Register, N>(), localEntry<true, Element, Register, N>()
#define KD_SHAPE(Element, Register, N)                                                                     \
    globalEntry<Space::Global, false, Element, Register, N>(), globalEntry<Space::Global, true, Element, Register, N>(),   \
        globalEntry<Space::Generic, false, Element, Register, N>(), globalEntry<Space::Generic, true, Element, Register, N>(), \
        sharedEntry<false, U32, Element, Register, N>(), sharedEntry<true, U32, Element, Register, N>(),                   \
        sharedEntry<false, U64, Element, Register, N>(), sharedEntry<true, U64, Element, Register, N>()

constexpr FastEntry kEntries[] = {
    KD_SHAPE(U32, U32, 1), KD_SHAPE(U32, U32, 2), KD_SHAPE(U32, U32, 4), KD_SHAPE(U64, U64, 1), KD_SHAPE(U64, U64, 2),
    KD_SHAPE(U16, U16, 1), KD_SHAPE(U8, U16, 1), KD_SHAPE(U8, U16, 4), KD_SHAPE(U8, U32, 1),
    globalEntry<Space::Const, false, U32, U32, 1>(), globalEntry<Space::Const, false, U64, U64, 1>(),
    globalEntry<Space::Const, false, U32, U32, 4>(),
    KD_LOCAL_SHAPE(U32, U32, 1), KD_LOCAL_SHAPE(U64, U64, 1), KD_LOCAL_SHAPE(U32, U32, 2), KD_LOCAL_SHAPE(U32, U32, 4)};

#undef KD_SHAPE
#undef KD_LOCAL_SHAPE

}  // namespace

extern const FastTable kFastTable;
const FastTable kFastTable{kEntries, sizeof kEntries / sizeof kEntries[0]};

}  // namespace kd::emulator::KD_ISA
