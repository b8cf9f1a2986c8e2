// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/client/client.h"

#include "core/base/backgroundthread.h"
#include "ui/client/dispatcher.h"

#include <map>
#include <utility>

namespace kd {
namespace {

using Post = void (WorkerWire::*)(quint64, const QString&, const QByteArray&);

/// They may be gigabytes: neither copied nor given back to the system in the caller's thread. At the end of the program nobody
/// waits until they are.
void addBlob(CallBlobs& blobs, const std::string& id, std::vector<std::byte> bytes)
{
    static BackgroundThread& releasing = *new BackgroundThread;
    auto* const owned = new std::vector<std::byte>(std::move(bytes));
    const auto release = [](const std::vector<std::byte>* done) { releasing.start([done] { delete done; }); };
    blobs[QString::fromStdString(id)] = CallBlobs::mapped_type(owned, release);
}

CallBlobs blobsOf(const RunRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs)
{
    CallBlobs all;
    addBlob(all, request.cubinBlob, std::move(cubin));
    for (PlanBlob& blob : blobs)
        addBlob(all, blob.id, std::move(blob.bytes));
    return all;
}

}  // namespace

struct Client::Private {
    Private(Target target, ClientTimeouts times) : dispatcher(std::move(target), times), timings(times) { }

    Dispatcher dispatcher;
    ClientTimeouts timings;
    std::map<QString, quint64> newestCompiles;  ///< by tag

    /// A cancelled future says so on its own; queued, since the call does not survive it.
    std::function<void()> canceller(quint64 job)
    {
        return [this, job] {
            QMetaObject::invokeMethod(
                &dispatcher, [this, job] { dispatcher.cancel(job); }, Qt::QueuedConnection);
        };
    }

    std::function<void(Connection&)> sender(quint64 job, const QString& tag, const Json& request, Post post)
    {
        return dispatcher.sender(request, [job, tag, post](Connection& connection, const QByteArray& message) {
            (connection.worker().*post)(job, tag, message);
        });
    }

    /// Queues of the worker count: each call that is pending may take its time before.
    std::chrono::milliseconds limitFor(std::chrono::milliseconds own) const
    {
        return (own + timings.margin) * (dispatcher.pending() + 1);
    }

