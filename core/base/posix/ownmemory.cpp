// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/ownmemory.h"

#include <sys/uio.h>
#include <unistd.h>

namespace kd::posix {

bool readOwnMemory(const void* from, std::span<std::byte> to) noexcept
{
    const iovec here{to.data(), to.size()};
    const iovec there{const_cast<void*>(from), to.size()};
    return ::process_vm_readv(::getpid(), &here, 1, &there, 1, 0) == static_cast<ssize_t>(to.size());
}

}  // namespace kd::posix
