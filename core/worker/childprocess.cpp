// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/childprocess.h"

#include "core/base/error.h"
#include "core/base/posix/descriptor.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

using namespace std::chrono_literals;
constexpr auto kFirstReap = 1ms;
constexpr auto kSlowestReap = 100ms;
constexpr auto kUnkillableAfter = 5s;
constexpr int kReadsAtOnce = 16;
constexpr int kReadsAtEnd = 64;

}  // namespace

Message describe(const ChildEnd& end)
{
    if (end.sentGarbage)
        return "sent damaged data and was ended";
    return end.isDamage() ? Message("received damaged data and ended") : posix::describe(end.status);
}

bool wasEndedFromOutside(const ChildEnd& end)
{
    return !end.sentGarbage && end.status.endedFromOutside();
}

bool mayTryAgain(const ChildEnd& end)
{
    return wasEndedFromOutside(end) || end.isDamage();
}

Message outsideText(const MemoryBudget* budget)
{
    if (budget == nullptr)
        return "the system ends processes where memory runs out";
    return message("the system ends processes where memory runs out ({})", budget->text());
}

Message lastWords(std::string_view errors)
{
    const std::string_view text = trimmed(errors, "\r\n ");
    return text.empty() ? Message() : message(" (its last words: \"{}\")", text.substr(text.rfind('\n') + 1));
}

ChildProcess::ChildProcess(const ChildConfig& config, QObject* parent) : QObject(parent)
{
    auto [ours, theirs] = posix::Channel::pair();
    posix::Pipe output = posix::makePipe();
    posix::Pipe errors = posix::makePipe();
    m_process = posix::Process({.program = config.program,
                                .arguments = config.arguments,
                                .environment = config.environment,
                                .directory = config.directory,
                                .standardOutput = output.writing.get(),
                                .standardError = errors.writing.get(),
                                .descriptors = {theirs.get()}});
    m_id = m_process.id();
    m_channel = posix::Channel(std::move(ours), Bytes{kMaxValueBytes});
    m_channel.setNonBlocking();
    m_pipes[0] = std::move(output.reading);
    m_pipes[1] = std::move(errors.reading);
    for (int i = 0; i < kPipes; ++i) {
        m_notifiers[i] = std::make_unique<QSocketNotifier>(m_pipes[i].get(), QSocketNotifier::Read);
        connect(m_notifiers[i].get(), &QSocketNotifier::activated, this, [this, i] { readPipe(i); });
    }
    m_readable = std::make_unique<QSocketNotifier>(m_channel.descriptor(), QSocketNotifier::Read);
    connect(m_readable.get(), &QSocketNotifier::activated, this, &ChildProcess::readMessages);
    m_writable = std::make_unique<QSocketNotifier>(m_channel.descriptor(), QSocketNotifier::Write);
    m_writable->setEnabled(false);
    connect(m_writable.get(), &QSocketNotifier::activated, this, &ChildProcess::writeMore);
    m_reapTimer.setSingleShot(true);
    connect(&m_reapTimer, &QTimer::timeout, this, &ChildProcess::reap);
}

void ChildProcess::send(const ChildMessage& message, std::span<const int> descriptors)
{
    m_channel.send(toCbor(message), descriptors);
    writeMore();
}

void ChildProcess::writeMore()
{
    const bool wasOpen = m_channel.isOpen();
    const bool isEmpty = m_channel.flush();
    m_writable->setEnabled(wasOpen && m_channel.isOpen() && !isEmpty);
}

void ChildProcess::readMessages()
{
    const bool isOpen = m_channel.fill();
    const QPointer<ChildProcess> self(this);
    while (std::optional<posix::Frame> frame = m_channel.popFrame()) {
        try {
            const ChildMessage received = childMessageFrom(frame->payload);
            emit message(received);
        } catch (const Error&) {
            m_sentGarbage = true;
            m_channel.close();
        }
        if (!self || m_isKilled)
            return;
    }
    if (isOpen && m_channel.isOpen())
        return;
    m_sentGarbage = m_sentGarbage || m_channel.isDamaged();
    m_readable->setEnabled(false);
    m_writable->setEnabled(false);
    m_channel.close();
    m_process.kill();
    m_killed = std::chrono::steady_clock::now();
    reap();
}

bool ChildProcess::readPipe(int index)
{
    std::array<std::byte, 64 << 10> buffer;
    const auto got = m_pipes[index] ? posix::readAvailable(m_pipes[index].get(), buffer) : std::optional<std::size_t>(0);
    if (!got)
        return false;
    if (*got == 0) {
        m_notifiers[index]->setEnabled(false);
        m_pipes[index].reset();
        return false;
    }
    if (!m_isKilled)
        emit output(index, QByteArray(reinterpret_cast<const char*>(buffer.data()), static_cast<qsizetype>(*got)));
    return true;
}

void ChildProcess::drainOutput()
{
    for (int index = 0; index < kPipes; ++index)
        for (int reads = 0; reads < kReadsAtOnce && readPipe(index); ++reads) { }
}

void ChildProcess::kill()
{
    if (m_isKilled)
        return;
    m_isKilled = true;
    m_process.kill();
    m_killed = std::chrono::steady_clock::now();
    m_readable->setEnabled(false);
    m_writable->setEnabled(false);
    m_channel.close();
    for (int index = 0; index < kPipes; ++index) {
        m_notifiers[index]->setEnabled(false);
        m_pipes[index].reset();
    }
    m_reapTimer.start(kFirstReap);
}

void ChildProcess::reap()
{
    if (!m_process.isRunning())
        return;
    const std::optional<posix::ExitStatus> status = m_process.poll();
    if (!status) {
        if (!m_saidUnkillable && std::chrono::steady_clock::now() - m_killed > kUnkillableAfter) {
            m_saidUnkillable = true;
            emit unkillable(m_id);
        }
        m_reapTimer.start(std::clamp(m_reapTimer.intervalAsDuration() * 2, std::chrono::milliseconds(kFirstReap),
                                     std::chrono::milliseconds(kSlowestReap)));
        return;
    }
    if (!m_isKilled) {
        for (int index = 0; index < kPipes; ++index)
            for (int reads = 0; reads < kReadsAtEnd && readPipe(index); ++reads) { }
        emit died({*status, m_sentGarbage});
    }
    emit exited();
    deleteLater();
}

}  // namespace kd
