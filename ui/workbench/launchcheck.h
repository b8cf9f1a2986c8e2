// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/launch/launchplan.h"

#include <QString>

#include <optional>

namespace kd {

/// What the launch form's text comes to with the present build.
struct LaunchCheck {
    /// An amount of work of one launch, as the timing settings declare it.
    struct Work {
        double amount = 0;  ///< 0: not declared, or without a value
        QString sentence;   ///< why what is declared has no value; empty when it has one
    };
    std::optional<LaunchPlan> plan;  ///< nothing: see `sentence`; it is there where only the device cannot take it
    QString subject;                 ///< what is wrong: "grid", "argument x", "reference y"…; empty when it is more than one thing
    QString sentence;                ///< one sentence why it cannot be launched; empty when it can
    Work bytes, flops;               ///< of the timing settings; without value as long as there is no plan
};

}  // namespace kd
