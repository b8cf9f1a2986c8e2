// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/occupancy.h"
#include "ui/workbench/buildcontroller.h"
#include "ui/workbench/launchcheck.h"
#include "ui/workbench/launchswitches.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <map>
#include <optional>

namespace kd {

/// The launch form's text and what it comes to with the present build.
class LaunchModel : public QObject {
    Q_OBJECT
public:
    LaunchModel(Documents& documents, BuildController& builds, TargetConnection& target);

    const KernelInfo* kernel() const { return m_kernel ? &*m_kernel : nullptr; }
    QStringList kernels() const;
    void setKernel(const QString& name);
    const LaunchSetup& launch() const { return m_launch; }
    void setLaunch(const LaunchSetup& setup);
    const LaunchSwitches& switches() const { return m_switches; }
    void setSwitches(const LaunchSwitches& switches);
    /// launch() as the engine takes it: arguments without a value are left out, and switches() is obeyed.
    LaunchSetup sentLaunch() const;
    const LaunchCheck& check() const { return m_check; }
    /// check() is of the launch as it stands.
    bool isChecked() const { return !m_delay.isActive() && !m_isChecking; }
    const std::optional<OccupancyInput>& occupancyInput() const { return m_input; }

signals:
    void kernelChanged();
    void launchChanged();
    void checked();

private:
    struct Checked {
        LaunchCheck check;
        std::optional<OccupancyInput> input;
    };
    static Checked checkOf(const std::shared_ptr<const CompileOutcome>& build, const KernelInfo& kernel, const Program& program,
                           const LaunchSetup& setup, const std::optional<DeviceInfo>& device);
    std::optional<OccupancyInput> reportedInput() const;
    void takeDevice();
    void takeBuild();
    void takeSession();
    void arrange();
    void beginCheck();
    void storeLaunch(const LaunchSetup& setup);

    Documents& m_documents;
    BuildController& m_builds;
    TargetConnection& m_target;
    std::string m_device;  ///< that the newest check was made for
    std::shared_ptr<const CompileOutcome> m_build;
    std::optional<KernelInfo> m_kernel;
    LaunchSetup m_launch;
    LaunchSwitches m_switches;
    /// What was given to a document's kernels that were chosen before, by lowered name.
    struct OtherLaunches {
        std::map<std::string, LaunchSetup> byKernel;
    };
    LaunchCheck m_check;
    std::optional<OccupancyInput> m_input;
    QTimer m_delay;
    quint64 m_number = 0;
    bool m_isStoring = false;
    bool m_isChecking = false, m_wantsCheck = false;
};

}  // namespace kd
