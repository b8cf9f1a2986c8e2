// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/pinnedmapping.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

struct Pinned {
    std::atomic<std::uint64_t> bytes = 0;    // 0: nothing is waited for, nor there
    std::atomic<std::uint64_t> wished = 0;   // where it is to stand; 0 once it was asked for
    std::atomic<std::uint64_t> address = 0;  // where it stands
    std::atomic<bool> isPlain = true;        // all of it is anonymous memory that may be written to
};
constinit Pinned pinned;

#ifndef KD_SANITIZED

std::uint64_t numberOf(void* address)
{
    return reinterpret_cast<std::uint64_t>(address);
}

void* mapping(void* address, std::size_t length, int protection, int flags, int file, off_t offset)
{
    return reinterpret_cast<void*>(::syscall(SYS_mmap, address, length, protection, flags, file, offset));
}

void* placed(std::size_t length, int protection, int flags)
{
    void* const wished = reinterpret_cast<void*>(pinned.wished.exchange(0));
    void* const place = mapping(wished, length, protection, flags | MAP_FIXED_NOREPLACE, -1, 0);
    if (place != wished) {
        if (place != MAP_FAILED)
            ::munmap(place, length);  // kernels before 4.17 take the address for a hint
        return mapping(nullptr, length, protection, flags, -1, 0);
    }
    ::madvise(place, length, MADV_HUGEPAGE);
    pinned.isPlain = protection == (PROT_READ | PROT_WRITE);
    pinned.address = numberOf(place);
    return place;
}

/// What a private mapping of the file would show. False where the place is not to be written to, or the file not to be read.
bool readInto(void* address, std::size_t length, int file, off_t offset)
{
    auto* next = static_cast<std::byte*>(address);
    std::size_t left = length;
    while (left > 0) {
        const ssize_t got = ::pread(file, next, left, offset + (next - static_cast<std::byte*>(address)));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        next += got;
        left -= static_cast<std::size_t>(got);
    }
    return true;
}

bool isInside(void* address, std::size_t length)
{
    const std::uint64_t start = pinned.address;
    const std::uint64_t at = numberOf(address);
    return start != 0 && at >= start && length <= pinned.bytes && at - start <= pinned.bytes - length;
}

/// Makes what is there zero again, whole pages of it, without giving their memory back: a virtual machine would hand it to its
/// host, and getting it again costs several times as much as this.
bool empty(void* address, std::size_t length)
{
    constexpr std::size_t kPage = 4096;
    constexpr std::size_t kStep = std::size_t{2} << 20;
    unsigned char isThere[kStep / kPage];
    for (std::size_t offset = 0; offset < length; offset += kStep) {
        auto* start = static_cast<std::byte*>(address) + offset;
        const std::size_t bytes = std::min(kStep, length - offset);
        if (::mincore(start, bytes, isThere) != 0)
            return false;
        for (std::size_t page = 0; page * kPage < bytes; ++page)
            if ((isThere[page] & 1) != 0)
                std::memset(start + page * kPage, 0, std::min(kPage, bytes - page * kPage));
    }
    return true;
}

#endif

}  // namespace

#ifndef KD_SANITIZED

extern "C" [[gnu::visibility("default")]] void* mmap(void* address, std::size_t length, int protection, int flags, int file,
                                                     off_t offset) noexcept
{
    const bool isAnonymous = (flags & MAP_ANONYMOUS) != 0;
    if (isAnonymous && address == nullptr && pinned.wished != 0 && length == pinned.bytes)
        return placed(length, protection, flags);
    if ((flags & MAP_FIXED) == 0 || !isInside(address, length))
        return mapping(address, length, protection, flags, file, offset);
    if (!isAnonymous && (flags & MAP_PRIVATE) != 0 && protection == (PROT_READ | PROT_WRITE) &&
        readInto(address, length, file, offset))
        return address;
    if (isAnonymous && protection == (PROT_READ | PROT_WRITE) && pinned.isPlain && empty(address, length))
        return address;
    if (!isAnonymous || protection != (PROT_READ | PROT_WRITE))
        pinned.isPlain = false;  // a file shows in it, or not all of it may be written to
    void* const result = mapping(address, length, protection, flags, file, offset);
    if (result != MAP_FAILED && isAnonymous)
        ::madvise(result, length, MADV_HUGEPAGE);
    return result;
}

#endif

namespace kd::posix {

bool pinMapping(std::uint64_t bytes, std::uint64_t address) noexcept
{
#ifndef KD_SANITIZED
    pinned.bytes = bytes;
    pinned.wished = address;
    return true;
#else
    static_cast<void>(bytes);
    static_cast<void>(address);
    return false;
#endif
}

std::uint64_t pinnedAddress() noexcept
{
    return pinned.address;
}

std::uint64_t pinnedPlace() noexcept
{
#ifndef KD_SANITIZED
    void* const wished = reinterpret_cast<void*>(pinned.wished.load());
    if (pinned.address != 0 || wished == nullptr)
        return pinned.address;
    void* const place =
        mapping(wished, pinned.bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (place != MAP_FAILED)
        ::munmap(place, pinned.bytes);
    return place == wished ? numberOf(wished) : 0;
#else
    return 0;
#endif
}

}  // namespace kd::posix
