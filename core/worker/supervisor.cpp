// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/supervisor.h"

#include "core/base/error.h"
#include "core/base/posix/sandbox.h"
#include "core/session/launch/moduleimage.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr qint64 kMaxBacklog = 8 << 20;
constexpr std::chrono::seconds kGoingLimit{2};
constexpr int kNvccProcesses = 2;  // a compile and its signatures; each of them is several processes

/// The folder that `cache` has claimed is not claimed once more for the headers in it.
PchStore::Config headersBeside(const CompileCache& cache, PchStore::Config headers)
{
    std::error_code error;
    const std::filesystem::path folder = cache.folder();
    headers.isClaimed = !folder.empty() && std::filesystem::absolute(folder, error) == headers.folder.parent_path() && !error;
    return headers;
}

Message goneText()
{
    return message("The worker no longer has these bytes: it keeps the outputs of the last {} runs, and what went in and was "
                   "compared with as long as there is memory for it.", BlobStore::kKeptRuns);
}

}  // namespace

std::set<std::string> blobsOf(const GpuJob& job)
{
    std::set<std::string> ids;
    for (const RunRequest* const run : job.runs())
        ids.merge(blobsOf(*run));
    return ids;
}

std::set<std::string> blobsOf(const RunRequest& request)
{
    std::set<std::string> ids{request.cubinBlob};
    for (const BufferPlan& buffer : request.plan.buffers)
        if (!buffer.blob.empty())
            ids.insert(buffer.blob);
    for (const ReferencePlan& reference : request.plan.references)
        if (!reference.blob.empty())
            ids.insert(reference.blob);
    return ids;
}

Supervisor::Supervisor(SupervisorConfig config, QObject* parent) : Supervisor(config, CompileCache(config.cache), parent) { }

Supervisor::Supervisor(SupervisorConfig config, CompileCache cache, QObject* parent)
    : WorkerSource(parent), m_config(std::move(config)), m_budget(m_config.memory), m_blobs(m_config.blobs, &m_budget),
      m_pool({.child = m_config.compileChild,
              .scratchBase = m_config.scratchBase,
              .headers = headersBeside(cache, m_config.headers),
              .processes = m_config.compileProcesses,
              .budget = &m_budget,
              .usualMemory = posix::usualAddressSpace()},
             nullptr),
      m_nvccPool({.child = m_config.nvccChild,
                  .scratchBase = m_config.scratchBase,
                  .processes = kNvccProcesses,
                  .budget = &m_budget,
                  .usualMemory = posix::usualAddressSpace()},
                 nullptr),
      m_compiles(m_pool, m_nvccPool, std::move(cache), nullptr),
      m_disassemblies({.child = m_config.disassembleChild, .scratchBase = m_config.scratchBase}, nullptr),
      m_devices({.gpu = m_config.gpuChild, .emulated = m_config.emulatedChild, .profile = m_config.profileChild}, m_config.emulated,
                m_blobs, nullptr),
      m_gauges({.child = m_config.gaugeChild}, nullptr), m_analyses(nullptr), m_backlog([] { return 0; })
{
    connectServices();
    m_pool.warm(1);
}

Supervisor::~Supervisor() = default;

