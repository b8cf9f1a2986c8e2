// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstring>

namespace kd::emulator {

/// The number behind a value of the caller's, who may have written any: as an enumeration it could not be read.
template <typename Enumeration> unsigned numberOf(const Enumeration& value)
{
    static_assert(sizeof value == sizeof(unsigned));
    unsigned number = 0;
    std::memcpy(&number, &value, sizeof number);
    return number;
}

}  // namespace kd::emulator
