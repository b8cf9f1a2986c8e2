// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/sweep/axis.h"
#include "core/sweep/result.h"
#include "core/sweep/space.h"
#include "core/sweep/strategy.h"
#include "ui/program/sweepworkers.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace kd {

/// Longer texts of a session's axes and constraints are left out.
inline constexpr std::size_t kMaxSweepTextBytes = 64u << 10;

/// A sweep as the user wrote it: kept in the session's view, as "sweep".
struct SweepSetup {
    std::vector<std::string> axes;         ///< "block=64..1024:*2"; empty ones count for nothing
    std::vector<std::string> constraints;  ///< "TILE * block <= 4096"
    /// Who measures beside the document's own device, as namedWorkers() reads them: "cuda:1", "gpu2"; empty ones count for nothing.
    std::vector<std::string> workers;
    SweepPlan plan;
    SweepFigure counted = SweepFigure::Instructions;  ///< what is compared on the emulated GPU, which has no times

    friend bool operator==(const SweepSetup&, const SweepSetup&) = default;
};

Json sweepSetupToJson(const SweepSetup& setup);
/// What of `json` is a set-up: members of another type, size or word keep their default.
SweepSetup sweepSetupFromJson(const Json& json);

/// What the texts of a set-up come to.
struct SweepCheck {
    std::vector<QString> axisProblems;        ///< one a text, empty where nothing is wrong with it
    std::vector<QString> constraintProblems;  ///< likewise
    std::vector<QString> workerProblems;      ///< likewise
    QString problem;                          ///< why it cannot be swept, in one sentence; empty where it can
    std::shared_ptr<const SweepSpace> space;  ///< null where there is a problem
    QString combinations;                     ///< "6 × 4 = 24"; empty where an axis cannot be read

    bool isGood() const { return space != nullptr; }
};

/// The workers of a sweep, the document's own device on `own` first; none where the set-up names no other. A command line is none
/// there, since sessions of others come with set-ups. Throws UserError. Reads the user's settings.
std::vector<NamedWorker> sweepWorkers(const SweepSetup& setup, const Target& own, const std::string& device);

/// Reads the texts. `device` is the document's own. Looks at up to kMaxLinkedTries points and reads the user's settings, and so is
/// called away from the window's thread. Does not throw.
SweepCheck checkSweep(const SweepSetup& setup, const AxisNames& names, const std::string& device = "cuda:0");

}  // namespace kd