void Supervisor::connectServices()
{
    const auto tell = [this](const Message& sentence) { emit notice(messageToWire(sentence)); };
    connect(&m_compiles, &CompileService::finished, this, [this](quint64 job, const CompileOutcome& outcome, bool more) {
        try {
            if (outcome.ok()) {
                m_blobs.add(outcome.cubin);
                if (!outcome.tileCubin.empty())
                    m_blobs.add(outcome.tileCubin);
                m_blobs.add(moduleImage(outcome, kEmulatedDevice));
            }
        } catch (const Error&) {
            // Without room here the client sends the module with the run.
        }
        send(job, outcomeToWire(outcome), more);
    });
    connect(&m_compiles, &CompileService::compilerChosen, this, [this](quint64 job, CompilerChoice compiler) {
        emit compilerChosen(job, QString::fromUtf8(compilerName(compiler)));
    });
    connect(&m_compiles, &CompileService::signatures, this, [this](quint64 job, const std::vector<KernelInfo>& kernels) {
        try {
            emit signatures(job, pack(toCbor(Json(kernels)), [this](auto bytes) { return m_blobs.add(bytes); }));
        } catch (const Error& error) {
            emit failed(job, messageToWire(error.sentence()));
        }
    });
    connect(&m_disassemblies, &DisassembleService::finished, this,
            [this](quint64 job, const Disassembly& disassembly) { send(job, disassembly, false); });
    connect(&m_disassemblies, &DisassembleService::notice, this, tell);
    connect(&m_disassemblies, &DisassembleService::childGone, this, &Supervisor::checkGone);
    connect(&m_devices, &GpuService::finished, this, [this](quint64 job, const RunOutcome& outcome) { send(job, outcome, false); });
    connect(&m_devices, &GpuService::timed, this,
            [this](quint64 job, const TimingOutcome& outcome) { send(job, timingToWire(outcome), false); });
    connect(&m_devices, &GpuService::compared, this,
            [this](quint64 job, const ComparisonOutcome& outcome) { send(job, outcome, false); });
    connect(&m_devices, &GpuService::counted, this,
            [this](quint64 job, const CountOutcome& outcome) { send(job, outcome, false); });
    connect(&m_devices, &GpuService::progress, this, &Supervisor::progress);
    connect(&m_devices, &GpuService::console, this, [this](quint64 job, const QString& text) {
        if (m_backlog() < kMaxBacklog)
            emit console(job, text);
    });
    connect(&m_devices, &GpuService::notice, this, tell);
    connect(&m_compiles, &CompileService::notice, this, tell);
    for (CompilePool* const pool : {&m_pool, &m_nvccPool}) {
        connect(pool, &CompilePool::notice, this, tell);
        connect(pool, &CompilePool::childGone, this, &Supervisor::checkGone);
        connect(&m_devices, &GpuService::memoryTaken, pool, &CompilePool::limitMemory);
    }
    connect(&m_devices, &GpuService::childGone, this, &Supervisor::checkGone);
    connect(&m_gauges, &GaugeService::finished, this, [this](quint64 job, const GaugeSample& sample) { send(job, sample, false); });
    connect(&m_analyses, &DataService::finished, this, [this](quint64 job, const DataAnswer& answer) { send(job, answer, false); });
    connect(&m_analyses, &DataService::failed, this,
            [this](quint64 job, const Message& sentence) { emit failed(job, messageToWire(sentence)); });
    connect(&m_analyses, &DataService::progress, this, &Supervisor::progress);
    connect(&m_gauges, &GaugeService::notice, this, tell);
    connect(&m_gauges, &GaugeService::childGone, this, &Supervisor::checkGone);
}

void Supervisor::shutDown()
{
    if (std::exchange(m_isGoing, true))
        return;
    m_pool.shutDown();
    m_nvccPool.shutDown();
    m_disassemblies.shutDown();
    m_devices.shutDown();
    m_gauges.shutDown();
    QTimer::singleShot(kGoingLimit, this, &Supervisor::gone);
    checkGone();
}

void Supervisor::checkGone()
{
    const int children = m_pool.childCount() + m_nvccPool.childCount() + m_disassemblies.childCount() + m_devices.childCount() +
        m_gauges.childCount();
    if (m_isGoing && children == 0)
        QMetaObject::invokeMethod(this, &Supervisor::gone, Qt::QueuedConnection);
}

void Supervisor::ping(quint64 token)
{
    emit pong(token);
}

void Supervisor::describe(quint64 job)
{
    m_devices.list([this, job](const DeviceList& devices) {
        m_compiles.info([this, job, devices](const CompilerInfo& compiler) {
            send(job, {{"compiler", compiler}, {"devices", devices}, {"disassembler", findDisassembler()}}, false);
        });
    });
}

void Supervisor::compile(quint64 job, const QString& tag, const QByteArray& request)
{
    accept(job, Kind::Compile, tag, request);
}

void Supervisor::run(quint64 job, const QString& tag, const QByteArray& request)
{
    accept(job, Kind::Run, tag, request);
}

