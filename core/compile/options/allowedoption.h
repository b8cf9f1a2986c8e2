// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// `option` in its canonical spelling, "--name" or "--name=value"; empty when KernelDesk gives it by itself. Takes the
/// forms "-name=value", "-name value", "-DX", "-O3" and "-Xptxas -name". Throws RuntimeError that names the option and the
/// reason when it is not on the allow-list.
std::string allowedOption(const std::string& option);

/// True when `option` is one whose value stands in the next word ("-Xptxas", "-maxrregcount").
bool needsNextWord(const std::string& option);

}  // namespace kd
