// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/fork.h"

#include <atomic>

#include <pthread.h>

namespace kd::posix {
namespace {

std::atomic<unsigned> generation{0};

void countFork()
{
    generation.fetch_add(1, std::memory_order_relaxed);
}

}  // namespace

unsigned forkGeneration() noexcept
{
    static const int isRegistered = pthread_atfork(nullptr, nullptr, &countFork);
    static_cast<void>(isRegistered);
    return generation.load(std::memory_order_relaxed);
}

}  // namespace kd::posix
