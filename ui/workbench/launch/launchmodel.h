// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/waves.h"
#include "core/tuning/buildfigures.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/launch/documentlaunch.h"

#include <QObject>

namespace kd {

/// The launch of the current document. Every document has its own (of()).
class LaunchModel : public QObject {
    Q_OBJECT
public:
    LaunchModel(Documents& documents, BuildController& builds, TargetConnection& target);

    DocumentLaunch& of(Document& document) const;
    const KernelInfo* kernel() const { return current().kernel(); }
    QStringList kernels() const { return current().kernels(); }
    void setKernel(const QString& name) { current().setKernel(name); }
    const LaunchSetup& launch() const { return current().launch(); }
    void setLaunch(const LaunchSetup& setup) { current().setLaunch(setup); }
    const GuessedValue* guessOf(const ErrorSubject& field) const { return current().guessOf(field); }
    /// The switches hold for all documents and are no part of their sessions.
    const LaunchSwitches& switches() const { return m_switches; }
    void setSwitches(const LaunchSwitches& switches);
    LaunchSetup sentLaunch() const { return current().sentLaunch(); }
    const LaunchCheck& check() const { return current().check(); }
    bool isChecked() const { return current().isChecked(); }
    const std::optional<OccupancyInput>& occupancyInput() const { return current().occupancyInput(); }
    /// Gives what the kernel needs and reaches at that launch; nothing without either.
    std::optional<BuildFigures> figures() const;
    /// Gives what the calculator makes of both; nothing without them.
    std::optional<OccupancyResult> occupancy() const;
    /// These are the waves of check() on the chosen device.
    std::optional<Waves> waves() const;
    /// It is for the emulated GPU.
    bool isEmulated() const;

signals:
    // These tell of the current document, and whenever another one is current
    void kernelChanged();
    void launchChanged();
    void checked();

private:
    DocumentLaunch& current() const { return of(m_documents.current()); }
    void follow(Document& document);

    Documents& m_documents;
    BuildController& m_builds;
    TargetConnection& m_target;
    LaunchSwitches m_switches;
};

}  // namespace kd
