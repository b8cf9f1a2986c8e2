// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/deviceruntime.h"

namespace kd {

bool definesDeviceRuntime(std::string_view ptx) noexcept
{
    constexpr std::string_view kEntry = " __cudaCDP2LaunchDeviceV2";
    for (std::size_t at = ptx.find(kEntry); at != std::string_view::npos; at = ptx.find(kEntry, at + 1)) {
        const std::string_view before = ptx.substr(0, at);
        const std::string_view line = before.substr(before.rfind('\n') + 1);
        if (line.starts_with(".visible .func") || line.starts_with(".weak .func"))
            return true;
    }
    return false;
}

}  // namespace kd
