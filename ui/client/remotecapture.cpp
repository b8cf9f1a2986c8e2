// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/client/remotecapture.h"

#include "core/base/error.h"
#include "core/worker/wire.h"
#include "ui/common/messagetext.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr qsizetype kLastWords = 4096, kQuotedWords = 400;
constexpr std::chrono::milliseconds kFarewell{3000};

/// Without an owner from here on: its input ends, it is killed soon after, and it is no more once it has ended.
void leave(QProcess* process)
{
    if (process->state() == QProcess::NotRunning)
        return process->deleteLater();
    QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    process->closeWriteChannel();
    QTimer::singleShot(kFarewell, process, &QProcess::kill);
}

}  // namespace

RemoteCapture::RemoteCapture(const Target& target, CaptureStart start, std::filesystem::path folder)
    : RemoteCapture(target, std::move(start), std::move(folder), Limits())
{
}

RemoteCapture::RemoteCapture(const Target& target, CaptureStart start, std::filesystem::path folder, Limits limits)
    : m_target(target), m_start(std::move(start)), m_limits(limits), m_process(new QProcess),
      m_received(std::move(folder), m_start.request)
{
    for (QTimer* const timer : {&m_silence, &m_stopLimit})
        timer->setSingleShot(true);
    m_process->setChildProcessModifier([] { posix::ignoreInterrupts(); });
    connect(m_process, &QProcess::started, this, [this] { m_process->write(preambleLine()); });
    connect(m_process, &QProcess::readyReadStandardOutput, this, &RemoteCapture::readInput);
    connect(m_process, &QProcess::readyReadStandardError, this, &RemoteCapture::readErrors);
    connect(m_process, &QProcess::finished, this, &RemoteCapture::onExited);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            lose(tr("cannot be started: %1").arg(m_process->errorString()));
    });
    connect(&m_silence, &QTimer::timeout, this, [this] {
        lose(m_isGreeted ? tr("has not answered for %1 s").arg(std::chrono::duration<double>(m_limits.silence).count())
                         : tr("does not answer"));
    });
    connect(&m_stopLimit, &QTimer::timeout, this, [this] { lose(tr("does not stop the program")); });
    m_silence.start(m_limits.start);
    // Nothing is told before the one who made this listens.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_target.program.isEmpty())
                return lose(tr("has an empty command line"));
            m_process->start(m_target.program, m_target.arguments + QStringList{QLatin1String(kCaptureRole)});
        },
        Qt::QueuedConnection);
}

RemoteCapture::~RemoteCapture()
{
    m_process->disconnect(this);
    leave(m_process);
}

void RemoteCapture::stop()
{
    if (std::exchange(m_isStopping, true) || !m_isGreeted)
        return lose(tr("is left before the program has ended"));
    send(toCaptureMessage(CaptureMessage::Stop));
    m_stopLimit.start(m_limits.stop);
}

void RemoteCapture::readErrors()
{
    const QByteArray bytes = m_process->readAllStandardError();
    m_errors = (m_errors + bytes).last(std::min(m_errors.size() + bytes.size(), kLastWords));
    if (m_isGreeted)
        emit noted(QString::fromUtf8(bytes));
}

void RemoteCapture::readInput()
{
    if (m_hasEnded)
        return;
    m_silence.start(m_isGreeted ? m_limits.silence : m_limits.start);
    QByteArray bytes = m_process->readAllStandardOutput();
    if (m_preamble.state() == PreambleReader::State::Waiting) {
        if (m_preamble.feed(bytes) == PreambleReader::State::Waiting)
            return;
        if (m_preamble.state() != PreambleReader::State::Found)
            return lose(tr("does not introduce itself: a terminal in between, or a program that writes first, is in the way"));
        if (m_preamble.peer().protocol != kProtocolVersion)
            return lose(tr("is of KernelDesk %1, this is KernelDesk %2: install the same version on both sides")
                            .arg(m_preamble.peer().program, programVersion()));
        bytes = m_preamble.takeRest();
    }
    m_frames.add(bytes);
    acceptFrames();
}

void RemoteCapture::acceptFrames()
{
    try {
        while (!m_hasEnded) {
            const std::optional<QByteArrayView> message = m_frames.next();
            if (!message)
                break;
            accept(*message);
        }
    } catch (const Error& error) {
        return lose(tr("is left: %1").arg(messageText(error)));
    } catch (const std::filesystem::filesystem_error& error) {
        return lose(tr("is left: %1").arg(QString::fromLocal8Bit(error.code().message().c_str())));
    }
    if (m_frames.fault() != FrameReader::Fault::None)
        lose(tr("is left: what it sends arrives damaged"));
}

void RemoteCapture::accept(QByteArrayView message)
{
    if (!m_isGreeted) {
        const bool isHello = static_cast<CaptureMessage>(message.front()) == CaptureMessage::Hello;
        if (!isHello || message.sliced(1).toInt() != kCaptureProtocol)
            return lose(tr("does not capture: it is of another version, or the target's command does not pass on the word %1 to it")
                            .arg(QLatin1String(kCaptureRole)));
        m_isGreeted = true;
        const QByteArray start = toCaptureMessage(m_start);
        if (static_cast<std::size_t>(start.size()) > kMaxMessageBytes)
            return lose(tr("takes no command line of that length"));
        return send(start);
    }
    const ReceivedCapture::News news = m_received.accept(message);
    if (!news.output.isEmpty())
        emit wrote(news.output, news.isError);
    if (news.isChange)
        emit changed();
    if (!news.failure.empty())
        end({.failure = messageText(news.failure)});
    else if (news.status)
        end({.status = news.status});
}

void RemoteCapture::send(const QByteArray& message)
{
    m_process->write(framed(message));
}

void RemoteCapture::onExited(int code, QProcess::ExitStatus status)
{
    readErrors();
    readInput();
    const posix::ExitStatus exit{.signalled = status == QProcess::CrashExit, .code = code};
    const QString how = messageText(posix::describe(exit)), words = QString::fromUtf8(m_errors).simplified();
    lose(words.isEmpty() || m_isGreeted
             ? how
             : tr("%1 (its last words: \"%2\")").arg(how, words.last(std::min<qsizetype>(words.size(), kQuotedWords))));
}

/// `what` follows the worker's name, without a full stop.
void RemoteCapture::lose(const QString& what)
{
    end({.failure = tr("The worker of target %1 (%2) %3.").arg(m_target.name, m_target.program, what), .isLost = true});
}

void RemoteCapture::end(RemoteCaptureEnd end)
{
    if (std::exchange(m_hasEnded, true))
        return;
    m_silence.stop();
    m_stopLimit.stop();
    m_process->closeWriteChannel();
    emit ended(end);
}

}  // namespace kd