void Supervisor::time(quint64 job, const QString& tag, const QByteArray& request)
{
    accept(job, Kind::Time, tag, request);
}

void Supervisor::compare(quint64 job, const QString& tag, const QByteArray& request)
{
    accept(job, Kind::Compare, tag, request);
}

void Supervisor::count(quint64 job, const QString& tag, const QByteArray& request)
{
    accept(job, Kind::Count, tag, request);
}

void Supervisor::disassemble(quint64 job, const QString& tag, const QByteArray& request)
{
    accept(job, Kind::Disassemble, tag, request);
}

void Supervisor::analyse(quint64 job, const QString& tag, const QByteArray& request)
{
    accept(job, Kind::Analyse, tag, request);
}

void Supervisor::sample(quint64 job, const QString& pciBusId)
{
    m_gauges.submit(job, pciBusId.toStdString());
}

void Supervisor::accept(quint64 job, Kind kind, const QString& tag, const QByteArray& message)
{
    try {
        const Envelope envelope = unpack(message);
        if (!envelope.isBlob())
            return start(job, kind, tag, fromCbor(envelope.value));
        const Blob blob = m_blobs.find(envelope.blob);
        if (!blob)
            throw RuntimeError({.text = "the request's own bytes did not arrive"});
        start(job, kind, tag, fromCbor(blob->bytes()));
    } catch (const Error& error) {
        emit failed(job, messageToWire(error.sentence()));
    }
}

void Supervisor::start(quint64 job, Kind kind, const QString& tag, const Json& request)
{
    if (kind == Kind::Compile)
        return m_compiles.submit(job, tag, readValue([&] { return request.get<CompileRequest>(); }));
    if (kind == Kind::Analyse)
        return startAnalysis(job, tag, readValue([&] { return request.get<DataRequest>(); }));
    supersedeWaiting(tag);
    Waiting waiting{.kind = kind, .job = {.id = job, .tag = tag, .isTiming = kind == Kind::Time}};
    readValue([&] {
        if (kind == Kind::Disassemble)
            request.get_to(waiting.disassembly);
        else if (kind == Kind::Time)
            request.get_to(waiting.job.request);
        else if (kind == Kind::Compare)
            waiting.job.setComparison(request.get<ComparisonRequest>());
        else if (kind == Kind::Count)
            waiting.job.setCount(request.get<CountRequest>());
        else
            request.get_to(waiting.job.request.run);
    });
    if (kind == Kind::Disassemble && !isContentId(contentId(waiting.disassembly.cubinSha256)))
        throw RuntimeError({.text = "the request does not name the machine code by its hash"});
    QStringList missing;
    for (const std::string& id : neededBy(waiting))
        if (!m_blobs.find(id)) {
            waiting.missing.insert(id);
            missing << QString::fromStdString(id);
        }
    if (missing.isEmpty())
        return startWaiting(std::move(waiting));
    m_waiting[job] = std::move(waiting);
    emit needBlobs(job, missing);
}

void Supervisor::supersedeWaiting(const QString& tag)
{
    const auto older =
        std::ranges::find_if(m_waiting, [&](const auto& entry) { return !tag.isEmpty() && entry.second.job.tag == tag; });
    if (older != m_waiting.end())
        cancel(older->first);
}

std::set<std::string> Supervisor::neededBy(const Waiting& waiting)
{
    return waiting.kind == Kind::Disassemble ? std::set{contentId(waiting.disassembly.cubinSha256)}
                                             : blobsOf(waiting.job);
}

void Supervisor::startWaiting(Waiting waiting)
{
    if (waiting.kind != Kind::Disassemble)
        return startGpuJob(std::move(waiting.job));
    const Blob cubin = m_blobs.find(contentId(waiting.disassembly.cubinSha256));
    if (!cubin)
        throw RuntimeError({.text = "the machine code had to make room for other bytes; the worker's memory is too small for it"});
    m_disassemblies.submit(waiting.job.id, waiting.job.tag, std::move(waiting.disassembly), cubin);
}

