// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

namespace kd {

/// A compile, a run, a timing, a comparison, a sweep or a count of what a launch does that goes on, and how far it is.
struct Job {
    enum class Kind { None, Compile, Run, Time, Compare, Sweep, Count };
    Kind kind = Kind::None;
    quint64 done = 0, total = 0;  ///< 0 of 0: not known
    bool isWaiting = false;  ///< for the device, which a run of another document has
    bool isStopping = false;
    bool wasStopped = false;  ///< None: the last run or timing that the user asked for was stopped, and nothing of it was kept
    QElapsedTimer since;

    /// Whether samples are taken.
    bool isMeasuring() const { return kind == Kind::Time || kind == Kind::Compare; }
    /// Whether nothing else may disturb the device.
    bool needsQuiet() const { return isMeasuring() || kind == Kind::Sweep; }
    /// Whether kernels are launched.
    bool isLaunching() const { return kind == Kind::Run || kind == Kind::Count || needsQuiet(); }
};

}  // namespace kd
