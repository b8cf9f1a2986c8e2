// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/stdiodevice.h"

#include "core/base/posix/descriptor.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace kd {
namespace {

constexpr qsizetype kReadSize = 64 << 10;
constexpr qsizetype kMaxUnread = 16 << 20;

}  // namespace

StdioDevice::StdioDevice(posix::Handle input, posix::Handle output, QObject* parent)
    : QIODevice(parent), m_input(std::move(input)), m_output(std::move(output)), m_readable(m_input.get(), QSocketNotifier::Read),
      m_writable(m_output.get(), QSocketNotifier::Write)
{
    posix::setNonBlocking(m_input.get());
    posix::setNonBlocking(m_output.get());
    m_writable.setEnabled(false);
    connect(&m_readable, &QSocketNotifier::activated, this, &StdioDevice::readInput);
    connect(&m_writable, &QSocketNotifier::activated, this, &StdioDevice::writeMore);
    open(QIODevice::ReadWrite | QIODevice::Unbuffered);
}

StdioDevice* StdioDevice::claimStandardStreams(QObject* parent)
{
    return new StdioDevice(posix::claimStandardInput(), posix::claimStandardOutput(), parent);
}

StdioDevice::~StdioDevice()
{
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
}

qint64 StdioDevice::readData(char* data, qint64 size)
{
    const qsizetype taken = std::min<qsizetype>(m_read.size(), static_cast<qsizetype>(size));
    std::memcpy(data, m_read.constData(), static_cast<std::size_t>(taken));
    m_read.remove(0, taken);
    if (m_input && !m_readable.isEnabled() && m_read.size() < kMaxUnread)
        m_readable.setEnabled(true);
    return taken;
}

qint64 StdioDevice::writeData(const char* data, qint64 size)
{
    if (!m_output)
        return -1;
    m_unwritten.append(data, static_cast<qsizetype>(size));
    if (!m_writable.isEnabled())
        writeMore();
    return size;
}

void StdioDevice::readInput()
{
    QByteArray part(kReadSize, Qt::Uninitialized);
    const auto got =
        posix::readAvailable(m_input.get(), std::as_writable_bytes(std::span(part.data(), static_cast<std::size_t>(part.size()))));
    if (!got)
        return;
    if (*got == 0)
        return finish();
    m_read.append(part.constData(), static_cast<qsizetype>(*got));
    if (m_read.size() >= kMaxUnread)
        m_readable.setEnabled(false);
    emit readyRead();
}

void StdioDevice::writeMore()
{
    const auto written = posix::writeAvailable(
        m_output.get(), std::as_bytes(std::span(m_unwritten.constData(), static_cast<std::size_t>(m_unwritten.size()))));
    if (!written) {
        m_output.reset();
        return finish();
    }
    m_unwritten.remove(0, static_cast<qsizetype>(*written));
    m_writable.setEnabled(!m_unwritten.isEmpty());
    if (*written > 0)
        emit bytesWritten(static_cast<qint64>(*written));
}

void StdioDevice::finish()
{
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
    m_input.reset();
    QMetaObject::invokeMethod(this, &QIODevice::readChannelFinished, Qt::QueuedConnection);
}

}  // namespace kd
