// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd::container {

/// Tells what the directives of a PTX text say of the whole of it.
struct PtxSummary {
    std::uint32_t versionMajor = 0;
    std::uint32_t versionMinor = 0;
    std::string architecture;  ///< of `.target`: "sm_90a"
    bool debug = false;        ///< `.target sm_90, debug`
};

/// Reads the directives at the start. Nothing where the first word that is no comment is not `.version`.
std::optional<PtxSummary> ptxSummaryOf(std::string_view text);

/// Reads names, launch bounds and parameters (PtxParameters) of the entries that are defined; there are no figures. Nothing in the
/// text is taken for right.
std::vector<KernelInfo> ptxKernels(std::string_view text);

/// Throws RuntimeError with the line where the text ends within a block or a declaration, or closes a block that none opens. A text
/// that was cut off between two functions is whole by itself.
void requireWholePtx(std::string_view text);

}  // namespace kd::container
