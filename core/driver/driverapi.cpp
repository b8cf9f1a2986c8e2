// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/driverapi.h"

#include <algorithm>

namespace kd {

bool DriverApi::has(std::string_view function) const
{
    return slotVersion(function) != 0 && std::find(missing.begin(), missing.end(), function) == missing.end();
}

int slotVersion(std::string_view function) noexcept
{
#define KD_SLOT(name, slotVersionNumber)                                                                               \
    if (function == #name)                                                                                             \
        return slotVersionNumber;
    KD_DRIVER_SLOTS(KD_SLOT)
#undef KD_SLOT
    return 0;
}

std::array<int, 3> headerVersion() noexcept
{
    return {CUDA_VERSION / 1000, CUDA_VERSION % 1000 / 10, CUDA_VERSION % 10};
}

std::string cudaVersionText(int version)
{
    return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

}  // namespace kd
