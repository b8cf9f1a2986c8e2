// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/advice/problem.h"

#include <QObject>

#include <vector>

namespace kd {

class Advisor;
class BuildController;
class Documents;
class JobRunner;
class LaunchModel;

/// Lists what is wrong with the program, and what could be better: of the newest build, of the last run as long as no other
/// text was compiled since, and the advice on both.
class ProblemList : public QObject {
    Q_OBJECT
public:
    ProblemList(Documents& documents, BuildController& builds, LaunchModel& launches, JobRunner& jobs, Advisor& advisor);

    const std::vector<Problem>& all() const { return m_all; }
    /// Gives the problems of the newest build alone.
    const std::vector<Problem>& ofBuild() const { return m_ofBuild; }

signals:
    void changed();

private:
    void update();

    Documents& m_documents;
    BuildController& m_builds;
    LaunchModel& m_launches;
    JobRunner& m_jobs;
    Advisor& m_advisor;
    std::vector<Problem> m_all, m_ofBuild;
};

}  // namespace kd
