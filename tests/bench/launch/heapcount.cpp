// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/launch/heapcount.h"

#include <cstddef>

// glibc's own, under the names that stay when a program replaces malloc (glibc manual, "Replacing malloc").
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* memory, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
}

namespace {

constinit thread_local std::uint64_t allocations = 0;
constinit thread_local int pauses = 0;

void count() noexcept
{
    if (pauses == 0)
        ++allocations;
}

}  // namespace

extern "C" {
void* malloc(std::size_t size)
{
    count();
    return __libc_malloc(size);
}
void* calloc(std::size_t many, std::size_t size)
{
    count();
    return __libc_calloc(many, size);
}
void* realloc(void* memory, std::size_t size)
{
    count();
    return __libc_realloc(memory, size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size)
{
    count();
    return __libc_memalign(alignment, size);
}
}

namespace kd::bench {

std::uint64_t heapAllocations() noexcept
{
    return allocations;
}

HeapCountPause::HeapCountPause() noexcept
{
    ++pauses;
}

HeapCountPause::~HeapCountPause()
{
    --pauses;
}

}  // namespace kd::bench
