// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/cupti/kerneltrace.h"

#include "core/cupti/tracebuffers.h"

#include <chrono>
#include <thread>
#include <unordered_map>

namespace kd {
namespace {

constexpr double kNanosecond = 1e-9;
constexpr std::size_t kUsualBatch = 256;
// A buffer with a record that CUPTI has not finished yet stays with it for a moment, unless it is forced.
constexpr int kAttempts = 10;
constexpr std::chrono::milliseconds kPause{1};

bool isShape(const std::int32_t (&size)[3], Dim3 wanted)
{
    return static_cast<std::uint32_t>(size[0]) == wanted.x && static_cast<std::uint32_t>(size[1]) == wanted.y &&
        static_cast<std::uint32_t>(size[2]) == wanted.z;
}

bool isUsable(const cupti::KernelRecord& record, Dim3 grid, Dim3 block)
{
    return record.start != 0 && record.end > record.start && isShape(record.grid, grid) && isShape(record.block, block);
}

}  // namespace

KernelTrace::KernelTrace(const CuptiLibrary& library) : m_library(library), m_missing(library.missing())
{
    if (!m_missing.empty())
        return;
    m_launches.reserve(kUsualBatch);
    subscribe();
    if (m_missing.empty())
        start();
}

KernelTrace::~KernelTrace()
{
    const cupti::Api& api = m_library.api();
    if (m_isOn) {
        api.ActivityDisable(cupti::kConcurrentKernel);
        api.ActivityFlushAll(cupti::kFlushForced);
        TraceBuffers::instance().takeRecords();
    }
    if (m_subscriber != nullptr)
        api.Unsubscribe(m_subscriber);
}

void KernelTrace::subscribe()
{
    const cupti::Api& api = m_library.api();
    const cupti::Result result = api.Subscribe(&m_subscriber, &KernelTrace::onCall, this);
    if (result == cupti::kSuccess)
        return;
    m_subscriber = nullptr;
    if (result == cupti::kMultipleSubscribers || result == cupti::kMaxLimitReached)
        m_missing = message("Another profiler is at work in this process, and CUPTI has one at a time ({}).",
                            m_library.failure("cuptiSubscribe", result));
    else
        m_missing = message("CUPTI does not trace: {}.", m_library.failure("cuptiSubscribe", result));
}

void KernelTrace::start()
{
    const cupti::Api& api = m_library.api();
    const char* function = "cuptiEnableCallback";
    cupti::Result result = api.EnableCallback(1, m_subscriber, cupti::kDriverApi, cupti::kLaunchCalls[0]);
    for (const std::uint32_t call : cupti::kLaunchCalls)  // older versions do not have all of them
        api.EnableCallback(1, m_subscriber, cupti::kDriverApi, call);
    if (result == cupti::kSuccess) {
        TraceBuffers::instance().readWith(api);
        function = "cuptiActivityRegisterCallbacks";
        result = api.ActivityRegisterCallbacks(&TraceBuffers::onRequest, &TraceBuffers::onCompleted);
    }
    if (result == cupti::kSuccess) {
        function = "cuptiActivityEnable";
        result = api.ActivityEnable(cupti::kConcurrentKernel);
    }
    m_isOn = result == cupti::kSuccess;
    if (!m_isOn)
        m_missing = message("CUPTI does not trace: {}.", m_library.failure(function, result));
}

void KernelTrace::onCall(void* user, std::uint32_t domain, std::uint32_t, const void* data)
{
    const auto* const call = static_cast<const cupti::CallbackData*>(data);
    if (domain == cupti::kDriverApi && call->site == cupti::kEnter)
        static_cast<KernelTrace*>(user)->m_launches.push_back(call->correlation);
}

void KernelTrace::flush()
{
    m_library.api().ActivityFlushAll(0);
    std::size_t dropped = 0;
    if (m_library.api().ActivityGetNumDroppedRecords(nullptr, 0, &dropped) == cupti::kSuccess)
        m_dropped += dropped;
}

void KernelTrace::beginBatch()
{
    flush();
    TraceBuffers::instance().takeRecords();
    m_launches.clear();
}

std::vector<cupti::KernelRecord> KernelTrace::recordsOfBatch()
{
    std::vector<cupti::KernelRecord> records;
    const auto take = [&] {
        const std::vector<cupti::KernelRecord> more = TraceBuffers::instance().takeRecords();
        records.insert(records.end(), more.begin(), more.end());
        return records.size() >= m_launches.size();
    };
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        flush();
        if (take())
            return records;
        std::this_thread::sleep_for(kPause);
    }
    m_library.api().ActivityFlushAll(cupti::kFlushForced);
    take();
    return records;
}

std::vector<double> KernelTrace::endBatch(Dim3 grid, Dim3 block)
{
    const std::vector<cupti::KernelRecord> records = recordsOfBatch();
    std::unordered_map<std::uint32_t, const cupti::KernelRecord*> byCorrelation;
    for (const cupti::KernelRecord& record : records)
        byCorrelation.emplace(record.correlation, &record);
    std::vector<double> seconds;
    for (const std::uint32_t launch : m_launches) {
        const auto found = byCorrelation.find(launch);
        if (found != byCorrelation.end() && isUsable(*found->second, grid, block))
            seconds.push_back(static_cast<double>(found->second->end - found->second->start) * kNanosecond);
    }
    m_unmatched += m_launches.size() - seconds.size();
    m_launches.clear();
    return seconds;
}

}  // namespace kd
