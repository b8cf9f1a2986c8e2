// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/streamsets.h"

#include "core/emulator/substitute/driver/capture.h"

#include <algorithm>

namespace kd::emulator::substitute {
namespace {

bool isAlive(const DriverApi& api, CUstream stream)
{
    unsigned flags = 0;
    return stream != nullptr && api.cuStreamGetFlags(stream, &flags) == CUDA_SUCCESS;
}

/// `behind` goes on when what `stream` has now is done.
CUresult join(const DriverApi& api, CUstream stream, CUstream behind)
{
    CUevent event = nullptr;
    CUresult result = api.cuEventCreate(&event, CU_EVENT_DISABLE_TIMING);
    if (result != CUDA_SUCCESS)
        return result;
    result = api.cuEventRecord(event, stream);
    if (result == CUDA_SUCCESS)
        result = api.cuStreamWaitEvent(behind, event, 0);
    const CUresult destroyed = api.cuEventDestroy(event);
    return result != CUDA_SUCCESS ? result : destroyed;
}

}  // namespace

StreamSets& StreamSets::ofThisProcess()
{
    static StreamSets& sets = *new StreamSets;
    return sets;
}

CUresult StreamSets::add(const DriverApi& api, const void* owner, CUstream stream)
{
    const std::lock_guard lock(m_mutex);
    Set& set = m_sets[owner];
    set.streams.push_back(stream);
    return set.door != nullptr && isAlive(api, set.gate) ? api.cuStreamWaitEvent(stream, set.door, 0) : CUDA_SUCCESS;
}

void StreamSets::remove(CUstream stream)
{
    const std::lock_guard lock(m_mutex);
    for (auto& [owner, set] : m_sets)
        std::erase(set.streams, stream);
}

const void* StreamSets::ownerOf(CUstream stream)
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::ranges::find_if(m_sets, [stream](const auto& each) {
        return std::ranges::find(each.second.streams, stream) != each.second.streams.end();
    });
    return found == m_sets.end() ? nullptr : found->first;
}

void StreamSets::forget(const void* owner)
{
    const std::lock_guard lock(m_mutex);
    m_sets.erase(owner);
}

// Streams may have gone with a context that had the same address.
CUresult StreamSets::prepare(const DriverApi& api, Set& set)
{
    if (Captures::ofThisProcess().any())
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    std::erase_if(set.streams, [&api](CUstream stream) { return !isAlive(api, stream); });
    if (isAlive(api, set.gate))
        return CUDA_SUCCESS;
    set.gate = nullptr;
    set.door = nullptr;
    return api.cuStreamCreate(&set.gate, CU_STREAM_NON_BLOCKING);
}

CUresult StreamSets::record(const DriverApi& api, const void* owner, CUevent event, bool hasLegacy)
{
    const std::lock_guard lock(m_mutex);
    Set& set = m_sets[owner];
    CUresult result = prepare(api, set);
    if (result == CUDA_SUCCESS && hasLegacy)
        result = join(api, nullptr, set.gate);
    for (const CUstream stream : set.streams)
        result = result == CUDA_SUCCESS ? join(api, stream, set.gate) : result;
    return result == CUDA_SUCCESS ? api.cuEventRecord(event, set.gate) : result;
}

CUresult StreamSets::wait(const DriverApi& api, const void* owner, CUevent event, bool hasLegacy)
{
    const std::lock_guard lock(m_mutex);
    Set& set = m_sets[owner];
    CUresult result = prepare(api, set);
    if (result == CUDA_SUCCESS)
        result = api.cuStreamWaitEvent(set.gate, event, 0);
    if (result == CUDA_SUCCESS && set.door == nullptr)
        result = api.cuEventCreate(&set.door, CU_EVENT_DISABLE_TIMING);
    if (result == CUDA_SUCCESS)
        result = api.cuEventRecord(set.door, set.gate);
    if (result == CUDA_SUCCESS && hasLegacy)
        result = api.cuStreamWaitEvent(nullptr, set.door, 0);
    for (const CUstream stream : set.streams)
        result = result == CUDA_SUCCESS ? api.cuStreamWaitEvent(stream, set.door, 0) : result;
    return result;
}

}  // namespace kd::emulator::substitute
