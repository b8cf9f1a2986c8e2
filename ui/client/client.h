// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/compile/compileoutcome.h"
#include "core/compile/compiler.h"
#include "core/compile/compilerequest.h"
#include "core/compile/listing/disassemblerlocation.h"
#include "core/compile/listing/disassembly.h"
#include "core/data/datarequest.h"
#include "core/device/deviceinfo.h"
#include "core/measure/comparison.h"
#include "core/measure/counting.h"
#include "core/measure/gaugesample.h"
#include "core/measure/timingoutcome.h"
#include "core/session/launch/launchplan.h"
#include "core/session/document/runoutcome.h"

#include <QByteArray>
#include <QFuture>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace kd {

/// Holds what a target has: its compiler and its devices.
struct TargetInfo {
    CompilerInfo compiler;
    DeviceList devices;
    DisassemblerLocation disassembler;
    QString programVersion;
};

/// A target is a command line whose standard input and output reach a worker.
struct Target {
    QString name;
    QString program;
    QStringList arguments;
    /// The worker beside this program.
    static Target local();
    /// Splits at spaces outside double quotes (QProcess::splitCommand); no shell sees it.
    static Target fromCommandLine(const QString& name, const QString& commandLine);
};

/// How long a client waits for what. Tests use shorter times.
struct ClientTimeouts {
    Milliseconds preamble{10000};  ///< from the start to the worker's first line, and from there to its first answer
    Milliseconds heartbeat{2000};  ///< between pings
    Milliseconds silence{10000};   ///< without a byte from it a worker counts as stopped, is ended and started again
    Milliseconds describe{60000};  ///< for describe()
    Milliseconds slice{60000};     ///< for each slice of fetch()
    Milliseconds sample{15000};    ///< for sample(): the worker gives up before
    Milliseconds margin{600000};   ///< beyond a request's own deadline, for queues, copies and slow networks
};

/// Starts a target, holds the wire to it, restarts it when it dies, and turns calls into futures. Every call has a deadline;
/// all pending calls end when the process does, with an outcome in state Lost or Unavailable and one sentence.
/// Compile and run futures carry progress where there is any. Lives in the thread that made it; never blocks. What it can be asked
/// is virtual for tests of views, which have another answer (tests/ui/bench/fakeclient.h).
class Client : public QObject {
    Q_OBJECT
public:
    explicit Client(Target target, QObject* parent = nullptr, ClientTimeouts timings = {});
    ~Client() override;

    /// Sets the target from the next call on; the worker that there was is let go, and what was asked of it ends as cancelled.
    virtual void setTarget(Target target);
    virtual QFuture<TargetInfo> describe();
    /// Compiles; for one non-empty `tag` the newest wins: older ones end as Cancelled. Artifacts (ptx, cubin) are in the
    /// outcome.
    virtual QFuture<CompileOutcome> compile(const CompileRequest& request, const QString& tag = {});
    /// Sends the cubin and the blobs first where the worker does not have them. Blobs may be gigabytes: move them here.
    virtual QFuture<RunOutcome> run(const RunRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                    const QString& tag = {});
    virtual QFuture<TimingOutcome> time(const TimingRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                        const QString& tag = {});
    /// Compares two builds, whose modules and blobs are sent as run() sends them; `blobs` are those of both.
    virtual QFuture<ComparisonOutcome> compare(const ComparisonRequest& request, std::vector<std::byte> first,
                                               std::vector<std::byte> second, std::vector<PlanBlob> blobs, const QString& tag = {});
    /// Counts one launch, as run() does it; on a GPU in a process of its own, which takes a launch for every few counters.
    virtual QFuture<CountOutcome> count(const CountRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                        const QString& tag = {});
    /// The machine code of a cubin as text (sassListing() reads it), made beside the worker; it keeps the last ones.
    virtual QFuture<Disassembly> disassemble(DisassemblyRequest request, const QString& tag = {});
    /// Gives what the device at that PCI address tells of itself now ("": the emulated GPU). Never fails: without numbers the
    /// sample says why.
    virtual QFuture<GaugeSample> sample(const QString& pciBusId);
    /// Has something computed of buffers that the worker keeps, where they are; with progress. For one non-empty `tag` the newest
    /// wins. Fails (exception in the future: RuntimeError) when the worker no longer has them, or the request does not fit them.
    virtual QFuture<DataAnswer> analyse(const DataRequest& request, const QString& tag = {});
    /// A part of a finished output. Fails (exception in the future: RuntimeError) when the worker no longer has it.
    virtual QFuture<QByteArray> fetch(const QString& blob, quint64 offset, quint64 length);
    /// Cancelling a future returned above does the same for one call; it then ends without a result.
    virtual void cancelAll();
    /// Process id of the target's command while there is one, else 0.
    virtual qint64 processId() const;

signals:
    /// A compile's figures, as soon as they are known: the future resolves when the signatures are, too. Only of the newest
    /// compile of a tag, and not once that is cancelled.
    void compiled(const QString& tag, const kd::CompileOutcome& outcome);
    /// nvcc goes to work on a compile that left the compiler open. Of the newest one of a tag, before compiled().
    void compilerChosen(const QString& tag, kd::CompilerChoice compiler);
    void console(const QString& text);
    void notice(const QString& sentence);
    void lost(const QString& sentence);  ///< the worker died; it is started again at the next call
    void ready();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace kd
