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

constexpr int kGroups = LaneGroups::kCount, kEach = LaneGroups::kLanesEach;

// 32 bytes of lanes: one register of AVX2, two of SSE.
template <typename Base>
struct VectorOf {
    typedef Base Type __attribute__((vector_size(32)));
    static constexpr int kLanes = 32 / sizeof(Base);
};

// Whether lanes of each group of eight are `step` apart.
template <typename Base>
inline __attribute__((always_inline)) bool areGroups(const Base* base, Base step)
{
    using Vector = typename VectorOf<Base>::Type;
    constexpr int kWidth = VectorOf<Base>::kLanes;
    Vector ramp;
    for (int lane = 0; lane < kWidth; ++lane)
        ramp[lane] = static_cast<Base>(lane) * step;
    Vector differs = {};
    for (int group = 0; group < kGroups; ++group) {
        Vector expected = ramp + base[group * kEach];
        for (int part = 0; part < kEach; part += kWidth) {
            Vector found;
            std::memcpy(&found, base + group * kEach + part, sizeof found);
            differs |= found ^ expected;
            expected += static_cast<Base>(kWidth) * step;
        }
    }
    Base rest = 0;
    for (int lane = 0; lane < kWidth; ++lane)
        rest |= differs[lane];
    return rest == 0;
}

// Where groups of eight lanes start.
template <typename Base>
struct Starts {
    Base of[kGroups];
    Base step;    ///< from lane to lane: the bytes of a lane, or 0
    Base extent;  ///< bytes of a group

    bool areAligned(Base bytes) const { return ((of[0] | of[1] | of[2] | of[3]) & (bytes - 1)) == 0; }
    Base last() const
    {
        Base most = of[0];
        for (int group = 1; group < kGroups; ++group)
            most = of[group] > most ? of[group] : most;
        return most;
    }
    bool isOneRun() const
    {
        return step != 0 && of[1] - of[0] == extent && of[2] - of[1] == extent && of[3] - of[2] == extent;
    }
    bool isOnePlace() const { return step == 0 && of[1] == of[0] && of[2] == of[0] && of[3] == of[0]; }
};

// False: the lanes lie otherwise.
template <typename Base>
bool findStarts(const Base* base, Base offset, Base bytes, Starts<Base>& starts)
{
    const Base span = base[kEach - 1] - base[0];
    if (span != 0 && span != (kEach - 1) * bytes)
        return false;
    starts.step = span == 0 ? 0 : bytes;
    if (!areGroups(base, starts.step))
        return false;
    starts.extent = span == 0 ? bytes : kEach * bytes;
    for (int group = 0; group < kGroups; ++group)
        starts.of[group] = base[group * kEach] + offset;
    return true;
}

enum class Outcome { Done, Refused, Other };

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
    static constexpr bool kIsWord = N == 1 && sizeof(Element) == 4 && sizeof(Register) == 4;
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
    // Eight lanes from `lane` on, next to each other or all at one place, where the last one's store stays.
    void loadGroup(int lane, const std::byte* __restrict from, bool isRun) const
    {
        if constexpr (N == 1 && sizeof(Element) == sizeof(Register)) {
            if (isRun) {
                std::memcpy(of[0] + lane, from, kEach * kBytes);
                return;
            }
        }
        for (int i = 0; i < N; ++i) {
            Register* __restrict to = of[i] + lane;
            const std::byte* first = from + static_cast<std::size_t>(i) * sizeof(Element);
            if (isRun) {
                for (std::size_t each = 0; each < kEach; ++each)
                    to[each] = at<Element>(first + each * kBytes);
            } else {
                using Vector = typename VectorOf<Register>::Type;
                const Vector value = Vector{} + static_cast<Register>(at<Element>(first));
                constexpr std::size_t kSize = kEach * sizeof(Register) < sizeof value ? kEach * sizeof(Register) : sizeof value;
                for (std::size_t each = 0; each < kEach * sizeof(Register); each += kSize)
                    std::memcpy(reinterpret_cast<std::byte*>(to) + each, &value, kSize);
            }
        }
    }
    void storeGroup(int lane, std::byte* to, bool isRun) const
    {
        if (!isRun) {
            store(lane + kEach - 1, to);
        } else if constexpr (N == 1 && sizeof(Element) == sizeof(Register)) {
            std::memcpy(to, of[0] + lane, kEach * kBytes);
        } else {
            for (std::size_t each = 0; each < kEach; ++each)
                store(lane + static_cast<int>(each), to + each * kBytes);
        }
    }
    template <bool isStore, typename Base>
    void moveGroups(U64 origin, const Starts<Base>& starts) const
    {
        for (int group = 0; group < kGroups; ++group) {
            auto* const memory = reinterpret_cast<std::byte*>(origin + starts.of[group]);
            if constexpr (isStore)
                storeGroup(group * kEach, memory, starts.step != 0);
            else
                loadGroup(group * kEach, memory, starts.step != 0);
        }
    }
    template <bool isStore>
    void move(int lane, std::byte* memory) const
    {
        if constexpr (isStore)
            store(lane, memory);
        else
            load(lane, memory);
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

// One word a lane.
void gather(U32* to, const std::byte* memory, const U32* offsets)
{
#ifdef __AVX2__
    for (int lane = 0; lane < kLanes; lane += kEach) {
        const __m256i own = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(offsets + lane));
        const __m256i words = _mm256_i32gather_epi32(reinterpret_cast<const int*>(memory), own, 1);
        _mm256_store_si256(reinterpret_cast<__m256i*>(to + lane), words);
    }
#else
    for (int lane = 0; lane < kLanes; ++lane)
        to[lane] = at<U32>(memory + offsets[lane]);
#endif
}

