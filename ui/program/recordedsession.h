// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/recordedlaunch.h"
#include "core/session/document/session.h"

#include <QStringList>

#include <filesystem>

namespace kd {

/// Makes the session of a recorded launch whose files lie in `folder` and will lie in `NAME.data` beside `file`, which is to be
/// NAME.kdesk. Its arguments, its memory, each where it lay, and its variables are as the launch found them; what it left is what
/// they are compared with, bit by bit. The recording is not trusted. Throws UserError (Lacking) where the code does not go with the
/// recording, and RuntimeError where it cannot be read. Blocks.
Session sessionOfRecording(const RecordedLaunch& recorded, const std::filesystem::path& folder, const std::filesystem::path& file);

/// What the session does not have of the launch, a sentence each.
QStringList limitsOf(const RecordedLaunch& recorded);

}  // namespace kd
