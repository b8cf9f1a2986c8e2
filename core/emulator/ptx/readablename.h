// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace kd::ptx {

/// A variable as its user wrote it: "ns::table" of "_ZN2ns5tableE"; of one that is local to a function its own name, "tile" of
/// "_ZZ6kerneliE4tile". Other names stay as they are.
std::string readableVariable(const std::string& symbol);

}  // namespace kd::ptx