const DeviceMemory::Bounds* boundsOf(const DeviceMemory::Map& map, Space space, bool isStore, U64 address)
{
    const U64 slot = (address - map.base) >> DeviceMemory::kSlotBits;
    if (slot >= map.slotCount || (space == Space::Const && map.writable[slot].end != 0))
        return nullptr;
    return (isStore ? map.writable : map.readable) + slot;
}

void countGroups(const Instruction& instruction, const Warp& warp, const U64* base, const Starts<U64>& starts, U32 bytes)
{
    InstructionCount* count = countOf(instruction, warp);
    if (count == nullptr)
        return;
    if (starts.isOneRun())
        countGlobalRun(*count, starts.of[0], U64{kLanes} * bytes);
    else if (starts.isOnePlace())
        countGlobalRun(*count, starts.of[0], bytes);
    else
        countLanes(instruction, warp, base, static_cast<U64>(instruction.immediate), kAllLanes, bytes);
}

// Loops step through memory too far for the processor to foresee: where an instruction goes after next is guessed from its last
// two addresses. The guess may be anywhere; a prefetch of what is not there does nothing.
void prefetchAhead(const Instruction& instruction, U64 first, U64 bytes)
{
    constexpr U64 kAhead = 2, kLine = 64, kRemembered = 64;
    static thread_local U64 last[kRemembered];
    U64& before = last[reinterpret_cast<U64>(&instruction) / sizeof(Instruction) % kRemembered];
    const U64 guess = first + kAhead * (first - before);
    before = first;
    for (U64 at = 0; at < bytes; at += kLine)
        __builtin_prefetch(reinterpret_cast<const void*>(guess + at));
}

template <Space space, bool isStore, typename Shape>
Outcome globalGroups(const Instruction& instruction, const Warp& warp, const U64* base, U64 end)
{
    constexpr U64 kBytes = Shape::kBytes;
    Starts<U64> starts;
    if (!findStarts(base, static_cast<U64>(instruction.immediate), kBytes, starts))
        return Outcome::Other;
    const U64 apart = (starts.of[0] ^ starts.of[1]) | (starts.of[0] ^ starts.of[2]) | (starts.of[0] ^ starts.of[3]);
    if (apart >> DeviceMemory::kSlotBits != 0 || !starts.areAligned(kBytes) || starts.last() + starts.extent > end)
        return Outcome::Refused;
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    if constexpr (!isStore)
        prefetchAhead(instruction, starts.of[0], kLanes * kBytes);
    if constexpr (space != Space::Const)
        countGroups(instruction, warp, base, starts, kBytes);
    shape.template moveGroups<isStore>(0, starts);
    return Outcome::Done;
}

template <Space space, bool isStore, bool isAll, typename Shape>
Outcome globalLanes(const Instruction& instruction, const Warp& warp, LaneMask mask, const U64* base, U64 end)
{
    constexpr U64 kBytes = Shape::kBytes;
    const auto offset = static_cast<U64>(instruction.immediate);
    const U64 first = base[isAll ? 0 : lowestLane(mask)] + offset;
    const Reach<U64> reach = reachOf<isAll>(base, offset, first, mask);
    const U64 slotStart = first >> DeviceMemory::kSlotBits << DeviceMemory::kSlotBits;
    if (reach.differing >> DeviceMemory::kSlotBits != 0 || (reach.set & (kBytes - 1)) != 0 || slotStart + reach.last + kBytes > end)
        return Outcome::Refused;
    if (space != Space::Const && warp.counts != nullptr)
        countLanes(instruction, warp, base, offset, mask, kBytes);
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    eachLane<isAll>(mask, [&](int lane) __attribute__((always_inline)) {
        shape.template move<isStore>(lane, reinterpret_cast<std::byte*>(base[lane] + offset));
    });
    return Outcome::Done;
}

