// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"
#include "ui/workbench/runs/runrecord.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace kd {

class Client;
class Document;
class Documents;
class JobRunner;
class TargetConnection;

/// What the emulated GPU found where a real one only said that a launch failed; never changed after it was made.
struct FaultFindings {
    RunRecordPointer run;               ///< that failed
    std::optional<RunOutcome> outcome;  ///< of the same launch on the emulated GPU; nothing where it could not be run there
    QString failure;                    ///< why not, one sentence then
    bool isCutShort = false;            ///< it took longer than it was given
};

/// Explains runs that failed on a real GPU: the same source is compiled for the emulated GPU of the same target, and the same
/// launch is run there with every check. A run that fails is explained by itself where that takes no longer than two seconds; it
/// stands back where the user starts a job. One at a time; none of it becomes a run of the history.
class FaultExplanation : public QObject {
    Q_OBJECT
public:
    FaultExplanation(Client& client, Documents& documents, TargetConnection& target, JobRunner& jobs);
    ~FaultExplanation() override;

    /// Tells whether a run failed so that the emulated GPU may know more.
    static bool isFor(const RunRecord& run);
    /// Why explain() cannot be done now, in one sentence; empty when it can.
    QString whyNot(const RunRecordPointer& run) const;
    /// `waits`: for as long as the launch may take.
    void explain(const RunRecordPointer& run, bool waits);
    void stop();
    bool isGoingOn() const { return m_course != nullptr; }
    /// The answer to the last question; null before the first, while the next one is under way and where that was stopped.
    const std::shared_ptr<const FaultFindings>& found() const { return m_found; }

signals:
    /// Any of the above.
    void changed();

private:
    struct Course;
    using CoursePointer = std::shared_ptr<Course>;

    void prepare(const CoursePointer& course);
    void compile(const CoursePointer& course, const CompileRequest& request);
    void prepareRun(const CoursePointer& course, CompileOutcome build);
    void run(const CoursePointer& course);
    void end(const CoursePointer& course, FaultFindings findings);

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    JobRunner& m_jobs;
    CoursePointer m_course;  ///< the one that goes on; null: none
    std::shared_ptr<const FaultFindings> m_found;
};

}  // namespace kd
