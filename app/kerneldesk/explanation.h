// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/options.h"
#include "core/base/json.h"
#include "core/compile/compileoutcome.h"
#include "core/session/document/runoutcome.h"
#include "ui/program/faultreplay.h"
#include "ui/program/program.h"

#include <QString>

#include <optional>
#include <string>

namespace kd::cli {

/// What the emulated GPU found where a real one only said that a launch failed.
struct Explanation {
    std::optional<RunOutcome> outcome;  ///< nothing where it could not run the launch
    QString whyNot;                     ///< one sentence then
    bool isCutShort = false;            ///< it took longer than it was given
};

/// Runs the launch of `program` once more on the emulated GPU of the same target, with all checks: for at most as long as people
/// wait for a command's end, or for the launch's own deadline where `waits`.
Explanation explain(const Program& program, const ProgramOptions& options, const TargetOptions& target, bool waits);

QString explanationText(const Explanation& explanation);
/// The member "explained" of a run's document.
Json explanationDocument(const Explanation& explanation);

}  // namespace kd::cli
