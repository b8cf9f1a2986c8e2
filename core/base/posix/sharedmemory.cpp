// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/sharedmemory.h"

#include "core/base/error.h"
#include "core/base/posix/process.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kd::posix {
namespace {

constexpr int kSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

[[noreturn]] void failToAllocate(Bytes size)
{
    throw MemoryError(
        {.text = message("{} bytes of host memory cannot be had: {}", size.value, systemReason(errno)),
         .subject = {}});
}

}  // namespace

SharedMemory::SharedMemory(Bytes size)
    : m_descriptor(::memfd_create("kerneldesk", MFD_CLOEXEC | MFD_ALLOW_SEALING)), m_size(size.value)
{
    if (!m_descriptor || ::ftruncate(m_descriptor.get(), static_cast<off_t>(size.value)) != 0 ||
        ::fcntl(m_descriptor.get(), F_ADD_SEALS, kSeals) != 0)
        failToAllocate(size);
    map();
}

SharedMemory::SharedMemory(Handle descriptor, Bytes size) : m_descriptor(std::move(descriptor)), m_size(size.value)
{
    struct stat status{};
    const int seals = ::fcntl(m_descriptor.get(), F_GET_SEALS);
    if (seals < 0 || (seals & F_SEAL_SHRINK) == 0 || ::fstat(m_descriptor.get(), &status) != 0 ||
        static_cast<std::uint64_t>(status.st_size) != size.value)
        throw RuntimeError({.text = "shared memory of another size or kind was received"});
    map();
    m_descriptor.reset();
}

SharedMemory::~SharedMemory()
{
    unmap();
}

SharedMemory::SharedMemory(SharedMemory&& other) noexcept
    : m_descriptor(std::move(other.m_descriptor)), m_data(std::exchange(other.m_data, nullptr)),
      m_size(std::exchange(other.m_size, 0))
{
}

SharedMemory& SharedMemory::operator=(SharedMemory&& other) noexcept
{
    if (this != &other) {
        unmap();
        m_descriptor = std::move(other.m_descriptor);
        m_data = std::exchange(other.m_data, nullptr);
        m_size = std::exchange(other.m_size, 0);
    }
    return *this;
}

Bytes SharedMemory::resident() const noexcept
{
    constexpr std::uint64_t kBlock = 512;  // as stat(2) counts them
    struct stat status{};
    return m_descriptor && ::fstat(m_descriptor.get(), &status) == 0 ? Bytes{static_cast<std::uint64_t>(status.st_blocks) * kBlock}
                                                                     : Bytes{};
}

void SharedMemory::map()
{
    if (m_size == 0)
        return;
    void* address = ::mmap(nullptr, m_size, PROT_READ | PROT_WRITE, MAP_SHARED, m_descriptor.get(), 0);
    if (address == MAP_FAILED)
        failToAllocate({m_size});
    m_data = static_cast<std::byte*>(address);
}

void SharedMemory::unmap() noexcept
{
    if (m_data != nullptr)
        ::munmap(m_data, m_size);
    m_data = nullptr;
}

}  // namespace kd::posix
