// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/measure/counting.h"
#include "core/occupancy/occupancy.h"
#include "ui/program/sweepjudge.h"
#include "ui/program/sweeprunner.h"
#include "ui/program/sweepworkers.h"
#include "ui/workbench/launch/documentlaunch.h"
#include "ui/workbench/runs/documentjobs.h"
#include "ui/workbench/sweep/sweepresults.h"
#include "ui/workbench/sweep/sweepsetup.h"
#include "ui/workbench/sweep/sweepstore.h"
#include "ui/workbench/sweep/sweepsuggestions.h"

#include <QFuture>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace kd {

struct SweepUsed;

/// A point's program, for who looks at it.
struct PointProgram {
    std::string source;   ///< as use() would write it
    QStringList defines;  ///< "TILE=128", what the compiler is told beside it then
    CompileOutcome build;
    QString problem;             ///< one sentence why there is no build; empty where there is one
    std::string machineCode;     ///< SASS as text
    QString machineCodeProblem;  ///< one sentence why it is not there, or not whole
    std::optional<OccupancyResult> occupancy;  ///< of its launch
    QString occupancyProblem;                  ///< one sentence why there is none of a program that compiled
};

/// The sweep of one document: its set-up, kept in its session, and what came of it, kept on the disk as it comes. Goes on while
/// another document is current. A part of the document: what it is made of is there as long as it is asked for anything.
class DocumentSweep : public QObject {
    Q_OBJECT
public:
    enum class State { Idle, Waiting, Running, Paused };

    DocumentSweep(Client& client, Document& document, const TargetConnection& target, DocumentBuild& build, DocumentLaunch& launch,
                  DocumentJobs& jobs);
    ~DocumentSweep() override;

    const SweepSetup& setup() const { return m_setup; }
    /// Kept in the session. check() follows.
    void setSetup(const SweepSetup& setup);
    const SweepCheck& check() const { return m_check; }
    /// check() is of the set-up as it stands.
    bool isChecked() const { return !m_delay.isActive() && !m_isChecking; }
    std::vector<SweepSuggestion> suggestions() const;
    /// Who could measure beside the document's own device: other devices of its target, targets of the user's settings, Slurm.
    /// Reads the settings.
    std::vector<SweepSuggestion> workerSuggestions() const;
    /// Counts, on the emulated GPU.
    SweepFigure figure() const;
    bool isEmulated() const;

    /// Why start() cannot be done now, in one sentence; empty where it can.
    QString whyNot() const;
    /// Something that its check depends on may be another one by now: it is made soon.
    void checkSoon() { m_delay.start(); }
    /// Sweeps from the beginning.
    void start();
    /// The points that are measured stay; the device is free for others.
    void pause();
    /// Goes on with what was paused, or with interrupted().
    void resume();
    void stop();
    State state() const { return m_state; }
    bool isBusy() const { return m_state == State::Waiting || m_state == State::Running; }
    const SweepProgress& progress() const { return m_progress; }
    /// While the points are measured and the best of them are launched in turns; nothing else.
    const std::optional<SweepTurns>& turns() const { return m_turns; }
    /// Those of a sweep that several share, also after its end; none of others.
    const std::vector<SweepWorkerState>& workers() const { return m_workers; }
    const SweepResults& results() const { return m_results; }
    /// A sweep of this document that came to no end, of this window or one before it: resume() goes on with it. Null: none.
    const StoredSweep* interrupted() const;
    /// Removes the interrupted sweep, results and all.
    void forget();
    /// The results as one value for files, with all samples where the journal can be read. Blocks: for other threads; what it needs
    /// is taken when it is called here.
    std::function<SweepTable()> tableReader() const;

    /// Makes the document the program of a point: text, launch form and compile settings, as one step. Returns what it changed, or
    /// nothing, and failed() says why.
    QStringList use(std::uint64_t point);
    /// The point that the document is as it stands; nothing where it is none of results().
    std::optional<SweepPoint> presentPoint() const;
    /// use() can be taken back: the document is still what it made of it.
    bool canTakeBack() const;
    void takeBack();

