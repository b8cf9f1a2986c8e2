// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/addressreservation.h"

#include "core/base/error.h"

#include <atomic>
#include <bit>
#include <cerrno>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace kd::posix {
namespace {

constexpr std::uint64_t kHugePage = std::uint64_t{2} << 20;
constexpr int kFlags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
/// Between the heaps of sanitizers below and the programs, libraries and stacks above that Linux places on x86-64.
constexpr std::uint64_t kFirstRange = std::uint64_t{32} << 40;

/// The ranges on demand that somebody has, a bit each.
std::atomic<std::uint32_t> takenRanges{0};
static_assert(AddressReservation::kMaxOnDemand <= 32);

int claimRange()
{
    std::uint32_t taken = takenRanges.load();
    for (;;) {
        const int range = std::countr_one(taken);
        if (range >= AddressReservation::kMaxOnDemand)
            throw RuntimeError({.text = message("there are {} ranges of addresses in use already", range)});
        if (takenRanges.compare_exchange_weak(taken, taken | (std::uint32_t{1} << range)))
            return range;
    }
}

void* at(std::uint64_t address)
{
    return reinterpret_cast<void*>(address);
}

void unmap(std::uint64_t begin, std::uint64_t end)
{
    if (begin != end)
        ::munmap(at(begin), end - begin);
}

}  // namespace

AddressReservation::AddressReservation(std::uint64_t bytes, std::uint64_t alignment) : m_bytes(bytes)
{
    const std::uint64_t whole = bytes + alignment;
    void* mapping = ::mmap(nullptr, whole, PROT_NONE, kFlags, -1, 0);
    if (mapping == MAP_FAILED)
        throw RuntimeError({.text = message("{} GiB of addresses cannot be reserved ({}); a limit on address space (ulimit "
                                            "-v) may be set, raise it", bytes >> 30, std::string(std::strerror(errno)))});
    const auto first = reinterpret_cast<std::uint64_t>(mapping);
    m_begin = (first + alignment - 1) & ~(alignment - 1);
    unmap(first, m_begin);
    unmap(m_begin + bytes, first + whole);
}

AddressReservation AddressReservation::onDemand(std::uint64_t bytes)
{
    if (bytes > kMaxOnDemandBytes)
        throw RuntimeError({.text = message("{} GiB of addresses are more than a range on demand has", bytes >> 30)});
    AddressReservation reservation;
    reservation.m_range = claimRange();
    reservation.m_begin = kFirstRange + static_cast<std::uint64_t>(reservation.m_range) * kMaxOnDemandBytes;
    reservation.m_bytes = bytes;
    return reservation;
}

AddressReservation::~AddressReservation()
{
    release();
}

AddressReservation::AddressReservation(AddressReservation&& other) noexcept
    : m_begin(std::exchange(other.m_begin, 0)), m_bytes(std::exchange(other.m_bytes, 0)), m_range(std::exchange(other.m_range, -1))
{
}

AddressReservation& AddressReservation::operator=(AddressReservation&& other) noexcept
{
    if (this != &other) {
        release();
        m_begin = std::exchange(other.m_begin, 0);
        m_bytes = std::exchange(other.m_bytes, 0);
        m_range = std::exchange(other.m_range, -1);
    }
    return *this;
}

bool AddressReservation::commit(std::uint64_t offset, std::uint64_t bytes) noexcept
{
    if (m_range >= 0 ? !place(offset, bytes, kFlags, -1, 0) : ::mprotect(at(m_begin + offset), bytes, PROT_READ | PROT_WRITE) != 0)
        return false;
    if (bytes >= kHugePage)
        ::madvise(at(m_begin + offset), bytes, MADV_HUGEPAGE);
    return true;
}

bool AddressReservation::map(std::uint64_t offset, std::uint64_t bytes, int descriptor, std::uint64_t from) noexcept
{
    return place(offset, bytes, MAP_SHARED | MAP_NORESERVE, descriptor, from);
}

// Over what was reserved, or on demand where nothing may be.
bool AddressReservation::place(std::uint64_t offset, std::uint64_t bytes, int flags, int descriptor, std::uint64_t from) noexcept
{
    void* const wanted = at(m_begin + offset);
    void* const mapping = ::mmap(wanted, bytes, PROT_READ | PROT_WRITE, flags | (m_range >= 0 ? MAP_FIXED_NOREPLACE : MAP_FIXED),
                                 descriptor, static_cast<off_t>(from));
    if (mapping != MAP_FAILED && mapping != wanted)
        ::munmap(mapping, bytes);  // a kernel before 4.17 takes the address for a wish
    return mapping == wanted;
}

bool AddressReservation::decommit(std::uint64_t offset, std::uint64_t bytes) noexcept
{
    if (m_range >= 0)
        return ::munmap(at(m_begin + offset), bytes) == 0;
    return ::mmap(at(m_begin + offset), bytes, PROT_NONE, kFlags | MAP_FIXED, -1, 0) != MAP_FAILED;
}

void AddressReservation::release() noexcept
{
    unmap(m_begin, m_begin + m_bytes);
    m_begin = m_bytes = 0;
    if (m_range >= 0)
        takenRanges.fetch_and(~(std::uint32_t{1} << std::exchange(m_range, -1)));
}

std::uint64_t pageSize() noexcept
{
    return static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace kd::posix
