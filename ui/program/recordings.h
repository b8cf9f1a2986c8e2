// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/recordedlaunch.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// "scan_double-2.kdesk" of "scan<double>" and 2: the file of a session with that launch.
std::string sessionFileName(const std::string& kernel, std::uint64_t number);

/// A recording that became a session, or why it did not.
struct KeptRecording {
    RecordedLaunch recorded;
    std::filesystem::path file, data;  ///< the session, and the folder with its files; empty where there is none
    QStringList limits;                ///< what the session does not have of the launch, a sentence each
    QString problem;                   ///< one sentence; empty where it became one
};

/// Makes sessions of the recordings in `scratch` that a program left, which are not trusted, in `folder` on the same file system:
/// NAME-N.kdesk with NAME-N.data beside it, N the launch of its process; nothing that is there already is touched. Sessions run on
/// `target`, a name in the user's settings, where that is not empty. In the order of the launches. Blocks.
std::vector<KeptRecording> keepRecordings(const std::filesystem::path& scratch, const std::filesystem::path& folder,
                                          const std::string& target = {});

/// The recordings in `scratch` of a program whose launches were only measured, which are no sessions. Blocks.
std::vector<KeptRecording> measuredRecordings(const std::filesystem::path& scratch);

/// Bytes of memory and variables that a recording has, or would have before its launch, where it was only measured.
std::uint64_t recordedBytes(const RecordedLaunch& recorded);

}  // namespace kd
