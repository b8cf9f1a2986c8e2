// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/sourcerange.h"

#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Describes a source without its host code: what a compiler of device code alone can make of a program.
struct DeviceSource {
    std::string text;                    ///< as long as the source and line for line the same; host code is blank
    std::vector<SourceRange> setAside;   ///< what is blank now and was not, in order, apart from each other
    std::vector<std::string> options;    ///< what NVRTC has to be told to take it, beside the user's options
    std::vector<std::string> instances;  ///< instances of templates that host code launches, as name expressions: "k<float, 256>"
};

/// Sets host functions, variables and headers aside. What stays is what is declared for the device, and whatever that names in
/// turn: types, constants, constexpr functions, aliases; macros and conditions stay always. Member functions for the host alone are
/// blank in types that stay. Nothing is read but the text; a text beyond 16 MiB stays as it is.
DeviceSource setHostCodeAside(std::string_view source);

}  // namespace kd
