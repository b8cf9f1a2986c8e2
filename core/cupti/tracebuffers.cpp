// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cupti/tracebuffers.h"

#include <cstring>
#include <new>
#include <utility>

namespace kd {

TraceBuffers& TraceBuffers::instance()
{
    static TraceBuffers* const buffers = new TraceBuffers;  // CUPTI's thread may still come when the process ends
    return *buffers;
}

void TraceBuffers::readWith(const cupti::Api& api)
{
    const std::lock_guard lock(m_mutex);
    m_api = api;
}

std::vector<cupti::KernelRecord> TraceBuffers::takeRecords()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_records, {});
}

std::uint8_t* TraceBuffers::request()
{
    const std::lock_guard lock(m_mutex);
    if (m_free.empty() && m_buffers.size() < kMaxBuffers) {
        Buffer made(new (std::nothrow) std::uint64_t[kBufferBytes / sizeof(std::uint64_t)]);
        if (made != nullptr)
            m_free.push_back(reinterpret_cast<std::uint8_t*>(m_buffers.emplace_back(std::move(made)).get()));
    }
    if (m_free.empty())
        return nullptr;
    std::uint8_t* const buffer = m_free.back();
    m_free.pop_back();
    return buffer;
}

void TraceBuffers::complete(std::uint8_t* buffer, std::size_t valid)
{
    const std::lock_guard lock(m_mutex);
    void* record = nullptr;
    while (valid > 0 && m_api.ActivityGetNextRecord(buffer, valid, &record) == cupti::kSuccess) {
        std::uint32_t kind = 0;
        std::memcpy(&kind, record, sizeof kind);
        if (kind == cupti::kConcurrentKernel)
            std::memcpy(&m_records.emplace_back(), record, sizeof(cupti::KernelRecord));
    }
    m_free.push_back(buffer);
}

void TraceBuffers::onRequest(std::uint8_t** buffer, std::size_t* size, std::size_t* maxRecords)
{
    *buffer = instance().request();
    *size = *buffer != nullptr ? kBufferBytes : 0;
    *maxRecords = 0;
}

void TraceBuffers::onCompleted(void*, std::uint32_t, std::uint8_t* buffer, std::size_t, std::size_t valid)
{
    if (buffer != nullptr)
        instance().complete(buffer, valid);
}

}  // namespace kd
