// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/client/connection.h"

#include "ui/common/messagetext.h"

#include "core/base/error.h"
#include "core/base/posix/process.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <set>
#include <utility>

namespace kd {
namespace {

using namespace std::chrono_literals;
constexpr auto kExitLimit = 3s;
constexpr auto kLeaveLimit = 3s;
constexpr qsizetype kErrorTail = 4096;

/// QProcess tells the system's reason in words alone.
QString startFailure(const QProcess& process)
{
    const QString reason = process.errorString();
    const bool isLimit = reason.endsWith(QString::fromLocal8Bit(std::strerror(EAGAIN)));
    return isLimit ? messageText(posix::withLimitHint(reason.toStdString(), EAGAIN)) : reason;
}

/// Without an owner from here on: it deletes itself when the process has ended. A program that ends earlier leaves it.
void letGo(QProcess* process)
{
    static auto* const leaving = new std::set<QProcess*>;
    leaving->insert(process);
    QObject::connect(process, &QObject::destroyed, [process] { leaving->erase(process); });
    if (process->state() == QProcess::NotRunning)
        return process->deleteLater();
    QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    process->closeWriteChannel();
    QTimer::singleShot(kLeaveLimit, process, &QProcess::kill);
}

}  // namespace

Connection::Connection(Target target, ClientTimeouts timings, QObject* parent)
    : QObject(parent), m_target(std::move(target)), m_timings(timings), m_process(new QProcess),
      m_link(std::make_unique<FramedStream>(m_process, PacketSender::Worker, timings.preamble))
{
    for (QTimer* timer : {&m_startLimit, &m_exitLimit})
        timer->setSingleShot(true);
    connect(m_process, &QProcess::started, m_link.get(), &FramedStream::start);
    connect(m_process, &QProcess::readyReadStandardError, this, &Connection::readErrors);
    connect(m_process, &QProcess::finished, this, &Connection::onExited);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            end(tr("cannot be started: %1").arg(startFailure(*m_process)));
    });
    connect(m_process, &QIODevice::readyRead, this, [this] { m_silence = 0ms; });
    connect(m_link.get(), &FramedStream::noise, this,
            [this](const QString& text) { emit console(m_text.append(0, text.toUtf8())); });
    connect(m_link.get(), &FramedStream::ready, this, &Connection::attach);
    connect(m_link.get(), &FramedStream::failed, this, [this](const Message& sentence) {
        end(m_wasReady ? tr("was ended: %1; it is started again with the next call").arg(messageText(sentence))
                       : tr("cannot be used: %1").arg(messageText(sentence)));
    });
    connect(m_link.get(), &FramedStream::disconnected, this, [this] { m_exitLimit.start(kExitLimit); });
    connect(m_link.get(), &QIODevice::bytesWritten, this, &Connection::bytesWritten);
    connect(&m_exitLimit, &QTimer::timeout, m_process, &QProcess::kill);
    connect(&m_startLimit, &QTimer::timeout, this, [this] { end(tr("does not answer")); });
    connect(&m_heartbeat, &QTimer::timeout, this, &Connection::beat);
}

Connection::~Connection()
{
    m_process->disconnect(this);
    m_link->disconnect(this);
    m_worker.reset();
    m_link.reset();
    letGo(m_process);
}

void Connection::leave()
{
    silenceWire();
    m_heartbeat.stop();
    m_process->closeWriteChannel();
    deleteLater();
}

/// Packets that have come with the one that is being delivered are delivered behind it.
void Connection::silenceWire()
{
    m_isReady = false;
    if (m_worker)
        m_worker->blockSignals(true);
}

void Connection::start()
{
    if (m_target.program.isEmpty())
        return end(tr("has an empty command line"));
    m_process->start(m_target.program, m_target.arguments);
}

void Connection::attach()
{
    try {
        m_worker = makeWorkerWire(*m_link);
    } catch (const Error& error) {
        return end(tr("cannot be used: %1").arg(messageText(error)));
    }
    m_startLimit.start(m_timings.preamble);
    connect(m_worker.get(), &WorkerWire::initialized, this, [this] {
        m_startLimit.stop();
        m_isReady = true;
        m_wasReady = true;
        m_heartbeat.start(m_timings.heartbeat);
        emit ready();
    });
}

void Connection::beat()
{
    m_silence += m_timings.heartbeat;
    if (m_silence > m_timings.silence) {
        const double seconds = std::chrono::duration<double>(m_timings.silence).count();
        return end(tr("has not answered for %1 s; it is ended, and started again with the next call").arg(seconds));
    }
    m_worker->ping(++m_token);
}

void Connection::readErrors()
{
    const QByteArray bytes = m_process->readAllStandardError();
    m_errors = (m_errors + bytes).last(std::min(m_errors.size() + bytes.size(), kErrorTail));
    const QString part = m_text.append(1, bytes);
    if (!part.isEmpty())
        emit console(part);
}

void Connection::onExited(int code, QProcess::ExitStatus status)
{
    readErrors();
    const bool crashed = status == QProcess::CrashExit;
    const posix::ExitStatus exit{.signalled = crashed, .code = code};
    const QString how = messageText(posix::describe(exit));
    const QString when = m_isReady ? how : tr("%1 before it introduced itself").arg(how);
    end(tr("%1; it is started again with the next call").arg(withLastWords(when)), exit.endedFromOutside());
}

QString Connection::withLastWords(const QString& how) const
{
    const QString words = QString::fromUtf8(m_errors).simplified();
    return words.isEmpty() ? how : tr("%1 (its last words: \"%2\")").arg(how, words.last(std::min<qsizetype>(words.size(), 400)));
}

QString Connection::named(const QString& sentence) const
{
    return tr("The worker of target %1 (%2) %3.").arg(m_target.name, m_target.program, sentence);
}

void Connection::end(const QString& sentence, bool wasKilled)
{
    if (std::exchange(m_hasEnded, true))
        return;
    silenceWire();
    m_heartbeat.stop();
    m_startLimit.stop();
    if (m_process->state() != QProcess::NotRunning)
        m_process->kill();
    emit ended(named(sentence), wasKilled);
}

}  // namespace kd
