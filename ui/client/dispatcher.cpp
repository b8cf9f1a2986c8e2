// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/client/dispatcher.h"

#include "core/worker/wire.h"
#include "ui/common/messagetext.h"

#include <utility>

namespace kd {
namespace {

constexpr std::chrono::seconds kCancelLimit{5};
constexpr int kSlicesAhead = 4;

}  // namespace

Dispatcher::Dispatcher(Target target, ClientTimeouts timings) : m_target(std::move(target)), m_timings(timings) { }

Dispatcher::~Dispatcher()
{
    for (auto& [job, call] : std::exchange(m_calls, {}))
        call->fail(CallFailure::Unavailable, tr("The program let its worker go before this was done."));
    letConnectionGo();
}

/// What deletes the client, or gives it another target, can be called by the connection itself.
void Dispatcher::letConnectionGo()
{
    Connection* const old = std::exchange(m_connection, nullptr);
    if (old == nullptr)
        return;
    old->disconnect(this);
    old->setParent(nullptr);
    old->leave();
}

void Dispatcher::setTarget(Target target)
{
    m_target = std::move(target);
    m_outbox.clear();
    letConnectionGo();
    for (auto& [job, call] : std::exchange(m_calls, {}))
        call->fail(CallFailure::Cancelled, tr("Another target was chosen."));
}

void Dispatcher::add(quint64 job, std::unique_ptr<Call> call, std::chrono::milliseconds limit)
{
    call->limit.setSingleShot(true);
    // Queued: the call, and its timer, do not survive it.
    connect(
        &call->limit, &QTimer::timeout, this, [this, job] { onDeadline(job); }, Qt::QueuedConnection);
    call->limit.start(limit);
    Call& added = *call;
    m_calls[job] = std::move(call);
    ensureConnection();
    if (m_connection->isReady())
        send(added);
}

void Dispatcher::onDeadline(quint64 job)
{
    const auto found = m_calls.find(job);
    if (found == m_calls.end() || found->second->limit.isActive())
        return;
    if (m_connection != nullptr && m_connection->isReady())
        m_connection->worker().cancel(job);
    const double seconds = std::chrono::duration<double>(found->second->limit.intervalAsDuration()).count();
    failCall(job, CallFailure::Deadline,
             tr("The worker of target %1 gave no answer within %2 s.").arg(m_target.name).arg(seconds));
}

std::function<void(Connection&)> Dispatcher::sender(const Json& request, std::function<void(Connection&, const QByteArray&)> post)
{
    auto cbor = std::make_shared<const std::vector<std::byte>>(toCbor(request));
    QString blob;
    const QByteArray message = pack(*cbor, [&](std::span<const std::byte> bytes) {
        const std::string id = blobIdOf(bytes);
        blob = QString::fromStdString(id);
        return id;
    });
    if (blob.isEmpty())
        return [message, post = std::move(post)](Connection& connection) { post(connection, message); };
    return [this, message, blob, cbor, post = std::move(post)](Connection& connection) {
        m_outbox.addBlob(blob, cbor);
        m_outbox.addMessage([message, post](Connection& then) { post(then, message); });
        m_outbox.pump(connection);
    };
}

void Dispatcher::ensureConnection()
{
    if (m_connection != nullptr)
        return;
    m_connection = new Connection(m_target, m_timings, this);
    connect(m_connection, &Connection::console, this, &Dispatcher::console);
    connect(m_connection, &Connection::bytesWritten, this, [this] { m_outbox.pump(*m_connection); });
    connect(m_connection, &Connection::ready, this, [this] {
        connectWorker();
        emit ready();
        sendAll();
    });
    connect(m_connection, &Connection::ended, this, &Dispatcher::onEnded);
    QMetaObject::invokeMethod(m_connection, &Connection::start, Qt::QueuedConnection);
}

void Dispatcher::connectWorker()
{
    const WorkerWire* worker = &m_connection->worker();
    connect(worker, &WorkerWire::finished, this, [this](quint64 job, const QByteArray& outcome, bool more) {
        unpackFor(job, outcome, [more](Call& call, const Json& value) { return call.onAnswer(value, more); });
    });
    connect(worker, &WorkerWire::signatures, this, [this](quint64 job, const QByteArray& kernels) {
        unpackFor(job, kernels, [](Call& call, const Json& value) { return call.onMore(value); });
    });
    connect(worker, &WorkerWire::failed, this,
            [this](quint64 job, const QString& text) {
                failCall(job, CallFailure::Refused, messageText(messageFromWire(text)));
            });
    connect(worker, &WorkerWire::progress, this, [this](quint64 job, quint64 done, quint64 total) {
        withCall(job, [&](Call& call) {
            call.onProgress(done, total);
            return false;
        });
    });
    connect(worker, &WorkerWire::compilerChosen, this, [this](quint64 job, const QString& compiler) {
        withCall(job, [&](Call& call) {
            call.onCompilerChosen(compiler);
            return false;
        });
    });
    connect(worker, &WorkerWire::needBlobs, this, &Dispatcher::onBlobsNeeded);
    connect(worker, &WorkerWire::blobSlice, this,
            [this](quint64 job, const QString&, quint64 offset, const QByteArray& slice) { onSlice(job, offset, slice); });
    connect(worker, &WorkerWire::console, this, [this](quint64, const QString& text) { emit console(text); });
    connect(worker, &WorkerWire::notice, this, [this](const QString& text) { emit notice(messageText(messageFromWire(text))); });
}

void Dispatcher::sendAll()
{
    std::vector<quint64> unsent;
    for (const auto& [job, call] : m_calls)
        if (!call->isSent)
            unsent.push_back(job);
    for (const quint64 job : unsent)
        if (const auto found = m_calls.find(job); found != m_calls.end())
            send(*found->second);
}

void Dispatcher::send(Call& call)
{
    if (m_connection == nullptr)
        return;
    call.isSent = true;
    if (m_connection->link().isStalled())
        return m_connection->giveUp(tr("does not answer"));
    call.send(*m_connection);
}

void Dispatcher::cancel(quint64 job)
{
    const auto found = m_calls.find(job);
    if (found == m_calls.end() || std::exchange(found->second->isCancelling, true))
        return;
    if (!found->second->isSent)
        return failCall(job, CallFailure::Cancelled, tr("This was cancelled."));
    if (m_connection != nullptr && m_connection->isReady())
        m_connection->worker().cancel(job);
    found->second->limit.start(kCancelLimit);
}

void Dispatcher::cancelAll()
{
    std::vector<quint64> jobs;
    for (const auto& [job, call] : m_calls)
        jobs.push_back(job);
    for (const quint64 job : jobs)
        cancel(job);
}

void Dispatcher::onEnded(const QString& sentence, bool wasKilled)
{
    Connection* ended = std::exchange(m_connection, nullptr);
    ++m_life;
    const bool wasUsable = ended->wasReady();
    ended->disconnect(this);
    ended->setParent(nullptr);
    ended->deleteLater();
    m_outbox.clear();
    std::map<quint64, std::unique_ptr<Call>> repeated, failed;
    for (auto& [job, call] : std::exchange(m_calls, {})) {
        const bool mayRepeat = wasKilled && wasUsable && call->isRepeatable() && !call->isCancelling && !call->isRepeated;
        (mayRepeat ? repeated : failed)[job] = std::move(call);
    }
    for (auto& [job, call] : repeated) {
        call->isSent = false;
        call->isRepeated = true;
        call->restart();
    }
    m_calls = std::move(repeated);
    const QPointer<Dispatcher> self(this);
    for (auto& [job, call] : failed)
        call->fail(wasUsable ? CallFailure::Lost : CallFailure::Unavailable, sentence);
    if (!self)
        return;
    if (!m_calls.empty())
        ensureConnection();
    emit lost(sentence);
}

void Dispatcher::withCall(quint64 job, const std::function<bool(Call&)>& read)
{
    const auto found = m_calls.find(job);
    if (found == m_calls.end())
        return;
    // Out of the map: who waits for the result may call, cancel or delete this meanwhile.
    std::unique_ptr<Call> call = std::move(found->second);
    m_calls.erase(found);
    const QPointer<Dispatcher> self(this);
    try {
        if (!read(*call) && self)
            m_calls[job] = std::move(call);
    } catch (const Error& error) {
        call->fail(CallFailure::Refused, tr("The worker's answer cannot be read: %1.").arg(messageText(error)));
    }
}

void Dispatcher::unpackFor(quint64 job, const QByteArray& message, std::function<bool(Call&, const Json&)> use)
{
    withCall(job, [&](Call& call) {
        const Envelope envelope = unpack(message);
        if (!envelope.isBlob())
            return use(call, fromCbor(envelope.value));
        const quint64 part = nextJob();
        auto fetch = std::make_unique<FetchCall>([] {}, QString::fromStdString(envelope.blob), 0, envelope.size);
        fetch->send = [this, part, asking = fetch.get()](Connection&) { askSlices(part, *asking); };
        fetch->future().then(this, [this, job, life = m_life, use = std::move(use)](const QFuture<QByteArray>& bytes) {
            if (life == m_life)  // else the job has failed, or is asked of another worker
                withCall(job, [&](Call& waiting) { return use(waiting, fromCbor(bytesOf(bytes.result()))); });
        });
        add(part, std::move(fetch), m_timings.slice);
        return false;
    });
}

void Dispatcher::askSlices(quint64 job, FetchCall& call)
{
    for (int ahead = 0; ahead < kSlicesAhead; ++ahead)
        askSlice(job, call);
}

void Dispatcher::askSlice(quint64 job, FetchCall& call)
{
    call.askNext(
        [&](const QString& id, quint64 offset, quint64 length) { m_connection->worker().fetchBlob(job, id, offset, length); });
}

void Dispatcher::onSlice(quint64 job, quint64 offset, const QByteArray& slice)
{
    withCall(job, [&](Call& call) {
        auto* fetch = dynamic_cast<FetchCall*>(&call);
        if (fetch == nullptr || fetch->onSlice(offset, slice))
            return fetch != nullptr;
        fetch->limit.start(m_timings.slice);
        askSlice(job, *fetch);
        return false;
    });
}

void Dispatcher::onBlobsNeeded(quint64 job, const QStringList& ids)
{
    withCall(job, [&](Call& call) {
        for (const QString& id : ids) {
            const auto blob = call.blobs.find(id);
            if (blob == call.blobs.end())
                throw RuntimeError(
                    {.text = "the worker asks for bytes that the launch does not have", .subject = id.toStdString()});
            m_outbox.addBlob(id, blob->second);
        }
        m_outbox.pump(*m_connection);
        return false;
    });
}

void Dispatcher::failCall(quint64 job, CallFailure failure, const QString& sentence)
{
    const auto found = m_calls.find(job);
    if (found == m_calls.end())
        return;
    const std::unique_ptr<Call> call = std::move(found->second);
    m_calls.erase(found);
    call->fail(failure, sentence);
}

}  // namespace kd
