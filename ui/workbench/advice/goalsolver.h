// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/tuning/proposals.h"
#include "core/tuning/trial.h"
#include "ui/program/trialrunner.h"
#include "ui/workbench/advice/workbenchcontext.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Looks for the smallest changes that reach a goal, and compiles each before it claims anything. Answers are of the build that
/// they were asked for; they go when the text, the settings, the kernel or the launch change.
class GoalSolver : public QObject {
    Q_OBJECT
public:
    explicit GoalSolver(const WorkbenchContext& parts);

    /// Why it cannot be solved now, in one sentence; empty when it can.
    QString whyNot() const;
    void solve(const GoalRequest& request);
    void stop();

    bool isSolving() const { return m_runner.isBusy(); }
    /// Gives what was asked last; nothing: no answers.
    const std::optional<GoalRequest>& request() const { return m_request; }
    /// Trials of a series stay only where they reach it, once all is compiled.
    const std::vector<Trial>& answers() const { return m_answers; }
    /// The figures of the program that was asked about, on the architecture that was.
    const std::optional<BuildFigures>& present() const { return m_present; }
    bool isReachedAlready() const { return m_isReachedAlready; }
    /// Gives what was left out, or why nothing was found out: one sentence, or empty.
    const QString& remark() const { return m_remark; }
    Milliseconds duration() const { return m_duration; }
    /// Changes that were calculated or compiled for this goal, also those that are no answers.
    std::size_t tried() const { return m_tried; }

    /// Writes it into the source, the compile settings or the launch form. False where that is not possible any more:
    /// whyNotInserted() says why.
    bool insert(const Trial& answer);
    /// One sentence; empty when insert() can do it.
    QString whyNotInserted(const Trial& answer) const;

signals:
    void changed();

private:
    std::string architectureOf(const GoalRequest& request) const;
    void compileFor(const std::string& architecture);
    void seek(const KernelInfo& kernel);
    void compileAll(const std::vector<Candidate>& candidates);
    void onKernel(const CompileOutcome& outcome);
    void onOutcome(std::size_t index, const CompileOutcome& outcome);
    void clear();

    WorkbenchContext m_parts;
    std::optional<GoalRequest> m_request;
    std::vector<Trial> m_answers;
    std::optional<KernelInfo> m_kernel;      ///< as it is compiled for the architecture that was asked for
    std::optional<OccupancyInput> m_launch;  ///< with the kernel's figures
    std::optional<BuildFigures> m_present;
    QString m_remark;
    bool m_isReachedAlready = false;
    std::size_t m_tried = 0;
    QElapsedTimer m_since;
    Milliseconds m_duration{0};
    TrialRunner m_runner;
};

}  // namespace kd
