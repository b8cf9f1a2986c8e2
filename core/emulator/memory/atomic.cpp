// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/atomic.h"

#include "core/emulator/checks/globalraces.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/memory/atomicops.h"
#include "core/emulator/memory/observe.h"
#include "core/emulator/memory/words.h"

#include <span>

namespace kd::emulator {
namespace {

using ptx::Space;
using ptx::Type;

constexpr std::uint32_t kSpaceShift = kListBits, kNarrow = 1u << (kListBits + 3), kOrdered = 1u << (kListBits + 4),
                        kReduction = 1u << (kListBits + 5);

// Exchanges by other host threads at the same time are seen: for global memory.
template <typename Operation, typename T>
T exchangeGlobal(T* memory, T b, T c)
{
    if constexpr (sizeof(T) == sizeof(U128)) {
        for (T old = *memory;;) {
            const T seen = __sync_val_compare_and_swap(memory, old, Operation::apply(old, b, c));
            if (seen == old)
                return old;
            old = seen;
        }
    } else {
        T old = __atomic_load_n(memory, __ATOMIC_RELAXED);
        while (!__atomic_compare_exchange_n(memory, &old, Operation::apply(old, b, c), true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {
        }
        return old;
    }
}

// A block runs on one host thread, so nobody else is there.
template <typename Operation, typename T>
T exchangeShared(T* memory, T b, T c)
{
    const T old = *memory;
    *memory = Operation::apply(old, b, c);
    return old;
}

template <typename Operation>
constexpr bool kComparesFirst = false;
template <typename T>
constexpr bool kComparesFirst<AtomicCompare<T>> = true;
template <typename Operation>
constexpr bool kMayLock = kComparesFirst<Operation>;
template <typename T>
constexpr bool kMayLock<AtomicExchange<T>> = true;

// Registers of an operand: one, or those of a vector.
template <typename T, int N>
struct Operands {
    T* of[N];

    Operands(const Warp& warp, const Slot& single, std::uint32_t list)
    {
        for (int i = 0; i < N; ++i)
            of[i] = lanes<T>(warp, N == 1 ? single : warp.lists[list + static_cast<std::uint32_t>(i)]);
    }
};

template <typename GlobalOperation, typename SharedOperation, int N>
Next atomic(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    using T = typename GlobalOperation::Storage;
    Warp& warp = warpOf(registers);
    const std::uint32_t aux = instruction.aux, list = aux & kListMask;
    const bool isReduction = (aux & kReduction) != 0;
    const Order order = (aux & kOrdered) != 0 ? Order::Ordered : Order::Relaxed;
    const Access access{static_cast<Space>(aux >> kSpaceShift & 7), AccessKind::Atomic, order, (aux & kNarrow) != 0, N * sizeof(T)};
    LaneAddresses places;
    if (!resolve(instruction, warp, mask, access, places))
        return Next::Faulted;
    GlobalRaceDetector* const globalRaces = warp.block->globalRaces;
    if (globalRaces != nullptr)
        globalRaces->touch(instruction, warp, places.global, places.address, access, nullptr);
    const Operands<T, N> to(warp, instruction.to, list);
    const Operands<T, N> b(warp, instruction.from[1], isReduction ? list : list + N);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        T* memory = reinterpret_cast<T*>(places.host[lane]);
        const bool isGlobal = (places.global >> lane & 1) != 0;
        T c{};
        if constexpr (kComparesFirst<GlobalOperation>)
            c = lanes<T>(warp, instruction.from[2])[lane];
        for (int i = 0; i < N; ++i) {
            const T old = isGlobal ? exchangeGlobal<GlobalOperation>(memory + i, b.of[i][lane], c)
                                   : exchangeShared<SharedOperation>(memory + i, b.of[i][lane], c);
            if (!isReduction)
                to.of[i][lane] = old;
        }
    }
    if (globalRaces != nullptr && !isReduction)
        globalRaces->atomicEnds(warp, places.global, places.address);
    if (!isUnobserved(warp))
        observe(instruction, warp, access, places);
    if ((aux & kOrdered) != 0 || kMayLock<GlobalOperation>) {
        forgetOrdered(warp);
        if (globalRaces != nullptr && places.shared != 0)
            globalRaces->handOver(warp);
    }
    return Next::Continue;
}

struct AtomicEntry {
    std::string_view operation;
    Type type;
    int count;
    Handler handler;
};

template <typename Operation>
constexpr AtomicEntry entry(std::string_view name, Type type)
{
    return {name, type, 1, atomic<Operation, Operation, 1>};
}

template <typename Format, typename Operation, int N>
constexpr Handler kHalf = atomic<AtomicHalf<Format, Operation>, AtomicHalf<Format, Operation>, N>;
template <typename Format, typename Operation, int N>
constexpr Handler kPair = atomic<AtomicHalfPair<Format, Operation>, AtomicHalfPair<Format, Operation>, N>;
template <int N>
constexpr Handler kFloat = atomic<AtomicAddFloat<true>, AtomicAddFloat<false>, N>;
template <int N>
constexpr Handler kKeptFloat = atomic<AtomicAddFloat<false>, AtomicAddFloat<false>, N>;  // .noftz

constexpr Handler kDouble = atomic<AtomicAddDouble<true>, AtomicAddDouble<false>, 1>;

constexpr AtomicEntry kScalars[] = {
    entry<AtomicAdd<U32>>("add", Type::U32),       entry<AtomicAdd<U32>>("add", Type::S32),
    entry<AtomicAdd<U64>>("add", Type::U64),
    {"add", Type::F32, 1, kFloat<1>},              {"add", Type::F64, 1, kDouble},
    {"add.noftz", Type::F32, 1, kKeptFloat<1>},
    {"add", Type::F16, 1, kHalf<Half, HalfAdd, 1>},     {"add", Type::BF16, 1, kHalf<Bfloat, HalfAdd, 1>},
    {"add", Type::F16x2, 1, kPair<Half, HalfAdd, 1>},   {"add", Type::BF16x2, 1, kPair<Bfloat, HalfAdd, 1>},
    entry<AtomicMin<U32>>("min", Type::U32),       entry<AtomicMin<S32>>("min", Type::S32),
    entry<AtomicMin<U64>>("min", Type::U64),       entry<AtomicMin<S64>>("min", Type::S64),
    entry<AtomicMax<U32>>("max", Type::U32),       entry<AtomicMax<S32>>("max", Type::S32),
    entry<AtomicMax<U64>>("max", Type::U64),       entry<AtomicMax<S64>>("max", Type::S64),
    entry<AtomicIncrement<U32>>("inc", Type::U32), entry<AtomicDecrement<U32>>("dec", Type::U32),
    entry<AtomicAnd<U32>>("and", Type::B32),       entry<AtomicAnd<U64>>("and", Type::B64),
    entry<AtomicOr<U32>>("or", Type::B32),         entry<AtomicOr<U64>>("or", Type::B64),
    entry<AtomicXor<U32>>("xor", Type::B32),       entry<AtomicXor<U64>>("xor", Type::B64),
    entry<AtomicExchange<U32>>("exch", Type::B32), entry<AtomicExchange<U64>>("exch", Type::B64),
    entry<AtomicExchange<U128>>("exch", Type::B128), entry<AtomicCompare<U16>>("cas", Type::B16),
    entry<AtomicCompare<U32>>("cas", Type::B32),   entry<AtomicCompare<U64>>("cas", Type::B64),
    entry<AtomicCompare<U128>>("cas", Type::B128)};

template <typename Format, typename Operation>
constexpr AtomicEntry halves(std::string_view name, Type type, int count)
{
    return {name, type, count,
            count == 2       ? kHalf<Format, Operation, 2>
                : count == 4 ? kHalf<Format, Operation, 4>
                             : kHalf<Format, Operation, 8>};
}
template <typename Format, typename Operation>
constexpr AtomicEntry pairs(std::string_view name, Type type, int count)
{
    return {name, type, count, count == 2 ? kPair<Format, Operation, 2> : kPair<Format, Operation, 4>};
}

#define KD_HALVES(name, Operation, count)                                                                              \
    halves<Half, Operation>(name, Type::F16, count), halves<Bfloat, Operation>(name, Type::BF16, count)
#define KD_PAIRS(name, Operation, count)                                                                               \
    pairs<Half, Operation>(name, Type::F16x2, count), pairs<Bfloat, Operation>(name, Type::BF16x2, count)
#define KD_VECTORS(name, Operation)                                                                                    \
    KD_HALVES(name, Operation, 2), KD_HALVES(name, Operation, 4), KD_HALVES(name, Operation, 8), KD_PAIRS(name, Operation, 2), \
        KD_PAIRS(name, Operation, 4)

constexpr AtomicEntry kVectors[] = {{"add", Type::F32, 2, kFloat<2>},
                                    {"add", Type::F32, 4, kFloat<4>},
                                    {"add.noftz", Type::F32, 2, kKeptFloat<2>},
                                    {"add.noftz", Type::F32, 4, kKeptFloat<4>},
                                    KD_VECTORS("add", HalfAdd),
                                    KD_VECTORS("min", HalfMin),
                                    KD_VECTORS("max", HalfMax)};

#undef KD_VECTORS
#undef KD_PAIRS
#undef KD_HALVES

Handler findAtomic(std::span<const AtomicEntry> table, std::string_view operation, Type type, int count)
{
    for (const AtomicEntry& each : table)
        if (each.operation == operation && each.type == type && each.count == count)
            return each.handler;
    return nullptr;
}

}  // namespace

std::uint32_t packed(const AtomicForm& form, std::uint32_t list)
{
    return list | static_cast<std::uint32_t>(form.space) << kSpaceShift | (form.narrow ? kNarrow : 0) |
        (form.isOrdered ? kOrdered : 0) | (form.isReduction ? kReduction : 0);
}

Handler atomicHandler(std::string_view operation, Type type, int count)
{
    return count == 1 ? findAtomic(kScalars, operation, type, count) : findAtomic(kVectors, operation, type, count);
}

}  // namespace kd::emulator
