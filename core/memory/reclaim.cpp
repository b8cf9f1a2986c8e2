// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/reclaim.h"

#include <map>
#include <mutex>
#include <utility>

namespace kd {
namespace {

struct Hooks {
    std::mutex mutex;
    int last = 0;
    std::map<int, std::function<void(Bytes)>> functions;
};

/// Never destroyed: owners that are static end after it.
Hooks& hooks()
{
    static Hooks& instance = *new Hooks;
    return instance;
}

}  // namespace

ReclaimHook::ReclaimHook(std::function<void(Bytes)> function)
{
    const std::lock_guard lock(hooks().mutex);
    m_number = ++hooks().last;
    hooks().functions.emplace(m_number, std::move(function));
}

ReclaimHook::~ReclaimHook()
{
    const std::lock_guard lock(hooks().mutex);
    hooks().functions.erase(m_number);
}

bool reclaimDeviceMemory(Bytes wanted)
{
    const std::lock_guard lock(hooks().mutex);
    for (const auto& [number, function] : hooks().functions)
        function(wanted);
    return !hooks().functions.empty();
}

}  // namespace kd
