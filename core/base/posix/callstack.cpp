// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/callstack.h"

#include "core/base/posix/file.h"

#include <dlfcn.h>
#include <execinfo.h>

namespace kd::posix {

std::size_t callAddresses(std::span<void*> addresses) noexcept
{
    return static_cast<std::size_t>(::backtrace(addresses.data(), static_cast<int>(addresses.size())));
}

CodePlace codePlace(const void* address)
{
    Dl_info info{};
    if (::dladdr(address, &info) == 0 || info.dli_fname == nullptr)
        return {};
    const std::string path = info.dli_fname;
    // The loader knows the program by the word that it was called by.
    return {.module = path.starts_with('/') ? path : executablePath().string(),
            .offset = reinterpret_cast<std::uintptr_t>(address) - reinterpret_cast<std::uintptr_t>(info.dli_fbase),
            .function = info.dli_sname != nullptr ? info.dli_sname : ""};
}

}  // namespace kd::posix
