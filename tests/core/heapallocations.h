#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

// For one source of a test program: replaces its heap by one that counts. All forms that a plain delete may follow are here, so
// that the address sanitizer sees each block freed as it was allocated.

/// By this thread, since it began.
inline thread_local std::uint64_t heapAllocations = 0;

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
