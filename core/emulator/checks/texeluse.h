// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kd::emulator {

/// How texels are touched: fetched by a texture, or loaded, stored or reduced by a surface.
enum class TexelUse : std::uint8_t { Fetch, Load, Store, Reduction };

}  // namespace kd::emulator
