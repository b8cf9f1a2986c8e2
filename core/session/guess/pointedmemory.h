// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/guess/formwriter.h"
#include "core/session/guess/hostvalues.h"

#include <cstddef>
#include <optional>
#include <string>

namespace kd {

/// Describes the memory behind a pointer that is given to a kernel.
struct PointedMemory {
    std::optional<std::string> count;  ///< elements, as text of the form
    std::string by;                    ///< what made it
    std::size_t byte = 0;
    const HostValues* header = nullptr;  ///< as in HostValue
    HostTraffic traffic;
    std::optional<std::string> offset;  ///< the pointer leads so many elements behind its start; nothing: to its start
};

/// Follows a pointer of host code to the memory that it was given, by other names for it too.
PointedMemory pointedMemory(const HostValues& values, FormWriter& writer, const HostExpression& pointer, std::size_t elementSize);

}  // namespace kd
