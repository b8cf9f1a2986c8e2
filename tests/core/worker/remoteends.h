// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worker/framedstream.h"
#include "tests/core/worker/packets.h"

#include "rep_worker_replica.h"
#include "rep_worker_source.h"

#include <QPointer>
#include <QRemoteObjectHost>
#include <QRemoteObjectNode>

#include <chrono>
#include <cstring>
#include <memory>

/// Both ends of the connection between client and worker as the programs have them: a FramedStream, and Qt Remote Objects over it.
namespace kd::packets {

/// One end of a pipe in memory; without a peer, what a test has put in is all that there is to read.
class MemoryDevice : public QIODevice {
    Q_OBJECT
public:
    MemoryDevice() { open(QIODevice::ReadWrite | QIODevice::Unbuffered); }

    void joinWith(MemoryDevice& peer)
    {
        m_peer = &peer;
        peer.m_peer = this;
    }
    void put(QByteArrayView bytes) { m_unread += bytes; }
    const QByteArray& written() const { return m_written; }

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return m_unread.size() + QIODevice::bytesAvailable(); }

protected:
    qint64 readData(char* data, qint64 size) override
    {
        const qint64 taken = std::min<qint64>(size, m_unread.size());
        std::memcpy(data, m_unread.constData(), static_cast<std::size_t>(taken));
        m_unread.remove(0, taken);
        return taken;
    }
    qint64 writeData(const char* data, qint64 size) override
    {
        m_written.append(data, size);
        if (m_peer) {
            m_peer->put({data, size});
            QMetaObject::invokeMethod(m_peer, &QIODevice::readyRead, Qt::QueuedConnection);
        }
        return size;
    }

private:
    QPointer<MemoryDevice> m_peer;
    QByteArray m_unread;
    QByteArray m_written;
};

/// A call as it arrived: the method's name and the arguments.
using Received = QPair<QString, QVariantList>;

/// The worker's end: notes every call.
class WorkerEnd : public WorkerSource {
    Q_OBJECT
public:
    WorkerEnd() : m_link(&device, PacketSender::Client, std::chrono::seconds(10))
    {
        m_host.setHostUrl(QUrl(QStringLiteral("kerneldesk:worker")), QRemoteObjectHost::AllowExternalRegistration);
        m_host.enableRemoting(this, QStringLiteral("Worker"));
        connect(&m_link, &FramedStream::ready, this, [this] { m_host.addHostSideConnection(&m_link); });
        connect(&m_link, &FramedStream::failed, this, [this](const Message& sentence) {
            failures << QString::fromStdString(sentence.english());
        });
    }
    void start() { m_link.start(); }

    void ping(quint64 token) override { calls << Received{"ping", {token}}; }
    void putBlob(const QString& id, quint64 total, quint64 offset, const QByteArray& slice) override
    {
        calls << Received{"putBlob", {id, total, offset, slice}};
    }
    void fetchBlob(quint64 job, const QString& id, quint64 offset, quint64 length) override
    {
        calls << Received{"fetchBlob", {job, id, offset, length}};
    }
    void describe(quint64 job) override { calls << Received{"describe", {job}}; }
    void compile(quint64 job, const QString& tag, const QByteArray& request) override
    {
        calls << Received{"compile", {job, tag, request}};
    }
    void run(quint64 job, const QString& tag, const QByteArray& request) override { calls << Received{"run", {job, tag, request}}; }
    void time(quint64 job, const QString& tag, const QByteArray& request) override
    {
        calls << Received{"time", {job, tag, request}};
    }
    void compare(quint64 job, const QString& tag, const QByteArray& request) override
    {
        calls << Received{"compare", {job, tag, request}};
    }
    void count(quint64 job, const QString& tag, const QByteArray& request) override
    {
        calls << Received{"count", {job, tag, request}};
    }
    void disassemble(quint64 job, const QString& tag, const QByteArray& request) override
    {
        calls << Received{"disassemble", {job, tag, request}};
    }
    void analyse(quint64 job, const QString& tag, const QByteArray& request) override
    {
        calls << Received{"analyse", {job, tag, request}};
    }
    void sample(quint64 job, const QString& pciBusId) override { calls << Received{"sample", {job, pciBusId}}; }
    void cancel(quint64 job) override { calls << Received{"cancel", {job}}; }

    MemoryDevice device;
    QList<Received> calls;
    QStringList failures;

private:
    FramedStream m_link;
    QRemoteObjectHost m_host;
};

/// The client's end: notes every signal.
class ClientEnd : public QObject {
    Q_OBJECT
public:
    ClientEnd() : m_link(&device, PacketSender::Worker, std::chrono::seconds(10))
    {
        connect(&m_link, &FramedStream::ready, this, &ClientEnd::attach);
        connect(&m_link, &FramedStream::failed, this, [this](const Message& sentence) {
            failures << QString::fromStdString(sentence.english());
        });
    }
    void start() { m_link.start(); }
    WorkerReplica& worker() { return *m_replica; }
    void letGo() { m_replica.reset(); }

    MemoryDevice device;
    QList<Received> calls;
    QStringList failures;
    bool isInitialized = false;

private:
    void attach()
    {
        m_node.addClientSideConnection(&m_link);
        m_replica.reset(m_node.acquire<WorkerReplica>(QStringLiteral("Worker")));
        WorkerReplica* const worker = m_replica.get();
        connect(worker, &QRemoteObjectReplica::initialized, this, [this] { isInitialized = true; });
        connect(worker, &WorkerReplica::pong, this, [this](quint64 token) { calls << Received{"pong", {token}}; });
        connect(worker, &WorkerReplica::needBlobs, this,
                [this](quint64 job, const QStringList& ids) { calls << Received{"needBlobs", {job, ids}}; });
        connect(worker, &WorkerReplica::finished, this, [this](quint64 job, const QByteArray& outcome, bool more) {
            calls << Received{"finished", {job, outcome, more}};
        });
        connect(worker, &WorkerReplica::signatures, this,
                [this](quint64 job, const QByteArray& kernels) { calls << Received{"signatures", {job, kernels}}; });
        connect(worker, &WorkerReplica::failed, this,
                [this](quint64 job, const QString& sentence) { calls << Received{"failed", {job, sentence}}; });
        connect(worker, &WorkerReplica::progress, this,
                [this](quint64 job, quint64 done, quint64 total) { calls << Received{"progress", {job, done, total}}; });
        connect(worker, &WorkerReplica::blobSlice, this,
                [this](quint64 job, const QString& id, quint64 offset, const QByteArray& slice) {
                    calls << Received{"blobSlice", {job, id, offset, slice}};
                });
        connect(worker, &WorkerReplica::console, this,
                [this](quint64 job, const QString& text) { calls << Received{"console", {job, text}}; });
        connect(worker, &WorkerReplica::notice, this, [this](const QString& sentence) { calls << Received{"notice", {sentence}}; });
        connect(worker, &WorkerReplica::compilerChosen, this,
                [this](quint64 job, const QString& compiler) { calls << Received{"compilerChosen", {job, compiler}}; });
    }

    FramedStream m_link;
    QRemoteObjectNode m_node;
    std::unique_ptr<WorkerReplica> m_replica;
};

}  // namespace kd::packets
