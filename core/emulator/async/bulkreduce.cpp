// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/bulkreduce.h"

#include "core/emulator/memory/atomicops.h"

#include <cstring>
#include <iterator>

namespace kd::emulator {
namespace {

template <typename Operation> void reduceGlobal(std::byte* memory, const std::byte* operands, std::uint64_t bytes)
{
    using T = typename Operation::Storage;
    for (std::uint64_t at = 0; at < bytes; at += sizeof(T)) {
        T operand;
        std::memcpy(&operand, operands + at, sizeof operand);
        T* const place = reinterpret_cast<T*>(memory + at);
        T old = __atomic_load_n(place, __ATOMIC_RELAXED);
        while (!__atomic_compare_exchange_n(place, &old, Operation::apply(old, operand, T{}), true, __ATOMIC_RELAXED,
                                            __ATOMIC_RELAXED)) {
        }
    }
}

template <typename Operation> void reduceShared(std::byte* memory, const std::byte* operands, std::uint64_t bytes)
{
    using T = typename Operation::Storage;
    for (std::uint64_t at = 0; at < bytes; at += sizeof(T)) {
        T operand, old;
        std::memcpy(&operand, operands + at, sizeof operand);
        std::memcpy(&old, memory + at, sizeof old);
        old = Operation::apply(old, operand, T{});
        std::memcpy(memory + at, &old, sizeof old);
    }
}

struct ReduceEntry {
    std::string_view operation, type;
    bool isGlobal;
    BulkReduce reduce;
};

template <typename Operation> constexpr ReduceEntry global(std::string_view operation, std::string_view type)
{
    return {operation, type, true, reduceGlobal<Operation>};
}
template <typename Operation> constexpr ReduceEntry shared(std::string_view operation, std::string_view type)
{
    return {operation, type, false, reduceShared<Operation>};
}

using Unsigned = std::uint32_t;
using Signed = std::int32_t;
using Long = std::uint64_t;
using SignedLong = std::int64_t;

constexpr ReduceEntry kReductions[] = {
    global<AtomicAdd<Unsigned>>("add", "u32"), global<AtomicAdd<Unsigned>>("add", "s32"), global<AtomicAdd<Long>>("add", "u64"),
    global<AtomicAdd<Long>>("add", "s64"), global<AtomicAddFloat<true>>("add", "f32"), global<AtomicAddDouble<true>>("add", "f64"),
    global<AtomicAddFloat<false>>("add", "noftz.f32"),
    global<AtomicHalf<Half, HalfAdd>>("add", "f16"), global<AtomicHalf<Bfloat, HalfAdd>>("add", "bf16"),
    global<AtomicMin<Unsigned>>("min", "u32"), global<AtomicMin<Signed>>("min", "s32"), global<AtomicMin<Long>>("min", "u64"),
    global<AtomicMin<SignedLong>>("min", "s64"), global<AtomicHalf<Half, HalfMin>>("min", "f16"),
    global<AtomicHalf<Bfloat, HalfMin>>("min", "bf16"),
    global<AtomicMax<Unsigned>>("max", "u32"), global<AtomicMax<Signed>>("max", "s32"), global<AtomicMax<Long>>("max", "u64"),
    global<AtomicMax<SignedLong>>("max", "s64"), global<AtomicHalf<Half, HalfMax>>("max", "f16"),
    global<AtomicHalf<Bfloat, HalfMax>>("max", "bf16"),
    global<AtomicIncrement<Unsigned>>("inc", "u32"), global<AtomicDecrement<Unsigned>>("dec", "u32"),
    global<AtomicAnd<Unsigned>>("and", "b32"), global<AtomicAnd<Long>>("and", "b64"), global<AtomicOr<Unsigned>>("or", "b32"),
    global<AtomicOr<Long>>("or", "b64"), global<AtomicXor<Unsigned>>("xor", "b32"), global<AtomicXor<Long>>("xor", "b64"),
    shared<AtomicAdd<Unsigned>>("add", "u32"), shared<AtomicAdd<Unsigned>>("add", "s32"), shared<AtomicAdd<Long>>("add", "u64"),
    shared<AtomicMin<Unsigned>>("min", "u32"), shared<AtomicMin<Signed>>("min", "s32"), shared<AtomicMax<Unsigned>>("max", "u32"),
    shared<AtomicMax<Signed>>("max", "s32"), shared<AtomicIncrement<Unsigned>>("inc", "u32"),
    shared<AtomicDecrement<Unsigned>>("dec", "u32"), shared<AtomicAnd<Unsigned>>("and", "b32"),
    shared<AtomicOr<Unsigned>>("or", "b32"), shared<AtomicXor<Unsigned>>("xor", "b32")};

}  // namespace

int bulkReduceNumber(std::string_view operation, std::string_view type, bool isGlobal)
{
    for (std::size_t i = 0; i < std::size(kReductions); ++i)
        if (kReductions[i].operation == operation && kReductions[i].type == type && kReductions[i].isGlobal == isGlobal)
            return static_cast<int>(i);
    return -1;
}

BulkReduce bulkReduceOf(int number)
{
    return kReductions[number].reduce;
}

}  // namespace kd::emulator
