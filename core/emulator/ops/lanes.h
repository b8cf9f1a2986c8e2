// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/registers.h"
#include "core/emulator/ops/handlertable.h"
#include "core/emulator/ops/scalar.h"

// The loops over lanes. A functor F has `static D of(S...)` for one lane, defined for every input, since lanes that do not
// run hold anything. Packed types are loops over `Pack` elements a lane.
namespace kd::emulator::KD_ISA {

template <std::size_t... I> struct IndexSequence {};
template <std::size_t N, std::size_t... I> struct MakeIndexSequence : MakeIndexSequence<N - 1, N - 1, I...> {};
template <std::size_t... I> struct MakeIndexSequence<0, I...> { using Type = IndexSequence<I...>; };

template <class T>
inline T* at(const WarpRegisters& warp, Slot slot)
{
    return static_cast<T*>(__builtin_assume_aligned(warp.frame + slot, 64));
}
inline LaneMask& maskAt(const WarpRegisters& warp, Slot slot)
{
    return *static_cast<LaneMask*>(__builtin_assume_aligned(warp.frame + slot, 4));
}

/// Bit of each lane, so that tests of a mask vectorise without variable shifts.
template <class W>
struct LaneBits {
    W bit[kLanes];
    constexpr LaneBits() : bit{}
    {
        for (int lane = 0; lane < kLanes; ++lane)
            bit[lane] = static_cast<W>(W{1} << (lane % (static_cast<int>(sizeof(W)) * 8)));
    }
};
template <class W> alignas(64) inline constexpr LaneBits<W> kLaneBits{};

/// to[lane] = value[lane] where `mask` has the lane.
template <class W>
[[gnu::noinline]] void blend(W* to, const W* value, LaneMask mask)
{
    constexpr int kStep = sizeof(W) == 2 ? 16 : kLanes;
    for (int first = 0; first < kLanes; first += kStep) {
        const W part = static_cast<W>(mask >> first);
#pragma GCC ivdep
        for (int lane = first; lane < first + kStep; ++lane)
            to[lane] = (part & kLaneBits<W>.bit[lane]) != 0 ? value[lane] : to[lane];
    }
}
template <>
[[gnu::noinline]] inline void blend<u128>(u128* to, const u128* value, LaneMask mask)
{
    for (int lane = 0; lane < kLanes; ++lane) {
        if ((mask >> lane & 1) != 0)
            to[lane] = value[lane];
    }
}
template <int Bytes> struct Word;
template <> struct Word<2> { using Type = u16; };
template <> struct Word<4> { using Type = u32; };
template <> struct Word<8> { using Type = u64; };
template <> struct Word<16> { using Type = u128; };

template <class F, int Pack, class D, class... S>
[[gnu::always_inline]] inline void plainLoop(D* to, const S*... from)
{
#pragma GCC ivdep
    for (int lane = 0; lane < kLanes * Pack; ++lane)
        to[lane] = F::of(from[lane]...);
}
/// F::of is right unless its result is doubtful; then F::exact is asked. `to` may be one of `from`.
template <class F, int Pack, class D, class... S>
[[gnu::always_inline]] inline void carefulLoop(D* to, const S*... from)
{
    alignas(64) D result[kLanes * Pack];
    u32 doubtful = 0;
    for (int lane = 0; lane < kLanes * Pack; ++lane) {
        result[lane] = F::of(from[lane]...);
        doubtful |= F::isDoubtful(result[lane]) ? 1u : 0u;
    }
    if (doubtful != 0) {
        for (int lane = 0; lane < kLanes * Pack; ++lane)
            result[lane] = F::exact(from[lane]...);
    }
    for (int lane = 0; lane < kLanes * Pack; ++lane)
        to[lane] = result[lane];
}
/// A functor may have its own way with all lanes, `F::all<count>(to, from...)`.
template <class F, int Pack, class D, class... S>
[[gnu::always_inline]] inline void loop(D* to, const S*... from)
{
    if constexpr (requires { F::template all<kLanes * Pack>(to, from...); })
        F::template all<kLanes * Pack>(to, from...);
    else if constexpr (requires { F::isDoubtful(D{}); })
        carefulLoop<F, Pack>(to, from...);
    else
        plainLoop<F, Pack>(to, from...);
}
template <class F, int Pack, class D, class... S>
[[gnu::noinline]] void sharedLoop(D* to, const S*... from)
{
    loop<F, Pack>(static_cast<D*>(__builtin_assume_aligned(to, 64)), static_cast<const S*>(__builtin_assume_aligned(from, 64))...);
}

template <class F, bool Hot, int Pack, class D, class... S>
struct LaneHandler {
    template <std::size_t... I>
    static void compute(D* to, const Instruction& instruction, const WarpRegisters& warp, IndexSequence<I...>)
    {
        sharedLoop<F, Pack>(to, at<const S>(warp, instruction.from[I])...);
    }
    template <std::size_t... I>
    [[gnu::always_inline]] static void computeHere(const Instruction& instruction, const WarpRegisters& warp, IndexSequence<I...>)
    {
        loop<F, Pack>(at<D>(warp, instruction.to), at<const S>(warp, instruction.from[I])...);
    }
    static Next all(const Instruction& instruction, WarpRegisters& warp, LaneMask)
    {
        using All = typename MakeIndexSequence<sizeof...(S)>::Type;
        if constexpr (Hot)
            computeHere(instruction, warp, All{});
        else
            compute(at<D>(warp, instruction.to), instruction, warp, All{});
        return Next::Continue;
    }
    static Next some(const Instruction& instruction, WarpRegisters& warp, LaneMask mask)
    {
        using W = typename Word<static_cast<int>(sizeof(D)) * Pack>::Type;
        alignas(64) D result[kLanes * Pack];
        compute(result, instruction, warp, typename MakeIndexSequence<sizeof...(S)>::Type{});
        blend(at<W>(warp, instruction.to), static_cast<const W*>(static_cast<const void*>(result)), mask);
        return Next::Continue;
    }
};

/// An entry for F, which gives D from S...
template <class F, class D, class... S>
constexpr HandlerEntry entry(OpKey key)
{
    return {key, &LaneHandler<F, false, 1, D, S...>::all, &LaneHandler<F, false, 1, D, S...>::some};
}
/// The same with the loop within the handler: for what nearly every kernel runs.
template <class F, class D, class... S>
constexpr HandlerEntry hotEntry(OpKey key)
{
    return {key, &LaneHandler<F, true, 1, D, S...>::all, &LaneHandler<F, true, 1, D, S...>::some};
}
/// Makes an entry for types of two elements a lane.
template <class F, class D, class... S>
constexpr HandlerEntry pairEntry(OpKey key)
{
    return {key, &LaneHandler<F, false, 2, D, S...>::all, &LaneHandler<F, false, 2, D, S...>::some};
}
/// Makes an entry for types of four elements a lane.
template <class F, class D, class... S>
constexpr HandlerEntry quadEntry(OpKey key)
{
    return {key, &LaneHandler<F, false, 4, D, S...>::all, &LaneHandler<F, false, 4, D, S...>::some};
}

/// A handler of its own shape that does the same for any mask.
template <Handler handler>
constexpr HandlerEntry plainEntry(OpKey key)
{
    return {key, handler, handler};
}

template <std::size_t N>
constexpr HandlerTable tableOf(const HandlerEntry (&entries)[N])
{
    return {entries, N};
}

}  // namespace kd::emulator::KD_ISA
