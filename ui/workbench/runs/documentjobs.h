// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/launch/documentlaunch.h"
#include "ui/workbench/runs/devicequeue.h"
#include "ui/workbench/runs/comparisonjob.h"
#include "ui/workbench/runs/historystore.h"
#include "ui/workbench/runs/job.h"
#include "ui/workbench/runs/runrecord.h"

#include <QFuture>
#include <QObject>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace kd {

struct Report;

/// Holds what the jobs of all documents have in common.
struct JobSettings {
    bool countsLines = false;  ///< in runs on the emulated GPU
    HazardChecks checks = HazardChecks::All;  ///< of runs on the emulated GPU
    bool notes = false;        ///< of runs on the emulated GPU
    bool timesBuilds = false;  ///< builds are compared with the baselines of their kernels as they come
    int lastRun = 0;           ///< number of the newest record
    DeviceQueue queue;
    std::filesystem::path history;  ///< the folder below which every project has its history; empty: none is kept on the disk
};

/// Runs and times one document's launch, one at a time, and keeps what came of it. Goes on while another document is current; where
/// several want one device, they have it in their order. A part of the document: what it is made of is there as long as it is
/// asked for anything. What goes on ends with it.
class DocumentJobs : public QObject {
    Q_OBJECT
public:
    DocumentJobs(Client& client, const Document& document, const TargetConnection& target, DocumentBuild& build,
                 DocumentLaunch& launch, std::shared_ptr<JobSettings> settings);
    ~DocumentJobs() override;

    const Job& job() const { return m_job; }
    /// A run, a timing, a comparison or a sweep goes on, or waits for its device.
    bool isRunning() const { return m_job.isLaunching(); }
    QString whyNot() const;
    void compile();
    void run() { begin(Job::Kind::Run); }
    void time() { begin(Job::Kind::Time); }
    /// Launches A, a run that is kept, and B by turns. B is another one, or the build of now where that is null.
    void compare(const RunRecordPointer& first, const RunRecordPointer& second = {});
    /// Why these two cannot be compared now, in one sentence; empty where they can.
    QString whyNotCompare(const RunRecordPointer& first, const RunRecordPointer& second = {}) const;
    void stop();

    /// Work of others on the document's device that is no run of one launch: a sweep, a recording.
    struct DeviceTurn {
        std::string device;
        std::function<void()> begin;  ///< it has the device from here on
        std::function<void()> stop;   ///< the user stops it, or its target is left; endTurn() answers
    };
    /// The document's job is of that kind until endTurn(), and no run or timing of any document is beside it on its device. Gives
    /// the turn's number; 0 where a job goes on already.
    quint64 beginTurn(Job::Kind kind, DeviceTurn turn);
    /// Both do nothing where that turn does not go on.
    void setTurnProgress(quint64 turn, quint64 done, quint64 total);
    void endTurn(quint64 turn, bool wasStopped);

    const std::vector<RunRecordPointer>& runs() const { return m_runs; }
    void setLabel(int number, const QString& label);
    /// The user's own words on a run.
    void setNote(int number, const QString& note);
    /// Takes up the history of the document's project where that is another one than before: of its folder, below
    /// JobSettings::history. A document without a file of the user's own has none.
    void openHistory();
    /// Where the code of kept runs may be; nothing where no history is kept on the disk.
    std::optional<HistoryFolder> historyFolder() const;
    /// Judges later builds of that run's kernel against it, in the place of the one before.
    void setBaseline(int number, bool isBaseline);
    /// The one of that kernel; null where none is chosen.
    RunRecordPointer baselineOf(const std::string& kernel) const;
    void remove(int number);
    /// Keeps a run of another document that had a proposal for this one's text, without its outputs, in the order of time.
    void adoptRun(const RunRecord& run, const QString& label);
    /// Keeps the timing of a report that was opened, with the document.
    void adoptReport(const Report& report);

signals:
    void jobChanged();
    void runsChanged();
    /// The document's run or timing has the device from here on.
    void begun(kd::Job::Kind kind, const QString& kernel);
    void ran(const kd::RunRecordPointer& record);
    void failed(const QString& sentence);
    void noticed(const QString& sentence);

private:
    struct PendingRun;
    QString whyNotBuilt() const;
    QString whyNotLaunched() const;
    void begin(Job::Kind kind);
    void prepare();
    void onChecked();
    void refuse(const QString& sentence);
    std::shared_ptr<PendingRun> pendingRun() const;
    void enqueue(const std::shared_ptr<PendingRun>& pending);
    void send(const std::shared_ptr<PendingRun>& pending);
    template <typename T> void follow(const QFuture<T>& future, std::shared_ptr<const PendingRun> pending);
    void prepareSecond();
    void keep(const PendingRun& pending, RunOutcome run, std::optional<TimingOutcome> timing);
    void keep(const PendingRun& pending, ComparisonOutcome outcome);
    void add(const std::shared_ptr<RunRecord>& record);
    ModuleImage imageOf(const std::vector<std::byte>& image) const;
    void forgetOldCode();
    void restore(const std::vector<RunRecordPointer>& runs);
    LaunchAgain again() const;
    std::vector<RunRecordPointer>::const_iterator find(int number) const;
    template <typename Change> void change(int number, Change change);
    void setKind(Job::Kind kind);
    void onCompiling();
    void end();
    void drop();
    void noteStopped(bool wasStopped);
    bool suitsDevice(QString* sentence) const;

    Client& m_client;
    const Document& m_document;
    const TargetConnection& m_target;
    DocumentBuild& m_builds;
    DocumentLaunch& m_launches;
    std::shared_ptr<JobSettings> m_settings;
    Job m_job;
    Job::Kind m_wanted = Job::Kind::None;  ///< job that follows the compile that goes on
    std::shared_ptr<const CompileOutcome> m_before;  ///< the build when it was asked for
    std::function<void()> m_cancel;
    quint64 m_number = 0;  ///< number of the newest job
    bool m_awaitsCheck = false;   ///< the job goes on with the plan of the check that is being made
    bool m_wasOutdated = false;   ///< the job had that check made, since a file of the plan was written
    bool m_wasStopped = false;    ///< the last run or timing
    double m_elapsed = 0;         ///< seconds, of the job that ended last
    RunRecordPointer m_first, m_second;  ///< what is compared, of a comparison; null `m_second`: the build
    quint64 m_turn = 0;           ///< number of the turn that the job is; 0: it is none
    std::vector<RunRecordPointer> m_runs;
    std::unique_ptr<HistoryStore> m_history;  ///< null: none is kept on the disk
};

}  // namespace kd
