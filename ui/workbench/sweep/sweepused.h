// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"
#include "core/session/launch/launchsetup.h"

#include <QByteArray>

namespace kd {

/// The parts of a document that a point changes, at one time.
struct SweptDocument {
    QByteArray text;
    CompileSettings compile;
    LaunchSetup launch;
};

/// What the use of a point made of a document: one step, which undo in the text leads back as a whole.
struct SweepUsed {
    SweptDocument before, after;
    QString notice;      ///< what the user was told of it
    bool isDone = true;  ///< false while undo has brought the text before it back
    bool changesText() const { return before.text != after.text; }
};

}  // namespace kd
