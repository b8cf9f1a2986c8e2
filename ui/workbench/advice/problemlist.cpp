// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/advice/problemlist.h"

#include "ui/workbench/advice/advice.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/runs/jobrunner.h"

namespace kd {

ProblemList::ProblemList(Documents& documents, BuildController& builds, LaunchModel& launches, JobRunner& jobs, Advisor& advisor)
    : m_documents(documents), m_builds(builds), m_launches(launches), m_jobs(jobs), m_advisor(advisor)
{
    connect(&jobs, &JobRunner::runsChanged, this, &ProblemList::update);
    connect(&advisor, &Advisor::changed, this, &ProblemList::update);  // behind every build, too
    connect(&documents, &Documents::pathsChanged, this, &ProblemList::update);
}

void ProblemList::update()
{
    const Build& build = m_builds.build();
    m_ofBuild = problemsOf(build, m_documents.current());
    m_all = m_ofBuild;
    const RunRecordPointer run = m_jobs.lastRun();
    if (run && build && run->revision == build.revision && run->compileRevision == build.compileRevision) {
        const std::vector<Problem> ofRun = problemsOf(*run, m_documents.current());
        m_all.insert(m_all.end(), ofRun.begin(), ofRun.end());
    }
    const std::vector<Problem> advice = adviceOf(m_builds, m_launches, m_advisor);
    m_all.insert(m_all.end(), advice.begin(), advice.end());
    emit changed();
}

}  // namespace kd
