// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/warppatterns.h"

#include "core/emulator/exec/warpsync.h"
#include "core/emulator/warp/lanemask.h"
#include "core/emulator/warp/shuffle.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace kd::emulator {
namespace {

// Instruction::aux of those that have no word of their own for it.
constexpr std::uint32_t kNegated = 1;

void setPredicate(const Warp& warp, Slot slot, LaneMask lanesToSet, LaneMask values)
{
    LaneMask& target = predicate(warp, slot);
    target = (target & ~lanesToSet) | (values & lanesToSet);
}

std::uint64_t contributeNothing(const Instruction&, const Warp&, int)
{
    return 0;
}

template <typename T> std::uint64_t contributeValue(const Instruction& instruction, const Warp& warp, int lane)
{
    return lanes<T>(warp, instruction.from[0])[lane];
}

std::uint64_t contributePredicate(const Instruction& instruction, const Warp& warp, int lane)
{
    const bool value = (predicate(warp, instruction.from[0]) >> lane & 1) != 0;
    return value != ((instruction.aux & kNegated) != 0) ? 1 : 0;
}

// Kinds: lanes converge in operations of one kind only.
enum SyncKind : std::uint32_t { kShuffle = 1, kVote = 8, kMatch = 12, kReduce = 16, kBarrier = 32, kElect = 33 };

// shfl (PTX ISA 9.7.9.6). from[0]: value; from[1]: b; from[2]: c; from[3]: member mask; to; to2: whether the source was in range.
template <Shuffle mode>
void writeShuffled(const Instruction& instruction, Warp& warp, LaneMask mask, LaneMask, const std::uint64_t* values)
{
    LaneMask inRange = 0;
    std::array<std::uint32_t, kLanes> taken{};
    forEachLane(mask, [&](int lane) {
        const ShuffleSource source = shuffleSource(mode, lane, lanes<std::uint32_t>(warp, instruction.from[1])[lane],
                                                   lanes<std::uint32_t>(warp, instruction.from[2])[lane]);
        inRange |= source.isInRange ? laneBit(lane) : 0;
        taken[static_cast<std::size_t>(lane)] = static_cast<std::uint32_t>(values[source.lane]);
    });
    forEachLane(mask, [&](int lane) { lanes<std::uint32_t>(warp, instruction.to)[lane] = taken[static_cast<std::size_t>(lane)]; });
    setPredicate(warp, instruction.to2, mask, inRange);
}

// vote (9.7.13.6)
enum class Vote { All, Any, Uniform, Ballot };

LaneMask votesOf(LaneMask members, const std::uint64_t* values)
{
    LaneMask yes = 0;
    forEachLane(members, [&](int lane) { yes |= values[lane] != 0 ? laneBit(lane) : 0; });
    return yes;
}

template <Vote mode>
void writeVote(const Instruction& instruction, Warp& warp, LaneMask mask, LaneMask members, const std::uint64_t* values)
{
    const LaneMask yes = votesOf(members, values);
    if constexpr (mode == Vote::Ballot) {
        forEachLane(mask, [&](int lane) { lanes<std::uint32_t>(warp, instruction.to)[lane] = yes; });
    } else {
        const bool all = yes == members, any = yes != 0;
        const bool result = mode == Vote::All ? all : mode == Vote::Any ? any : all || !any;
        setPredicate(warp, instruction.to, mask, result ? kAllLanes : 0);
    }
}

// match (9.7.13.8)
LaneMask lanesEqualTo(std::uint64_t value, LaneMask members, const std::uint64_t* values)
{
    LaneMask same = 0;
    forEachLane(members, [&](int lane) { same |= values[lane] == value ? laneBit(lane) : 0; });
    return same;
}

void writeMatchAny(const Instruction& instruction, Warp& warp, LaneMask mask, LaneMask members, const std::uint64_t* values)
{
    forEachLane(mask,
                [&](int lane) { lanes<std::uint32_t>(warp, instruction.to)[lane] = lanesEqualTo(values[lane], members, values); });
}

void writeMatchAll(const Instruction& instruction, Warp& warp, LaneMask mask, LaneMask members, const std::uint64_t* values)
{
    const bool isOne = lanesEqualTo(values[std::countr_zero(members)], members, values) == members;
    forEachLane(mask, [&](int lane) { lanes<std::uint32_t>(warp, instruction.to)[lane] = isOne ? members : 0; });
    setPredicate(warp, instruction.to2, mask, isOne ? kAllLanes : 0);
}

// redux (9.7.13.9, 9.7.13.10)
struct Add {
    std::uint32_t operator()(std::uint32_t a, std::uint32_t b) const { return a + b; }
};
struct And {
    std::uint32_t operator()(std::uint32_t a, std::uint32_t b) const { return a & b; }
};
struct Or {
    std::uint32_t operator()(std::uint32_t a, std::uint32_t b) const { return a | b; }
};
struct Xor {
    std::uint32_t operator()(std::uint32_t a, std::uint32_t b) const { return a ^ b; }
};
template <typename T> struct Least {
    std::uint32_t operator()(std::uint32_t a, std::uint32_t b) const { return static_cast<T>(a) < static_cast<T>(b) ? a : b; }
};
template <typename T> struct Greatest {
    std::uint32_t operator()(std::uint32_t a, std::uint32_t b) const { return static_cast<T>(a) > static_cast<T>(b) ? a : b; }
};

// min and max of floats: the number where the other is NaN, except with .NaN; -0 is below +0.
template <bool isLeast, bool isAbsolute, bool keepsNan> struct FloatExtreme {
    static constexpr std::uint32_t kCanonicalNan = 0x7fffffff, kSign = 0x80000000;
    static bool isNan(std::uint32_t a) { return (a & ~kSign) > 0x7f800000; }
    static std::uint32_t first(std::uint32_t a) { return FloatExtreme()(a, a); }
    static std::int32_t order(std::uint32_t a) { return static_cast<std::int32_t>((a & kSign) != 0 ? ~a ^ kSign : a); }

    std::uint32_t operator()(std::uint32_t a, std::uint32_t b) const
    {
        if constexpr (isAbsolute) {
            a &= ~kSign;
            b &= ~kSign;
        }
        if (isNan(a) || isNan(b))
            return keepsNan || (isNan(a) && isNan(b)) ? kCanonicalNan : isNan(a) ? b : a;
        return (order(a) < order(b)) == isLeast ? a : b;
    }
};

template <typename Operation>
void writeReduced(const Instruction& instruction, Warp& warp, LaneMask mask, LaneMask members, const std::uint64_t* values)
{
    auto result = static_cast<std::uint32_t>(values[std::countr_zero(members)]);
    if constexpr (requires { Operation::first(result); })
        result = Operation::first(result);
    members &= members - 1;
    forEachLane(members, [&](int lane) { result = Operation()(result, static_cast<std::uint32_t>(values[lane])); });
    forEachLane(mask, [&](int lane) { lanes<std::uint32_t>(warp, instruction.to)[lane] = result; });
}

void writeNothing(const Instruction&, Warp&, LaneMask, LaneMask, const std::uint64_t*) {}

// elect.sync (9.7.13.12): the lowest lane leads.
void writeElected(const Instruction& instruction, Warp& warp, LaneMask mask, LaneMask members, const std::uint64_t*)
{
    const int leader = std::countr_zero(members);
    forEachLane(mask, [&](int lane) { lanes<std::uint32_t>(warp, instruction.to)[lane] = static_cast<std::uint32_t>(leader); });
    setPredicate(warp, instruction.to2, mask, laneBit(leader));
}

template <const WarpOperation& operation>
Next runWarpOperation(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    return converge(operation, instruction, warpOf(registers), mask, instruction.from[3]);
}

template <const WarpOperation& operation> Instruction syncWith(OperandDecoder& decoder, int memberMask)
{
    Instruction instruction;
    instruction.all = instruction.some = runWarpOperation<operation>;
    instruction.guard = kNoGuard;
    instruction.from[3] = decoder.source(memberMask, ptx::Type::U32);
    return instruction;
}

// Without .sync: the lanes that are there are the members.
template <const WarpOperation& operation>
Next runAmongActive(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    std::array<std::uint64_t, kLanes> values{};
    for (int lane = 0; lane < kLanes; ++lane)
        values[static_cast<std::size_t>(lane)] = operation.contribute(instruction, warp, lane);
    operation.writeResults(instruction, warp, mask, mask, values.data());
    return Next::Continue;
}

template <const WarpOperation& operation> Instruction amongActive(OperandDecoder&, int)
{
    Instruction instruction;
    instruction.all = instruction.some = runAmongActive<operation>;
    instruction.guard = kNoGuard;
    return instruction;
}

template <Shuffle mode>
constexpr WarpOperation kShuffleOperation{kShuffle + static_cast<std::uint32_t>(mode), contributeValue<std::uint32_t>,
                                          writeShuffled<mode>};

template <bool isSynced, Shuffle mode> Instruction shuffle(OperandDecoder& decoder)
{
    constexpr auto begin = isSynced ? syncWith<kShuffleOperation<mode>> : amongActive<kShuffleOperation<mode>>;
    Instruction instruction = begin(decoder, 4);
    instruction.to = decoder.destination(0, ptx::Type::B32);
    instruction.to2 = decoder.secondDestination(0, ptx::Type::Pred);
    instruction.from[0] = decoder.source(1, ptx::Type::B32);
    instruction.from[1] = decoder.source(2, ptx::Type::U32);
    instruction.from[2] = decoder.source(3, ptx::Type::U32);
    return instruction;
}

template <bool isSynced> Instruction bindShuffle(OperandDecoder& decoder)
{
    const std::string_view mode = decoder.group(isSynced ? 1 : 0);
    return mode == "up" ? shuffle<isSynced, Shuffle::Up>(decoder)
        : mode == "down" ? shuffle<isSynced, Shuffle::Down>(decoder)
        : mode == "bfly" ? shuffle<isSynced, Shuffle::Butterfly>(decoder)
                         : shuffle<isSynced, Shuffle::Index>(decoder);
}

template <Vote mode>
constexpr WarpOperation kVoteOperation{kVote + static_cast<std::uint32_t>(mode), contributePredicate, writeVote<mode>};

template <bool isSynced, Vote mode> Instruction vote(OperandDecoder& decoder)
{
    constexpr auto begin = isSynced ? syncWith<kVoteOperation<mode>> : amongActive<kVoteOperation<mode>>;
    Instruction instruction = begin(decoder, 2);
    instruction.to = mode == Vote::Ballot ? decoder.destination(0, ptx::Type::B32) : decoder.predicateDestination(0);
    bool isNegated = false;
    instruction.from[0] = decoder.predicateSource(1, isNegated);
    instruction.aux = isNegated ? kNegated : 0;
    return instruction;
}

template <bool isSynced> Instruction bindVote(OperandDecoder& decoder)
{
    const std::string_view mode = decoder.group(isSynced ? 1 : 0);
    return mode == "all" ? vote<isSynced, Vote::All>(decoder)
        : mode == "any" ? vote<isSynced, Vote::Any>(decoder)
                        : vote<isSynced, Vote::Uniform>(decoder);
}

constexpr WarpOperation kMatchAny32{kMatch, contributeValue<std::uint32_t>, writeMatchAny};
constexpr WarpOperation kMatchAny64{kMatch + 1, contributeValue<std::uint64_t>, writeMatchAny};
constexpr WarpOperation kMatchAll32{kMatch + 2, contributeValue<std::uint32_t>, writeMatchAll};
constexpr WarpOperation kMatchAll64{kMatch + 3, contributeValue<std::uint64_t>, writeMatchAll};

Instruction bindMatch(OperandDecoder& decoder)
{
    const bool isAny = decoder.group(0) == "any", isLong = decoder.group(2) == "b64";
    Instruction instruction = isAny ? (isLong ? syncWith<kMatchAny64>(decoder, 2) : syncWith<kMatchAny32>(decoder, 2))
                                    : (isLong ? syncWith<kMatchAll64>(decoder, 2) : syncWith<kMatchAll32>(decoder, 2));
    instruction.to = decoder.destination(0, ptx::Type::B32);
    instruction.to2 = decoder.secondDestination(0, ptx::Type::Pred);
    instruction.from[0] = decoder.source(1, isLong ? ptx::Type::B64 : ptx::Type::B32);
    return instruction;
}

template <std::uint32_t number, typename Operation>
constexpr WarpOperation kReduction{kReduce + number, contributeValue<std::uint32_t>, writeReduced<Operation>};

template <std::uint32_t number, typename Operation> Instruction reduce(OperandDecoder& decoder)
{
    Instruction instruction = syncWith<kReduction<number, Operation>>(decoder, 2);
    instruction.to = decoder.destination(0, ptx::Type::B32);
    instruction.from[0] = decoder.source(1, ptx::Type::B32);
    return instruction;
}

Instruction bindReduce(OperandDecoder& decoder)
{
    const std::string_view operation = decoder.group(1);
    const bool isSigned = decoder.group(2) == "s32";
    if (operation == "add")
        return reduce<0, Add>(decoder);
    if (operation == "min")
        return isSigned ? reduce<1, Least<std::int32_t>>(decoder) : reduce<2, Least<std::uint32_t>>(decoder);
    return isSigned ? reduce<3, Greatest<std::int32_t>>(decoder) : reduce<4, Greatest<std::uint32_t>>(decoder);
}

Instruction bindReduceBits(OperandDecoder& decoder)
{
    const std::string_view operation = decoder.group(1);
    return operation == "and" ? reduce<5, And>(decoder) : operation == "or" ? reduce<6, Or>(decoder) : reduce<7, Xor>(decoder);
}

template <bool isLeast> Instruction reduceFloat(OperandDecoder& decoder)
{
    constexpr std::uint32_t number = isLeast ? 8 : 12;
    const bool isAbsolute = !decoder.group(2).empty(), keepsNan = !decoder.group(3).empty();
    if (isAbsolute)
        return keepsNan ? reduce<number, FloatExtreme<isLeast, true, true>>(decoder)
                        : reduce<number + 1, FloatExtreme<isLeast, true, false>>(decoder);
    return keepsNan ? reduce<number + 2, FloatExtreme<isLeast, false, true>>(decoder)
                    : reduce<number + 3, FloatExtreme<isLeast, false, false>>(decoder);
}

Instruction bindReduceFloat(OperandDecoder& decoder)
{
    return decoder.group(1) == "min" ? reduceFloat<true>(decoder) : reduceFloat<false>(decoder);
}

constexpr WarpOperation kWarpBarrier{kBarrier, contributeNothing, writeNothing};
constexpr WarpOperation kElection{kElect, contributeNothing, writeElected};

Instruction bindWarpBarrier(OperandDecoder& decoder)
{
    return syncWith<kWarpBarrier>(decoder, 0);
}

Instruction bindElect(OperandDecoder& decoder)
{
    Instruction instruction = syncWith<kElection>(decoder, 1);
    instruction.to = decoder.destination(0, ptx::Type::B32);
    instruction.to2 = decoder.secondDestination(0, ptx::Type::Pred);
    return instruction;
}

Next activeMask(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    forEachLane(mask, [&](int lane) { lanes<LaneMask>(registers, instruction.to)[lane] = mask; });
    return Next::Continue;
}

Instruction bindActiveMask(OperandDecoder& decoder)
{
    Instruction instruction;
    instruction.all = instruction.some = activeMask;
    instruction.guard = kNoGuard;
    instruction.to = decoder.destination(0, ptx::Type::B32);
    return instruction;
}

constexpr InstructionPattern kWarpPatterns[] = {
    {"shfl", ".sync .up|.down|.bfly|.idx .b32", bindShuffle<true>},
    {"shfl", ".up|.down|.bfly|.idx .b32", bindShuffle<false>, {}, 0, true},
    {"vote", ".sync .all|.any|.uni .pred", bindVote<true>},
    {"vote", ".sync .ballot .b32", vote<true, Vote::Ballot>},
    {"vote", ".all|.any|.uni .pred", bindVote<false>, {}, 0, true},
    {"vote", ".ballot .b32", vote<false, Vote::Ballot>, {}, 0, true},
    {"match", ".any|.all .sync .b32|.b64", bindMatch},
    {"redux", ".sync .add|.min|.max .s32|.u32", bindReduce, {}, 80},
    {"redux", ".sync .and|.or|.xor .b32", bindReduceBits, {}, 80},
    {"redux", ".sync .min|.max [.abs] [.NaN] .f32", bindReduceFloat, {}, 100},
    {"activemask", ".b32", bindActiveMask},
    {"elect", ".sync", bindElect, "the lowest lane leads", 90},
    {"bar", ".warp .sync", bindWarpBarrier},
};

}  // namespace

std::span<const InstructionPattern> warpPatterns()
{
    return kWarpPatterns;
}

}  // namespace kd::emulator
