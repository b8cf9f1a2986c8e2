// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/measure/comparison.h"
#include "core/measure/timingoutcome.h"
#include "core/session/document/runoutcome.h"
#include "core/session/launch/launchplan.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Code as a device loaded it: a cubin, or PTX for the emulated GPU.
using ModuleImage = std::shared_ptr<const std::vector<std::byte>>;

/// Holds what a run was compared with in one process, launch by launch.
struct RunComparison {
    int baseline = 0;       ///< number of the run that is A, as it was counted then
    std::string baselineId; ///< its id, which alone tells it from others; empty where that is not known
    QString baselineLabel;  ///< the user's own name for it then
    ComparisonOutcome outcome;
};

/// A run or a timing with what it was made of; never changed after it was made.
struct RunRecord {
    int number = 0;  ///< 1, 2… since the program started
    QDateTime when;
    quint64 revision = 0;  ///< revision of the document's text: its faults are at that text's lines
    quint64 compileRevision = 0;
    QString programName, architecture;
    KernelInfo kernel;
    LaunchPlan plan;
    RunOutcome outcome;
    std::optional<TimingOutcome> timing;  ///< outcome of a timing; then `outcome` is its verified first run
    QString label;                        ///< the user's own name for it; empty at first
    std::shared_ptr<const RunComparison> comparison;  ///< of a comparison, in which this run is B and `timing` has its samples
    ModuleImage image;        ///< what the device loaded; null where it is not kept in memory
    std::string imageSha256;  ///< by which the history on the disk has that; empty where it has not
    std::string id;           ///< 32 hexadecimal digits that no other run has, by which the history names it
    QString note;             ///< the user's own words on it
    bool isRestored = false;  ///< it is of an earlier start of the program: the outputs are not there
    bool isOfProposal = false;  ///< of another text than the document's, which was proposed for it: no run of the document itself
    bool hasLostSamples = false;  ///< they made room in the history; statistics and verdict are there
    double elapsedSeconds = 0;  ///< from when it had its device to its answer; 0: not known
    bool isBaseline = false;  ///< later builds of its kernel are judged against it
};
using RunRecordPointer = std::shared_ptr<const RunRecord>;

}  // namespace kd
