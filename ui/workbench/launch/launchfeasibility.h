// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/compile/compileoutcome.h"
#include "core/device/deviceinfo.h"
#include "core/session/launch/launchplan.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string>

namespace kd {

/// Holds what a launch asks for and its device has not.
struct LaunchViolation {
    ErrorSubject subject;  ///< as LaunchCheck's
    QString sentence;      ///< with the numbers
};

/// Tells before it is tried what a device refuses, from what the driver says of it and what the compiler says of the kernel.
/// Only the device itself knows how many clusters it holds and how much of its memory is free.
class LaunchFeasibility {
    Q_DECLARE_TR_FUNCTIONS(LaunchFeasibility)
public:
    /// `architecture`: what the kernel's figures are of, "sm_90".
    LaunchFeasibility(const LaunchPlan& plan, const KernelInfo& kernel, const std::string& architecture, const DeviceInfo& device);

    /// The first misfit; nothing where the device is known to take the launch.
    std::optional<LaunchViolation> misfit() const;

private:
    using Found = std::optional<LaunchViolation>;
    Found threads() const;
    Found registers() const;
    Found sides(ErrorSubject::Kind subject, const QString& what, Dim3 size, const char* attribute) const;
    Found sharedMemory() const;
    Found cluster() const;
    Found cooperative() const;
    Found memory() const;

    std::int64_t limit(const std::string& attribute) const;
    QString deviceName() const;

    const LaunchPlan& m_plan;
    const KernelInfo& m_kernel;
    const std::string& m_architecture;
    const DeviceInfo& m_device;
};

}  // namespace kd
