// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How lanes lie in memory, and moves between them and it: for fasthandlers.cpp alone, which is compiled once for each
// instruction set with KD_ISA as its name. Local to that file, see there.

#include "core/emulator/checks/sharedpattern.h"
#include "core/emulator/memory/resolve.h"
#include "core/emulator/memory/loadstoreops.h"
#include "core/emulator/memory/words.h"

#include <cstring>
#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace kd::emulator::KD_ISA {
namespace {

using ptx::Space;

constexpr int kGroups = LaneGroups::kCount, kEach = LaneGroups::kLanesEach;

// 32 bytes of lanes: one register of AVX2, two of SSE.
template <typename Base>
struct VectorOf {
    typedef Base Type __attribute__((vector_size(32)));
    static constexpr int kLanes = 32 / sizeof(Base);
};

// Tells whether lanes of each group of eight are `step` apart.
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

// Holds where groups of eight lanes start.
template <typename Base>
struct LaneBases {
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
    Base first() const
    {
        Base least = of[0];
        for (int group = 1; group < kGroups; ++group)
            least = of[group] < least ? of[group] : least;
        return least;
    }
    bool isOneRun() const
    {
        return step != 0 && of[1] - of[0] == extent && of[2] - of[1] == extent && of[3] - of[2] == extent;
    }
    bool isOnePlace() const { return step == 0 && of[1] == of[0] && of[2] == of[0] && of[3] == of[0]; }
};

// False: the lanes lie otherwise.
template <typename Base>
bool findLaneBases(const Base* base, Base offset, Base bytes, LaneBases<Base>& bases)
{
    const Base span = base[kEach - 1] - base[0];
    if (span != 0 && span != (kEach - 1) * bytes)
        return false;
    bases.step = span == 0 ? 0 : bytes;
    if (!areGroups(base, bases.step))
        return false;
    bases.extent = span == 0 ? bytes : kEach * bytes;
    for (int group = 0; group < kGroups; ++group)
        bases.of[group] = base[group * kEach] + offset;
    return true;
}

enum class Outcome { Done, Refused, Other };

// Holds what the addresses of the lanes of a mask have in common; other lanes count as the first one.
template <typename Base>
struct AddressRange {
    Base differing = 0;  ///< bits in which an address differs from the first
    Base set = 0;        ///< bits that any has set
    U32 last = 0;        ///< highest of their lower halves
    U32 least = ~U32{0}; ///< lowest of them
};

template <bool isAll, typename Base>
AddressRange<Base> rangeOf(const Base* base, Base offset, Base first, LaneMask mask)
{
    AddressRange<Base> range;
    for (int lane = 0; lane < kLanes; ++lane) {
        const Base own = static_cast<Base>(base[lane] + offset);
        const Base address = isAll || (mask >> lane & 1) != 0 ? own : first;
        const U32 low = static_cast<U32>(address);
        range.differing |= address ^ first;
        range.set |= address;
        range.last = low > range.last ? low : range.last;
        range.least = low < range.least ? low : range.least;
    }
    return range;
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
    void moveGroups(U64 origin, const LaneBases<Base>& bases) const
    {
        for (int group = 0; group < kGroups; ++group) {
            auto* const memory = reinterpret_cast<std::byte*>(origin + bases.of[group]);
            if constexpr (isStore)
                storeGroup(group * kEach, memory, bases.step != 0);
            else
                loadGroup(group * kEach, memory, bases.step != 0);
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

}  // namespace
}  // namespace kd::emulator::KD_ISA
