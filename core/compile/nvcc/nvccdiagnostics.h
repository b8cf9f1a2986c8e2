// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Names a text that nvcc compiled, as its diagnostics name it. The text must outlive the value.
struct NvccSource {
    std::string file;
    std::string_view text;
};

/// Reads every error, warning and note in a log of nvcc, in its order: those of g++'s preprocessor, of the front end, of ptxas and
/// of nvcc itself, with where a file was included and what was instantiated as notes behind them. Columns count bytes; the front
/// end tells none, so one is given only where the line that it quotes is that of `sources`, a tab for a blank and
/// __attribute__((global)) for __global__ aside. ptxas' places are lines of the PTX (kPtxFile). At most 2,000 are told.
std::vector<Diagnostic> parseNvccDiagnostics(std::string_view log, std::span<const NvccSource> sources);

/// Gives the column in bytes, from 1, of what the front end means by a caret below byte `caret` (from 0) of `quoted`, both without
/// the indent, in the line `source`; 0 where the two lines are not the same.
int columnInSource(std::string_view quoted, std::size_t caret, std::string_view source);

}  // namespace kd
