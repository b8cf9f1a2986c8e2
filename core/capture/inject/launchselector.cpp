// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/launchselector.h"

#include "core/compile/binary/demangle.h"

namespace kd::inject {

LaunchSelector::LaunchSelector(const CaptureRequest& request) : m_request(request), m_seen(request.launches.size()) {}

LaunchSelector::Known& LaunchSelector::known(const char* kernel)
{
    Placed& placed = m_places[kernel];
    if (placed.known != nullptr && *placed.name == kernel)
        return *placed.known;
    const auto [at, isNew] = m_kernels.try_emplace(kernel);
    placed = {&at->first, &at->second};
    if (isNew && !m_request.launches.empty()) {
        const std::string readable = readableKernelName(at->first);
        for (std::size_t i = 0; i < m_request.launches.size(); ++i) {
            const std::string& part = m_request.launches[i].kernel;
            if (at->first.find(part) != std::string::npos || readable.find(part) != std::string::npos)
                at->second.choices.push_back(i);
        }
    }
    return at->second;
}

bool LaunchSelector::wants(const char* kernel)
{
    const std::lock_guard lock(m_mutex);
    ++m_launches;
    Known& one = known(kernel);
    bool isWanted = m_request.firstOfEach && one.launches == 0;
    ++one.launches;
    for (const std::size_t choice : one.choices)
        isWanted = ++m_seen[choice] == m_request.launches[choice].number || isWanted;
    if (!isWanted || m_taken >= m_request.mostLaunches)
        return false;
    ++m_taken;
    return true;
}

bool LaunchSelector::isDone() const
{
    const std::lock_guard lock(m_mutex);
    if (m_taken >= m_request.mostLaunches)
        return true;
    bool isDone = !m_request.firstOfEach;
    for (std::size_t i = 0; i < m_seen.size(); ++i)
        isDone = isDone && m_seen[i] >= m_request.launches[i].number;
    return isDone;
}

std::uint64_t LaunchSelector::launches() const
{
    const std::lock_guard lock(m_mutex);
    return m_launches;
}

}  // namespace kd::inject
