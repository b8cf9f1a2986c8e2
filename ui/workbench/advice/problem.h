// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"
#include "ui/workbench/build/build.h"
#include "ui/workbench/runs/runrecord.h"

#include <QString>

#include <vector>

namespace kd {

class Document;

/// One thing that is wrong, or could be better, and where.
struct Problem {
    enum class Severity { Error, Warning, Advice };
    Severity severity = Severity::Error;
    QString message;
    QString numberFirst;      ///< the same with the compiler's number in front, for rows that may end in "…"; empty without one
    SourcePosition place;     ///< line 0: nowhere in particular
    QString from;          ///< "NVRTC", "nvcc", "ptxas", "Run", "Occupancy"…
    quint64 revision = 0;  ///< revision of the text that `place` is in
    bool isMarked = true;  ///< the editor marks its line; advice has its own places there
    friend bool operator==(const Problem&, const Problem&) = default;
};

/// How many of each kind.
struct ProblemCounts {
    int errors = 0, warnings = 0, advice = 0;
};
ProblemCounts countProblems(const std::vector<Problem>& problems);

/// Gives a compile's problems: its diagnostics, the reason why there are none where it failed otherwise, and its notices. Where a
/// compiler is missing that is the one problem.
/// Places in the program itself have an empty file.
std::vector<Problem> problemsOf(const Build& build, const Document& document);
/// Gives a run's problems: faults, references that do not agree, and why it was not done; as advice what the kernel did that is
/// seldom meant.
std::vector<Problem> problemsOf(const RunRecord& run, const Document& document);

}  // namespace kd
