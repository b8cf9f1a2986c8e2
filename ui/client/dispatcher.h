// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worker/envelope.h"
#include "ui/client/calls.h"
#include "ui/client/client.h"
#include "ui/client/connection.h"
#include "ui/client/outbox.h"

#include <QObject>
#include <QPointer>

#include <map>
#include <memory>
#include <vector>

namespace kd {

/// Holds what is behind a Client: the connection, started when a call needs it, and the calls that wait for their answers.
class Dispatcher : public QObject {
    Q_OBJECT
public:
    Dispatcher(Target target, ClientTimeouts timings);
    ~Dispatcher() override;

    /// Lets the connection go; all calls end as cancelled.
    void setTarget(Target target);
    /// A number for the next call; numbers are never used twice, so that an answer cannot meet another call.
    quint64 nextJob() { return ++m_lastJob; }
    /// Takes the call over; its future is what the caller keeps. `limit` counts from now.
    void add(quint64 job, std::unique_ptr<Call> call, std::chrono::milliseconds limit);
    /// Sends `request` with `post`, as a blob first when it is long.
    std::function<void(Connection&)> sender(const Json& request, std::function<void(Connection&, const QByteArray&)> post);
    /// Asks for the first slices of a blob; each that comes asks for one more.
    void askSlices(quint64 job, FetchCall& call);
    void cancel(quint64 job);
    void cancelAll();
    int pending() const { return static_cast<int>(m_calls.size()); }
    qint64 processId() const { return m_connection ? m_connection->processId() : 0; }

signals:
    void console(const QString& text);
    void notice(const QString& sentence);
    void lost(const QString& sentence);
    void ready();

private:
    void ensureConnection();
    void letConnectionGo();
    void connectWorker();
    void sendAll();
    void send(Call& call);
    void onEnded(const QString& sentence, bool wasKilled);
    /// Runs `read` on the call of that number; a complaint of it fails the call. The call is removed when it says so.
    void withCall(quint64 job, const std::function<bool(Call&)>& read);
    /// Gives the value of a packed message to `use`, fetching it first when it is a blob.
    void unpackFor(quint64 job, const QByteArray& message, std::function<bool(Call&, const Json&)> use);
    void onBlobsNeeded(quint64 job, const QStringList& ids);
    void onSlice(quint64 job, quint64 offset, const QByteArray& slice);
    void failCall(quint64 job, CallFailure failure, const QString& sentence);
    void askSlice(quint64 job, FetchCall& call);
    void onDeadline(quint64 job);

    Target m_target;
    ClientTimeouts m_timings;
    Connection* m_connection = nullptr;
    Outbox m_outbox;
    std::map<quint64, std::unique_ptr<Call>> m_calls;
    quint64 m_lastJob = 0;
    quint64 m_life = 0;  ///< counts workers that have ended
};

}  // namespace kd
