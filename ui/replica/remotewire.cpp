// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replica/remotewire.h"

#include "rep_worker_replica.h"

#include <QRemoteObjectNode>

namespace kd {
namespace {

class RemoteWire final : public WorkerWire {
public:
    explicit RemoteWire(QIODevice& link)
    {
        m_node.addClientSideConnection(&link);
        m_replica.reset(m_node.acquire<WorkerReplica>(QStringLiteral("Worker")));
        WorkerReplica* const replica = m_replica.get();
        connect(replica, &QRemoteObjectReplica::initialized, this, &WorkerWire::initialized);
        connect(replica, &WorkerReplica::needBlobs, this, &WorkerWire::needBlobs);
        connect(replica, &WorkerReplica::finished, this, &WorkerWire::finished);
        connect(replica, &WorkerReplica::signatures, this, &WorkerWire::signatures);
        connect(replica, &WorkerReplica::failed, this, &WorkerWire::failed);
        connect(replica, &WorkerReplica::progress, this, &WorkerWire::progress);
        connect(replica, &WorkerReplica::blobSlice, this, &WorkerWire::blobSlice);
        connect(replica, &WorkerReplica::console, this, &WorkerWire::console);
        connect(replica, &WorkerReplica::notice, this, &WorkerWire::notice);
        connect(replica, &WorkerReplica::compilerChosen, this, &WorkerWire::compilerChosen);
    }

    void ping(quint64 token) override { m_replica->ping(token); }
    void putBlob(const QString& id, quint64 total, quint64 offset, const QByteArray& slice) override
    {
        m_replica->putBlob(id, total, offset, slice);
    }
    void fetchBlob(quint64 job, const QString& id, quint64 offset, quint64 length) override
    {
        m_replica->fetchBlob(job, id, offset, length);
    }
    void describe(quint64 job) override { m_replica->describe(job); }
    void compile(quint64 job, const QString& tag, const QByteArray& request) override { m_replica->compile(job, tag, request); }
    void run(quint64 job, const QString& tag, const QByteArray& request) override { m_replica->run(job, tag, request); }
    void time(quint64 job, const QString& tag, const QByteArray& request) override { m_replica->time(job, tag, request); }
    void compare(quint64 job, const QString& tag, const QByteArray& request) override { m_replica->compare(job, tag, request); }
    void count(quint64 job, const QString& tag, const QByteArray& request) override { m_replica->count(job, tag, request); }
    void disassemble(quint64 job, const QString& tag, const QByteArray& request) override
    {
        m_replica->disassemble(job, tag, request);
    }
    void analyse(quint64 job, const QString& tag, const QByteArray& request) override { m_replica->analyse(job, tag, request); }
    void sample(quint64 job, const QString& pciBusId) override { m_replica->sample(job, pciBusId); }
    void cancel(quint64 job) override { m_replica->cancel(job); }

private:
    QRemoteObjectNode m_node;
    std::unique_ptr<WorkerReplica> m_replica;
};

}  // namespace

std::unique_ptr<WorkerWire> makeRemoteWire(QIODevice& link)
{
    return std::make_unique<RemoteWire>(link);
}

}  // namespace kd
