// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/devicequeue.h"

#include <algorithm>
#include <utility>

namespace kd {

void DeviceQueue::ask(const std::string& device, const void* who, std::function<void()> begin)
{
    if (m_isClosed)
        return;
    std::deque<Turn>& turns = m_turns[device];
    if (const auto yield = turns.empty() ? nullptr : std::exchange(turns.front().yield, nullptr))
        yield();
    turns.push_back({who, std::move(begin), {}});
    if (turns.size() == 1)
        std::exchange(turns.front().begin, nullptr)();
}

bool DeviceQueue::borrow(const std::string& device, const void* who, std::function<void()> yield)
{
    std::deque<Turn>& turns = m_turns[device];
    if (m_isClosed || !turns.empty())
        return false;
    turns.push_back({who, {}, std::move(yield)});
    return true;
}

bool DeviceQueue::isTaken(const std::string& device) const
{
    const auto turns = m_turns.find(device);
    return turns != m_turns.end() && !turns->second.empty();
}

void DeviceQueue::leave(const void* who)
{
    for (auto& [device, turns] : m_turns) {
        const auto found = std::ranges::find(turns, who, &Turn::who);
        if (found == turns.end())
            continue;
        const bool hadDevice = found == turns.begin();
        turns.erase(found);
        if (hadDevice && !turns.empty() && !m_isClosed)
            std::exchange(turns.front().begin, nullptr)();
        return;
    }
}

void DeviceQueue::close()
{
    m_isClosed = true;
}

}  // namespace kd
