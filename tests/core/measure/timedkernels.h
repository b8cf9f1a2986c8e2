// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fakecuda/fakecuda.h"
#include "planbuilder.h"

#include <atomic>
#include <cstdint>
#include <string>

// Kernels of the fake driver that tests of times launch.
namespace timedkernels {

inline constexpr std::uint64_t kCount = 1000;

/// Counts the launches of tire(). Tests set it back to 0.
inline std::atomic<int> launches = 0;

/// Adds 1 to the first element, but from the 30th launch on 2: what only a second verification can see.
inline void tire(const KdFakeLaunch&, void** parameters)
{
    float* data = *static_cast<float**>(parameters[0]);
    data[0] += ++launches < 30 ? 1.0f : 2.0f;
}

/// Makes a saxpy of kCount elements, with its reference, of a module that has the kernel.
inline PlanBuilder saxpy(const std::string& module)
{
    PlanBuilder plan("saxpy");
    plan.module(module)
        .value("n", int(kCount))
        .value("a", 2.0f)
        .buffer("x", kCount, kd::Direction::In, {.kind = kd::Recipe::Kind::Ramp})
        .buffer("y", kCount, kd::Direction::InOut, {.kind = kd::Recipe::Kind::Ones})
        .expression("y", "a*x[i]+y[i]");
    return plan;
}

}  // namespace timedkernels
