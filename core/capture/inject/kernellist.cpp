// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/kernellist.h"

#include "core/cupti/tracebuffers.h"

#include <algorithm>

namespace kd::inject {
namespace {

constexpr double kNanosecond = 1e-9;

Dim3 shapeOf(const std::int32_t (&size)[3])
{
    return {static_cast<std::uint32_t>(size[0]), static_cast<std::uint32_t>(size[1]), static_cast<std::uint32_t>(size[2])};
}

}  // namespace

Message KernelList::start(const CuptiLibrary& library)
{
    const cupti::Api& api = library.api();
    TraceBuffers::instance().readWith(api);
    const char* function = "cuptiActivityRegisterCallbacks";
    cupti::Result result = api.ActivityRegisterCallbacks(&TraceBuffers::onRequest, &TraceBuffers::onCompleted);
    if (result == cupti::kSuccess) {
        function = "cuptiActivityEnable";
        result = api.ActivityEnable(cupti::kConcurrentKernel);
    }
    if (result != cupti::kSuccess)
        return message("CUPTI does not trace: {}.", library.failure(function, result));
    m_library = &library;
    return {};
}

void KernelList::collect(bool isEnd)
{
    if (m_library == nullptr)
        return;
    const cupti::Api& api = m_library->api();
    api.ActivityFlushAll(isEnd ? cupti::kFlushForced : 0);
    std::vector<cupti::KernelRecord> records = TraceBuffers::instance().takeRecords();
    std::ranges::sort(records, {}, &cupti::KernelRecord::correlation);
    const std::lock_guard lock(m_mutex);
    std::size_t dropped = 0;
    if (api.ActivityGetNumDroppedRecords(nullptr, 0, &dropped) == cupti::kSuccess)
        m_dropped += dropped;
    for (const cupti::KernelRecord& record : records) {
        if (record.name == nullptr)
            continue;
        KernelCount& count = m_counts.try_emplace(record.name, KernelCount{.kernel = record.name}).first->second;
        ++count.launches;
        const double seconds = record.end > record.start ? static_cast<double>(record.end - record.start) * kNanosecond : 0;
        count.seconds += seconds;
        if (count.slowest != 0 && seconds <= count.slowestSeconds)
            continue;
        count.slowest = count.launches;
        count.slowestSeconds = seconds;
        count.grid = shapeOf(record.grid);
        count.block = shapeOf(record.block);
    }
}

std::vector<KernelCount> KernelList::counts() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<KernelCount> counts;
    for (const auto& [name, count] : m_counts)
        counts.push_back(count);
    std::ranges::stable_sort(counts, std::ranges::greater(), &KernelCount::seconds);
    return counts;
}

std::uint64_t KernelList::dropped() const
{
    const std::lock_guard lock(m_mutex);
    return m_dropped;
}

}  // namespace kd::inject
