// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/data/elementtype.h"

#include <cstddef>
#include <span>
#include <string>

namespace kd {

/// An input that a reference expression may index, as it was before the launch.
struct NamedBuffer {
    std::string name;
    ElementType type = ElementType::Float32;
    std::span<const std::byte> bytes;
};

}  // namespace kd
