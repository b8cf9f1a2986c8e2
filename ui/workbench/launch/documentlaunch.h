// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/occupancy.h"
#include "core/session/guess/filledlaunch.h"
#include "ui/workbench/build/documentbuild.h"
#include "ui/workbench/launch/launchcheck.h"
#include "ui/workbench/launch/launchswitches.h"

#include <QFuture>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace kd {

/// The launch form's text of one document, and what it comes to with the document's present build. A part of the document: what it
/// is made of is there as long as it is asked for anything.
class DocumentLaunch : public QObject {
    Q_OBJECT
public:
    DocumentLaunch(Document& document, const DocumentBuild& build, const TargetConnection& target, const LaunchSwitches& switches);
    ~DocumentLaunch() override;

    const KernelInfo* kernel() const { return m_kernel ? &*m_kernel : nullptr; }
    /// The names of all kernels of the build, each distinct; made once a build.
    QStringList kernels() const { return m_kernels; }
    void setKernel(const QString& name);
    const LaunchSetup& launch() const { return m_launch; }
    void setLaunch(const LaunchSetup& setup);
    /// Why a field of launch() has its value where the host code gave it and nobody edited it; null for all others.
    const GuessedValue* guessOf(const ErrorSubject& field) const;
    /// launch() as the engine takes it: arguments without a value are left out, and the switches are obeyed.
    LaunchSetup sentLaunch() const;
    const LaunchCheck& check() const { return m_check; }
    /// There was one.
    bool wasChecked() const { return m_wasChecked; }
    /// check() is of the launch as it stands.
    bool isChecked() const { return !m_delay.isActive() && !m_isChecking && !m_isGuessing; }
    /// A check that waits until nothing is typed begins now. checked() follows, unless there is none.
    void hasten();
    /// Checks the launch once more, since files that it reads were written. checked() follows.
    void checkAgain();
    /// Something that a check depends on may be another one by now: it is made soon.
    void checkSoon() { m_delay.start(); }
    /// Another device may refuse what the one before takes.
    void followDevice();
    const std::optional<OccupancyInput>& occupancyInput() const { return m_check.input; }

signals:
    void kernelChanged();
    void launchChanged();
    void checked();

private:
    using LaunchForms = std::map<std::string, FilledLaunch>;  ///< by kernel

    std::optional<OccupancyInput> reportedInput() const;
    void onBuild();
    void onSession();
    /// What arranging the launch for the present kernel changed.
    struct Arranged {
        bool hasOtherKernel = false, differs = false;
    };
    void arrange();
    Arranged arrangeBy(const LaunchSetup& stored);
    void tellArranged(Arranged arranged);
    void readHostCode();
    void onHostCode(LaunchForms forms, quint64 revision);
    void fillFromHostCode(LaunchSetup& setup, const LaunchSetup& stored);
    LaunchSetup firstLaunch(const std::string& kernel) const;
    void beginCheck();
    void storeLaunch(const LaunchSetup& setup);

    Document& m_document;
    const DocumentBuild& m_builds;
    const TargetConnection& m_target;
    const LaunchSwitches& m_switches;
    std::string m_device;  ///< device that the newest check was made for
    std::shared_ptr<const CompileOutcome> m_build;
    QStringList m_kernels;
    std::optional<KernelInfo> m_kernel;
    LaunchSetup m_launch;
    std::map<std::string, LaunchSetup> m_others;  ///< launches that were given to kernels that were chosen before, by lowered name
    LaunchForms m_forms;                  ///< those that the host code of the text fills, as it was when it was last read
    std::optional<FilledLaunch> m_guess;  ///< what the form of m_guessedKernel was filled with
    std::string m_guessedKernel;
    QFuture<LaunchForms> m_reading;
    quint64 m_guessNumber = 0;
    LaunchCheck m_check;
    QTimer m_delay;
    quint64 m_number = 0;
    bool m_isGuessing = false, m_awaitsGuess = false;
    bool m_isStoring = false;
    bool m_isChecking = false, m_wantsCheck = false, m_wasChecked = false;
};

}  // namespace kd