    /// The program of a point and what the compiler makes of it.
    QFuture<PointProgram> programOfPoint(std::uint64_t point);
    /// What one launch of a point does in the device, counted on its turn as the document's job; where nothing is counted the
    /// outcome says why.
    QFuture<CountOutcome> countPoint(std::uint64_t point);

signals:
    void setupChanged();
    void checked();
    void stateChanged();
    void resultsReplaced();  ///< another sweep, or none
    void resultsAdded();     ///< at most 10 a second
    void progressed();       ///< turns() or workers() are others, at most 10 a second
    void usedChanged();      ///< canTakeBack() or presentPoint() may be another; not with every key
    void failed(const QString& sentence);
    void noticed(const QString& sentence);
    void takenBack(const QString& sentence);  ///< what noticed() said of a point that was used holds no longer

private:
    struct Opened;
    struct PointWork;
    struct CountWork;
    void addMachineCode(const std::shared_ptr<PointWork>& given);
    void prepareCount(const std::shared_ptr<CountWork>& work, std::uint64_t point);
    void planCount(const std::shared_ptr<CountWork>& work, const CompileOutcome& build);
    void stopCount(const std::shared_ptr<CountWork>& work);
    void endCount(const std::shared_ptr<CountWork>& work, CountOutcome outcome);
    void onSession();
    void beginCheck();
    AxisNames axisNames() const;
    LaunchSetup sweptLaunch() const;
    SweepJob jobOf(std::shared_ptr<const SweepSpace> space) const;
    void begin(std::shared_ptr<const SweepJob> job, std::optional<StoredSweep> stored);
    void open(const StoredSweep& stored);
    void onOpened(const Opened& opened);
    void beginRunner(const std::vector<NamedWorker>& workers);
    void onMeasured(const SweepRunner::Results& results, const std::shared_ptr<SweepJournal>& journal);
    void onJudged(const SweepJudge::Verdict& verdict);
    void onTurns(const SweepTurns& turns);
    void onFailed(const QString& sentence);
    void releaseWorkers();
    void followWorkers();
    void flush();
    void setState(State state);
    void end(State state, bool wasStopped);
    void lookForStored();
    void noteFinished();
    bool isAsUsed() const;
    void followText();

    Client& m_client;
    Document& m_document;
    const TargetConnection& m_target;
    DocumentBuild& m_builds;
    DocumentLaunch& m_launches;
    DocumentJobs& m_jobs;
    SweepSetup m_setup;
    SweepCheck m_check;
    QTimer m_delay, m_batch, m_present;
    bool m_isChecking = false, m_wantsCheck = false, m_startsWhenChecked = false, m_resumesWhenChecked = false;
    quint64 m_number = 0;  ///< of the newest sweep that was begun
    quint64 m_turn = 0;    ///< its turn on the device
    State m_state = State::Idle;
    std::shared_ptr<const SweepJob> m_job;
    std::optional<StoredSweep> m_stored;  ///< files of the sweep whose results these are
    std::weak_ptr<SweepJournal> m_journal;
    std::vector<SweepResult> m_fresh;  ///< not in m_results yet
    SweepProgress m_progress;
    SweepResults m_results;
    std::unique_ptr<SweepUsed> m_used;  ///< what use() did last
    QString m_lookedFor;                ///< path of the document whose stored sweeps were looked at
    std::unique_ptr<SweepClients> m_clients;  ///< of several workers, while they measure; null of one
    std::unique_ptr<SweepRunner> m_runner;    ///< of the newest sweep; null before it, and when several workers have ended
    SweepJudge m_judge;
    std::optional<SweepTurns> m_turns;
    std::vector<SweepWorkerState> m_workers;
};

}  // namespace kd
