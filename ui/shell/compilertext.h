// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kd {

struct CompileOutcome;
struct CompileProgress;

/// "nvcc 13.0": the compiler of an outcome without the last part of its version; empty where none is known.
QString shortCompilerName(const CompileOutcome& outcome);

/// "opened, made by ptxas 13.0.88" of code that was found in a file; empty where a compiler was asked.
QString openedText(const CompileOutcome& outcome);

/// "nvcc, 2 s", or "compiling, 2 s" where it is not known which compiler works; empty within the first second.
QString longCompileText(const CompileProgress& progress);

}  // namespace kd
