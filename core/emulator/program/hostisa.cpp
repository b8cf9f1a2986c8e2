// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/program/hostisa.h"

namespace kd::emulator {

HostIsa hostIsa() noexcept
{
#if defined(__x86_64__)
    // What the handlers' files for it are compiled for.
    static const bool hasAvx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("f16c");
    return hasAvx2 ? HostIsa::Avx2 : HostIsa::Generic;
#else
    return HostIsa::Generic;
#endif
}

}  // namespace kd::emulator
