#include "core/base/posix/addressreservation.h"

#include "core/base/error.h"

#include <cerrno>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace kd::posix {
namespace {

constexpr std::uint64_t kHugePage = std::uint64_t{2} << 20;
constexpr int kFlags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;

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
        throw RuntimeError({.text = std::to_string(bytes >> 30) + " GiB of addresses cannot be reserved (" + std::strerror(errno) +
                                    "); a limit on address space (ulimit -v) may be set, raise it"});
    const auto first = reinterpret_cast<std::uint64_t>(mapping);
    m_begin = (first + alignment - 1) & ~(alignment - 1);
    unmap(first, m_begin);
    unmap(m_begin + bytes, first + whole);
}

AddressReservation::~AddressReservation()
{
    release();
}

AddressReservation::AddressReservation(AddressReservation&& other) noexcept
    : m_begin(std::exchange(other.m_begin, 0)), m_bytes(std::exchange(other.m_bytes, 0))
{
}

AddressReservation& AddressReservation::operator=(AddressReservation&& other) noexcept
{
    if (this != &other) {
        release();
        m_begin = std::exchange(other.m_begin, 0);
        m_bytes = std::exchange(other.m_bytes, 0);
    }
    return *this;
}

bool AddressReservation::commit(std::uint64_t offset, std::uint64_t bytes) noexcept
{
    if (::mprotect(at(m_begin + offset), bytes, PROT_READ | PROT_WRITE) != 0)
        return false;
    if (bytes >= kHugePage)
        ::madvise(at(m_begin + offset), bytes, MADV_HUGEPAGE);
    return true;
}

bool AddressReservation::decommit(std::uint64_t offset, std::uint64_t bytes) noexcept
{
    return ::mmap(at(m_begin + offset), bytes, PROT_NONE, kFlags | MAP_FIXED, -1, 0) != MAP_FAILED;
}

void AddressReservation::release() noexcept
{
    unmap(m_begin, m_begin + m_bytes);
    m_begin = m_bytes = 0;
}

std::uint64_t pageSize() noexcept
{
    return static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace kd::posix
