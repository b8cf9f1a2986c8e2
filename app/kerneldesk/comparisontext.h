// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/output.h"
#include "core/base/json.h"
#include "core/compile/compileoutcome.h"
#include "core/measure/comparison.h"

#include <QString>

#include <string>

namespace kd::cli {

/// What is said of A or of B beside its measurements.
struct ComparedSide {
    std::string name;      ///< the file as it was named
    std::string revision;  ///< commit of --against; empty: the file as it is
    std::string compiler;  ///< empty for code that was compiled before

    /// "saxpy.cu at 1a2b3c4d5e6f".
    QString title() const;
};

/// A and B, their figures, and the verdict with its reasons.
QString comparisonText(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second, const Style& style);
Json comparisonDocument(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second);
/// The document of two builds of which one does not compile.
Json notCompiledComparisonDocument(const CompileOutcome& outcome, const std::string& kernel);

/// Done for the same, faster or fewer; KernelFailed for slower or more, and where a kernel failed; CannotTell.
ExitStatus statusOf(const ComparisonOutcome& outcome);

}  // namespace kd::cli
