// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"
#include "core/compile/buildcompiler.h"
#include "core/session/launch/launchsetup.h"
#include "core/sweep/journal.h"
#include "core/sweep/result.h"
#include "core/sweep/space.h"
#include "core/sweep/strategy.h"
#include "ui/program/program.h"
#include "ui/program/sweeppool.h"

#include <QFuture>
#include <QObject>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kd {

class Client;
struct CompileOutcome;
struct RunOutcome;
struct SweptPoint;
struct TimingOutcome;

/// What a device reaches at most, and the share of it at which a sweep has found enough.
struct SweepRoof {
    double bandwidth = 0;  ///< bytes a second; 0: not known
    double flopRate = 0;   ///< operations a second; 0: not known
    double share = 0;      ///< above 0 to 1: the sweep ends with the first point that reaches it; 0: it goes on
};

/// Says why a sweep came to its end.
enum class SweepEnding {
    Points,    ///< all points that its strategy and its budget have are measured
    Patience,  ///< no better point was found for long enough
    Roof       ///< a point reached the wanted share of the roof
};

/// Says what is swept, and how it is measured.
struct SweepJob {
    Program program;             ///< with the launch that the points change
    SweepSpace space;
    SweepPlan plan;
    std::string device;          ///< "cuda:0", "emulated"
    std::string deviceName;      ///< "NVIDIA H200"
    std::string deviceUuid;      ///< of the GPU; empty of the emulated one
    std::string architecture;    ///< of points that name none: "sm_90"
    CompileRequest request;      ///< of the program as it stands: what it reaches is part of the journal's key
    BuildCompiler compiler;      ///< judges all points, where one is known
    TimingSettings timing;
    SweepFigure figure = SweepFigure::Duration;
    SweepRoof roof;              ///< shares of it are known where the timing declares its work
    bool measuresToday = true;   ///< the program as it stands comes first
    int ahead = 8;               ///< points that compile or are compiled and wait for a worker, at most; several workers want more
    std::uint64_t checkEvery = 50;  ///< points that one of several workers measures before it measures the shared point again
    SweepPatience patience;      ///< with workers that end
};

/// How far a sweep is.
struct SweepProgress {
    std::uint64_t done = 0, total = 0;   ///< points; fewer are done where it ends early
    std::optional<Seconds> left;         ///< nothing before a few points were done in this session
    std::optional<double> best;          ///< figure
    std::size_t workers = 1;             ///< that are there, of those that the sweep was given
    std::map<std::string, std::uint64_t> doneBy;  ///< points that each of several workers measured in this session, by its name
};

/// How one of several workers fares.
struct SweepWorkerState {
    std::string name, device;     ///< "gpu2", "NVIDIA H200"; the device is empty before it is known
    SweepPool::Presence presence = SweepPool::Presence::Joining;
    std::uint64_t done = 0;       ///< points that it measured in this session
    std::optional<double> drift;  ///< change of its figure of the shared point since its first one, as a share of that
    bool hasDrifted = false;      ///< too far: its points since the last good check are not ranked
    Message sentence;             ///< why it is away or left out
};

/// The key of a job's journal.
std::string journalKey(const SweepJob& job);
/// What its journal says of it; the kernel is the one that the launch names.
SweepHeader journalHeader(const SweepJob& job);

/// Sweeps a program: points compile beside each other ahead of the workers, each of which measures one at a time. Whatever a point
/// does wrong is its result. Code and launch that were measured once are not measured again. The newest run wins.
///
/// A worker that ends gives its point back, which another one takes, or itself when it has come again and there is no other; a
/// point with which two ended in a row, or the only one twice, is a Fault, and speaks against none of them that measures another
/// one well. Several workers measure one point alike, which is the program as it stands where that can be measured, before all
/// others, now and then, and at the end: what no good check stands behind, since the worker drifted from its own first figure or
/// is gone, is measured again by another one, or else not ranked.
class SweepRunner : public QObject {
public:
    /// Called for each result that comes, and for none that is known before. What is measured again is told again; what is not
    /// ranked any more is not told, and stands in the results alone.
    using OnResult = std::function<void(const SweepResult& result, const SweepProgress& progress)>;
    using Results = std::vector<SweepResult>;

    /// Called with a sentence when a worker has left, for a while or for good, and when it is there again.
    using OnNotice = std::function<void(const Message& sentence)>;

