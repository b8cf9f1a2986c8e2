// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/heapallocations.h"

#include <cstddef>
#include <cstdlib>
#include <new>

// Replaces the heap of its program by one that counts. All forms that a plain delete may follow are here, so that the address
// sanitizer sees each block freed as it was allocated.

namespace {

thread_local std::uint64_t heapAllocations = 0;

}  // namespace

std::uint64_t heapAllocationsOfThread()
{
    return heapAllocations;
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    ++heapAllocations;
    return std::malloc(size == 0 ? 1 : size);
}

void* operator new(std::size_t size)
{
    if (void* const memory = operator new(size, std::nothrow))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, const std::nothrow_t&) noexcept
{
    std::free(memory);
}
