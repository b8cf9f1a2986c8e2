// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/interruption.h"
#include "app/kerneldesk/options.h"
#include "app/kerneldesk/progress.h"
#include "core/compile/listing/listing.h"
#include "ui/client/client.h"
#include "ui/program/sweepjudge.h"
#include "ui/program/sweeprunner.h"
#include "ui/program/sweepworkers.h"
#include "ui/program/trialrunner.h"

#include <QEventLoop>
#include <QFuture>
#include <QFutureWatcher>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kd::cli {

/// The target of these options. Throws Failure when its name is not in the user's settings.
Target chosenTarget(const TargetOptions& options);

/// All results of a sweep as they are at its end, when what no good check of a worker stands behind is not ranked, and why it
/// ended.
struct SweptResults {
    SweepRunner::Results results;
    SweepEnding ending = SweepEnding::Points;
};

/// The target that a command works with. Every call runs the event loop until its answer is there; Ctrl+C cancels it and
/// throws Failure (Interrupted).
class Connection : public QObject {
    Q_OBJECT
public:
    /// Throws Failure when the target's name is not in the user's settings.
    explicit Connection(const TargetOptions& options);
    /// The first of several workers, which sweep() gives the points to. Their names are not in the user's settings any more.
    Connection(const TargetOptions& options, std::vector<NamedWorker> workers);

    /// Asked for once.
    const TargetInfo& target();
    /// The chosen device, else the default one; null when there is none by that name, or none at all. Says once on standard
    /// error when it is not what its settings ask for.
    const DeviceInfo* device();
    /// The same; throws Failure (Lacking) in place of null.
    const DeviceInfo& requiredDevice();
    /// Gives the architectures of `settings`, checked for their form; where there are none, that of the device, else sm_90.
    /// Throws Failure when a device is asked for that there is not.
    std::vector<std::string> architectures(const CompileSettings& settings);

    /// Says what compile() does with a compile whose process, and the one that tried again, were ended from outside.
    enum class OnLost { Throw, Keep };
    /// In the order of `requests`, and all at once; but where they leave the compiler open, the `leading` one is compiled before
    /// the others, and its compiler judges them, too. Throws Failure when the compiler is missing or does not know an
    /// architecture, and as `onLost` says; everything else is in the outcomes, with Keep also that nvcc does not know one.
    std::vector<CompileOutcome> compile(std::vector<CompileRequest> requests, std::size_t leading = 0,
                                        OnLost onLost = OnLost::Throw);
    /// The same of the candidates of a program whose build is `present`, which TrialRunner compiles; what `prepare` cancels stays
    /// so.
    std::vector<CompileOutcome> compile(const Program& program, const CompileOutcome& present,
                                        const std::vector<Candidate>& candidates, TrialRunner::Prepare prepare);
    /// `build` is what the launch was prepared from.
    RunOutcome run(const RunRequest& request, const CompileOutcome& build, const std::vector<PlanBlob>& blobs);
    TimingOutcome time(const TimingRequest& request, const CompileOutcome& build, const std::vector<PlanBlob>& blobs);
    /// `blobs` are those of both.
    ComparisonOutcome compare(const ComparisonRequest& request, const CompileOutcome& first, const CompileOutcome& second,
                              const std::vector<PlanBlob>& blobs);
    CountOutcome count(const CountRequest& request, const CompileOutcome& build, const std::vector<PlanBlob>& blobs);
    /// Measures the points of a sweep; each result is told as it comes. `swept` has what there is also where it throws.
    void sweep(SweepJob job, std::shared_ptr<SweepJournal> journal, SweepRunner::OnResult onResult, SweptResults& swept);
    /// The verdict on a sweep whose points are measured: see SweepJudge. Throws Failure (Lacking) where it cannot be found.
    SweepJudge::Verdict judge(const SweepJob& job, const SweepTable& table, std::shared_ptr<SweepJournal> journal,
                              SweepJudge::OnTurns onTurns);
    /// The text of Tile IR. Throws Failure (Lacking) where it cannot be had, with why.
    std::string listTileIr(std::vector<std::byte> tileIr);
    /// The machine code of all kernels of a program as text. Throws Failure (Lacking) where nothing of it can be had, with why, and
    /// complains of what is missing.
    std::string listSass(const CompileOutcome& outcome);
    /// The same with its lines and addresses. `programName` is that of the compile's request, by which lines of the source are told
    /// from those of headers; empty where it is not known.
    Listing machineCode(const CompileOutcome& outcome, const std::string& programName = {});
    /// Has the worker compute of what it keeps. Throws Failure (Lacking) when it no longer has it.
    DataAnswer analyse(const DataRequest& request);
    /// Throws Failure (Lacking) when the worker no longer has it.
    std::vector<std::byte> fetch(const std::string& blob, std::uint64_t bytes);

private:
    template <typename T> T await(QFuture<T> future, Progress* progress = nullptr);
    void requireNoInterruption() const;
    void requireCompiler(const CompileOutcome& outcome);
    CompileOutcome answered(const QFuture<CompileOutcome>& compile, const BuildCompiler& compiler, OnLost onLost);

    TargetOptions m_options;
    std::vector<NamedWorker> m_workers;
    Interruption m_interruption;
    Client m_client;
    std::optional<TargetInfo> m_target;
    bool m_hasComplained = false;  ///< a complaint was made of what the chosen device is not
};

}  // namespace kd::cli
