// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/buildstanding.h"
#include "ui/workbench/runs/documentjobs.h"
#include "ui/workbench/runs/runage.h"
#include "ui/workbench/runs/timings.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <vector>

namespace kd {

/// The job and the runs of the current document. Every document has its own (of()), which go on while another one is current.
class JobRunner : public QObject {
    Q_OBJECT
public:
    JobRunner(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, LaunchModel& launches);
    ~JobRunner() override;

    DocumentJobs& of(Document& document) const;
    const Job& job() const { return current().job(); }
    bool isRunning() const { return current().isRunning(); }
    /// Why run() and time() cannot be done now, in one sentence; empty when they can.
    QString whyNot() const { return current().whyNot(); }
    void compile() { current().compile(); }
    /// Compiles first where the text was changed since.
    void run();
    void time();
    /// Launches a kept run (A) and another one, or the build of now, by turns; see DocumentJobs::compare().
    void compare(const RunRecordPointer& first, const RunRecordPointer& second = {});
    /// Compares the build of now with the baseline of its kernel.
    void compareWithBaseline();
    QString whyNotCompare(const RunRecordPointer& first, const RunRecordPointer& second = {}) const
    {
        return current().whyNotCompare(first, second);
    }
    void stop() { current().stop(); }
    const std::vector<RunRecordPointer>& runs() const { return current().runs(); }
    /// The newest of them since the program started; null when there is none.
    RunRecordPointer lastRun() const;
    RunRecordPointer lastTiming() const;
    /// Tells whether what it found holds for the program and its launch as they stand.
    RunAge ageOf(const RunRecord& record) const;
    /// Gives the timings of the chosen kernel with the launch as it was checked last; none where that is not complete.
    std::vector<WorkloadTiming> timingsOfWork() const;
    void setLabel(int number, const QString& label) { current().setLabel(number, label); }
    void setNote(int number, const QString& note) { current().setNote(number, note); }
    /// Keeps the runs of every project in a folder of its own below `root`, and shows those of earlier starts of the program.
    void keepHistory(const std::filesystem::path& root);
    void setBaseline(int number, bool isBaseline) { current().setBaseline(number, isBaseline); }
    void remove(int number) { current().remove(number); }
    void adoptReport(const Report& report) { current().adoptReport(report); }

    const TimingSettings& timingSettings() const { return m_documents.current().session().timing; }
    /// Kept in the session.
    void setTimingSettings(const TimingSettings& settings);
    /// Has runs of all documents on the emulated GPU count instructions and accesses a line.
    void setCountsLines(bool counts) { m_settings->countsLines = counts; }
    bool countsLines() const { return m_settings->countsLines; }
    /// Chooses what runs of all documents on the emulated GPU look for.
    void setChecks(HazardChecks checks) { m_settings->checks = checks; }
    HazardChecks checks() const { return m_settings->checks; }
    /// Has runs of all documents on the emulated GPU note what is no hazard but seldom meant.
    void setNotes(bool notes) { m_settings->notes = notes; }
    bool notes() const { return m_settings->notes; }
    /// Has the builds of all documents compared with the baselines of their kernels as they come.
    void setTimesBuilds(bool times);
    bool timesBuilds() const { return m_settings->timesBuilds; }
    /// How the current document's build stands to its baseline, where builds are timed.
    const BuildStanding& standing() const { return standingOf(m_documents.current()); }
    /// Whether a timing or a sweep of any document goes on and has its device: nothing else may disturb the device meanwhile.
    bool isTimingAnywhere() const;

signals:
    void aboutToStart();  ///< run() or time() was asked for and looks at nothing yet: who holds a typed value gives it now

    // These tell of the current document; the first four whenever another one is current, too
    void jobChanged();     ///< job(), progress included, at most 20 a second
    void whyNotChanged();  ///< job() or whyNot() may be another
    void timingSettingsChanged();
    void runsChanged();
    void agesChanged();  ///< ageOf() of a run may be another
    void ran(const kd::RunRecordPointer& record);
    void standingChanged();     ///< standing() or timesBuilds() is another; also whenever another document is current

    /// A run or a timing of any document has its device: what kernels print from here on is its.
    void begun(kd::Job::Kind kind, const QString& kernel);
    /// A run of any document failed; the sentence begins with the document's name where it is not the current one.
    void failed(const QString& sentence);
    void noticed(const QString& sentence);

private:
    DocumentJobs& current() const { return of(m_documents.current()); }
    void follow(Document& document);
    BuildStanding& standingOf(Document& document) const;
    /// Whether `is` says so of the jobs of any document.
    template <typename Is> bool isAny(Is is) const;
    void showBusy();

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    BuildController& m_builds;
    LaunchModel& m_launches;
    std::shared_ptr<JobSettings> m_settings;
};

}  // namespace kd
