// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/driver/fakecuda/fakecuda.h"

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string_view>
#include <vector>

// libkdfakecupti: the entries of CUPTI that are used, over the kernels of libkdfakecuda. Structures are written by their offsets in
// CUPTI's documentation, and longer than any that is known. KD_FAKE_CUPTI makes it misbehave: "old" and "new" (versions that are
// not known), "busy" (there is a subscriber already), "off" (records cannot be switched on), "silent" (none come), "drop" (every
// fourth is lost), "other" (of another grid), "timeless" (without times), "disordered" (the last come first).

namespace {

constexpr int kMaxLimitReached = 12;
constexpr int kNotCompatible = 22;
constexpr int kMultipleSubscribers = 39;
constexpr std::uint32_t kKernelKind = 10;
constexpr std::uint32_t kApiKind = 4;
constexpr std::uint32_t kLaunchKernel = 307;
constexpr std::size_t kRecordBytes = 240;
constexpr std::size_t kDataBytes = 80;

using Callback = void (*)(void*, std::uint32_t, std::uint32_t, const void*);
using Requested = void (*)(std::uint8_t**, std::size_t*, std::size_t*);
using Completed = void (*)(void*, std::uint32_t, std::uint8_t*, std::size_t, std::size_t);
using Record = std::vector<std::uint8_t>;

struct FakeCupti {
    Callback callback = nullptr;
    void* user = nullptr;
    std::set<std::uint32_t> calls;
    Requested requested = nullptr;
    Completed completed = nullptr;
    std::vector<Record> records;
    std::size_t dropped = 0;
};
FakeCupti cupti;

bool isMode(std::string_view mode)
{
    const char* const set = std::getenv("KD_FAKE_CUPTI");
    return set != nullptr && mode == set;
}

template <typename T> void put(Record& record, std::size_t offset, T value)
{
    std::memcpy(record.data() + offset, &value, sizeof value);
}

std::uint32_t correlationOf(unsigned number)
{
    return number * 3 + 7;
}

void launched(unsigned number, const char* function)
{
    if (cupti.callback == nullptr || !cupti.calls.contains(kLaunchKernel))
        return;
    for (const std::uint32_t site : {0u, 1u}) {
        Record data(kDataBytes);
        put(data, 0, site);
        put(data, 8, function);
        put(data, 64, correlationOf(number));
        cupti.callback(cupti.user, 1, kLaunchKernel, data.data());
    }
}

void ended(unsigned number, const KdFakeLaunch& launch, double start, double end)
{
    if (isMode("silent"))
        return;
    if (isMode("drop") && number % 4 == 0) {
        ++cupti.dropped;
        return;
    }
    constexpr double kNanoseconds = 1e9;
    Record& record = cupti.records.emplace_back(kRecordBytes);
    put(record, 0, kKernelKind);
    if (!isMode("timeless")) {
        put(record, 16, static_cast<std::uint64_t>(1e15 + start * kNanoseconds + 0.5));
        put(record, 24, static_cast<std::uint64_t>(1e15 + end * kNanoseconds + 0.5));
    }
    for (std::size_t i = 0; i < 3; ++i) {
        put(record, 52 + 4 * i, launch.grid[i] + (isMode("other") ? 1 : 0));
        put(record, 64 + 4 * i, launch.block[i]);
    }
    put(record, 92, correlationOf(number));
    put(cupti.records.emplace_back(kRecordBytes), 0, kApiKind);  // not every record is of a kernel
}

void deliver()
{
    std::uint8_t* buffer = nullptr;
    std::size_t size = 0;
    std::size_t maxRecords = 0;
    cupti.requested(&buffer, &size, &maxRecords);
    if (buffer == nullptr) {
        cupti.dropped += cupti.records.size();
        cupti.records.clear();
        return;
    }
    std::size_t used = 0;
    while (!cupti.records.empty() && used + kRecordBytes <= size) {
        const auto next = isMode("disordered") ? cupti.records.end() - 1 : cupti.records.begin();
        std::memcpy(buffer + used, next->data(), kRecordBytes);
        cupti.records.erase(next);
        used += kRecordBytes;
    }
    cupti.completed(nullptr, 0, buffer, size, used);
}

}  // namespace

extern "C" {
int cuptiGetVersion(std::uint32_t* version)
{
    *version = isMode("old") ? 12 : isMode("new") ? 140000 : 130001;
    return 0;
}

int cuptiGetResultString(int result, const char** text)
{
    *text = result == kMultipleSubscribers ? "CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED" : "CUPTI_ERROR_NOT_COMPATIBLE";
    return 0;
}

int cuptiSubscribe(void** subscriber, Callback callback, void* user)
{
    if (cupti.callback != nullptr || isMode("busy"))
        return kMultipleSubscribers;
    cupti.callback = callback;
    cupti.user = user;
    *subscriber = &cupti;
    return 0;
}

int cuptiUnsubscribe(void*)
{
    cupti.callback = nullptr;
    cupti.calls.clear();
    return 0;
}

int cuptiEnableCallback(std::uint32_t enable, void*, std::uint32_t domain, std::uint32_t call)
{
    if (enable != 0 && domain == 1)
        cupti.calls.insert(call);
    return 0;
}

int cuptiActivityRegisterCallbacks(Requested requested, Completed completed)
{
    cupti.requested = requested;
    cupti.completed = completed;
    return 0;
}

int cuptiActivityEnable(std::uint32_t kind)
{
    if (isMode("off") || kind != kKernelKind)
        return kNotCompatible;
    const KdFakeObserver observer{launched, ended};
    kdFakeObserve(&observer);
    return 0;
}

int cuptiActivityDisable(std::uint32_t)
{
    kdFakeObserve(nullptr);
    return 0;
}

int cuptiActivityFlushAll(std::uint32_t)
{
    while (!cupti.records.empty())
        deliver();
    return 0;
}

int cuptiActivityGetNextRecord(std::uint8_t* buffer, std::size_t valid, void** record)
{
    auto* const last = static_cast<std::uint8_t*>(*record);
    std::uint8_t* const next = last == nullptr ? buffer : last + kRecordBytes;
    if (next + kRecordBytes > buffer + valid)
        return kMaxLimitReached;
    *record = next;
    return 0;
}

int cuptiActivityGetNumDroppedRecords(void*, std::uint32_t, std::size_t* dropped)
{
    *dropped = cupti.dropped;
    cupti.dropped = 0;
    return 0;
}
}