    /// One worker, whose device the job names. `client` outlives the runner.
    explicit SweepRunner(Client& client, QObject* parent = nullptr);
    /// Several, of which the first has the job's device; 1 to kMaxSweepWorkers. Their clients outlive the runner.
    explicit SweepRunner(std::vector<SweepWorker> workers, QObject* parent = nullptr);
    ~SweepRunner() override;

    /// Ends what runs before. Results of `journal`, which may be null, are not found out again, and each new one is on the disk
    /// before the device measures the next. The future gives all results, in the order in which they came, or throws an Error: a
    /// compiler or a device that is not there, a full disk. It is cancelled with the run. What came until then is partResults().
    QFuture<Results> run(SweepJob job, std::shared_ptr<SweepJournal> journal, OnResult onResult = {});
    void setOnNotice(OnNotice onNotice) { m_onNotice = std::move(onNotice); }
    /// Several workers as they are, else as they were when the last run ended; none of a single one.
    std::vector<SweepWorkerState> workers() const;
    /// Called when workers() may have changed, but not for each result.
    void setOnWorkers(std::function<void()> onWorkers) { m_onWorkers = std::move(onWorkers); }
    bool isBusy() const { return m_run != nullptr; }
    /// Begins no further point until resume() or the next run(); those that compile or are measured come to their end and are told.
    void pause();
    /// Goes on after pause(); without one it does nothing.
    void resume();
    /// True from pause() to resume(), also while nothing runs.
    bool isPaused() const { return m_isPaused; }
    /// True while a run is paused and nothing of it is under way any more.
    bool isResting() const;
    /// Says why the last run that finished did; meaningless before one has.
    SweepEnding ending() const { return m_ending; }
    /// Ends all compiles and the timing; the journal has what came before.
    void cancel();
    /// All results that the newest run had when it failed or was cancelled; none of one that came to its end.
    const Results& partResults() const { return m_partResults; }

private:
    struct Run;
    struct Bench;
    struct Record;
    using RunPointer = std::shared_ptr<Run>;
    using Worker = std::size_t;

    void connectPool(const RunPointer& run);
    void adoptJournal(Run& run);
    void onJoined(const RunPointer& run, Worker worker);
    void onLeft(const RunPointer& run, Worker worker, const Message& sentence, bool isForGood);
    void tell(const Run& run, Worker worker, const Message& sentence, bool isForGood) const;
    void tellWorkers() const;
    void pump(const RunPointer& run);
    void start(const RunPointer& run, std::optional<std::uint64_t> number, std::vector<Worker> lostOn = {},
               std::optional<Worker> checks = {});
    void compile(const RunPointer& run, SweptPoint point);
    void plan(const RunPointer& run, SweptPoint point, const CompileOutcome& answer);
    void planned(const RunPointer& run, SweptPoint point);
    void refuse(const RunPointer& run, SweptPoint point, SweepResult::State state, const Message& sentence);
    void measureNext(const RunPointer& run);
    void check(const RunPointer& run, Worker worker);
    bool giveNext(const RunPointer& run, Worker worker);
    void send(const RunPointer& run, Worker worker, SweptPoint point);
    void measured(const RunPointer& run, Worker worker, SweptPoint point, const TimingOutcome& outcome, Seconds duration);
    void lost(const RunPointer& run, Worker worker, SweptPoint point, const RunOutcome& ran);
    void blame(const RunPointer& run, SweptPoint point, const Message& sentence);
    bool isForAnother(const Run& run, Worker worker, const SweptPoint& point) const;
    void checked(const RunPointer& run, Worker worker, const SweepResult& result);
    void takeFirst(const RunPointer& run, Worker worker, const SweepResult& result);
    void measureAgain(const RunPointer& run, const WorkerRanking::Places& places);
    bool checkLast(const RunPointer& run);
    void conclude(const RunPointer& run, SweepResult result, std::optional<Worker> worker = {});
    void writeNext(const RunPointer& run);
    void told(const RunPointer& run, const Record& record);
    void toldResult(const RunPointer& run, const Record& record);
    void finishIfDone(const RunPointer& run);
    void finish(const RunPointer& run);
    void fail(const RunPointer& run, const Message& sentence);
    void release(const RunPointer& run);

    std::vector<SweepWorker> m_workers;
    OnNotice m_onNotice;
    std::function<void()> m_onWorkers;
    std::vector<SweepWorkerState> m_lastWorkers;
    RunPointer m_run;
    bool m_isPaused = false;
    SweepEnding m_ending = SweepEnding::Points;
    Results m_partResults;
};

}  // namespace kd
