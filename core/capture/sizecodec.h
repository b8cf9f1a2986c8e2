// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/jsonfields.h"
#include "core/base/units.h"

#include <cstdint>
#include <string_view>

namespace kd {

/// [x, y, z] of a grid, a block or a cluster.
Json sizeToJson(const Dim3& size);
/// Reads what sizeToJson() writes; throws RuntimeError where a number is below `min` or is none.
void readSize(const JsonFields& fields, std::string_view key, Dim3& size, std::uint32_t min);

}  // namespace kd