void Supervisor::startGpuJob(GpuJob job)
{
    for (const std::string& id : blobsOf(job)) {
        job.blobs.emplace_back(id, m_blobs.find(id));
        if (!job.blobs.back().second)
            throw RuntimeError(
                {.text = "bytes that the launch needs had to make room for others; the worker's memory is too small for it",
                 .subject = id});
    }
    m_devices.submit(std::move(job));
}

void Supervisor::startAnalysis(quint64 job, const QString& tag, const DataRequest& request)
{
    const Blob expected = request.compares() ? keptBlob(request.expectedBlob) : nullptr;
    m_analyses.submit(job, tag, request, keptBlob(request.blob), expected);
}

Blob Supervisor::keptBlob(const std::string& id)
{
    Blob blob = m_blobs.find(id);
    if (!blob)
        throw RuntimeError({.text = goneText()});
    return blob;
}

void Supervisor::putBlob(const QString& id, quint64 total, quint64 offset, const QByteArray& slice)
{
    const std::string name = id.toStdString();
    const Message failure = m_blobs.put(name, total, offset, bytesOf(slice));
    if (!failure.empty() || m_blobs.find(name))
        blobArrived(name, failure);
}

void Supervisor::blobArrived(const std::string& id, const Message& failure)
{
    std::vector<quint64> ready;
    for (auto& [job, waiting] : m_waiting)
        if (waiting.missing.erase(id) > 0 && (waiting.missing.empty() || !failure.empty()))
            ready.push_back(job);
    for (const quint64 job : ready) {
        Waiting waiting = std::move(m_waiting[job]);
        m_waiting.erase(job);
        try {
            if (!failure.empty())
                throw RuntimeError({.text = failure});
            startWaiting(std::move(waiting));
        } catch (const Error& error) {
            emit failed(job, messageToWire(error.sentence()));
        }
    }
}

/// What a cancelled job alone was waiting for.
void Supervisor::dropUploads(const Waiting& ended)
{
    for (const std::string& id : ended.missing)
        if (std::ranges::none_of(m_waiting, [&](const auto& other) { return other.second.missing.contains(id); }))
            m_blobs.dropPartial(id);
}

void Supervisor::fetchBlob(quint64 job, const QString& id, quint64 offset, quint64 length)
{
    m_fetches.push_back({job, id, offset, length});
    pumpSlices();
}

void Supervisor::pumpSlices()
{
    while (!m_fetches.empty() && m_backlog() < kMaxBacklog) {
        const Fetch fetch = m_fetches.front();
        m_fetches.pop_front();
        sendSlice(fetch);
    }
}

void Supervisor::sendSlice(const Fetch& fetch)
{
    const Blob blob = m_blobs.find(fetch.id.toStdString());
    if (!blob)
        return emit failed(fetch.job, messageToWire(goneText()));
    const std::span<const std::byte> bytes = blob->bytes();
    if (fetch.offset > bytes.size() || fetch.length > bytes.size() - fetch.offset || fetch.length > kSliceBytes)
        return emit failed(fetch.job, messageToWire("The bytes that were asked for are not part of this output."));
    emit blobSlice(fetch.job, fetch.id, fetch.offset, toByteArray(bytes.subspan(fetch.offset, fetch.length)));
}

void Supervisor::cancel(quint64 job)
{
    if (const auto waiting = m_waiting.find(job); waiting != m_waiting.end()) {
        const Waiting ended = std::move(waiting->second);
        m_waiting.erase(waiting);
        dropUploads(ended);
        if (ended.kind == Kind::Disassemble)
            return m_disassemblies.endUnsubmitted(job, ended.disassembly);
        return m_devices.end(ended.job, RunOutcome::State::Cancelled, "The run was cancelled.");
    }
    if (!m_compiles.cancel(job) && !m_disassemblies.cancel(job) && !m_gauges.cancel(job) && !m_analyses.cancel(job))
        m_devices.cancel(job);
}

void Supervisor::send(quint64 job, const Json& value, bool more)
{
    try {
        emit finished(job, pack(toCbor(value), [this](auto bytes) { return m_blobs.add(bytes); }), more);
    } catch (const Error& error) {
        emit failed(job, messageToWire(error.sentence()));
    }
}

}  // namespace kd
