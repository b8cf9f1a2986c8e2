// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

/// Holds what runs and timings do besides launching.
struct LaunchSwitches {
    bool verifies = true;          ///< compare outputs with their references
    bool poisonsOutputs = false;   ///< fill buffers that are only written with NaN, so that what the kernel leaves out shows
    friend bool operator==(const LaunchSwitches&, const LaunchSwitches&) = default;
};

}  // namespace kd
