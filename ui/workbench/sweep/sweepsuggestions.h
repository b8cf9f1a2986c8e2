// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"
#include "core/device/deviceinfo.h"
#include "core/session/launch/launchsetup.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// An axis that a document could be swept along, or a worker that could measure.
struct SweepSuggestion {
    QString axis;          ///< as it is written: "TILE=16..256:*2", "cuda:1"
    QString why;           ///< where its values are from, in one sentence
    bool canBeSet = true;  ///< false: the source does not let itself be told, and `why` says what is missing
};

/// What the document itself offers: macros that it defines as whole numbers and uses, or that its compile settings define; the
/// block of the launch form; launch bounds and template arguments of the kernel; registers.
std::vector<SweepSuggestion> sweepSuggestions(std::string_view source, const CompileSettings& compile, const LaunchSetup& launch,
                                              const std::string& kernel);
/// Who could measure a sweep beside `own`, a device of the target of that name: the target's other devices of the same name,
/// another emulated GPU, targets of the user's settings, and steps of the job of Slurm in which this program runs. Reads the
/// settings.
std::vector<SweepSuggestion> sweepWorkerSuggestions(const std::vector<DeviceInfo>& devices, const std::string& own,
                                                    const QString& target);

}  // namespace kd
