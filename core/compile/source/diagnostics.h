// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Every error, warning, remark and note in a log of NVRTC, in its order: those of the front end with their place, notes
/// and instantiation contexts as notes behind them, ptxas' lines, refused options, name expressions that do not compile.
/// Columns count bytes. ptxas' places are lines of the PTX: `file` is kPtxFile then. At most 2,000 are told.
std::vector<Diagnostic> readDiagnostics(std::string_view log);

/// Stands in `file` where a diagnostic's line is one of the PTX; see placePtxDiagnostics.
inline constexpr std::string_view kPtxFile = "(ptx)";

/// Gives diagnostics of stage ptxas that name a line of `ptx` the source line which that PTX came from, by its .loc
/// directives; without one they lose their line.
void placePtxDiagnostics(std::vector<Diagnostic>& diagnostics, std::string_view ptx);

/// Tells whether any is an error.
bool hasError(const std::vector<Diagnostic>& diagnostics);

}  // namespace kd
