// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/seencontexts.h"

#include <algorithm>
#include <vector>

namespace kd::emulator::substitute {
namespace {

/// What the thread made current, as it saw it. The driver's own stack counts: calls that change it otherwise are not in here.
thread_local std::vector<CUcontext> made;

}  // namespace

SeenContexts& SeenContexts::ofThisProcess()
{
    static SeenContexts& contexts = *new SeenContexts;
    return contexts;
}

CUcontext SeenContexts::add(CUgreenCtx green, CUcontext primary)
{
    // A thread may still have the handle of one that is gone.
    const auto handle = reinterpret_cast<CUcontext>(new Entry{green, primary});
    const std::lock_guard lock(m_mutex);
    m_entries.emplace(handle, Entry{green, primary});
    return handle;
}

void SeenContexts::remove(CUgreenCtx green)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_entries, [green](const auto& each) { return each.second.green == green; });
}

CUcontext SeenContexts::realOf(CUcontext seen) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_entries.find(seen);
    return found == m_entries.end() ? seen : found->second.primary;
}

CUgreenCtx SeenContexts::greenOf(CUcontext seen) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_entries.find(seen);
    return found == m_entries.end() ? nullptr : found->second.green;
}

CUcontext SeenContexts::seenOf(CUgreenCtx green) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::ranges::find_if(m_entries, [green](const auto& each) { return each.second.green == green; });
    return found == m_entries.end() ? nullptr : found->first;
}

CUcontext SeenContexts::seenAs(CUcontext real) const
{
    return !made.empty() && realOf(made.back()) == real ? made.back() : real;
}

CUresult SeenContexts::current(const DriverApi& api, CUcontext* seen) const
{
    const CUresult result = api.cuCtxGetCurrent(seen);
    if (result == CUDA_SUCCESS)
        *seen = seenAs(*seen);
    return result;
}

CUresult SeenContexts::set(const DriverApi& api, CUcontext seen)
{
    CUcontext before = nullptr;
    CUresult result = api.cuCtxGetCurrent(&before);
    if (result == CUDA_SUCCESS)
        result = api.cuCtxSetCurrent(realOf(seen));
    if (result != CUDA_SUCCESS)
        return result;
    if (before != nullptr && !made.empty() && realOf(made.back()) == before)
        made.pop_back();
    if (seen != nullptr)
        made.push_back(seen);
    return result;
}

CUresult SeenContexts::push(const DriverApi& api, CUcontext seen)
{
    const CUresult result = api.cuCtxPushCurrent(realOf(seen));
    if (result == CUDA_SUCCESS)
        made.push_back(seen);
    return result;
}

CUresult SeenContexts::pop(const DriverApi& api, CUcontext* seen)
{
    CUcontext real = nullptr;
    const CUresult result = api.cuCtxPopCurrent(&real);
    if (result != CUDA_SUCCESS)
        return result;
    const CUcontext as = seenAs(real);
    if (!made.empty() && made.back() == as)
        made.pop_back();
    if (seen != nullptr)
        *seen = as;
    return result;
}

}  // namespace kd::emulator::substitute
