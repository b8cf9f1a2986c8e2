// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Messages, __FILE__ and line tables name files as the request does, with one exception: in line tables compilers put the
/// working directory before relative names, so those go under this folder, that the result depends on the request only.
inline constexpr std::string_view kVirtualFolder = "/.kerneldesk/";

/// `text` behind a `\#line` directive that gives it the user's `name` and the number of its first line. `hasLineTables` says that
/// the compile has line tables.
std::string withLineDirective(std::string_view text, const std::string& name, bool hasLineTables, int line = 1);

/// The name that a compile with line tables gives to the file that the request calls `name`.
std::string nameInLineTables(const std::string& name);

/// Takes that folder from the names in `diagnostics`.
void nameUserFiles(std::vector<Diagnostic>& diagnostics);

}  // namespace kd
