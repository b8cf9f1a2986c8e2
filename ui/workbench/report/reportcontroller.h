// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/jobrunner.h"

#include <QObject>
#include <QString>

namespace kd {

class GoalSolver;
struct Report;

/// Compiles the architecture matrix and writes the occupancy report into a file, or makes a text of it. What the user calculates
/// with other inputs stands in it beside the figures of the build.
class ReportController : public QObject {
    Q_OBJECT
public:
    ReportController(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, LaunchModel& launches,
                     JobRunner& jobs, GoalSolver& goals);

    /// Nothing: what the user changed is none, and reports are of the build alone.
    void setCalculation(const std::optional<OccupancyInput>& input) { m_calculation = input; }
    /// A report was opened: calculationOpened() tells what its user had calculated.
    void adoptReport(const Report& report);
    void write(const QString& path);
    /// Makes the report as Markdown; made() answers.
    void make() { write({}); }

signals:
    void calculationOpened(const kd::OccupancyInput& input);
    void started();  ///< failed(), written() or made() follows
    void failed(const QString& sentence);
    void written(const QString& path);
    void made(const QString& markdown);

private:
    struct Draft;
    void addMeasured(Draft& draft) const;
    void writeFound(const std::shared_ptr<Draft>& draft);
    void compileAll(const std::shared_ptr<Draft>& draft);
    void finish(const std::shared_ptr<Draft>& draft);
    void draw(const std::shared_ptr<Draft>& draft);

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    BuildController& m_builds;
    LaunchModel& m_launches;
    JobRunner& m_jobs;
    GoalSolver& m_goals;
    std::optional<OccupancyInput> m_calculation;
};

}  // namespace kd