// Global memory, and generic and constant addresses that are in it.
template <Space space, bool isStore, bool isAll, typename Element, typename Register, int N>
Next global(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    using Shape = Lanes<Element, Register, N>;
    const Warp& warp = warpOf(registers);
    const U64* base = lanes<U64>(warp, instruction.from[0]);
    const U64 first = base[isAll ? 0 : lowestLane(mask)] + static_cast<U64>(instruction.immediate);
    const DeviceMemory::Bounds* bounds = boundsOf(warp.global, space, isStore, first);
    Outcome outcome = bounds == nullptr ? Outcome::Refused : Outcome::Other;
    if (isAll && outcome == Outcome::Other)
        outcome = globalGroups<space, isStore, Shape>(instruction, warp, base, bounds->end);
    if (outcome == Outcome::Other)
        outcome = globalLanes<space, isStore, isAll, Shape>(instruction, warp, mask, base, bounds->end);
    return outcome == Outcome::Done ? Next::Continue : fallBack(space, isStore, false)(instruction, registers, mask);
}

template <bool isStore, typename Base, typename Shape>
Outcome sharedGroups(const Instruction& instruction, const Warp& warp, const Base* base)
{
    constexpr Base kBytes = static_cast<Base>(Shape::kBytes);
    Starts<Base> starts;
    if (!findStarts(base, static_cast<Base>(instruction.immediate), kBytes, starts))
        return Outcome::Other;
    const Base last = starts.last();
    if (!starts.areAligned(kBytes) || warp.sharedBytes < starts.extent || last > warp.sharedBytes - starts.extent)
        return Outcome::Refused;
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    shape.template moveGroups<isStore>(reinterpret_cast<U64>(warp.shared), starts);
    if (!isUnobserved(warp)) {
        LaneGroups groups;
        for (int group = 0; group < kGroups; ++group)
            reinterpret_cast<U32*>(&groups.first)[group] = static_cast<U32>(starts.of[group]);
        groups.step = static_cast<U32>(starts.step);
        groups.bytes = static_cast<U32>(kBytes);
        observeGroups(instruction, warp, groups, isStore);
    }
    return Outcome::Done;
}

template <bool isStore, bool isAll, typename Base, typename Shape>
Outcome sharedLanes(const Instruction& instruction, const Warp& warp, LaneMask mask, const Base* base)
{
    constexpr U64 kBytes = Shape::kBytes;
    const auto offset = static_cast<Base>(instruction.immediate);
    const Base first = static_cast<Base>(base[isAll ? 0 : lowestLane(mask)] + offset);
    const Reach<Base> reach = reachOf<isAll>(base, offset, first, mask);
    const bool isFar = sizeof(Base) == 8 && static_cast<U64>(reach.set) >> 32 != 0;
    if (isFar || (reach.set & static_cast<Base>(kBytes - 1)) != 0 || U64{reach.last} + kBytes > warp.sharedBytes)
        return Outcome::Refused;
    // Taken before the access, which may load the address register.
    U32 offsets[kLanes];
    for (int lane = 0; lane < kLanes; ++lane)
        offsets[lane] = static_cast<U32>(base[lane] + offset);
    const Shape shape(warp, instruction, isStore ? instruction.from[1] : instruction.to);
    if constexpr (isAll && !isStore && Shape::kIsWord)
        gather(shape.of[0], warp.shared, offsets);
    else
        eachLane<isAll>(mask, [&](int lane) __attribute__((always_inline)) { shape.template move<isStore>(lane, warp.shared + offsets[lane]); });
    if (!isUnobserved(warp))
        observeShared(instruction, warp, mask, offsets, kBytes, isStore);
    return Outcome::Done;
}

template <bool isStore, bool isAll, typename Base, typename Element, typename Register, int N>
Next shared(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    using Shape = Lanes<Element, Register, N>;
    const Warp& warp = warpOf(registers);
    const Base* base = lanes<Base>(warp, instruction.from[0]);
    Outcome outcome = Outcome::Other;
    if (isAll)
        outcome = sharedGroups<isStore, Base, Shape>(instruction, warp, base);
    if (outcome == Outcome::Other)
        outcome = sharedLanes<isStore, isAll, Base, Shape>(instruction, warp, mask, base);
    if (outcome == Outcome::Done)
        return Next::Continue;
    return fallBack(Space::Shared, isStore, sizeof(Base) == sizeof(U32))(instruction, registers, mask);
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
        shape.template move<isStore>(lane, own);
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
