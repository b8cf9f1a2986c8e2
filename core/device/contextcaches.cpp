// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/contextcaches.h"

#include <set>

namespace kd {
namespace {

struct Registry {
    std::mutex mutex;
    std::set<ContextCache*> caches;
};

/// Never destroyed: caches that are static end after it.
Registry& registry()
{
    static Registry& instance = *new Registry;
    return instance;
}

}  // namespace

ContextCache::ContextCache()
{
    const std::lock_guard lock(registry().mutex);
    registry().caches.insert(this);
}

ContextCache::~ContextCache()
{
    const std::lock_guard lock(registry().mutex);
    registry().caches.erase(this);
}

void clearContextCaches()
{
    const std::lock_guard lock(registry().mutex);
    for (ContextCache* cache : registry().caches)
        cache->clear();
}

}  // namespace kd
