// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/thread.h"

#include <unistd.h>

namespace kd::posix {

bool isMainThread() noexcept
{
    return ::gettid() == ::getpid();
}

int processId() noexcept
{
    return ::getpid();
}

}  // namespace kd::posix