    template <typename C> auto start(quint64 job, std::unique_ptr<C> call, std::chrono::milliseconds limit)
    {
        const auto future = call->future();
        dispatcher.add(job, std::move(call), limit);
        return future;
    }
};

Client::Client(Target target, QObject* parent, ClientTimeouts timings)
    : QObject(parent), d(std::make_unique<Private>(std::move(target), timings))
{
    connect(&d->dispatcher, &Dispatcher::console, this, &Client::console);
    connect(&d->dispatcher, &Dispatcher::notice, this, &Client::notice);
    connect(&d->dispatcher, &Dispatcher::lost, this, &Client::lost);
    connect(&d->dispatcher, &Dispatcher::ready, this, &Client::ready);
}

Client::~Client() = default;

void Client::setTarget(Target target)
{
    d->dispatcher.setTarget(std::move(target));
}

QFuture<TargetInfo> Client::describe()
{
    const quint64 job = d->dispatcher.nextJob();
    auto call = std::make_unique<DescribeCall>(d->canceller(job));
    call->send = [job, asking = call.get()](Connection& connection) {
        asking->programVersion = connection.programVersion();
        connection.worker().describe(job);
    };
    return d->start(job, std::move(call), d->timings.describe);
}

QFuture<CompileOutcome> Client::compile(const CompileRequest& request, const QString& tag)
{
    const quint64 job = d->dispatcher.nextJob();
    d->newestCompiles[tag] = job;
    const auto isNewest = [this, tag, job] { return d->newestCompiles[tag] == job; };
    CompileCall::Told told;
    told.figures = [this, tag, isNewest](const CompileOutcome& outcome) {
        if (isNewest())
            emit compiled(tag, outcome);
    };
    told.compiler = [this, tag, isNewest](CompilerChoice compiler) {
        if (isNewest())
            emit compilerChosen(tag, compiler);
    };
    auto call = std::make_unique<CompileCall>(d->canceller(job), request.architecture, std::move(told));
    call->send = d->sender(job, tag, request, &WorkerWire::compile);
    return d->start(job, std::move(call), d->limitFor(request.deadline));
}

QFuture<RunOutcome> Client::run(const RunRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                const QString& tag)
{
    const quint64 job = d->dispatcher.nextJob();
    RunRequest sent = request;
    if (sent.cubinBlob.empty())
        sent.cubinBlob = blobIdOf(cubin);
    auto call = std::make_unique<RunCall>(d->canceller(job), sent);
    call->blobs = blobsOf(sent, std::move(cubin), std::move(blobs));
    call->send = d->sender(job, tag, sent, &WorkerWire::run);
    return d->start(job, std::move(call), d->limitFor(std::chrono::ceil<Milliseconds>(sent.plan.deadline)));
}

QFuture<TimingOutcome> Client::time(const TimingRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                    const QString& tag)
{
    const quint64 job = d->dispatcher.nextJob();
    TimingRequest sent = request;
    if (sent.run.cubinBlob.empty())
        sent.run.cubinBlob = blobIdOf(cubin);
    auto call = std::make_unique<TimeCall>(d->canceller(job), sent);
    call->blobs = blobsOf(sent.run, std::move(cubin), std::move(blobs));
    call->send = d->sender(job, tag, sent, &WorkerWire::time);
    return d->start(job, std::move(call), d->limitFor(std::chrono::ceil<Milliseconds>(sent.maxDuration + sent.run.plan.deadline)));
}

QFuture<ComparisonOutcome> Client::compare(const ComparisonRequest& request, std::vector<std::byte> first,
                                           std::vector<std::byte> second, std::vector<PlanBlob> blobs, const QString& tag)
{
    const quint64 job = d->dispatcher.nextJob();
    ComparisonRequest sent = request;
    if (sent.first.cubinBlob.empty())
        sent.first.cubinBlob = blobIdOf(first);
    if (sent.second.cubinBlob.empty())
        sent.second.cubinBlob = blobIdOf(second);
    auto call = std::make_unique<CompareCall>(d->canceller(job), sent);
    call->blobs = blobsOf(sent.first, std::move(first), std::move(blobs));
    addBlob(call->blobs, sent.second.cubinBlob, std::move(second));
    call->send = d->sender(job, tag, sent, &WorkerWire::compare);
    const Seconds own = sent.maxDuration + sent.first.plan.deadline + sent.second.plan.deadline;
    return d->start(job, std::move(call), d->limitFor(std::chrono::ceil<Milliseconds>(own)));
}

QFuture<CountOutcome> Client::count(const CountRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                    const QString& tag)
{
    const quint64 job = d->dispatcher.nextJob();
    CountRequest sent = request;
    if (sent.run.cubinBlob.empty())
        sent.run.cubinBlob = blobIdOf(cubin);
    auto call = std::make_unique<CountCall>(d->canceller(job), sent);
    call->blobs = blobsOf(sent.run, std::move(cubin), std::move(blobs));
    call->send = d->sender(job, tag, sent, &WorkerWire::count);
    return d->start(job, std::move(call), d->limitFor(std::chrono::ceil<Milliseconds>(sent.run.plan.deadline)));
}

QFuture<Disassembly> Client::disassemble(DisassemblyRequest request, const QString& tag)
{
    const quint64 job = d->dispatcher.nextJob();
    const std::string id = request.cubinSha256.empty() ? blobIdOf(request.cubin) : contentId(request.cubinSha256);
    request.cubinSha256 = id.substr(id.find(':') + 1);
    auto call = std::make_unique<DisassembleCall>(d->canceller(job), request.cubinSha256);
    addBlob(call->blobs, id, std::move(request.cubin));
    call->send = d->sender(job, tag, request, &WorkerWire::disassemble);
    return d->start(job, std::move(call), d->limitFor(request.deadline));
}

QFuture<GaugeSample> Client::sample(const QString& pciBusId)
{
    const quint64 job = d->dispatcher.nextJob();
    auto call = std::make_unique<SampleCall>(d->canceller(job));
    call->send = [job, pciBusId](Connection& connection) { connection.worker().sample(job, pciBusId); };
    return d->start(job, std::move(call), d->timings.sample);
}

QFuture<DataAnswer> Client::analyse(const DataRequest& request, const QString& tag)
{
    const quint64 job = d->dispatcher.nextJob();
    auto call = std::make_unique<AnalyseCall>(d->canceller(job));
    call->send = d->sender(job, tag, request, &WorkerWire::analyse);
    return d->start(job, std::move(call), d->limitFor(request.deadline));
}

QFuture<QByteArray> Client::fetch(const QString& blob, quint64 offset, quint64 length)
{
    const quint64 job = d->dispatcher.nextJob();
    auto call = std::make_unique<FetchCall>(d->canceller(job), blob, offset, length);
    call->send = [this, job, asking = call.get()](Connection&) { d->dispatcher.askSlices(job, *asking); };
    return d->start(job, std::move(call), d->timings.slice);
}

void Client::cancelAll()
{
    d->dispatcher.cancelAll();
}

qint64 Client::processId() const
{
    return d->dispatcher.processId();
}

}  // namespace kd
